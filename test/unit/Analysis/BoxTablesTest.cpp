//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Against a walk over every device.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/BoxTables.h"
#include "tofu/TDL/Interval.h"

#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;

namespace {
using Ranges = SmallVector<std::pair<int64_t, int64_t>, 4>;

class BoxTablesTest : public testing::Test {
protected:
  BoxTablesTest() { context.loadDialect<tdl::TDLDialect>(); }

  int64_t pick(int64_t count) { return int64_t(random() % count); }

  /// Of the coordinates of a few axes.
  AffineExpr pickExpr(size_t numAxes) {
    AffineExpr expr = getAffineConstantExpr(pick(5), &context);
    for (int64_t terms = pick(3); terms > 0; --terms)
      expr = expr + getAffineDimExpr(pick(numAxes), &context) * (pick(7) - 2);
    if (pick(4) == 0)
      expr = expr.floorDiv(2 + pick(2));
    if (pick(4) == 0)
      expr = expr % (2 + pick(4));
    return expr;
  }
  AffineMap pickMap(size_t numAxes, size_t most) {
    SmallVector<AffineExpr> exprs;
    for (size_t count = 1 + pick(most); count > 0; --count)
      exprs.push_back(pickExpr(numAxes));
    return AffineMap::get(numAxes, 0, exprs, &context);
  }
  BoxAttr pickBox(size_t rank, size_t numAxes) {
    SmallVector<AffineMap> lowers, uppers;
    for (size_t dim = 0; dim != rank; ++dim) {
      lowers.push_back(pickMap(numAxes, 2));
      uppers.push_back(pickMap(numAxes, 2));
    }
    AffineMap conditions =
        pick(2) ? pickMap(numAxes, 2) : AffineMap::get(numAxes, 0, &context);
    return BoxAttr::get(&context, numAxes, lowers, uppers, conditions);
  }

  static int64_t getVolume(const Ranges &box) {
    int64_t volume = 1;
    for (auto [first, second] : box)
      volume *= std::max<int64_t>(second - first, 0);
    return volume;
  }

  MLIRContext context;
  std::mt19937 random{7};
};
} // namespace

TEST_F(BoxTablesTest, EqualAWalkOverAllDevices) {
  int64_t nonempty = 0;
  for (int round = 0; round != 2000; ++round) {
    SmallVector<int64_t> mesh;
    for (int64_t axes = 1 + pick(4); axes > 0; --axes)
      mesh.push_back(1 + pick(4));
    size_t rank = pick(4);
    BoxAttr box = pickBox(rank, mesh.size()),
            other = pickBox(rank, mesh.size());
    SmallVector<unsigned> pinned;
    for (unsigned axis = 0; axis != mesh.size(); ++axis)
      if (pick(3) == 0)
        pinned.push_back(axis);

    int64_t total = 0, common = 0, pinnedCommon = 0, largest = 0;
    std::vector<std::set<std::pair<int64_t, int64_t>>> ranges(rank);
    SmallVector<int64_t> at(mesh.size(), 0);
    for (bool isDone = false; !isDone;) {
      Ranges own = box.evaluate(at), theirs = other.evaluate(at), both;
      for (auto [a, b] : llvm::zip_equal(own, theirs))
        both.push_back(
            {std::max(a.first, b.first), std::min(a.second, b.second)});
      // What has no dimension is one element, and may not be there.
      auto isThere = [&](BoxAttr of) {
        return llvm::all_of(of.getConditions().getResults(), [&](AffineExpr e) {
          return tofu::evaluate(e, at) >= 0;
        });
      };
      int64_t volume = isThere(box) ? getVolume(own) : 0;
      int64_t overlap = isThere(box) && isThere(other) ? getVolume(both) : 0;
      total += volume;
      common += overlap;
      largest = std::max(largest, volume);
      if (llvm::all_of(pinned, [&](unsigned axis) { return at[axis] == 0; }))
        pinnedCommon += overlap;
      auto always =
          BoxAttr::get(&context, mesh.size(), box.getLowers(), box.getUppers(),
                       AffineMap::get(mesh.size(), 0, &context));
      for (size_t dim = 0; dim != rank; ++dim) {
        auto one = BoxAttr::get(&context, mesh.size(), box.getLowers()[dim],
                                box.getUppers()[dim], always.getConditions());
        auto range = one.evaluate(at).front();
        ranges[dim].insert({range.first, range.second});
      }
      int axis = int(mesh.size()) - 1;
      while (axis >= 0 && ++at[axis] == mesh[axis])
        at[axis--] = 0;
      isDone = axis < 0;
    }

    BoxTables tables(mesh);
    EXPECT_EQ(tables.getTotal(box), total);
    EXPECT_EQ(tables.getTotalOverlap(box, other), common);
    EXPECT_EQ(tables.getTotalOverlap(box, other, pinned), pinnedCommon);
    EXPECT_EQ(tables.getLargest(box), largest);
    EXPECT_EQ(tables.getTotal(box), total) << "asked again";
    for (size_t dim = 0; dim != rank; ++dim)
      EXPECT_EQ(llvm::to_vector(ranges[dim]),
                llvm::to_vector(tables.getRanges(box, dim)));
    nonempty += common != 0;
  }
  EXPECT_GE(nonempty, 200);
}

// A dimension that 16 axes cut, on 65,536 devices.
TEST_F(BoxTablesTest, ManyDevices) {
  SmallVector<int64_t> mesh(16, 2);
  AffineExpr at = getAffineConstantExpr(0, &context);
  for (unsigned axis = 0; axis != 16; ++axis)
    at = at * 2 + getAffineDimExpr(axis, &context);
  auto map = [&](AffineExpr expr) { return AffineMap::get(16, 0, expr); };
  auto box = BoxAttr::get(&context, 16, map(at * 3), map(at * 3 + 3),
                          AffineMap::get(16, 0, &context));
  auto halo = BoxAttr::get(&context, 16, map(at * 3 - 1), map(at * 3 + 4),
                           AffineMap::get(16, 0, &context));
  BoxTables tables(mesh);
  EXPECT_EQ(tables.getTotal(halo), 5 * 65536);
  EXPECT_EQ(tables.getTotalOverlap(halo, box), 3 * 65536);
  EXPECT_EQ(tables.getLargest(halo), 5);
  EXPECT_EQ(tables.getRanges(box, 0).size(), 65536u);
}

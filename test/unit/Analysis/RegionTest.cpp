//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Region soundness: every coordinate that a part reads lies in its region.
//
//===----------------------------------------------------------------------===//
#include "ParsedLambda.h"
#include "RandomAffine.h"

#include "mlir/AsmParser/AsmParser.h"

using namespace mlir;
using namespace tofu::tdl;
using tofu::test::RandomAffine;

namespace {
/// One access with the splits of its variables, checked on every device.
class RegionCheck {
public:
  Access access;
  SmallVector<int64_t> shape;
  SmallVector<VariableSplit> variables;
  SmallVector<int64_t> mesh;
  bool tight = false; // every region touches what is read, on every side

  void run() const {
    BoxAttr box = getRegion(access, shape, variables, mesh);
    BoxAttr part = getPartBox(access.map.getContext(), variables, mesh);
    SmallVector<std::pair<int64_t, int64_t>> ranges;
    for (int64_t extent : mesh)
      ranges.push_back({0, extent});
    forEachPoint(ranges,
                 [&](ArrayRef<int64_t> device) { check(device, box, part); });
  }

private:
  /// The part's definition, written out.
  std::pair<int64_t, int64_t> getPart(const VariableSplit &variable,
                                      ArrayRef<int64_t> device) const {
    int64_t q = 0, k = 1;
    for (unsigned axis : variable.axes) {
      q = q * mesh[axis] + device[axis];
      k *= mesh[axis];
    }
    return {q * variable.extent / k, (q + 1) * variable.extent / k};
  }

  static void forEachPoint(ArrayRef<std::pair<int64_t, int64_t>> ranges,
                           function_ref<void(ArrayRef<int64_t>)> visit) {
    SmallVector<int64_t> point;
    for (auto [lo, hi] : ranges) {
      if (lo >= hi)
        return;
      point.push_back(lo);
    }
    while (true) {
      visit(point);
      size_t i = point.size();
      while (i > 0 && ++point[i - 1] == ranges[i - 1].second) {
        point[i - 1] = ranges[i - 1].first;
        --i;
      }
      if (i == 0)
        return;
    }
  }

  static int64_t evaluate(AffineExpr expr, ArrayRef<int64_t> point) {
    SmallVector<AffineExpr> values;
    for (int64_t value : point)
      values.push_back(getAffineConstantExpr(value, expr.getContext()));
    return cast<AffineConstantExpr>(expr.replaceDims(values)).getValue();
  }

  bool holds(ArrayRef<int64_t> point) const {
    IntegerSet guard = access.guard;
    for (unsigned i = 0; guard && i != guard.getNumConstraints(); ++i) {
      int64_t value = evaluate(guard.getConstraint(i), point);
      if (guard.isEq(i) ? value != 0 : value < 0)
        return false;
    }
    return true;
  }

  void check(ArrayRef<int64_t> device, BoxAttr box, BoxAttr part) const {
    SmallVector<std::pair<int64_t, int64_t>> ranges, read;
    for (const VariableSplit &variable : variables)
      ranges.push_back(getPart(variable, device));
    auto parts = part.evaluate(device);
    bool isEmpty = llvm::any_of(
        ranges, [](auto range) { return range.first >= range.second; });
    for (size_t v = 0; v < ranges.size() && !isEmpty; ++v)
      ASSERT_EQ(parts[v], ranges[v]);
    auto region = box.evaluate(device);
    read.assign(shape.size(), {INT64_MAX, INT64_MIN});
    forEachPoint(ranges, [&](ArrayRef<int64_t> point) {
      if (!holds(point))
        return;
      SmallVector<int64_t> at;
      for (AffineExpr expr : access.map.getResults())
        at.push_back(evaluate(expr, point));
      for (auto [x, extent] : llvm::zip(at, shape))
        if (x < 0 || x >= extent)
          return;
      for (size_t dim = 0; dim != shape.size(); ++dim) {
        read[dim].first = std::min(read[dim].first, at[dim]);
        read[dim].second = std::max(read[dim].second, at[dim] + 1);
      }
    });
    for (size_t dim = 0; dim != shape.size(); ++dim) {
      auto [lo, hi] = region[dim];
      if (isEmpty)
        ASSERT_GE(lo, hi) << describe(device, box);
      if (lo < hi) {
        ASSERT_GE(lo, 0) << describe(device, box);
        ASSERT_LE(hi, shape[dim]) << describe(device, box);
      }
      if (read[dim].first >= read[dim].second)
        continue;
      ASSERT_LE(lo, read[dim].first) << describe(device, box);
      ASSERT_GE(hi, read[dim].second) << describe(device, box);
      if (tight)
        ASSERT_EQ(region[dim], read[dim]) << describe(device, box);
    }
  }

  std::string describe(ArrayRef<int64_t> device, BoxAttr box) const {
    std::string text;
    llvm::raw_string_ostream os(text);
    auto list = [&](StringRef name, auto values) {
      llvm::interleaveComma(values, os << name << "[");
      os << "]";
    };
    os << access.map;
    list(" shape ", shape);
    list(" mesh ", mesh);
    list(" device ", device);
    for (const VariableSplit &variable : variables)
      list((" " + Twine(variable.extent) + "/").str(), variable.axes);
    if (IntegerSet guard = access.guard)
      guard.print(os << " where ");
    os << " box " << box;
    return text;
  }
};

/// Random accesses over three variables.
class RandomAccess : public RandomAffine {
public:
  using RandomAffine::RandomAffine;

  /// One coordinate per variable at most: then regions are exact.
  AffineExpr getWindow(unsigned dim) {
    AffineExpr expr = getAffineDimExpr(dim, &context);
    if (pick(0, 2) == 0)
      expr = expr * -1 + pick(0, 9);
    return expr + pick(-3, 3);
  }
  RegionCheck getSplits() {
    RegionCheck check;
    check.mesh = {pick(1, 3), pick(1, 3), pick(1, 2)};
    SmallVector<SmallVector<unsigned>> lists(3);
    for (unsigned axis : {0, 1, 2})
      if (int64_t v = pick(0, 3); v < 3) {
        auto &list = lists[v];
        list.insert(pick(0, 1) ? list.end() : list.begin(), axis);
      }
    for (auto &list : lists)
      check.variables.push_back({pick(0, 20) ? pick(1, 9) : 0, list});
    return check;
  }
  IntegerSet getGuard() {
    SmallVector<AffineExpr> constraints;
    SmallVector<bool> equalities;
    for (int64_t count = pick(1, 2); count > 0; --count) {
      constraints.push_back(pick(0, 5) ? getLinear() : getQuasiAffine(1));
      equalities.push_back(pick(0, 2) == 0);
    }
    return IntegerSet::get(3, 0, constraints, equalities);
  }
};

class RegionTest : public ::testing::Test {
protected:
  RegionTest() { context.loadDialect<TDLDialect>(); }
  std::string getBox(StringRef map, ArrayRef<int64_t> shape,
                     ArrayRef<VariableSplit> variables, ArrayRef<int64_t> mesh,
                     StringRef guard = "") {
    auto attr = cast<AffineMapAttr>(
        parseAttribute(("affine_map<" + map + ">").str(), &context));
    IntegerSet set;
    if (!guard.empty())
      set = cast<IntegerSetAttr>(
                parseAttribute(("affine_set<" + guard + ">").str(), &context))
                .getValue();
    std::string text;
    llvm::raw_string_ostream(text)
        << getRegion({0, attr.getValue(), set}, shape, variables, mesh);
    return StringRef(text).split("-> ").second.drop_back().str();
  }
  MLIRContext context;
};
} // namespace

TEST_F(RegionTest, ContainsWhatRandomAccessesRead) {
  for (unsigned seed = 0; seed != 4000; ++seed) {
    RandomAccess random(seed, context);
    RegionCheck check = random.getSplits();
    SmallVector<AffineExpr> exprs;
    for (int64_t rank = random.pick(1, 2); rank > 0; --rank) {
      exprs.push_back(random.getQuasiAffine(random.pick(0, 3)));
      check.shape.push_back(random.pick(1, 12));
    }
    check.access = {0, AffineMap::get(3, 0, exprs, &context), IntegerSet()};
    if (random.pick(0, 1))
      check.access.guard = random.getGuard();
    check.run();
    if (HasFatalFailure())
      FAIL() << "seed " << seed;
  }
}

TEST_F(RegionTest, TouchesEverySideOfWindows) {
  for (unsigned seed = 0; seed != 2000; ++seed) {
    RandomAccess random(seed, context);
    RegionCheck check = random.getSplits();
    AffineExpr first = random.getWindow(0);
    if (random.pick(0, 1)) // a window: x + dx
      first = first + getAffineDimExpr(1, &context);
    check.access = {
        0, AffineMap::get(3, 0, {first, random.getWindow(2)}, &context),
        IntegerSet()};
    check.shape = {random.pick(1, 12), random.pick(1, 12)};
    check.tight = true;
    check.run();
    if (HasFatalFailure())
      FAIL() << "seed " << seed;
  }
}

TEST_F(RegionTest, IsSimpleWhereSplitsAreEven) {
  EXPECT_EQ(getBox("(d0, d1) -> (d0, d1)", {32, 5}, {{32, {0}}, {5, {}}}, {4}),
            "[d0 * 8 to d0 * 8 + 8, 0 to 5]");
  EXPECT_EQ(getBox("(d0) -> (d0)", {32}, {{32, {1, 0}}}, {2, 4}),
            "[d1 * 8 + d0 * 4 to d1 * 8 + d0 * 4 + 4]");
  // Windows: inside the tensor, and clipped to it.
  EXPECT_EQ(
      getBox("(d0, d1) -> (d0 * 2 + d1)", {66}, {{32, {0}}, {3, {}}}, {4}),
      "[d0 * 16 to d0 * 16 + 17]");
  EXPECT_EQ(
      getBox("(d0, d1) -> (d0 + d1 - 1)", {32}, {{32, {0}}, {3, {}}}, {4}),
      "[max(0, d0 * 8 - 1) to min(32, d0 * 8 + 9)]");
  // Heads of a merged dimension.
  EXPECT_EQ(
      getBox("(d0) -> (d0 floordiv 16, d0 mod 16)", {8, 16}, {{128, {0}}}, {4}),
      "[d0 * 2 to d0 * 2 + 2, 0 to 16]");
  EXPECT_EQ(
      getBox("(d0) -> (d0 floordiv 64, d0 mod 64)", {2, 64}, {{128, {0}}}, {4}),
      "[d0 floordiv 2 to d0 floordiv 2 + 1, (d0 * 32) mod 64 to (d0 * 32 "
      "+ 31) mod 64 + 1]");
}

TEST_F(RegionTest, IsEmptyWherePartsAre) {
  EXPECT_EQ(getBox("(d0) -> (d0)", {3}, {{3, {0}}}, {4}),
            "[(d0 * 3) floordiv 4 to (d0 * 3 + 3) floordiv 4] if [(d0 * 3 + 3) "
            "floordiv 4 - (d0 * 3) floordiv 4 - 1]");
  EXPECT_EQ(getBox("(d0, d1) -> (d1)", {8}, {{1, {0}}, {8, {}}}, {4}),
            "[0 to 8] if [d0 - 3]");
}

TEST_F(RegionTest, IsNarrowedByGuards) {
  // A prefix: rows i need columns j <= i.
  EXPECT_EQ(getBox("(d0, d1) -> (d0, d1)", {8, 8}, {{8, {0}}, {8, {}}}, {4},
                   "(d0, d1) : (d0 - d1 >= 0)"),
            "[d0 * 2 to d0 * 2 + 2, 0 to d0 * 2 + 2]");
  // The second operand of a concatenation of 5 and 3.
  EXPECT_EQ(
      getBox("(d0) -> (d0 - 5)", {3}, {{8, {0}}}, {2}, "(d0) : (d0 - 5 >= 0)"),
      "[0 to 3] if [d0 * 4 - 2]");
}

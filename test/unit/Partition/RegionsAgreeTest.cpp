//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The search counts regions by their values, expansion writes them in closed
// form (docs/Rationale.md says why): of random accesses and guards, on every
// device, both are the same.
//
//===----------------------------------------------------------------------===//
#include "../Analysis/RandomAffine.h"
#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Search/Region.h"

#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tofu;

static IndexExpr convert(AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return IndexExpr::constant(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return IndexExpr::variable(dim.getPosition());
  auto binary = cast<AffineBinaryOpExpr>(expr);
  IndexExpr left = convert(binary.getLHS());
  if (expr.getKind() == AffineExprKind::Add)
    return left + convert(binary.getRHS());
  int64_t value = cast<AffineConstantExpr>(binary.getRHS()).getValue();
  if (expr.getKind() == AffineExprKind::Mul)
    return left * value;
  return expr.getKind() == AffineExprKind::Mod ? left.mod(value)
                                               : left.floorDiv(value);
}

namespace {
class RegionsAgreeTest : public testing::Test {
protected:
  RegionsAgreeTest() { context.loadDialect<tdl::TDLDialect>(); }

  MLIRContext context;
  test::RandomAffine random{3, context};
};
} // namespace

TEST_F(RegionsAgreeTest, OnEveryDevice) {
  constexpr unsigned kVariables = test::RandomAffine::kVariables;
  int64_t read = 0, guarded = 0;
  for (int round = 0; round != 4000; ++round) {
    SmallVector<int64_t> mesh{random.pick(1, 3), random.pick(1, 3),
                              random.pick(1, 2)};
    AxisLists lists(kVariables);
    for (unsigned axis : {0, 1, 2})
      if (int64_t v = random.pick(0, kVariables); v < kVariables)
        lists[v].insert(random.pick(0, 1) ? lists[v].end() : lists[v].begin(),
                        axis);
    SmallVector<tdl::VariableSplit> splits;
    search::Operator op;
    for (const Axes &list : lists) {
      splits.push_back({random.pick(1, 9), {list.begin(), list.end()}});
      op.variables.push_back(
          {splits.back().extent, search::VariableKind::Output, true, ""});
    }

    SmallVector<int64_t> shape;
    SmallVector<AffineExpr> exprs;
    search::Operand operand;
    for (int64_t rank = random.pick(1, 2); rank > 0; --rank) {
      shape.push_back(random.pick(1, 12));
      exprs.push_back(random.getQuasiAffine(random.pick(0, 3)));
      operand.access.push_back(convert(exprs.back()));
    }
    SmallVector<AffineExpr> guards;
    SmallVector<bool> equalities;
    for (int64_t count = random.pick(0, 2); count > 0; --count) {
      AffineExpr guard = random.getLinear();
      if (isa<AffineConstantExpr>(guard))
        continue;
      guards.push_back(guard);
      equalities.push_back(random.pick(0, 2) == 0);
      operand.guards.push_back({convert(guard), bool(equalities.back())});
    }
    tdl::Access access{
        0, AffineMap::get(kVariables, 0, exprs, &context),
        guards.empty() ? IntegerSet()
                       : IntegerSet::get(kVariables, 0, guards, equalities)};

    tdl::BoxAttr box = tdl::getRegion(access, shape, splits, mesh);
    SmallVector<SpanTable> tables;
    for (auto [dim, extent] : llvm::enumerate(shape))
      tables.push_back(tabulate(
          search::getRegion(op, operand, dim, extent, lists, mesh), mesh));
    forEachDevice(mesh, [&](ArrayRef<int64_t> at) {
      bool isRead = true;
      for (auto [variable, list] : llvm::zip(op.variables, lists))
        isRead &= !getPart(variable.extent, list, mesh, at).empty();
      SmallVector<std::pair<int64_t, int64_t>> spans;
      for (const SpanTable &table : tables) {
        Span span = table.values[getTableIndex(table.axes, mesh, at)];
        isRead &= !span.empty();
        spans.push_back({span.lo, span.hi});
      }
      auto ranges = box.evaluate(at);
      EXPECT_EQ(isRead, llvm::all_of(ranges,
                                     [](auto range) {
                                       return range.first < range.second;
                                     }))
          << "round " << round;
      if (isRead)
        EXPECT_EQ(ArrayRef(spans), ArrayRef(ranges)) << "round " << round;
      read += isRead;
      guarded += isRead && !guards.empty();
    });
  }
  EXPECT_GE(read, 8000);
  EXPECT_GE(guarded, 2000);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Scatter.h"

#include "tofu/TDL/Combiners.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

using Variables = llvm::SmallDenseSet<BlockArgument, 8>;

/// The indices of the results that the values are computed with.
static Variables getIndices(LambdaOp lambda, ValueRange values) {
  SmallVector<Value> work(values);
  llvm::SmallDenseSet<Value, 16> seen;
  Variables found;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    if (llvm::is_contained(lambda.getIndices(), next))
      found.insert(cast<BlockArgument>(next));
    Operation *def = next.getDefiningOp();
    if (!def)
      continue;
    llvm::append_range(work, def->getOperands());
    def->walk([&](Operation *inner) {
      if (inner != def)
        llvm::append_range(work, inner->getOperands());
    });
  }
  return found;
}

/// Adds the rows of `a == b and c == d and ...`; false if it is anything else.
static bool addRows(LambdaOp lambda, Value condition, Scatter &scatter) {
  SmallVector<Value> work = {condition};
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (auto both = next.getDefiningOp<arith::AndIOp>()) {
      work.push_back(both.getRhs());
      work.push_back(both.getLhs());
      continue;
    }
    auto compare = next.getDefiningOp<arith::CmpIOp>();
    if (!compare || compare.getPredicate() != arith::CmpIPredicate::eq)
      return false;
    Value variable = compare.getLhs(), position = compare.getRhs();
    if (!llvm::is_contained(lambda.getIndices(), variable))
      std::swap(variable, position);
    if (!llvm::is_contained(lambda.getIndices(), variable))
      return false;
    scatter.rows.push_back({cast<BlockArgument>(variable), position});
  }
  return true;
}

std::optional<Scatter> tofu::tdl::matchScatter(LambdaOp lambda) {
  auto reduces = lambda.getBlock()->getOps<ReduceOp>();
  if (!llvm::hasSingleElement(reduces))
    return std::nullopt;
  ReduceOp reduce = *reduces.begin();
  if (reduce.getNumResults() != 1 || !reduce.getBuiltin())
    return std::nullopt;
  Value sum = reduce.getResult(0);
  auto choice =
      reduce.getYield().getValues()[0].getDefiningOp<arith::SelectOp>();
  Attribute otherwise;
  if (!choice ||
      !matchPattern(choice.getFalseValue(), m_Constant(&otherwise)) ||
      otherwise != getIdentity(*reduce.getBuiltin(), sum.getType()))
    return std::nullopt;
  Scatter scatter;
  scatter.reduce = reduce;
  scatter.term = choice.getTrueValue();
  if (!addRows(lambda, choice.getCondition(), scatter))
    return std::nullopt;

  SmallVector<Value> around(reduce.getGuardIndices());
  for (const Scatter::Row &row : scatter.rows)
    around.push_back(row.position);
  Variables outer = getIndices(lambda, around);
  Variables inTerm = getIndices(lambda, scatter.term);
  Variables rows;
  for (const Scatter::Row &row : scatter.rows)
    if (!rows.insert(row.variable).second || outer.contains(row.variable) ||
        inTerm.contains(row.variable))
      return std::nullopt;
  for (Value index : lambda.getIndices()) {
    auto variable = cast<BlockArgument>(index);
    if (!rows.contains(variable))
      (outer.contains(variable) ? scatter.outer : scatter.inner)
          .push_back(variable);
  }
  Type accumulated = getAccumulatorType(reduce, sum.getType());
  scatter.isResult =
      accumulated == sum.getType() &&
      llvm::equal(lambda.getYield().getValues(), ValueRange(sum));
  return scatter;
}

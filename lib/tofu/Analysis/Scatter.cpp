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

/// The row of `v == position`, if it is that.
static std::optional<Scatter::Row> matchRow(LambdaOp lambda, Value condition) {
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  if (!compare || compare.getPredicate() != arith::CmpIPredicate::eq)
    return std::nullopt;
  for (auto [variable, position] :
       {std::pair(compare.getLhs(), compare.getRhs()),
        std::pair(compare.getRhs(), compare.getLhs())})
    if (llvm::is_contained(lambda.getIndices(), variable))
      return Scatter::Row{cast<BlockArgument>(variable), position};
  return std::nullopt;
}

/// Adds what `a and b and ...` asks for.
static void addConditions(LambdaOp lambda, Value condition, Scatter &scatter) {
  SmallVector<Value> work = {condition};
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (auto both = next.getDefiningOp<arith::AndIOp>()) {
      work.push_back(both.getRhs());
      work.push_back(both.getLhs());
    } else if (std::optional<Scatter::Row> row = matchRow(lambda, next)) {
      scatter.rows.push_back(*row);
    } else {
      scatter.conditions.push_back(next);
    }
  }
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
  addConditions(lambda, choice.getCondition(), scatter);
  if (scatter.rows.empty())
    return std::nullopt;

  SmallVector<Value> around(reduce.getGuardIndices());
  for (const Scatter::Row &row : scatter.rows)
    around.push_back(row.position);
  llvm::append_range(around, scatter.conditions);
  Variables outer = getIndices(lambda, around);
  Variables rows;
  for (const Scatter::Row &row : scatter.rows)
    if (!rows.insert(row.variable).second || outer.contains(row.variable))
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

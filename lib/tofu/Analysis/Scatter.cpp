//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Scatter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// True if `value` is computed with the variable.
static bool dependsOn(Value value, Value variable) {
  SmallVector<Value> work = {value};
  llvm::SmallDenseSet<Value, 16> seen;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (next == variable)
      return true;
    Operation *def = next.getDefiningOp();
    if (!def || !seen.insert(next).second)
      continue;
    llvm::append_range(work, def->getOperands());
    def->walk([&](Operation *inner) {
      if (inner != def)
        llvm::append_range(work, inner->getOperands());
    });
  }
  return false;
}

std::optional<Scatter> tofu::tdl::matchScatter(LambdaOp lambda) {
  OperandRange yielded = lambda.getYield().getValues();
  if (yielded.size() != 1)
    return std::nullopt;
  auto reduce = yielded[0].getDefiningOp<ReduceOp>();
  if (!reduce || reduce.getNumResults() != 1 || !reduce.getBuiltin())
    return std::nullopt;
  Type type = yielded[0].getType();
  auto choice =
      reduce.getYield().getValues()[0].getDefiningOp<arith::SelectOp>();
  Attribute otherwise;
  if (!choice || reduce.getAccumulator().value_or(type) != type ||
      !matchPattern(choice.getFalseValue(), m_Constant(&otherwise)) ||
      otherwise != getIdentity(*reduce.getBuiltin(), type))
    return std::nullopt;
  auto compare = choice.getCondition().getDefiningOp<arith::CmpIOp>();
  if (!compare || compare.getPredicate() != arith::CmpIPredicate::eq)
    return std::nullopt;
  for (auto [variable, position] :
       {std::pair(compare.getLhs(), compare.getRhs()),
        std::pair(compare.getRhs(), compare.getLhs())}) {
    auto argument = dyn_cast<BlockArgument>(variable);
    if (!argument || argument.getOwner() != lambda.getBlock() ||
        !position.getType().isIndex())
      continue;
    auto isFree = [&](Value value) { return !dependsOn(value, argument); };
    if (isFree(position) && isFree(choice.getTrueValue()) &&
        llvm::all_of(reduce.getGuardIndices(), isFree))
      return Scatter{reduce, argument, position, choice.getTrueValue()};
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Schedule/CopyResults.h"

#include "mlir/IR/Builders.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/Transforms/Copy.h"

using namespace mlir;
using namespace tofu;

void tofu::copyResults(func::FuncOp function) {
  Operation *terminator = function.getBody().front().getTerminator();
  DenseI64ArrayAttr replaces = plan::getReplaces(function);
  OpBuilder builder(terminator);
  // An argument that a result leaves as it is has that result first.
  DenseSet<Value> taken;
  auto staysInPlace = [&](OpOperand &operand) {
    auto argument = dyn_cast<BlockArgument>(operand.get());
    return argument && replaces &&
           replaces[operand.getOperandNumber()] == argument.getArgNumber();
  };
  for (OpOperand &operand : terminator->getOpOperands()) {
    Value value = operand.get();
    RankedTensorType tensor = tdl::getGlobalType(value.getType());
    if (!tensor || !tensor.hasStaticShape() || staysInPlace(operand))
      continue;
    Operation *op = value.getDefiningOp();
    if (op && !op->hasTrait<OpTrait::ConstantLike>() &&
        taken.insert(value).second)
      continue;
    operand.set(
        emitCopy(builder, terminator->getLoc(), value, value.getType()));
  }
}

void tofu::copyStates(func::FuncOp function) {
  SmallVector<tdl::WhileOp> loops;
  tdl::walkOperators(function.getBody().front(), [&](Operation &op) {
    if (auto loop = dyn_cast<tdl::WhileOp>(op))
      loops.push_back(loop);
  });
  for (tdl::WhileOp loop : loops) {
    Operation *terminator = loop.getBodyBlock()->getTerminator();
    OpBuilder builder(terminator);
    for (OpOperand &operand : terminator->getOpOperands()) {
      auto state = dyn_cast<BlockArgument>(operand.get());
      if (state && state.getOwner() == loop.getBodyBlock() &&
          state.getArgNumber() != operand.getOperandNumber())
        operand.set(
            emitCopy(builder, terminator->getLoc(), state, state.getType()));
    }
  }
}

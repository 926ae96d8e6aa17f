//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/States.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Analysis/Linearity.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/Transforms/Copy.h"
#include "tofu/Transforms/Dedup.h"

using namespace mlir;
using namespace tofu;

namespace {
class Separator {
public:
  explicit Separator(func::FuncOp function)
      : root(function.getBody().front()), builder(function.getContext()) {
    // What the function returns may have a layout of its own.
    for (Value value : root.getTerminator()->getOperands())
      taken.insert(value);
  }

  void run() {
    for (Block *block : tdl::getBlocks(root)) {
      for (auto loop : block->getOps<tdl::WhileOp>())
        separate(loop, loop.getInitsMutable());
      if (block != &root && !isCondition(block))
        separate(block->getTerminator(),
                 block->getTerminator()->getOpOperands());
    }
    copyReturned();
  }

private:
  static bool isCondition(Block *block) {
    auto loop = dyn_cast<tdl::WhileOp>(block->getParentOp());
    return loop && block == loop.getConditionBlock();
  }

  template <class Operands> void separate(Operation *at, Operands &&operands) {
    builder.setInsertionPoint(at);
    for (OpOperand &operand : operands) {
      Value value = operand.get();
      auto type = dyn_cast<RankedTensorType>(value.getType());
      if (!type || !type.hasStaticShape())
        continue; // refused where the graph is built
      auto lambda = value.getDefiningOp<tdl::LambdaOp>();
      if (!lambda || lambda->getBlock() != at->getBlock() ||
          tdl::foldsTuples(lambda) ||
          (readsNothing(lambda) && !value.hasOneUse()) ||
          !taken.insert(value).second)
        operand.set(repeat(at->getLoc(), value, type));
    }
  }

  static bool readsNothing(tdl::LambdaOp lambda) {
    return lambda.getInputs().empty() && lambda.getNumResults() == 1;
  }

  /// The same value once more. What reads nothing is computed again: then it is
  /// tied to nothing, zeros can be terms, and the other one stays free.
  Value repeat(Location loc, Value value, RankedTensorType type) {
    if (auto lambda = value.getDefiningOp<tdl::LambdaOp>();
        lambda && readsNothing(lambda))
      return builder.clone(*lambda)->getResult(0);
    DenseElementsAttr constant;
    if (matchPattern(value, m_Constant(&constant)) && constant.isSplat())
      return emitSplat(builder, loc, constant);
    return emitCopy(builder, loc, value, type);
  }

  /// What a loop or branch gives may be terms, what a function returns is not.
  void copyReturned() {
    Operation *terminator = root.getTerminator();
    builder.setInsertionPoint(terminator);
    DenseMap<Value, Value> copies;
    for (OpOperand &operand : terminator->getOpOperands()) {
      Value value = operand.get();
      auto type = dyn_cast<RankedTensorType>(value.getType());
      Operation *op = value.getDefiningOp();
      if (!op || !tdl::hasBlocks(op) || !type || !type.hasStaticShape())
        continue;
      Value &copy = copies[value];
      if (!copy)
        copy = emitCopy(builder, terminator->getLoc(), value, type);
      operand.set(copy);
    }
  }

  Block &root;
  OpBuilder builder;
  DenseSet<Value> taken;
};
} // namespace

void tofu::separateStates(func::FuncOp function) { Separator(function).run(); }

void tofu::mergeReturned(func::FuncOp function) {
  for (OpOperand &operand :
       function.getBody().front().getTerminator()->getOpOperands()) {
    Value copy = operand.get(), value = getCopied(copy);
    if (!value || !value.getDefiningOp() ||
        !tdl::hasBlocks(value.getDefiningOp()))
      continue;
    Operation *op = copy.getDefiningOp();
    auto layouts = op->getAttrOfType<ArrayAttr>(plan::kLayouts);
    auto stored =
        value.getDefiningOp()->getAttrOfType<ArrayAttr>(plan::kLayouts);
    if (!layouts || !stored || isPinned(op) ||
        layouts[0] != stored[cast<OpResult>(value).getResultNumber()])
      continue;
    copy.replaceAllUsesWith(value);
    op->erase();
  }
}

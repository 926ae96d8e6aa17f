//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/States.h"

#include "mlir/IR/Builders.h"
#include "tofu/Analysis/Linearity.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/Transforms/Copy.h"

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
          tdl::foldsTuples(lambda) || !taken.insert(value).second)
        operand.set(emitCopy(builder, at->getLoc(), value, type));
    }
  }

  Block &root;
  OpBuilder builder;
  DenseSet<Value> taken;
};
} // namespace

void tofu::separateStates(func::FuncOp function) { Separator(function).run(); }

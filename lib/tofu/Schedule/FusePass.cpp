//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "mlir/IR/Matchers.h"
#include "tofu/Schedule/Groups.h"
#include "tofu/Schedule/MergeLambdas.h"
#include "tofu/Schedule/Passes.h"
#include "tofu/Schedule/Producers.h"
#include "tofu/Transforms/Copy.h"
#include "tofu/Transforms/Dedup.h"

namespace tofu {
#define GEN_PASS_DEF_FUSEPASS
#include "tofu/Schedule/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;

/// A lambda can read a constant itself as well as a piece that is cut from it.
static void readConstantsInPlace(func::FuncOp function) {
  tdl::walkOperators(function.getBody().front(), [](Operation &op) {
    auto lambda = dyn_cast<tdl::LambdaOp>(op);
    if (!lambda)
      return;
    for (OpOperand &operand : lambda.getInputsMutable())
      if (Value whole = getCopied(operand.get());
          whole && matchPattern(whole, m_Constant()))
        operand.set(whole);
  });
}

/// Of a fold of several values one may be all that is read: the others have no
/// place then.
static void dropUnread(func::FuncOp function) {
  SmallVector<tdl::LambdaOp> lambdas;
  tdl::walkOperators(function.getBody().front(), [&](Operation &op) {
    auto lambda = dyn_cast<tdl::LambdaOp>(op);
    if (lambda && !lambda.getOpaque() && !isPinned(lambda) &&
        llvm::any_of(lambda->getResults(),
                     [](Value result) { return result.use_empty(); }))
      lambdas.push_back(lambda);
  });
  for (tdl::LambdaOp lambda : lambdas)
    mergeLambdas(lambda);
}

static void mergeGroups(Block &block) {
  ProgramGraph graph(block);
  Groups groups = findGroups(graph);
  reorder(graph, groups.order);
  for (ArrayRef<unsigned> group : groups.groups) {
    SmallVector<tdl::LambdaOp> lambdas;
    for (unsigned op : group)
      lambdas.push_back(cast<tdl::LambdaOp>(graph.ops[op].op));
    mergeLambdas(lambdas);
  }
}

namespace {
struct FusePass : tofu::impl::FusePassBase<FusePass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isDeclaration())
      return;
    if (failed(checkProgram(function)))
      return signalPassFailure();
    readConstantsInPlace(function);
    removeDead(function.getBody().front());
    dropUnread(function);
    permuteResults(function);
    inlineProducers(function);
    for (Block *block : tdl::getBlocks(function.getBody().front()))
      mergeGroups(*block);
  }
};
} // namespace

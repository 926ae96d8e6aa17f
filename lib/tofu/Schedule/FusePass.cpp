//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Schedule/Groups.h"
#include "tofu/Schedule/MergeLambdas.h"
#include "tofu/Schedule/Passes.h"
#include "tofu/Schedule/Producers.h"
#include "tofu/Transforms/Dedup.h"

namespace tofu {
#define GEN_PASS_DEF_FUSEPASS
#include "tofu/Schedule/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;

namespace {
struct FusePass : tofu::impl::FusePassBase<FusePass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isDeclaration())
      return;
    if (failed(checkProgram(function)))
      return signalPassFailure();
    removeDead(function.getBody().front());
    permuteResults(function);
    inlineProducers(function);
    ProgramGraph graph(function);
    Groups groups = findGroups(graph);
    reorder(graph, groups.order);
    for (ArrayRef<unsigned> group : groups.groups) {
      SmallVector<tdl::LambdaOp> lambdas;
      for (unsigned op : group)
        lambdas.push_back(cast<tdl::LambdaOp>(graph.ops[op].op));
      mergeLambdas(lambdas);
    }
  }
};
} // namespace

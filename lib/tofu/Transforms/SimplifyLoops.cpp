//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/Loops.h"
#include "tofu/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/TDL/Blocks.h"

using namespace mlir;
using namespace tofu;

namespace tofu::tdl {
#define GEN_PASS_DEF_SIMPLIFYLOOPSPASS
#include "tofu/Transforms/Passes.h.inc"
} // namespace tofu::tdl

namespace {
struct SimplifyLoopsPass : tdl::impl::SimplifyLoopsPassBase<SimplifyLoopsPass> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    Block &root = getOperation().getBody().front();
    if (llvm::none_of(root, [](Operation &op) { return tdl::hasBlocks(&op); }))
      return;
    tdl::captureInvariants(root);
    tdl::countTrips(root);
    tdl::removeDeadStates(root);
    tdl::foldCounters(root);
    tdl::unroll(root);
  }
};
} // namespace

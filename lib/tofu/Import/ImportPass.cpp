//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/Passes.h"
#include "tofu/Import/RegionCalls.h"
#include "tofu/Import/StableHLO/GraphImport.h"
#include "tofu/TDL/TDL.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace tofu {
#define GEN_PASS_DEF_IMPORTPASS
#include "tofu/Import/Passes.h.inc"
} // namespace tofu

namespace {
struct ImportPass : tofu::impl::ImportPassBase<ImportPass> {
  using ImportPassBase::ImportPassBase;

  void runOnOperation() override {
    // Of functions that lambdas call nothing is left, either.
    tofu::inlineRegionCalls(getOperation());
    if (failed(tofu::importStableHLO(getOperation(), shardings)))
      signalPassFailure();
  }
};
} // namespace

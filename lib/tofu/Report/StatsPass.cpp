//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Passes.h"
#include "tofu/Report/Stats.h"

namespace tofu {
#define GEN_PASS_DEF_STATSPASS
#include "tofu/Report/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;

namespace {
class StatsPass : public tofu::impl::StatsPassBase<StatsPass> {
public:
  using StatsPassBase::StatsPassBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      // Private ones count where they are called.
      if (function.isPrivate() || !function.getBody().hasOneBlock())
        continue;
      FailureOr<FunctionStats> stats = collectStats(function);
      if (failed(stats))
        return signalPassFailure();
      printStats(*stats, llvm::outs());
    }
    llvm::outs().flush();
    markAllAnalysesPreserved();
  }
};
} // namespace

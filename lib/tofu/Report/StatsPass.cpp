//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/Printable.h"
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
      if (tdl::isPartitioned(function)) {
        function.emitError()
            << "'" << function.getName()
            << "' is partitioned, but -tofu-stats counts whole programs; let "
               "it stand before -tofu-partition, and for what ranks hold and "
               "move ask for --tofu-report";
        return signalPassFailure();
      }
      FailureOr<FunctionStats> stats = collectStats(function);
      if (failed(stats))
        return signalPassFailure();
      std::string text;
      llvm::raw_string_ostream os(text);
      printStats(*stats, os);
      llvm::outs() << files::makePrintable(text);
    }
    llvm::outs().flush();
    markAllAnalysesPreserved();
  }
};
} // namespace

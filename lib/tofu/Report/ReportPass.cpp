//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Passes.h"
#include "tofu/Report/Report.h"

namespace tofu {
#define GEN_PASS_DEF_REPORTPASS
#include "tofu/Report/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;

/// 0 is what a pipeline is printed with where none is given.
static bool isNoneOrBandwidth(double value) {
  return value == 0 || isBandwidth(value);
}

namespace {
class ReportPass : public tofu::impl::ReportPassBase<ReportPass> {
public:
  using ReportPassBase::ReportPassBase;

  LogicalResult
  initializeOptions(StringRef text,
                    function_ref<LogicalResult(const Twine &)> error) override {
    if (failed(setOptions(
            {"-tofu-report"},
            {describeOption(full), describeOption(json),
             describeOption(bandwidth, kBandwidths, isNoneOrBandwidth)},
            text, error)))
      return failure();
    return full && json ? error("-tofu-report: options 'full' and 'json' are "
                                "two forms of the report; give one")
                        : success();
  }

  void runOnOperation() override {
    std::vector<Report> reports;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!plan::getMesh(function))
        continue;
      FailureOr<Report> report = collectReport(function);
      if (failed(report))
        return signalPassFailure();
      reports.push_back(std::move(*report));
      if (bandwidth != 0)
        reports.back().bandwidth = bandwidth;
    }
    if (reports.empty()) {
      emitError(getOperation().getLoc())
          << "-tofu-report: nothing is partitioned here; run -tofu-partition "
             "first";
      return signalPassFailure();
    }
    if (json)
      printJson(reports, llvm::outs());
    else
      for (const Report &report : reports) {
        printSummary(report, llvm::outs());
        if (full)
          printDetails(report, llvm::outs());
      }
    llvm::outs().flush();
    markAllAnalysesPreserved();
  }
};
} // namespace

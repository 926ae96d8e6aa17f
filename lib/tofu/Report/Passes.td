//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_REPORT_PASSES_TD
#define TOFU_REPORT_PASSES_TD

include "mlir/Pass/PassBase.td"

def ReportPass : Pass<"tofu-report", "mlir::ModuleOp"> {
  let summary = "Prints what a partitioned program stores and moves";
  let description = [{
    Reads functions that `-tofu-expand` wrote and prints, per function: the
    layout of each tensor, the split of each operator, the bytes moved by cause,
    largest first, the peak bytes per rank against one device, and last the line
    `bytes moved: N`, all devices together. Changes nothing.

    Example: test/Partition/report.mlir
  }];
  let options = [
    Option<"json", "json", "bool", "false", "The same fields as JSON">
  ];
}

#endif // TOFU_REPORT_PASSES_TD

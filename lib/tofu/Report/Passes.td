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

def StatsPass : Pass<"tofu-stats", "mlir::ModuleOp"> {
  let summary = "Prints what a program is made of";
  let description = [{
    Prints, per function: how many tensors and bytes are arguments, those of
    them that results replace, results, and what is in between; operations by
    kind, with operations on floats (flops) and bytes of a step on one device;
    and the ten largest. Of any program: `-tofu-stats -tofu-import -tofu-tidy
    -tofu-stats` shows it before and after. Changes nothing.

    Example: test/Partition/stats.mlir
  }];
}

#endif // TOFU_REPORT_PASSES_TD

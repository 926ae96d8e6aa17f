//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_REPORT_PASSES_TD
#define TOFU_REPORT_PASSES_TD

include "mlir/Pass/PassBase.td"

def ReportPass : Pass<"tofu-report", "mlir::ModuleOp"> {
  let summary = "Prints what a partitioned program stores and moves";
  let description = [{
    Reads functions that `-tofu-expand` wrote and prints, per function, about a
    page: the bytes moved, all devices together, beside those of simple plans; the
    peak bytes per rank against one device; the largest causes, layers together;
    what repeats in the program; and what was pinned and tied. `full` adds a line
    for each tensor, operator and transfer. Changes nothing.

    Example: test/Partition/report.mlir
  }];
  let options = [
    Option<"full", "full", "bool", "false", "Each tensor, operator and transfer as well">,
    Option<"json", "json", "bool", "false", "All of it as JSON">,
    Option<"bandwidth", "bandwidth", "OptionNumber", "0", "GB/s into each device, and as much out of it: seconds are said">
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

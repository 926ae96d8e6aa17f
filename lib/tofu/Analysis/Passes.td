//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_PASSES_TD
#define TOFU_ANALYSIS_PASSES_TD

include "mlir/Pass/PassBase.td"

def AnnotateStrategiesPass : Pass<"tdl-annotate-strategies"> {
  let summary = "Writes onto each lambda how it can be split";
  let description = [{
    Reads the dialect `tdl`; adds the attribute `tdl.strategies` to each
    `tdl.lambda` of constant extents and changes nothing else. The attribute has
    one text per index variable that can be split, and one per set of operands
    in which the results are linear. `[lo, hi)` is the part of the variable.
    A module without such a lambda is a warning.

    Example: test/Analysis/annotate-strategies.mlir
  }];
}

#endif // TOFU_ANALYSIS_PASSES_TD

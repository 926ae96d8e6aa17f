//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the analysis found, in the words of the Tofu paper: how a lambda can be
// split along each index variable, and what each part needs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_STRATEGIES_H
#define TOFU_ANALYSIS_STRATEGIES_H

#include "tofu/Analysis/LambdaAnalysis.h"

namespace tofu::tdl {

/// One text per variable that can be split, then one per linear set. Operands
/// are `whole`, or per dimension one of
///   split(d)             the part [lo, hi) itself
///   split(d) halo(a, b)  [lo - a, hi + b)
///   window(d: l to u)    [l, u), in steps of the variable's factor
///   region(d: l to u)    [l, u), anything else
/// all clipped to the tensor; `guarded` if constraints may narrow them that
/// rule 2 of docs/Analysis.md leaves out.
llvm::SmallVector<std::string>
describeStrategies(const LambdaAnalysis &analysis);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_STRATEGIES_H

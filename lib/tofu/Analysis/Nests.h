//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which points a lambda is computed at.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_NESTS_H
#define TOFU_ANALYSIS_NESTS_H

#include "tofu/Analysis/LambdaAnalysis.h"

namespace tofu::tdl {

/// Sets of index variables over whose points loops run, none within another: of
/// each result its indices; of each reduction its own and those on which what
/// it folds depends, as it is folded once for all others. A term of a scatter
/// is folded at the place that data names alone, and a term of a cumulative
/// reduction once for all results behind it; a row that data names is one point
/// of its dimension. Of an opaque function each operand and result is a set;
/// those of matrices have their last dimension twice, as factors and
/// eigenvalues take time with the cube of it.
llvm::SmallVector<llvm::SmallVector<unsigned, 4>, 2>
findNests(const LambdaAnalysis &analysis);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_NESTS_H

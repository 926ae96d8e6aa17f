//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which values keep a fold that is no sum: the greatest, the least, all, any, a
// product. What Linearity.h says of sums.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_FOLDS_H
#define TOFU_ANALYSIS_FOLDS_H

#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Analysis/Linearity.h"

namespace tofu::tdl {

/// Of which fold parts of the lambda's own are terms: of a reduction that can
/// be split, or of rows that data name, a sum before any other. None if it has
/// none that are built in.
std::optional<Combiner> getOwnFold(const LambdaAnalysis &analysis);

/// Folds other than sums of which terms of the inputs may be: by their types,
/// and by the lambda's own, as results have terms of one fold.
llvm::SmallVector<Combiner, 3> getFolds(const LambdaAnalysis &analysis);

/// Sets of inputs (bits of a word; inputs from 64 on are in none) that all
/// results keep a fold of, f(x | y, z) = f(x, z) | f(y, z) for the combiner |,
/// which is no sum; infinities and NaNs included. Where x | x = x, a result may
/// be without the set. Ordered, no duplicates.
llvm::SmallVector<uint64_t, 2> findFoldSets(LambdaOp op, Combiner combiner);

/// Whether what devices compute of their terms, inputs and parts of reductions
/// that this combiner folds, folds to what one device would compute of all:
/// of a result of the lambda.
TermUse getFoldUse(LambdaOp op, const TermSources &sources, unsigned result,
                   Combiner combiner);

/// Whether all results fold so, each of what depends on the sources.
bool keepsFold(LambdaOp op, const TermSources &sources, Combiner combiner);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_FOLDS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Cumulative reductions: `out[i, j] = sum(k where k <= i: x[k, j])`. Cut along
// i and k alike, a device folds its own terms, and needs one value more of each
// j: the fold of all terms before its own. With a named combiner, of several
// values, it is one of each value.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_PREFIX_H
#define TOFU_ANALYSIS_PREFIX_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

struct Prefix {
  ReduceOp reduction; // of one index k
  unsigned along;     // number of the results' index i, of the extent of k
  bool isReverse;     // k >= i, not k <= i
  bool isExclusive;   // without k = i
};

/// How the lambda is a cumulative reduction if the extents of k and i are
/// equal constants.
std::optional<Prefix> matchPrefixForm(LambdaOp op);

/// How the lambda is a cumulative reduction: its results are the values of one,
/// and what is folded does not depend on i. Of a named combiner the laws are
/// not looked at.
std::optional<Prefix> matchPrefix(LambdaOp op);

/// Whether the lambda has one reduction, and that has a term more at each of
/// the results than at the one before: whatever is computed of it, and with any
/// distance in its guard.
bool isCumulative(LambdaOp op);

/// True if the body of a reduction computes with an index of the results.
bool usesInBody(ReduceOp reduction, mlir::Value index);

/// The types in which its values are folded.
llvm::SmallVector<mlir::Type> getFoldTypes(const Prefix &prefix);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_PREFIX_H

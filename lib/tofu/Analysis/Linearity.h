//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// In which inputs a lambda is linear, and what may follow a reduction that is
// split: what devices can compute of terms, and add up afterwards.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_LINEARITY_H
#define TOFU_ANALYSIS_LINEARITY_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Sets of inputs (bits of a word; inputs from 64 on are in none) in which all
/// results are jointly linear, f(x + y, z) = f(x, z) + f(y, z), or linear in a
/// part and independent of the rest. This holds with infinities, NaNs and the
/// sign of zeros, for any terms x and y; only roundings are left out. Zero is
/// linear in no input at all, which is the empty set: each device's zero is a
/// term of it. `finite` promises that no value is infinite or NaN and that no
/// sign of a zero matters.
llvm::SmallVector<uint64_t, 2> findLinearSets(LambdaOp op, bool finite = false);

/// What differs from device to device along a mesh axis, each device having one
/// term: inputs that are carried, reductions over a part of their
/// points.
struct TermSources {
  llvm::SmallVector<unsigned, 2> inputs;
  llvm::SmallVector<ReduceOp, 1> reductions;
};

struct TermUse {
  bool dependsOnSources;
  /// What the devices compute, folded with the result's combiner, is what one
  /// device would compute of all.
  bool isTerm;
};

/// For each result of the lambda, as if all values were finite: whether it is a
/// sum at all; or, with another combiner, a fold (Folds.h).
llvm::SmallVector<TermUse, 1> getTermUses(LambdaOp op,
                                          const TermSources &sources);

/// Whether parts of the reduction, each over some of its points, can be
/// combined after the body: for a sum, every result is linear in its values;
/// for any other built-in combiner, every result keeps the fold (Folds.h); for
/// a named one, the results are its values, all of them in their order.
bool canSplit(ReduceOp reduction, LambdaOp op, bool finite = false);

/// The reduction whose values, all of them in their order, are the results; or
/// null.
ReduceOp getYieldedReduction(LambdaOp op);

/// True if the results are several values that one named combiner folds
/// together: all of them are computed in one place.
bool foldsTuples(LambdaOp op);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_LINEARITY_H

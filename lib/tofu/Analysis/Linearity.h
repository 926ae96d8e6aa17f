//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// In which inputs a scalar expression is jointly and homogeneously linear.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_LINEARITY_H
#define TOFU_ANALYSIS_LINEARITY_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Sets of inputs are bits of a word; inputs from 64 on have none.
struct Linearity {
  /// Inputs that the value depends on, in whatever way.
  uint64_t dependsOn = 0;
  /// The value is zero, hence linear in everything.
  bool isZero = false;
  /// Sets S such that the value is jointly linear in S and depends on all of S.
  llvm::SmallVector<uint64_t, 2> sets;
};

/// Of all results of the lambda together: S is such a set if every result is
/// linear in it, or in a part of it and independent of the rest.
Linearity getLinearity(LambdaOp op);

/// Whether parts of the reduction, each over some of its points, can be
/// combined after the body: for a sum, every result is linear in its values;
/// for any other built-in combiner, the results are its values, or its values
/// folded further with the same combiner. Named ones are not split yet.
bool canSplit(ReduceOp reduction, LambdaOp op);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_LINEARITY_H

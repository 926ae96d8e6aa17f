//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What can be computed inside a lambda's body before it runs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_FOLDBODY_H
#define TOFU_TRANSFORMS_FOLDBODY_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Folds scalar operations (exactly: floats keep every bit), writes accesses in
/// their normal form, replaces indices of extent 1 by 0 and reductions over one
/// point by their value and reads of one element of a constant by that, merges
/// equal operations, removes unused ones. Of an operation that stays intact
/// (Intact.h) indices, reductions and reads stay.
void foldBody(LambdaOp lambda);

/// Only the folds of scalar operations.
void foldOperations(LambdaOp lambda);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_FOLDBODY_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What -tdl-outline does to one lambda.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_OUTLINE_H
#define TOFU_TRANSFORMS_OUTLINE_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Of which reductions are lambdas made so that devices can share them.
enum class Shared {
  None,
  Large, // of 64 points, or of more than the lambda has results
  All
};

/// Makes what would be computed repeatedly in the lambda, what devices had
/// better share, and windows at places from data of which more is computed,
/// lambdas before it.
void outline(LambdaOp lambda, Shared shared = Shared::Large);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_OUTLINE_H

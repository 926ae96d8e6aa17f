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

/// Makes what would be computed repeatedly in the lambda, and windows at places
/// from data of which more is computed, lambdas before it.
void outline(LambdaOp lambda);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_OUTLINE_H

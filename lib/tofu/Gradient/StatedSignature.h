//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What an operator that states a gradient takes and gives, against what a
// derived one would: operands, cotangents, gradients, attributes.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_GRADIENT_STATEDSIGNATURE_H
#define TOFU_GRADIENT_STATEDSIGNATURE_H

#include "tofu/Syntax/Diagnostics.h"
#include "tofu/Syntax/Module.h"

namespace tofu::syntax {

/// Says the first thing that is wrong with the signature of `stating`, which
/// states a gradient of `of` by parameters that it has.
void checkStatedSignature(const Definition &stating, const Definition &of,
                          Diagnostics &diagnostics);

} // namespace tofu::syntax

#endif // TOFU_GRADIENT_STATEDSIGNATURE_H

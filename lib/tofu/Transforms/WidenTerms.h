//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_WIDENTERMS_H
#define TOFU_TRANSFORMS_WIDENTERMS_H

#include "tofu/TDL/TDL.h"

namespace tofu {

/// Sums and products of narrow floats are folded in f32: what they fold is
/// computed in f32, too, as far as it is sums, products and quotients.
void widenTerms(tdl::LambdaOp lambda);

} // namespace tofu

#endif // TOFU_TRANSFORMS_WIDENTERMS_H

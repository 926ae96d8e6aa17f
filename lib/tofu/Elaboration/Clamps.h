//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Clamps in indices: what is read at `max(i - 1, 0)` is `x[i - 1]` where that
// is inside, and `x[0]` elsewhere. So it is read at places that are formulas:
// parts have halos, and a gradient is no sum over all pairs of places.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_CLAMPS_H
#define TOFU_ELABORATION_CLAMPS_H

#include "tofu/Syntax/Ast.h"

namespace tofu::syntax {

/// Makes each read of a checked operator whose indices have `max` or `min` of
/// formulas of indices a choice of reads without them, one for each of their
/// sides; not one that would be very many.
void openClamps(Operator &op);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_CLAMPS_H

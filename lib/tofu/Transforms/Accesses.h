//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One way of writing each access: the normal form of the maps and constraints
// in a lambda's body.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_ACCESSES_H
#define TOFU_TRANSFORMS_ACCESSES_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Rewrites every read, guard and slice of the body:
/// - maps and constraints are over index variables (dimensions, in their order)
///   and values computed from data (symbols), simplified in the variables'
///   ranges; an index of extent 1 is written 0;
/// - constraints that always hold, or that say no more than that coordinates
///   are inside the tensor, are gone;
/// - a read that is always inside has no `else`; one that never is, is gone.
void canonicalizeAccesses(LambdaOp lambda);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_ACCESSES_H

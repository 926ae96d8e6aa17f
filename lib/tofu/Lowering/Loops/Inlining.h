//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which lambdas can be computed where they are read (inlineResult of
// Schedule/MergeLambdas.h).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_INLINING_H
#define TOFU_LOWERING_LOOPS_INLINING_H

#include "tofu/TDL/TDL.h"

namespace tofu::lowering {

/// True if a lambda's code can stand in another one.
bool canMove(tdl::LambdaOp lambda);

/// Of what is read: a result of a lambda that can be computed there; or null.
mlir::OpResult getInlined(tdl::ReadOp read);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_INLINING_H

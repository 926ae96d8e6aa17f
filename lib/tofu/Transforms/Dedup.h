//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Equal operations become one, unused ones go: two linear passes over a block.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_DEDUP_H
#define TOFU_TRANSFORMS_DEDUP_H

#include "mlir/IR/Block.h"

namespace tofu {

/// True if a user keeps this operation's value: it is not merged with another,
/// not removed and not read through.
bool isPinned(mlir::Operation *op);

/// Merges operations without effects that are equal, bodies included, in this
/// block and in the regions below that are not isolated; an inner operation is
/// merged with an outer one that comes first. Leaves the bodies of lambdas as
/// they are.
void dedup(mlir::Block &block);

/// Removes operations without effects and without uses, from the last to the
/// first. Leaves the bodies of lambdas as they are.
void removeDead(mlir::Block &block);

} // namespace tofu

#endif // TOFU_TRANSFORMS_DEDUP_H

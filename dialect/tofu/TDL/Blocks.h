//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A program as a tree: the block of a function, and the blocks of the loops and
// branches in it. Bodies of lambdas are scalar code and no blocks of the tree.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_BLOCKS_H
#define TOFU_TDL_BLOCKS_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// True of loops and branches: operations that have blocks of operators.
bool hasBlocks(mlir::Operation *op);

/// The block and all below it, each before those in it, in the program's order.
llvm::SmallVector<mlir::Block *> getBlocks(mlir::Block &block);

/// Calls `visit` for the operations of the block and of all below it, without
/// the terminators: in the program's order, a loop before what is in it.
void walkOperators(mlir::Block &block,
                   llvm::function_ref<void(mlir::Operation &)> visit);

/// Where something that is made of values of the block `made`, for an operation
/// of `used` below it, is best made: before all loops that are between them,
/// else in `used`. What a branch needs is not made outside of it for nothing.
mlir::Block *getPlace(mlir::Block *made, mlir::Block *used);

/// The operation of the block in which another one is, or which it is itself.
mlir::Operation *getAncestor(mlir::Block *block, mlir::Operation *op);

} // namespace tofu::tdl

#endif // TOFU_TDL_BLOCKS_H

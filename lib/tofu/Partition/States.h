//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What goes into loops and comes out of blocks as values of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_STATES_H
#define TOFU_PARTITION_STATES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tofu {

/// A state of a loop has one layout, as has a result of a branch, and so have
/// the values that become it. Makes each of these a result of an operator in
/// the block where it is handed over, used for that once: a copy where it is
/// not. So whatever brings it from its own layout to the state's is an operator
/// as any other, counted as often as it runs. What the function returns of a
/// loop or branch becomes a copy, too.
void separateStates(mlir::func::FuncOp function);

/// Of a function with a plan: returns what a loop or branch gives itself where
/// the copy of it is stored alike.
void mergeReturned(mlir::func::FuncOp function);

} // namespace tofu

#endif // TOFU_PARTITION_STATES_H

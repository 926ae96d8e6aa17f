//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Rewrites of producers for the sake of their only readers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCHEDULE_PRODUCERS_H
#define TOFU_SCHEDULE_PRODUCERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tofu {

/// Computes each lambda transposed whose every reader, perhaps behind
/// transfers, reads it through the same permutation of its own indices.
void permuteResults(mlir::func::FuncOp function);

/// Computes an element-wise lambda where it is read, if that is in one
/// reduction, which reads each of its elements once.
void inlineProducers(mlir::func::FuncOp function);

} // namespace tofu

#endif // TOFU_SCHEDULE_PRODUCERS_H

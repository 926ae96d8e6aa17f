//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which result of a step is which argument of the next one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_TIES_H
#define TOFU_PARTITION_TIES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tofu {

/// For each result of the function the argument that it replaces in the next
/// step, or -1. `plan.replaces` says it. Before that is there: by
/// `tf.aliasing_output` where any argument has it (donation), else in order:
/// each result takes the next argument of its tensor type. No argument is
/// replaced twice. Emits an error at a donation that cannot be.
mlir::FailureOr<llvm::SmallVector<int64_t>>
findTies(mlir::func::FuncOp function);

/// Writes the ties as `plan.replaces`, which is what memory, tables and reports
/// go by.
mlir::LogicalResult keepTies(mlir::func::FuncOp function);

} // namespace tofu

#endif // TOFU_PARTITION_TIES_H

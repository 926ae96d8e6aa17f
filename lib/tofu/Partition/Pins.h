//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Layouts that an option gives to arguments and results, as reports write them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_PINS_H
#define TOFU_PARTITION_PINS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tofu {

/// Pins of the form `params['w']=64 x 128/ba; out0=64/a x 128`, one after the
/// other: each becomes the plan.layout of an argument or a result, which is
/// named `arg3`, `out0`, or as the source calls it. Axes are those of `mesh`.
mlir::LogicalResult pinNamed(mlir::func::FuncOp function, llvm::StringRef pins,
                             llvm::ArrayRef<int64_t> mesh);

} // namespace tofu

#endif // TOFU_PARTITION_PINS_H

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
#include "tofu/Partition/OptionText.h"

namespace tofu {

/// Pins of the form `params['w']=64 x 128/ba; out0=64/a x 128`, one after the
/// other: each becomes the plan.layout of an argument or a result, which is
/// named `arg3`, `out0`, or as the source calls it. A `*` in a name stands for
/// any text: all that have such a name, and the layout's extents, of which `*`
/// is any, are pinned, and a remark says how many. Axes are those of `mesh`;
/// without one, nothing can be cut.
mlir::LogicalResult pinNamed(mlir::func::FuncOp function, llvm::StringRef pins,
                             std::optional<llvm::ArrayRef<int64_t>> mesh,
                             const OptionOwner &owner);

} // namespace tofu

#endif // TOFU_PARTITION_PINS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Shardings that a program was exported with, as pins.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_SHARDINGS_H
#define TOFU_PARTITION_SHARDINGS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Partition/OptionText.h"
#include "tofu/Plan/Plan.h"

namespace tofu {

/// The arguments of which `pinShardings` says the layout, by number.
std::vector<std::pair<unsigned, plan::LayoutAttr>>
getShardings(mlir::func::FuncOp function, llvm::ArrayRef<int64_t> mesh);

/// Gives each argument whose `sdy.sharding` or `mhlo.sharding` axes of the mesh
/// say the layout with the same tiles on the same devices, unless it has one.
/// Other shardings stay what they are: notes.
void pinShardings(mlir::func::FuncOp function, llvm::ArrayRef<int64_t> mesh);

/// Says which shardings of arguments ask for something but are no pins on this
/// mesh (with `isAuto` on none that is tried), why, and what to type.
void warnOfShardings(mlir::func::FuncOp function, llvm::ArrayRef<int64_t> mesh,
                     bool isAuto, const OptionOwner &owner);

} // namespace tofu

#endif // TOFU_PARTITION_SHARDINGS_H

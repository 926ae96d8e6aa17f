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
#include "tofu/Partition/Ties.h"
#include "tofu/Plan/Plan.h"

namespace tofu {

/// An argument or a result that has the layout which its sharding says.
struct PinnedSharding {
  bool isArgument;
  unsigned number;
  plan::LayoutAttr layout;
};

/// Those that `pinShardings` pins.
std::vector<PinnedSharding> getShardings(mlir::func::FuncOp function,
                                         llvm::ArrayRef<int64_t> mesh);

/// Gives each argument and result whose `sdy.sharding` or `mhlo.sharding` axes
/// of the mesh say the layout with the same tiles on the same devices, unless
/// it has one, or what replaces it or is replaced by it (`plan.replaces`) has;
/// or, of a result, the argument has another one by its own sharding. Other
/// shardings stay what they are: notes.
std::vector<PinnedSharding> pinShardings(mlir::func::FuncOp function,
                                         llvm::ArrayRef<int64_t> mesh);

/// Takes these layouts away again.
void unpin(mlir::func::FuncOp function, llvm::ArrayRef<PinnedSharding> pinned);

/// Says which shardings of arguments and results ask for something but are no
/// pins on this mesh (with `isAuto` on none that is tried), why, and what to
/// type.
void warnOfShardings(mlir::func::FuncOp function, const Ties &ties,
                     llvm::ArrayRef<int64_t> mesh, bool isAuto,
                     const OptionOwner &owner);

} // namespace tofu

#endif // TOFU_PARTITION_SHARDINGS_H

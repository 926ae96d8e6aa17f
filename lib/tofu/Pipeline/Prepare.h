//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From a program as it was written or exported to one that can be run.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PIPELINE_PREPARE_H
#define TOFU_PIPELINE_PREPARE_H

#include "mlir/IR/BuiltinOps.h"

namespace tofu {

/// Imports the module if need be, then splits it over `devices` unless its
/// entry is partitioned already: then the number must be that of its mesh. 0
/// means what the mesh says, or 1. `operators` are .tdl files that define
/// operations of the program. Diagnostics are emitted.
mlir::LogicalResult prepare(mlir::ModuleOp module, int64_t devices,
                            llvm::ArrayRef<std::string> operators = {});

/// The same, then fuses loops and orders operations for little memory.
mlir::LogicalResult
prepareToCompile(mlir::ModuleOp module, int64_t devices,
                 llvm::ArrayRef<std::string> operators = {});

} // namespace tofu

#endif // TOFU_PIPELINE_PREPARE_H

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
#include "tofu/Import/TDL/LoadOperators.h"
#include "tofu/Lowering/Loops/Activation.h"
#include "tofu/Lowering/Loops/AttentionMemory.h"
#include "tofu/Partition/OptionText.h"

namespace tofu {

/// An error where options of -tofu-plan are no good: what can be said
/// before a module is read. 0 devices: none are asked for. `owner`: whose
/// errors call them.
mlir::LogicalResult checkPlanOptions(mlir::MLIRContext &context,
                                     int64_t devices,
                                     const OptionValues &options,
                                     const OptionOwner &owner);

/// Imports the module if need be, and splits it over `devices`: 0 means what
/// the mesh says, or 1. `operators` are .tdl files that define operations of
/// the program; `options` are further ones of -tofu-plan. A module
/// whose entry has a plan is expanded, and one that is expanded stays: then the
/// devices must be those of its mesh, and options are an error. Diagnostics are
/// emitted.
mlir::LogicalResult prepare(mlir::ModuleOp module, int64_t devices,
                            const OperatorFiles &operators = {},
                            const OptionValues &options = {},
                            const OptionOwner &owner = {});

/// Fuses loops and orders operations for little memory: what is compiled of
/// what `prepare` made. Activations are those of a GPU's libraries, attention
/// that of its kernels.
mlir::LogicalResult
schedule(mlir::ModuleOp module, bool forGpu = false,
         lowering::Activations activations = lowering::Activations::Exact,
         lowering::AttentionMemory attention = lowering::AttentionMemory::Auto);

/// Both.
mlir::LogicalResult prepareToCompile(mlir::ModuleOp module, int64_t devices,
                                     const OperatorFiles &operators = {},
                                     const OptionValues &options = {});

} // namespace tofu

#endif // TOFU_PIPELINE_PREPARE_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The order of passes, written once.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PIPELINE_PIPELINES_H
#define TOFU_PIPELINE_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "tofu/Lowering/Loops/Activation.h"
#include "tofu/Lowering/Loops/AttentionMemory.h"
#include "tofu/Partition/OptionText.h"

namespace tofu {

/// Import, tidy, plan: a plan as annotations. `options` are those of
/// -tofu-plan, such as "devices=4 partial=false"; `owner` is whose
/// errors call them. Import and tidy leave
/// a module of tidy lambdas as it is. `error` is told what is wrong with the
/// options, and where the manager is not for modules.
mlir::LogicalResult buildPlanPipeline(
    mlir::OpPassManager &manager, const OptionValues &options,
    llvm::function_ref<mlir::LogicalResult(const llvm::Twine &)> error,
    const OptionOwner &owner = {});

/// -tofu-partition: the same, then expand.
mlir::LogicalResult buildPartitionPipeline(
    mlir::OpPassManager &manager, const OptionValues &options,
    llvm::function_ref<mlir::LogicalResult(const llvm::Twine &)> error,
    const OptionOwner &owner = {});

/// -tofu-compile-pipeline: the same, then fuse and schedule: the program that
/// is compiled.
mlir::LogicalResult buildCompilePipeline(
    mlir::OpPassManager &manager, const OptionValues &options,
    llvm::function_ref<mlir::LogicalResult(const llvm::Twine &)> error,
    const OptionOwner &owner = {});

/// What stands between -tofu-expand and code: fuse, schedule. Activations are
/// those of a GPU's libraries, attention that of its kernels.
void addSchedulePasses(
    mlir::OpPassManager &manager, bool forGpu = false,
    lowering::Activations activations = lowering::Activations::Exact,
    lowering::AttentionMemory attention = lowering::AttentionMemory::Auto);

/// Makes the named pipelines known to command lines.
void registerPipelines();

} // namespace tofu

#endif // TOFU_PIPELINE_PIPELINES_H

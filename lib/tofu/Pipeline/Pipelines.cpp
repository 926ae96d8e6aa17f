//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Pipeline/Pipelines.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassRegistry.h"
#include "tofu/Import/Passes.h"
#include "tofu/Lowering/Loops/Passes.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Schedule/Passes.h"
#include "tofu/Transforms/Passes.h"

using namespace mlir;
using namespace tofu;

/// True if more than one device is asked for.
static bool isForSeveral(const OptionValues &options) {
  return llvm::any_of(options, [](const OptionValues::Given &option) {
    return (option.name == "devices" || option.name == "mesh") &&
           option.value != "1";
  });
}

LogicalResult
tofu::buildPlanPipeline(OpPassManager &manager, const OptionValues &options,
                        function_ref<LogicalResult(const Twine &)> error,
                        const OptionOwner &owner) {
  StringRef anchor = manager.getOpAnchorName();
  if (anchor != ModuleOp::getOperationName() &&
      anchor != OpPassManager::getAnyOpAnchorName())
    return error((owner.pass.empty() ? "a plan" : owner.pass) +
                 " is for a module, but is to run on '" + anchor +
                 "'; let it stand in 'builtin.module' alone");
  // What operations mean comes first: the importer knows only StableHLO's.
  manager.addPass(tdl::createInstantiatePass());
  bool isOnSeveral = isForSeveral(options);
  manager.addPass(createImportPass({/*shardings=*/isOnSeveral}));
  manager.addNestedPass<func::FuncOp>(tdl::createSimplifyLoopsPass());
  manager.addNestedPass<func::FuncOp>(tdl::createOutlinePass());
  manager.addNestedPass<func::FuncOp>(tdl::createTidyPass());
  manager.addNestedPass<func::FuncOp>(tdl::createRecoverGathersPass());
  manager.addNestedPass<func::FuncOp>(tdl::createJoinStencilsPass());
  if (isOnSeveral) // on one, places between are in nobody's way
    manager.addNestedPass<func::FuncOp>(tdl::createOutlineStridesPass());
  FailureOr<std::unique_ptr<Pass>> plan = createPlanPass(options, error, owner);
  if (failed(plan))
    return failure();
  manager.addPass(std::move(*plan));
  return success();
}

LogicalResult
tofu::buildPartitionPipeline(OpPassManager &manager,
                             const OptionValues &options,
                             function_ref<LogicalResult(const Twine &)> error,
                             const OptionOwner &owner) {
  if (failed(buildPlanPipeline(manager, options, error, owner)))
    return failure();
  manager.addPass(createExpandPass());
  return success();
}

void tofu::addSchedulePasses(OpPassManager &manager, bool forGpu,
                             lowering::Activations activations,
                             lowering::AttentionMemory attention) {
  manager.addNestedPass<func::FuncOp>(createFusePass());
  if (forGpu) {
    manager.addNestedPass<func::FuncOp>(createFuseAttentionPass());
    manager.addNestedPass<func::FuncOp>(createRecomputePairsPass({attention}));
    manager.addNestedPass<func::FuncOp>(
        createFuseEpiloguesPass({.activations = activations}));
    manager.addNestedPass<func::FuncOp>(createFuseRowsPass());
  } else {
    manager.addNestedPass<func::FuncOp>(
        createFuseEpiloguesPass({.addendOnly = true}));
  }
  manager.addNestedPass<func::FuncOp>(createSchedulePass());
}

LogicalResult
tofu::buildCompilePipeline(OpPassManager &manager, const OptionValues &options,
                           function_ref<LogicalResult(const Twine &)> error,
                           const OptionOwner &owner) {
  if (failed(buildPartitionPipeline(manager, options, error, owner)))
    return failure();
  addSchedulePasses(manager);
  return success();
}

/// A pipeline under its name, which errors say, too.
template <typename Build>
static void registerPipeline(StringRef name, StringRef summary, Build build) {
  registerPassPipeline(
      name, summary,
      [build, owner = OptionOwner{"-" + name.str()}](
          OpPassManager &manager, StringRef options,
          function_ref<LogicalResult(const Twine &)> error) {
        return build(manager, options, error, owner);
      },
      [](function_ref<void(const detail::PassOptions &)>) {});
}

void tofu::registerPipelines() {
  registerPipeline(
      "tofu-partition",
      "Imports, tidies, plans and expands: from StableHLO or tdl to the "
      "program of every device; options as for -tofu-plan",
      buildPartitionPipeline);
  registerPipeline(
      "tofu-compile-pipeline",
      "As -tofu-partition, then fuses and schedules: the program that is "
      "compiled",
      buildCompilePipeline);
}

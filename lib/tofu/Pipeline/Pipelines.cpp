//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Pipeline/Pipelines.h"

#include "mlir/Pass/PassRegistry.h"
#include "tofu/Import/Passes.h"
#include "tofu/Lowering/Loops/Passes.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Schedule/Passes.h"
#include "tofu/Transforms/Passes.h"

using namespace mlir;
using namespace tofu;

LogicalResult
tofu::buildPlanPipeline(OpPassManager &manager, StringRef options,
                        function_ref<LogicalResult(const Twine &)> error) {
  // What operations mean comes first: the importer knows only StableHLO's.
  manager.addPass(tdl::createInstantiatePass());
  manager.addPass(createImportPass());
  manager.addNestedPass<func::FuncOp>(tdl::createSimplifyLoopsPass());
  manager.addNestedPass<func::FuncOp>(tdl::createOutlinePass());
  manager.addNestedPass<func::FuncOp>(tdl::createTidyPass());
  manager.addNestedPass<func::FuncOp>(tdl::createRecoverGathersPass());
  std::unique_ptr<Pass> plan = createPlanPass();
  if (failed(plan->initializeOptions(options, error)))
    return failure();
  manager.addPass(std::move(plan));
  return success();
}

LogicalResult
tofu::buildPartitionPipeline(OpPassManager &manager, StringRef options,
                             function_ref<LogicalResult(const Twine &)> error) {
  if (failed(buildPlanPipeline(manager, options, error)))
    return failure();
  manager.addPass(createExpandPass());
  return success();
}

void tofu::addSchedulePasses(OpPassManager &manager, bool forGpu) {
  manager.addNestedPass<func::FuncOp>(createFusePass());
  if (forGpu) {
    manager.addNestedPass<func::FuncOp>(createFuseAttentionPass());
    manager.addNestedPass<func::FuncOp>(createFuseEpiloguesPass());
  }
  manager.addNestedPass<func::FuncOp>(createSchedulePass());
}

LogicalResult
tofu::buildCompilePipeline(OpPassManager &manager, StringRef options,
                           function_ref<LogicalResult(const Twine &)> error) {
  if (failed(buildPartitionPipeline(manager, options, error)))
    return failure();
  addSchedulePasses(manager);
  return success();
}

void tofu::registerPipelines() {
  registerPassPipeline(
      "tofu-partition",
      "Imports, tidies, plans and expands: from StableHLO or tdl to the "
      "program of every device; options as for -tofu-plan",
      buildPartitionPipeline,
      [](function_ref<void(const detail::PassOptions &)>) {});
  registerPassPipeline(
      "tofu-compile-pipeline",
      "As -tofu-partition, then fuses and schedules: the program that is "
      "compiled",
      buildCompilePipeline,
      [](function_ref<void(const detail::PassOptions &)>) {});
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Pipeline/Prepare.h"

#include "mlir/Pass/PassManager.h"
#include "tofu/Import/Entry.h"
#include "tofu/Import/TDL/LoadOperators.h"
#include "tofu/Partition/OptionText.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Partition/VerifyProgram.h"
#include "tofu/Pipeline/Pipelines.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Plan.h"

using namespace mlir;
using namespace tofu;

/// The options as they are typed, for a pass or a tool.
static std::string spell(const OptionValues &options,
                         const OptionOwner &owner) {
  std::string text;
  for (const auto &[name, value, isOpen] : options) {
    text += (text.empty() ? "" : " ") + owner.getFlag(name);
    if (!value)
      continue;
    bool isApart = !owner.pass.empty() && StringRef(*value).contains(' ');
    text += "=" + (isApart ? "{" + *value + "}" : *value);
  }
  return text;
}

/// What a program with a plan is asked for must be what it has.
static LogicalResult checkAsked(func::FuncOp program, int64_t devices,
                                const OptionValues &options,
                                const OptionOwner &owner) {
  DenseI64ArrayAttr mesh = plan::getMesh(program);
  if (!options.empty())
    return program.emitError()
           << "has a plan already, for a mesh of "
           << plan::printMesh(mesh ? mesh.asArrayRef() : ArrayRef<int64_t>())
           << ", for which '" << spell(options, owner)
           << "' comes too late; leave it out, or give the program as it was "
              "before it was planned";
  if (devices == 0 || !mesh)
    return success();
  int64_t size = plan::getNumDevices(mesh.asArrayRef());
  if (size == devices)
    return success();
  return program.emitError()
         << "the program is partitioned over " << size
         << " devices, but the number of devices asked for is " << devices
         << "; leave that out, or give the program as it was before it was "
            "planned";
}

static OptionValues addDevices(OptionValues options, int64_t devices) {
  if (devices)
    options.add("devices", std::to_string(devices));
  return options;
}

LogicalResult tofu::checkPlanOptions(MLIRContext &context, int64_t devices,
                                     const OptionValues &options,
                                     const OptionOwner &owner) {
  Location loc = UnknownLoc::get(&context);
  auto error = [&](const Twine &message) { return emitError(loc) << message; };
  FailureOr<std::unique_ptr<Pass>> plan =
      createPlanPass(addDevices(options, devices), error, owner);
  if (failed(plan))
    return failure();
  // The pass looks at its options before it looks at the module.
  PassManager manager(&context);
  manager.addPass(std::move(*plan));
  return manager.run(*OwningOpRef<ModuleOp>(ModuleOp::create(loc)));
}

LogicalResult tofu::prepare(ModuleOp module, int64_t devices,
                            const OperatorFiles &operators,
                            const OptionValues &options,
                            const OptionOwner &owner) {
  func::FuncOp entry = findEntry(module);
  if (!entry)
    return failure();
  bool isExpanded = tdl::isPartitioned(entry);
  bool isPlanned = plan::getMesh(entry) != nullptr;
  if ((isExpanded || isPlanned) &&
      failed(checkAsked(entry, devices, options, owner)))
    return failure();
  if (isExpanded) {
    for (auto function : module.getOps<func::FuncOp>())
      if (!function.isExternal() && failed(verifyProgram(function)))
        return failure();
    return success();
  }
  PassManager manager(module.getContext());
  if (isPlanned) {
    manager.addPass(createExpandPass());
    return manager.run(module);
  }
  if (!operators.files.empty())
    manager.addPass(createLoadOperatorsPass(operators));
  auto error = [&](const Twine &message) {
    return emitError(module.getLoc()) << message;
  };
  if (failed(buildPartitionPipeline(manager, addDevices(options, devices),
                                    error, owner)))
    return failure();
  return manager.run(module);
}

LogicalResult tofu::schedule(ModuleOp module, bool forGpu,
                             lowering::Activations activations,
                             lowering::AttentionMemory attention) {
  PassManager manager(module.getContext());
  addSchedulePasses(manager, forGpu, activations, attention);
  return manager.run(module);
}

LogicalResult tofu::prepareToCompile(ModuleOp module, int64_t devices,
                                     const OperatorFiles &operators,
                                     const OptionValues &options) {
  return success(succeeded(prepare(module, devices, operators, options)) &&
                 succeeded(schedule(module)));
}

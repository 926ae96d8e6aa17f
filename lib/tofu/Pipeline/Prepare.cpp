//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Pipeline/Prepare.h"

#include "mlir/Pass/PassManager.h"
#include "tofu/Import/Entry.h"
#include "tofu/Import/TDL/LoadOperators.h"
#include "tofu/Partition/VerifyProgram.h"
#include "tofu/Pipeline/Pipelines.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Plan.h"

using namespace mlir;
using namespace tofu;

/// True if the function works on pieces: it is the program of every device.
static bool isPartitioned(func::FuncOp function) {
  auto isPiece = [](Type type) { return isa<tdl::PieceType>(type); };
  return function
      .walk([&](Operation *op) {
        bool found = (op == function &&
                      llvm::any_of(function.getArgumentTypes(), isPiece)) ||
                     llvm::any_of(op->getOperandTypes(), isPiece) ||
                     llvm::any_of(op->getResultTypes(), isPiece);
        return found ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Checks that the program's mesh has the number of devices asked for.
static LogicalResult checkDevices(func::FuncOp program, int64_t devices) {
  DenseI64ArrayAttr mesh = plan::getMesh(program);
  if (devices == 0 || !mesh)
    return success();
  int64_t size = plan::getNumDevices(mesh.asArrayRef());
  if (size == devices)
    return success();
  return program.emitError()
         << "is partitioned over " << size
         << " devices, but the number of devices asked for is " << devices;
}

LogicalResult tofu::prepare(ModuleOp module, int64_t devices,
                            ArrayRef<std::string> operators) {
  func::FuncOp entry = findEntry(module);
  if (!entry)
    return failure();
  if (isPartitioned(entry)) {
    if (failed(checkDevices(entry, devices)))
      return failure();
    for (auto function : module.getOps<func::FuncOp>())
      if (!function.isExternal() && failed(verifyProgram(function)))
        return failure();
    return success();
  }
  PassManager manager(module.getContext());
  if (!operators.empty())
    manager.addPass(createLoadOperatorsPass(operators.vec()));
  auto error = [&](const Twine &message) {
    return module.emitError() << message;
  };
  if (failed(buildPartitionPipeline(
          manager, "devices=" + std::to_string(std::max<int64_t>(devices, 1)),
          error)))
    return failure();
  return manager.run(module);
}

LogicalResult tofu::prepareToCompile(ModuleOp module, int64_t devices,
                                     ArrayRef<std::string> operators) {
  if (failed(prepare(module, devices, operators)))
    return failure();
  PassManager manager(module.getContext());
  addSchedulePasses(manager);
  return manager.run(module);
}

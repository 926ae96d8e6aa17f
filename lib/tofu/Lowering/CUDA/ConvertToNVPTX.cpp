//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/DeviceCode.h"

#include "mlir/Conversion/MathToFuncs/MathToFuncs.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Lowering/CUDA/Threads.h"
#include "tofu/Lowering/Kernel/CallFunctions.h"
#include "tofu/Lowering/Kernel/ConvertAtOnce.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tofu;

/// The function of CUDA/Device that computes the operation; "" if the
/// machine does.
static StringRef getDeviceFunction(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case([](math::RsqrtOp) { return "rsqrt"; })
      .Case([](math::RoundOp) { return "round"; })
      .Case([](arith::RemFOp) { return "fmod"; })
      .Default(lowering::getFunctionName);
}

LogicalResult lowering::convertToNVPTX(ModuleOp module) {
  orderZeros(module);
  callFunctions(module, "tofu_", getDeviceFunction);
  PassManager manager(module.getContext());
  manager.addNestedPass<LLVM::LLVMFuncOp>(arith::createArithExpandOpsPass());
  manager.addPass(createConvertMathToFuncs());
  if (failed(manager.run(module)))
    return failure();
  if (failed(convertAtOnce(module)))
    return failure();
  // What a loop was told is said by the branch back, in its own attribute.
  module.walk([](LLVM::BrOp branch) {
    if (auto annotation = dyn_cast_or_null<LLVM::LoopAnnotationAttr>(
            branch->removeDiscardableAttr(kLoopAnnotation)))
      branch.setLoopAnnotationAttr(annotation);
  });
  return success();
}

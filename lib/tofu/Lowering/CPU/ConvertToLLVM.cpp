//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CPU/ConvertToLLVM.h"

#include "mlir/Conversion/MathToFuncs/MathToFuncs.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Lowering/Kernel/CallFunctions.h"
#include "tofu/Lowering/Kernel/ConvertAtOnce.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

using namespace mlir;
using namespace tofu;

LogicalResult lowering::convertToLLVM(ModuleOp module, bool convertsHalf) {
  if (!convertsHalf)
    expandHalfConversions(module);
  orderZeros(module);
  callFunctions(module, /*prefix=*/"");
  PassManager manager(module.getContext());
  manager.addNestedPass<func::FuncOp>(arith::createArithExpandOpsPass());
  manager.addPass(createConvertMathToFuncs());
  if (failed(manager.run(module)))
    return failure();
  return convertAtOnce(module);
}

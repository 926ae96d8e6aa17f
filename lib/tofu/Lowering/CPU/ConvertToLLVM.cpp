//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CPU/ConvertToLLVM.h"

#include "mlir/Conversion/MathToFuncs/MathToFuncs.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Lowering/Kernel/ConvertAtOnce.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

using namespace mlir;
using namespace tofu;

/// The C library's function: exp(x) - 1, to which the pass below would expand
/// it, has no digit right where x is small.
static void callExpM1(ModuleOp module) {
  SymbolTable symbols(module);
  module.walk([&](math::ExpM1Op op) {
    Type type = op.getType();
    StringRef name = type.isF64() ? "expm1" : "expm1f";
    auto callee = symbols.lookup<func::FuncOp>(name);
    if (!callee) {
      OpBuilder builder(module.getContext());
      callee = func::FuncOp::create(builder, module.getLoc(), name,
                                    builder.getFunctionType(type, type));
      callee.setPrivate();
      callee->setAttr(LLVM::LLVMDialect::getReadnoneAttrName(),
                      builder.getUnitAttr());
      symbols.insert(callee);
    }
    OpBuilder builder(op);
    auto call = func::CallOp::create(builder, op.getLoc(), callee,
                                     ValueRange{op.getOperand()});
    op.replaceAllUsesWith(call.getResult(0));
    op.erase();
  });
}

LogicalResult lowering::convertToLLVM(ModuleOp module, bool convertsHalf) {
  if (!convertsHalf)
    expandHalfConversions(module);
  orderZeros(module);
  callExpM1(module);
  PassManager manager(module.getContext());
  manager.addNestedPass<func::FuncOp>(arith::createArithExpandOpsPass());
  manager.addPass(createConvertMathToFuncs());
  if (failed(manager.run(module)))
    return failure();
  return convertAtOnce(module, /*hasLibm=*/true);
}

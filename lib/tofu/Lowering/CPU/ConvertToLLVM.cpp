//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/NarrowFloats.h"
#include "tofu/Lowering/Kernels.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToFuncs/MathToFuncs.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;
using namespace tofu;

void lowering::orderZeros(ModuleOp module) {
  module.walk([](Operation *op) {
    OpBuilder builder(op);
    Value ordered;
    if (isa<arith::MaximumFOp>(op))
      ordered = LLVM::MaximumOp::create(builder, op->getLoc(),
                                        op->getOperand(0), op->getOperand(1));
    else if (isa<arith::MinimumFOp>(op))
      ordered = LLVM::MinimumOp::create(builder, op->getLoc(),
                                        op->getOperand(0), op->getOperand(1));
    if (!ordered)
      return;
    op->getResult(0).replaceAllUsesWith(ordered);
    op->erase();
  });
}

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

LogicalResult lowering::convertAtOnce(ModuleOp module, bool hasLibm) {
  MLIRContext *context = module.getContext();
  LLVMTypeConverter types(context);
  RewritePatternSet patterns(context);
  SymbolTableCollection symbols;
  populateSCFToControlFlowConversionPatterns(patterns);
  cf::populateControlFlowToLLVMConversionPatterns(types, patterns);
  populateFuncToLLVMConversionPatterns(types, patterns, &symbols);
  arith::populateArithToLLVMConversionPatterns(types, patterns);
  // What LLVM has is not called.
  populateMathToLLVMConversionPatterns(types, patterns,
                                       /*approximateLog1p=*/false,
                                       /*benefit=*/2);
  if (hasLibm)
    populateMathToLibmConversionPatterns(patterns, /*benefit=*/1);
  LLVMConversionTarget target(*context);
  return applyPartialConversion(module, target, std::move(patterns));
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

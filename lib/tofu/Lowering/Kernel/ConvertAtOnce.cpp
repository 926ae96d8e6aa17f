//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/ConvertAtOnce.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
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

LogicalResult lowering::convertAtOnce(ModuleOp module) {
  MLIRContext *context = module.getContext();
  LLVMTypeConverter types(context);
  RewritePatternSet patterns(context);
  SymbolTableCollection symbols;
  populateSCFToControlFlowConversionPatterns(patterns);
  cf::populateControlFlowToLLVMConversionPatterns(types, patterns);
  populateFuncToLLVMConversionPatterns(types, patterns, &symbols);
  arith::populateArithToLLVMConversionPatterns(types, patterns);
  populateMathToLLVMConversionPatterns(types, patterns,
                                       /*approximateLog1p=*/false);
  LLVMConversionTarget target(*context);
  return applyPartialConversion(module, target, std::move(patterns));
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/DeviceCode.h"

#include "mlir/Conversion/MathToFuncs/MathToFuncs.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Lowering/CUDA/Threads.h"
#include "tofu/Lowering/Kernel/ConvertAtOnce.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tofu;

/// The function of CUDA/Device that computes the operation; "" if the
/// machine does.
static StringRef getFunction(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case([](math::ExpOp) { return "exp"; })
      .Case([](math::Exp2Op) { return "exp2"; })
      .Case([](math::ExpM1Op) { return "expm1"; })
      .Case([](math::LogOp) { return "log"; })
      .Case([](math::Log2Op) { return "log2"; })
      .Case([](math::Log10Op) { return "log10"; })
      .Case([](math::Log1pOp) { return "log1p"; })
      .Case([](math::SinOp) { return "sin"; })
      .Case([](math::CosOp) { return "cos"; })
      .Case([](math::TanOp) { return "tan"; })
      .Case([](math::AsinOp) { return "asin"; })
      .Case([](math::AcosOp) { return "acos"; })
      .Case([](math::AtanOp) { return "atan"; })
      .Case([](math::Atan2Op) { return "atan2"; })
      .Case([](math::SinhOp) { return "sinh"; })
      .Case([](math::CoshOp) { return "cosh"; })
      .Case([](math::TanhOp) { return "tanh"; })
      .Case([](math::AsinhOp) { return "asinh"; })
      .Case([](math::AcoshOp) { return "acosh"; })
      .Case([](math::AtanhOp) { return "atanh"; })
      .Case([](math::ErfOp) { return "erf"; })
      .Case([](math::ErfcOp) { return "erfc"; })
      .Case([](math::CbrtOp) { return "cbrt"; })
      .Case([](math::PowFOp) { return "pow"; })
      .Case([](math::RsqrtOp) { return "rsqrt"; })
      .Case([](math::RoundOp) { return "round"; })
      .Case([](arith::RemFOp) { return "fmod"; })
      .Default([](Operation *) { return ""; });
}

static void callFunctions(ModuleOp module) {
  SymbolTable symbols(module);
  module.walk([&](Operation *op) {
    StringRef function = getFunction(op);
    if (function.empty())
      return;
    Type type = op->getResult(0).getType();
    std::string name = "tofu_" + function.str() + (type.isF64() ? "" : "f");
    auto callee = symbols.lookup<func::FuncOp>(name);
    if (!callee) {
      OpBuilder builder(module.getContext());
      callee = func::FuncOp::create(
          builder, module.getLoc(), name,
          builder.getFunctionType(op->getOperandTypes(), type));
      callee.setPrivate();
      callee->setAttr(LLVM::LLVMDialect::getReadnoneAttrName(),
                      builder.getUnitAttr());
      symbols.insert(callee);
    }
    OpBuilder builder(op);
    auto call =
        func::CallOp::create(builder, op->getLoc(), callee, op->getOperands());
    op->getResult(0).replaceAllUsesWith(call.getResult(0));
    op->erase();
  });
}

LogicalResult lowering::convertToNVPTX(ModuleOp module) {
  orderZeros(module);
  callFunctions(module);
  PassManager manager(module.getContext());
  manager.addNestedPass<LLVM::LLVMFuncOp>(arith::createArithExpandOpsPass());
  manager.addPass(createConvertMathToFuncs());
  if (failed(manager.run(module)))
    return failure();
  if (failed(convertAtOnce(module, /*hasLibm=*/false)))
    return failure();
  // What a loop was told is said by the branch back, in its own attribute.
  module.walk([](LLVM::BrOp branch) {
    if (auto annotation = dyn_cast_or_null<LLVM::LoopAnnotationAttr>(
            branch->removeDiscardableAttr(kLoopAnnotation)))
      branch.setLoopAnnotationAttr(annotation);
  });
  return success();
}

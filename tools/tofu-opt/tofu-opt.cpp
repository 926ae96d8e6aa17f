//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "tofu/Analysis/Passes.h"
#include "tofu/TDL/TDL.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                  mlir::math::MathDialect, tofu::tdl::TDLDialect>();
  mlir::registerTransformsPasses();
  tofu::tdl::registerTofuAnalysisPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Tofu's optimizer\n", registry));
}

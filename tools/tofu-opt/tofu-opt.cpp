//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "tofu/Pipeline/Register.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  tofu::registerAllDialects(registry);
  tofu::registerAllPasses();
  mlir::registerTransformsPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Tofu's optimizer\n", registry));
}

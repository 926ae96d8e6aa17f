//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "tofu/Import/TDL/ImportTDL.h"

int main(int argc, char **argv) {
  tofu::registerImportTDL();
  return llvm::failed(
      mlir::mlirTranslateMain(argc, argv, "Tofu's translator\n"));
}

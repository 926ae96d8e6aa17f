//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Upstream's language server for MLIR, which knows Tofu's dialects.
//
//===----------------------------------------------------------------------===//
#include "common/CommandLine.h"
#include "common/Version.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "tofu/Pipeline/Register.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/LogicalResult.h"

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << tofu::tools::describeVersion("tofu-lsp-server");
  });
  // Of LLVM's, before upstream's own are there.
  tofu::tools::hideOptions();
  mlir::DialectRegistry registry;
  tofu::registerAllDialects(registry);
  return llvm::failed(mlir::MlirLspServerMain(argc, argv, registry));
}

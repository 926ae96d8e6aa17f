//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Upstream's language server for MLIR, which knows Tofu's dialects.
//
//===----------------------------------------------------------------------===//
#include "common/CommandLine.h"
#include "common/Resources.h"
#include "common/Version.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "tofu/Files/Printable.h"
#include "tofu/Pipeline/Register.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/LogicalResult.h"
#include <csignal>

/// Of upstream's options the one with few values: these are in its --help.
static bool isLogKnown(llvm::StringRef argument) {
  bool isLong = argument.consume_front("--log=");
  return (!isLong && !argument.consume_front("-log=")) ||
         llvm::is_contained({"error", "info", "verbose"}, argument);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  std::signal(SIGQUIT, SIG_DFL); // LLVM would print a stack trace
  tofu::tools::explainWants("tofu-lsp-server");
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << tofu::tools::describeVersion("tofu-lsp-server");
  });
  for (llvm::StringRef argument : llvm::ArrayRef(argv + 1, argc - 1))
    if (!isLogKnown(argument))
      return tofu::tools::fail(
          "tofu-lsp-server", "option --log is '" + argument.split('=').second +
                                 "'; expected error, info or verbose");
  // Upstream quotes what it does not know; what it knows is text.
  std::vector<std::string> arguments;
  for (const char *argument : llvm::ArrayRef(argv, argc))
    arguments.push_back(tofu::files::makePrintable(argument));
  std::vector<char *> texts;
  for (std::string &argument : arguments)
    texts.push_back(argument.data());
  // Of LLVM's, before upstream's own are there.
  tofu::tools::hideOptions();
  mlir::DialectRegistry registry;
  tofu::registerAllDialects(registry);
  return tofu::tools::runOnStack([&] {
    return int(
        llvm::failed(mlir::MlirLspServerMain(argc, texts.data(), registry)));
  });
}

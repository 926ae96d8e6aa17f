//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A language server for .tdl files: what an editor asks while one types.
//
//===----------------------------------------------------------------------===//
#include "Server.h"
#include "common/CommandLine.h"
#include "common/Resources.h"
#include "llvm/Support/InitLLVM.h"
#include <csignal>

/// The exit status.
static int runTool(int argc, char **argv) {
  std::signal(SIGQUIT, SIG_DFL); // LLVM would print a stack trace
  static llvm::cl::OptionCategory category("tdl-lsp-server");
  static tofu::tools::ImportFolders folders(category);
  tofu::tools::parseCommandLine(
      argc, argv, "tdl-lsp-server", category,
      "Tofu's language server for .tdl files; an editor starts it\n");
  return tofu::tools::runLanguageServer(folders.get());
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  return tofu::tools::runOnStack([&] { return runTool(argc, argv); });
}

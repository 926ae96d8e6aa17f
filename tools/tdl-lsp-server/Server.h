//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TDL_LSP_SERVER_SERVER_H
#define TOFU_TOOLS_TDL_LSP_SERVER_SERVER_H

#include <string>
#include <vector>

namespace tofu::tools {

/// Speaks the language server protocol on the standard input and output until
/// it is told to exit. The exit status: 0 after a request to shut down.
/// Files that are imported are looked for in `folders`, too.
int runLanguageServer(std::vector<std::string> folders);

} // namespace tofu::tools

#endif // TOFU_TOOLS_TDL_LSP_SERVER_SERVER_H

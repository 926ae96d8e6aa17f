//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How an operator can be split: its page, as tofu-describe prints it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TDL_LSP_SERVER_STRATEGIES_H
#define TOFU_TOOLS_TDL_LSP_SERVER_STRATEGIES_H

#include "Imports.h"

namespace tofu::tools {

/// The page of the operator `name` of `text`, which is of the file at `path`,
/// without signature and comment; of a generic one that of the first sample.
/// None if the text has errors, or no sample fits.
std::optional<std::string> describeSplits(llvm::StringRef text,
                                          llvm::StringRef path,
                                          llvm::StringRef name,
                                          const Workspace &workspace);

/// What the page says of one index; empty if that is nothing.
std::string findIndex(llvm::StringRef page, llvm::StringRef index);

} // namespace tofu::tools

#endif // TOFU_TOOLS_TDL_LSP_SERVER_STRATEGIES_H

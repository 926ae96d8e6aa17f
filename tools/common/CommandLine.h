//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The command lines of tools that use LLVM's options.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_COMMON_COMMANDLINE_H
#define TOFU_TOOLS_COMMON_COMMANDLINE_H

#include "tofu/Runtime/Error.h"
#include "llvm/Support/CommandLine.h"

namespace tofu::tools {

/// `tool: error: message` on stderr; the exit status.
int fail(llvm::StringRef tool, const llvm::Twine &message);
/// The same, if there is one: else 0.
int check(llvm::StringRef tool, const runtime::Error &error);

/// Parses it. --help shows the options of the category, --help-hidden also
/// those that LLVM and MLIR add, --version what describeVersion says. Exits
/// after these and after an error, such as an empty value. Only options of the
/// category are suggested for one that is not there.
void parseCommandLine(int argc, const char *const *argv, const char *tool,
                      const llvm::cl::OptionCategory &category,
                      llvm::StringRef overview);

/// Leaves the options that there are so far to --help-hidden.
void hideOptions();

/// `name` of the options of the process joins the category.
void addToCategory(llvm::StringRef name, llvm::cl::OptionCategory &category);

} // namespace tofu::tools

#endif // TOFU_TOOLS_COMMON_COMMANDLINE_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tools that turn a text into another one, chunk by chunk: many small tests are
// one file.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_COMMON_CHUNKS_H
#define TOFU_TOOLS_COMMON_CHUNKS_H

#include "common/CommandLine.h"
#include "common/ToolContext.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tofu::tools {

/// The options of such a tool; they are registered when it is made.
struct TextOptions {
  TextOptions(llvm::cl::OptionCategory &category, const char *inputName);

  llvm::cl::opt<std::string> input, output;
  Option<bool> split, verify;
};

using ChunkFunction =
    llvm::function_ref<llvm::LogicalResult(ToolContext &, llvm::raw_ostream &)>;

/// Reads the input, calls the function for each chunk, and writes what it
/// printed, as a whole or not at all. `isQuiet`: what is printed is left out.
/// The exit status.
int runOnChunks(llvm::StringRef tool, const TextOptions &options, bool isQuiet,
                ChunkFunction run);

} // namespace tofu::tools

#endif // TOFU_TOOLS_COMMON_CHUNKS_H

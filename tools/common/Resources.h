//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where there is little memory, or little stack: tools that use LLVM, which
// would show its own stack and ask for a report of a bug.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_COMMON_RESOURCES_H
#define TOFU_TOOLS_COMMON_RESOURCES_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tofu::tools {

/// From now on a want of memory or of threads ends the process with a sentence
/// and exit status 1; temporary files go. The name is there to the end.
void explainWants(const char *tool);

/// What is freed is used again, and not handed back to the system, which would
/// clear it anew: of a process that is short and makes many small things.
void keepFreedMemory();

/// Runs it with a stack of at least 8 MiB, in its own thread where the process
/// was given less (ulimit -s): passes and parsers nest. Threads that are made
/// from then on have as much. The exit status.
int runOnStack(llvm::function_ref<int()> run);

} // namespace tofu::tools

#endif // TOFU_TOOLS_COMMON_RESOURCES_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOURCE_INPUTFILE_H
#define TOFU_SOURCE_INPUTFILE_H

#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace tofu {

/// The text of a file, a pipe or a terminal; `-` is the standard input. Null,
/// with a sentence, where it cannot be read, and for a device, which may have
/// no end.
std::unique_ptr<llvm::MemoryBuffer> readInput(llvm::StringRef path,
                                              std::string &message);

} // namespace tofu

#endif // TOFU_SOURCE_INPUTFILE_H

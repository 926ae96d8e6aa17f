//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a file is that a parser cannot read, and what to do with it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOURCE_FILEKIND_H
#define TOFU_SOURCE_FILEKIND_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace tofu {

/// What the bytes are, if clearly no MLIR: a sentence that begins after the
/// file's name. Empty if they may be MLIR.
std::string whyNotMLIR(llvm::StringRef bytes);
/// The same of what should be a .tdl file.
std::string whyNotTDL(llvm::StringRef bytes);

/// What to do about an error of MLIR's parser: the error as it should be, or
/// empty if it says enough. `bytes` are the file's.
std::string explainParseError(llvm::StringRef error, llvm::StringRef bytes);

/// What is wrong with bytecode in which this operation's attributes are in a
/// form of its dialect's own.
std::string explainForeignProperties(llvm::StringRef op);

} // namespace tofu

#endif // TOFU_SOURCE_FILEKIND_H

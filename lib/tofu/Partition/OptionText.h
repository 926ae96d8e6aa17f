//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Options of a pass as text. What MLIR finds wrong with a value it tells the
// standard error alone, and its caller only that something is.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_OPTIONTEXT_H
#define TOFU_PARTITION_OPTIONTEXT_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tofu {

/// Names and values of `a=1 b={2 3} c`; what is in braces or quotes, which are
/// part of the value, may hold blanks. No value: none is said.
std::vector<std::pair<llvm::StringRef, std::optional<llvm::StringRef>>>
splitOptions(llvm::StringRef text);

enum class OptionKind { Text, Truth, Whole, Number };

/// "a whole number" and the like if the value is none, and else "".
llvm::StringRef getWanted(OptionKind kind, llvm::StringRef value);

} // namespace tofu

#endif // TOFU_PARTITION_OPTIONTEXT_H

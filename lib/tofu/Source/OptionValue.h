//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Values of options, of tools and of passes: numbers are decimal, where LLVM
// takes 010 for 8 and 0x10 for 16.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOURCE_OPTIONVALUE_H
#define TOFU_SOURCE_OPTIONVALUE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace tofu {

/// Reads one; what is wanted, as "a whole number", if it is none, and else "".
llvm::StringRef parseValue(llvm::StringRef text, bool &value);
llvm::StringRef parseValue(llvm::StringRef text, int64_t &value);
llvm::StringRef parseValue(llvm::StringRef text, double &value);

} // namespace tofu

#endif // TOFU_SOURCE_OPTIONVALUE_H

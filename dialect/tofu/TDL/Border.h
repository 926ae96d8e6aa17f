//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is said of a function's arguments and results beside their types.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_BORDER_H
#define TOFU_TDL_BORDER_H

#include "llvm/ADT/StringRef.h"

namespace tofu::tdl {

/// The last dimension, of 2, are the real and the imaginary parts of complex
/// numbers, which it was made of.
inline constexpr llvm::StringLiteral kComplex = "tdl.complex";

/// The integers were made of ones without sign.
inline constexpr llvm::StringLiteral kUnsigned = "tdl.unsigned";

} // namespace tofu::tdl

#endif // TOFU_TDL_BORDER_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Handlers that turn a scalar of one type into another.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCALAR_CONVERSIONS_H
#define TOFU_SCALAR_CONVERSIONS_H

#include "tofu/Scalar/Bytecode.h"
#include "llvm/ADT/StringRef.h"

namespace tofu::interpreter {

/// The handler of the cast named `name` (`arith.sitofp`), or null.
Handler selectCast(llvm::StringRef name, Kind from, Kind to);

} // namespace tofu::interpreter

#endif // TOFU_SCALAR_CONVERSIONS_H

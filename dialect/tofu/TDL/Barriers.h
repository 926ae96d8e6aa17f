//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_BARRIERS_H
#define TOFU_TDL_BARRIERS_H

#include "llvm/ADT/StringRef.h"

namespace tofu::tdl {

/// On a lambda: the number of the barrier that it is computed behind. It is not
/// merged with what equals it in front: the source asks to compute again.
inline constexpr llvm::StringLiteral kBehind = "tdl.behind";

} // namespace tofu::tdl

#endif // TOFU_TDL_BARRIERS_H

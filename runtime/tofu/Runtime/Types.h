//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How large elements are; of C++ and C the same answer.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_TYPES_H
#define TOFU_RUNTIME_TYPES_H

#include "tofu/Runtime/Program.h"

namespace tofu::runtime {

/// Bytes of an element; 0 of an unknown type.
constexpr int64_t getTypeBytes(int64_t type) {
  switch (type) {
  case TOFU_I1:
  case TOFU_I8:
    return 1;
  case TOFU_I16:
  case TOFU_F16:
  case TOFU_BF16:
    return 2;
  case TOFU_I32:
  case TOFU_F32:
    return 4;
  case TOFU_I64:
  case TOFU_F64:
    return 8;
  default:
    return 0;
  }
}

constexpr bool isFloat(int64_t type) {
  return type == TOFU_F16 || type == TOFU_BF16 || type == TOFU_F32 ||
         type == TOFU_F64;
}

/// Computed in f32.
constexpr bool isNarrow(int64_t type) {
  return type == TOFU_F16 || type == TOFU_BF16;
}

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_TYPES_H

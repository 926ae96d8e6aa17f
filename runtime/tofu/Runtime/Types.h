//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How large elements are, and what they are called; of C++ and C the same
// answer.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_TYPES_H
#define TOFU_RUNTIME_TYPES_H

#include "tofu/Runtime/Program.h"

namespace tofu::runtime {

/// A float of 8 bits or fewer.
constexpr bool isByteFloat(int64_t type) {
  return type >= TOFU_F8E5M2 && type < TOFU_NUM_TYPES;
}

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
    return isByteFloat(type);
  }
}

/// As MLIR writes the type.
constexpr const char *getTypeName(int64_t type) {
  constexpr const char *names[] = {"i1",
                                   "i8",
                                   "i16",
                                   "i32",
                                   "i64",
                                   "f16",
                                   "bf16",
                                   "f32",
                                   "f64",
#define TOFU_NAME(bits, format) "f" #bits #format,
                                   TOFU_BYTE_FLOATS(TOFU_NAME)
#undef TOFU_NAME
  };
  return names[type];
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

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the runtime's errors say of numbers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_ERROR_H
#define TOFU_RUNTIME_ERROR_H

#include "tofu/Files/Error.h"

#include <cstdint>
#include <cstdio>
#include <string>

namespace tofu::runtime {

using files::Error;
using files::quote;

/// That `number` is one of `count` things, which are numbered from 0.
inline Error checkNumber(const char *what, int64_t number, int64_t count) {
  if (number >= 0 && number < count)
    return Error::success();
  return Error(
      std::string("there is no ") + what + " " + std::to_string(number) +
      "; they are numbered from 0, and there are " + std::to_string(count));
}

inline std::string formatSeconds(double seconds) {
  char text[32];
  std::snprintf(text, sizeof(text), "%g", seconds);
  return text;
}

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_ERROR_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Why an integer is none of an element type.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOURCE_INTEGERRANGE_H
#define TOFU_SOURCE_INTEGERRANGE_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include <string>

namespace tofu {

/// `is 300, but i8 is from -128 to 127; ...` of a type of that many bits, or
/// nothing if it fits.
inline std::string whyNotInteger(int64_t value, unsigned width) {
  bool isBit = width == 1; // 0 or 1, as conditions are
  int64_t least = isBit ? 0 : llvm::minIntN(width);
  int64_t most = isBit ? 1 : llvm::maxIntN(width);
  if (least <= value && value <= most)
    return "";
  std::string type = "i" + std::to_string(width);
  std::string wider = llvm::isInt<32>(value) ? "i32" : "i64";
  return ("is " + llvm::Twine(value) + ", but " + type + " is from " +
          llvm::Twine(least) + " to " + llvm::Twine(most) +
          "; to compute with it, convert the elements first, as '" + wider +
          "(x[i])'")
      .str();
}

} // namespace tofu

#endif // TOFU_SOURCE_INTEGERRANGE_H

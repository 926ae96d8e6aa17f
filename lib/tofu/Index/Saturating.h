//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Costs: bytes, or `Forbidden`, which absorbs everything added to it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INDEX_SATURATING_H
#define TOFU_INDEX_SATURATING_H

#include <cstdint>

namespace tofu {

/// No assignment with this cost is legal. A cost lies in [0, Forbidden]; two of
/// them can be added without overflow.
constexpr int64_t Forbidden = int64_t(1) << 61;

/// The sum of two costs; `Forbidden` at most.
inline int64_t addCost(int64_t a, int64_t b) {
  int64_t sum = a + b;
  return sum < Forbidden ? sum : Forbidden;
}

/// A cost that is paid so many times (at least 0, at most Forbidden). What is
/// not legal is not legal even if it is never paid.
inline int64_t multiplyCost(int64_t cost, int64_t times) {
  if (cost >= Forbidden)
    return Forbidden;
  return cost && times > Forbidden / cost ? Forbidden : cost * times;
}

} // namespace tofu

#endif // TOFU_INDEX_SATURATING_H

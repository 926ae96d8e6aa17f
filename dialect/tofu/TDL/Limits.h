//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How large a program may be. Work grows with the square of these, so what is
// above them is an error and not a matter of hours.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_LIMITS_H
#define TOFU_TDL_LIMITS_H

#include <cstdint>

namespace tofu {

inline constexpr int64_t kMaxDevices = 65536;
inline constexpr int64_t kMaxMeshAxes = 64;
/// Dimensions of a tensor, indices of a reduction.
inline constexpr int64_t kMaxRank = 64;
/// Of one operator.
inline constexpr int64_t kMaxOperands = 16384;

} // namespace tofu

#endif // TOFU_TDL_LIMITS_H

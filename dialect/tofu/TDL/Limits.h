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
/// Of an index. Tensors have at most 2^43 bytes, and a factor of 2^16 devices
/// leaves the ends of parts far within 64 bits.
inline constexpr int64_t kMaxExtent = int64_t(1) << 43;
/// Of coordinates, guards and all that they are computed from, in magnitude.
/// Sums of some of them, as the ends of what parts read are, stay within 61.
inline constexpr int64_t kMaxIndexBits = 56;
/// Of one operator.
inline constexpr int64_t kMaxOperands = 16384;

} // namespace tofu

#endif // TOFU_TDL_LIMITS_H

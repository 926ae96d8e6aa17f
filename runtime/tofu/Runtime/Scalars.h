//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How elements are stored and in which type they are computed.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_SCALARS_H
#define TOFU_RUNTIME_SCALARS_H

#include <bit>
#include <cstdint>
#include <type_traits>

namespace tofu::runtime {

/// The bits of a float or double as an integer of its size, and back.
template <typename T>
using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
template <typename T> [[gnu::always_inline]] inline Bits<T> toBits(T value) {
  return std::bit_cast<Bits<T>>(value);
}
template <typename T> [[gnu::always_inline]] inline T fromBits(Bits<T> bits) {
  return std::bit_cast<T>(bits);
}

template <typename T> struct Plain {
  using Element = T;
  [[gnu::always_inline]] static T load(T value) { return value; }
  [[gnu::always_inline]] static T store(T value) { return value; }
};

struct F16 {
  using Element = _Float16;
  [[gnu::always_inline]] static float load(_Float16 value) { return value; }
  [[gnu::always_inline]] static _Float16 store(float value) {
    return static_cast<_Float16>(value);
  }
};

struct BF16 {
  using Element = uint16_t;
  [[gnu::always_inline]] static float load(uint16_t bits) {
    return fromBits<float>(uint32_t(bits) << 16);
  }
  /// To the nearest, ties to even; a NaN stays one.
  [[gnu::always_inline]] static uint16_t store(float value) {
    uint32_t bits = toBits(value);
    uint32_t rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16;
    return value != value ? (bits >> 16) | 0x40 : rounded;
  }
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_SCALARS_H

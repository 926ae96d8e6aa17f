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

/// Which codes of a float of 8 bits are not numbers.
enum class Codes {
  IEEE, // infinities and NaNs at the largest exponent
  FN,   // NaN where all bits but the sign are 1; no infinities
  FNUZ  // NaN in the place of the negative zero; no infinities
};

template <unsigned kMantissa, int kBias, Codes kCodes> struct F8 {
  using Element = uint8_t;
  static constexpr unsigned kShift = 23 - kMantissa;
  static constexpr uint32_t kInfinity = (0x7F >> kMantissa) << kMantissa;
  /// The code of the largest finite number.
  static constexpr uint32_t kLargest = kCodes == Codes::IEEE ? kInfinity - 1
                                       : kCodes == Codes::FN ? 0x7E
                                                             : 0x7F;
  static constexpr uint32_t kNaN = kCodes == Codes::IEEE ? kInfinity + 1
                                   : kCodes == Codes::FN ? 0x7F
                                                         : 0x80;

  [[gnu::always_inline]] static float load(uint8_t code) {
    uint32_t size = code & 0x7F, sign = uint32_t(code & 0x80) << 24;
    // As a float its exponent is too small by this factor; subnormals become
    // normal.
    float number = fromBits<float>(size << kShift) *
                   fromBits<float>(uint32_t(254 - kBias) << 23);
    uint32_t bits = toBits(number);
    if (kCodes == Codes::IEEE && size >= kInfinity)
      bits = 0x7F800000 | (size & ~kInfinity) << kShift;
    if (kCodes == Codes::FN ? size == kNaN
                            : kCodes == Codes::FNUZ && code == kNaN)
      bits = 0x7FC00000;
    return fromBits<float>(bits | sign);
  }

  /// To the nearest, ties to even; what is too large is infinite, or NaN where
  /// there are no infinities.
  [[gnu::always_inline]] static uint8_t store(float value) {
    uint32_t bits = toBits(value), sign = bits >> 24 & 0x80,
             size = bits & 0x7FFFFFFF;
    uint32_t result;
    if (size < uint32_t(128 - kBias) << 23) { // subnormal, or the first normal
      // The sum's last bit counts subnormals.
      constexpr uint32_t kUnit = uint32_t(128 - kBias + kShift) << 23;
      result = toBits(fromBits<float>(size) + fromBits<float>(kUnit)) - kUnit;
    } else {
      uint32_t half = (size >> kShift & 1) + (1u << (kShift - 1)) - 1;
      result = ((size + half) >> kShift) - (uint32_t(127 - kBias) << kMantissa);
    }
    if (result > kLargest)
      result = kCodes == Codes::IEEE ? kInfinity : kNaN;
    if (size > 0x7F800000)
      result = kNaN;
    if (kCodes == Codes::FNUZ && (result == 0 || result == kNaN))
      sign = 0;
    return uint8_t(result | sign);
  }
};
using F8E5M2 = F8<2, 15, Codes::IEEE>;
using F8E4M3 = F8<3, 7, Codes::IEEE>;
using F8E3M4 = F8<4, 3, Codes::IEEE>;
using F8E4M3FN = F8<3, 7, Codes::FN>;
using F8E5M2FNUZ = F8<2, 16, Codes::FNUZ>;
using F8E4M3FNUZ = F8<3, 8, Codes::FNUZ>;
using F8E4M3B11FNUZ = F8<3, 11, Codes::FNUZ>;

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_SCALARS_H

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

/// Which codes of a float of a byte are not numbers.
enum class Codes {
  IEEE,  // infinities and NaNs at the largest exponent
  FN,    // NaN where all bits but the sign are 1; no infinities
  FNUZ,  // NaN in the place of the negative zero; no infinities
  Finite // none
};

/// A float of up to 8 bits in the low ones of a byte, of which others may be
/// anything.
template <unsigned kMantissa, int kBias, Codes kCodes, unsigned kNumBits = 8>
struct F8 {
  using Element = uint8_t;
  static constexpr unsigned kBits = kNumBits;
  static constexpr bool kHasSign = true;
  static constexpr uint32_t kSign = 1u << (kBits - 1), kMask = kSign - 1;
  static constexpr unsigned kShift = 23 - kMantissa;
  static constexpr uint32_t kInfinity = (kMask >> kMantissa) << kMantissa;
  /// The code of the largest finite number.
  static constexpr uint32_t kLargest = kCodes == Codes::IEEE ? kInfinity - 1
                                       : kCodes == Codes::FN ? kMask - 1
                                                             : kMask;
  /// Where there is no NaN it becomes -0, as in XLA.
  static constexpr uint32_t kNaN = kCodes == Codes::IEEE ? kInfinity + 1
                                   : kCodes == Codes::FN ? kMask
                                                         : kSign;
  /// What is too large is infinite, or NaN where there are no infinities, or
  /// the largest number where there is neither.
  static constexpr uint32_t kTooLarge = kCodes == Codes::IEEE     ? kInfinity
                                        : kCodes == Codes::Finite ? kLargest
                                                                  : kNaN;
  /// Codes of the first and the last number in their order.
  static constexpr uint8_t kGreatest =
      kCodes == Codes::IEEE ? kInfinity : kLargest;
  static constexpr uint8_t kLeast = kSign | kGreatest;

  [[gnu::always_inline]] static float load(uint8_t code) {
    uint32_t size = code & kMask, sign = uint32_t(code & kSign) << (32 - kBits);
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

  /// To the nearest, ties to even.
  [[gnu::always_inline]] static uint8_t store(float value) {
    uint32_t bits = toBits(value), sign = bits >> (32 - kBits) & kSign,
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
      result = kTooLarge;
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
using F6E2M3FN = F8<3, 1, Codes::Finite, 6>;
using F6E3M2FN = F8<2, 3, Codes::Finite, 6>;
using F4E2M1FN = F8<1, 1, Codes::Finite, 4>;

/// The exponent of a float, from 2^-127 to 2^127; the last code is NaN.
struct F8E8M0FNU {
  using Element = uint8_t;
  static constexpr unsigned kBits = 8;
  static constexpr bool kHasSign = false;
  static constexpr uint8_t kLeast = 0, kGreatest = 0xFE;

  [[gnu::always_inline]] static float load(uint8_t code) {
    return fromBits<float>(code == 0      ? 0x00400000
                           : code == 0xFF ? 0x7FC00000
                                          : uint32_t(code) << 23);
  }

  /// To the nearest, ties up; 0 and what has a sign are not numbers.
  [[gnu::always_inline]] static uint8_t store(float value) {
    uint32_t bits = toBits(value);
    // With the sign and with what is too large it is above the last code.
    uint32_t result = ((bits >> 22) + 1) >> 1;
    if (bits < 0x00600000) // nearer to 2^-127 than to 2^-126
      result = bits ? 0 : 0xFF;
    return uint8_t(result < 0xFF ? result : 0xFF);
  }
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_SCALARS_H

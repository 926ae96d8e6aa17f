//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Floating-point formats that the host has not: f16, bf16 and the like.
#ifndef TOFU_TEST_GPU_SIMULATOR_NARROWFLOAT_H
#define TOFU_TEST_GPU_SIMULATOR_NARROWFLOAT_H

#include <cmath>
#include <cstdint>
#include <cstring>

namespace tofu::gpu {

enum class Round : uint8_t { nearest, zero, down, up, away, odd };

/// A format of a sign, `exponent` and `mantissa` bits, in the low bits.
struct Format {
  int exponent, mantissa;
  bool hasInfinity = true; // else its largest exponent holds numbers (e4m3)
  int bias() const { return (1 << (exponent - 1)) - 1; }
};
constexpr Format kHalf = {5, 10}, kBFloat = {8, 7}, kTF32 = {8, 10},
                 kFloat = {8, 23}, kE4M3 = {4, 3, false}, kE5M2 = {5, 2};

/// Rounds to the format. `saturate`: to its largest number, not infinity.
/// NaN is the format's canonical one.
uint32_t narrow(double value, const Format &format, Round round,
                bool saturate = false);
double widen(uint32_t bits, const Format &format);

template <class To, class From> inline To bitsAs(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

struct BFloat {
  uint16_t bits;
  static constexpr Format kFormat = kBFloat;
  float value() const { return bitsAs<float>(uint32_t(bits) << 16); }
  static BFloat of(float f) {
    uint32_t b = bitsAs<uint32_t>(f);
    if ((b & 0x7FFFFFFF) > 0x7F800000)
      return {0x7FFF};
    return {uint16_t((b + 0x7FFF + (b >> 16 & 1)) >> 16)};
  }
};

struct Half {
  uint16_t bits;
  static constexpr Format kFormat = kHalf;
  float value() const {
    uint32_t sign = uint32_t(bits & 0x8000) << 16;
    uint32_t rest = bits & 0x7FFF;
    if (rest >= 0x7C00)
      return bitsAs<float>(sign | 0x7F800000 | (rest & 0x3FF) << 13);
    if (rest >= 0x400)
      return bitsAs<float>(sign | ((rest << 13) + (112u << 23)));
    return bitsAs<float>(sign | bitsAs<uint32_t>(float(rest) * 0x1p-24f));
  }
  static Half of(float f) {
    uint32_t b = bitsAs<uint32_t>(f);
    uint16_t sign = b >> 16 & 0x8000;
    b &= 0x7FFFFFFF;
    if (b > 0x7F800000)
      return {0x7FFF};
    if (b >= 0x477FF000) // rounds to what f16 has not
      return {uint16_t(sign | 0x7C00)};
    if (b < 0x38800000) { // subnormal: the sum's last place is 2^-24
      float sum = bitsAs<float>(b) + 0.5f;
      return {
          uint16_t(sign | (bitsAs<uint32_t>(sum) - bitsAs<uint32_t>(0.5f)))};
    }
    b += 0xFFF + (b >> 13 & 1);
    return {uint16_t(sign | ((b - (112u << 23)) >> 13))};
  }
};

/// a + b in double, with what is lost kept in the last bit, so that a second
/// rounding to a much narrower format is as one.
inline double addToOdd(double a, double b) {
  double sum = a + b;
  if (!std::isfinite(sum))
    return sum;
  double z = sum - a, lost = (a - (sum - z)) + (b - z);
  uint64_t bits = bitsAs<uint64_t>(sum);
  if (lost == 0 || bits & 1)
    return sum;
  bool grows = (lost > 0) == (sum > 0);
  return bitsAs<double>(grows ? bits + 1 : bits - 1);
}

template <class N> inline N fmaNarrow(N a, N b, N c) {
  double exact = double(a.value()) * double(b.value());
  double sum = addToOdd(exact, c.value());
  return {uint16_t(narrow(sum, N::kFormat, Round::nearest))};
}

} // namespace tofu::gpu

#endif

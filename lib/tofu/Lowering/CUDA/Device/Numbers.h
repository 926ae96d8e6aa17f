//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Numbers of devices: their bits, and sums of two.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_DEVICE_NUMBERS_H
#define TOFU_LOWERING_CUDA_DEVICE_NUMBERS_H

#include <cstdint>

#define FUNCTION extern "C" double
#define FUNCTION_F extern "C" float

namespace {
constexpr double kInfinity = __builtin_inf(), kNaN = __builtin_nan("");
constexpr double kPi = 0x1.921fb54442d18p+1, kPiLow = 0x1.1a62633145c07p-53;
constexpr double kLog2E = 0x1.71547652b82fep+0;
// ln 2 in two parts: products of the first one with exponents are exact.
constexpr double kLn2 = 0x1.62e42fefa39efp-1, kLn2High = 0x1.62e42fee00000p-1,
                 kLn2Low = 0x1.a39ef35793c76p-33;
} // namespace

inline uint64_t toBits(double x) { return __builtin_bit_cast(uint64_t, x); }
inline double toDouble(uint64_t x) { return __builtin_bit_cast(double, x); }
inline uint32_t toBitsF(float x) { return __builtin_bit_cast(uint32_t, x); }
inline float toFloat(uint32_t x) { return __builtin_bit_cast(float, x); }
inline double fma(double a, double b, double c) {
  return __builtin_fma(a, b, c);
}
inline float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
inline double abs(double x) { return __builtin_fabs(x); }
inline float abs(float x) { return __builtin_fabsf(x); }
inline double withSign(double x, double sign) {
  return __builtin_copysign(x, sign);
}
inline float withSign(float x, float sign) {
  return __builtin_copysignf(x, sign);
}
/// To the nearest integer, of a number below 2^51.
inline double roundToInteger(double x) { return (x + 0x1.8p52) - 0x1.8p52; }
inline float roundToInteger(float x) { return (x + 0x1.8p23f) - 0x1.8p23f; }

/// 2^k, of k from -1022 to 1023.
inline double powerOf2(int64_t k) { return toDouble(uint64_t(k + 1023) << 52); }
inline float powerOf2F(int32_t k) { return toFloat(uint32_t(k + 127) << 23); }
/// x * 2^k, rounded once; k from -2000 to 2000.
inline double scale(double x, int64_t k) {
  int64_t half = k / 2;
  return x * powerOf2(half) * powerOf2(k - half);
}
inline float scale(float x, int32_t k) {
  int32_t half = k / 2;
  return x * powerOf2F(half) * powerOf2F(k - half);
}

template <typename T, int N>
inline T polynomial(const T (&coefficients)[N], T x) {
  T value = coefficients[0];
  for (int i = 1; i != N; ++i)
    value = fma(value, x, coefficients[i]);
  return value;
}

namespace {
/// A sum of two numbers, of which the first is the sum rounded.
struct Pair {
  double high, low;
};
} // namespace

inline Pair addExactly(double a, double b) { // |a| >= |b|
  double sum = a + b;
  return {sum, b - (sum - a)};
}
inline Pair multiplyExactly(double a, double b) {
  double product = a * b;
  return {product, fma(a, b, -product)};
}
inline Pair multiply(Pair a, Pair b) {
  auto [high, low] = multiplyExactly(a.high, b.high);
  return addExactly(high, low + (a.high * b.low + a.low * b.high));
}
/// Of any two numbers.
inline Pair add(Pair a, Pair b) {
  double sum = a.high + b.high, part = sum - a.high;
  double lost = (a.high - (sum - part)) + (b.high - part);
  return addExactly(sum, lost + (a.low + b.low));
}

#endif // TOFU_LOWERING_CUDA_DEVICE_NUMBERS_H

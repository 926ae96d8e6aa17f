//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "NarrowFloat.h"

using namespace tofu::gpu;

uint32_t tofu::gpu::narrow(double value, const Format &format, Round round,
                           bool saturate) {
  int m = format.mantissa;
  uint32_t top = (1u << format.exponent) - 1; // the largest exponent's bits
  uint32_t sign = std::signbit(value) ? 1u << (format.exponent + m) : 0;
  uint32_t infinity = top << m;
  uint32_t largest =
      format.hasInfinity ? infinity - 1 : (infinity | ((1u << m) - 2));
  uint32_t nan = infinity | ((1u << m) - 1);
  if (std::isnan(value))
    return nan;
  double magnitude = std::fabs(value);
  if (std::isinf(magnitude))
    return sign | (saturate || !format.hasInfinity ? largest : infinity);
  if (magnitude == 0)
    return sign;
  int exponent;
  std::frexp(magnitude, &exponent); // in [0.5, 1) * 2^exponent
  int unit = std::max(exponent - 1, 1 - format.bias()) - m; // of the last place
  double scaled = std::ldexp(magnitude, -unit);
  double down = std::floor(scaled), rest = scaled - down;
  bool isUp = false;
  switch (round) {
  case Round::nearest:
    isUp = rest > 0.5 || (rest == 0.5 && std::fmod(down, 2) != 0);
    break;
  case Round::away:
    isUp = rest >= 0.5;
    break;
  case Round::zero:
    break;
  case Round::down:
    isUp = rest > 0 && sign;
    break;
  case Round::up:
    isUp = rest > 0 && !sign;
    break;
  case Round::odd:
    isUp = rest > 0 && std::fmod(down, 2) == 0;
    break;
  }
  uint64_t units = uint64_t(down) + isUp;
  // Units of the last place, counted from the exponent's first number: a carry
  // into the exponent is what it should be.
  int64_t biased = unit + m + format.bias(); // 1 for subnormals too
  uint64_t bits = (uint64_t(biased - 1) << m) + units;
  if (bits > largest) {
    bool toLargest = saturate || !format.hasInfinity || round == Round::zero ||
                     (round == Round::down && !sign) ||
                     (round == Round::up && sign);
    bits = toLargest ? largest : infinity;
  }
  return sign | uint32_t(bits);
}

double tofu::gpu::widen(uint32_t bits, const Format &format) {
  int m = format.mantissa;
  uint32_t top = (1u << format.exponent) - 1;
  bool minus = bits >> (format.exponent + m) & 1;
  uint32_t exponent = bits >> m & top, fraction = bits & ((1u << m) - 1);
  double value;
  if (exponent == top && format.hasInfinity)
    value = fraction ? NAN : INFINITY;
  else if (exponent == top && fraction == (1u << m) - 1)
    value = NAN;
  else if (exponent == 0)
    value = std::ldexp(fraction, 1 - format.bias() - m);
  else
    value = std::ldexp((1u << m) + fraction, int(exponent) - format.bias() - m);
  return minus ? -value : value;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions of angles, and remainders. See Powers.cpp.
//
//===----------------------------------------------------------------------===//
#include "Numbers.h"
#include "Polynomials.h"

//===----------------------------------------------------------------------===//
// Trigonometric functions
//===----------------------------------------------------------------------===//

namespace {
/// x = quarters * pi / 2 + high + low, with |high| up to about pi / 4.
struct Angle {
  uint32_t quarters;
  double high, low;
};
} // namespace

/// Of a large number: its integer mantissa times those bits of 2 / pi that do
/// not give whole circles.
static Angle reduceLarge(double x) {
  uint64_t bits = toBits(abs(x));
  int64_t exponent = int64_t(bits >> 52) - 1075;
  uint64_t mantissa = (bits & 0xFFFFFFFFFFFFFull) | 0x10000000000000ull;
  int64_t first = exponent - 2 + 63; // bit of kTwoOverPi
  uint64_t product[4], carry = 0;
#pragma unroll
  for (int i = 3; i >= 0; --i) {
    int64_t at = first + 64 * i;
    uint64_t word = kTwoOverPi[at >> 6] << (at & 63);
    if (at & 63)
      word |= kTwoOverPi[(at >> 6) + 1] >> (64 - (at & 63));
    unsigned __int128 wide = (unsigned __int128)(word)*mantissa + carry;
    product[i] = uint64_t(wide);
    carry = uint64_t(wide >> 64);
  }
  // Three bits before the point; then the fraction.
  uint32_t quarters = uint32_t(product[0] >> 61);
  for (int i = 0; i != 3; ++i)
    product[i] = product[i] << 3 | product[i + 1] >> 61;
  bool isNegative = product[0] >> 63; // the next quarter is nearer
  if (isNegative) {
    ++quarters;
    for (int i = 0; i != 3; ++i)
      product[i] = ~product[i];
  }
  double high = double(product[0]) * 0x1p-64;
  // Converting has rounded.
  double lost = double(int64_t(product[0] - uint64_t(high * 0x1p64))) * 0x1p-64;
  Pair part = addExactly(high, lost + double(product[1]) * 0x1p-128 +
                                   double(product[2]) * 0x1p-192);
  auto [r, low] = multiply(part, {kPi / 2, kPiLow / 2});
  bool isMinus = isNegative != bool(toBits(x) >> 63);
  quarters = x < 0 ? 0 - quarters : quarters;
  return {quarters & 3, isMinus ? -r : r, isMinus ? -low : low};
}

static Angle reduceAngle(double x) {
  if (abs(x) > 0x1p20)
    return reduceLarge(x);
  double k = roundToInteger(x * (2 / kPi));
  // Three parts of pi / 2; the first difference is exact.
  double rest = fma(-k, 0x1.921fb54442d18p+0, x);
  double part = k * 0x1.1a62633145c07p-54;
  double high = rest - part;
  double low = ((rest - high) - part) - (fma(k, 0x1.1a62633145c07p-54, -part) +
                                         k * -0x1.f1976b7ed8fbcp-110);
  Pair sum = addExactly(high, low);
  return {uint32_t(int32_t(k)) & 3, sum.high, sum.low};
}

static double sinOfSmall(double x, double low) {
  constexpr double terms[] = {1. / 355687428096000,
                              -1. / 1307674368000,
                              1. / 6227020800,
                              -1. / 39916800,
                              1. / 362880,
                              -1. / 5040,
                              1. / 120,
                              -1. / 6};
  double z = x * x;
  return x + fma(x * z, polynomial(terms, z), low);
}
static double cosOfSmall(double x, double low) {
  constexpr double terms[] = {-1. / 6402373705728000,
                              1. / 20922789888000,
                              -1. / 87178291200,
                              1. / 479001600,
                              -1. / 3628800,
                              1. / 40320,
                              -1. / 720,
                              1. / 24};
  double z = x * x, half = 0.5 * z, one = 1 - half;
  return one +
         (((1 - one) - half) + fma(z * z, polynomial(terms, z), -x * low));
}

static double sinOf(const Angle &angle, uint32_t quarters) {
  double value = quarters & 1 ? cosOfSmall(angle.high, angle.low)
                              : sinOfSmall(angle.high, angle.low);
  return quarters & 2 ? -value : value;
}

FUNCTION tofu_sin(double x) {
  if (!(abs(x) < kInfinity))
    return kNaN;
  if (abs(x) < 0x1p-27)
    return x;
  Angle angle = reduceAngle(x);
  return sinOf(angle, angle.quarters);
}
FUNCTION tofu_cos(double x) {
  if (!(abs(x) < kInfinity))
    return kNaN;
  Angle angle = reduceAngle(x);
  return sinOf(angle, angle.quarters + 1);
}
FUNCTION tofu_tan(double x) {
  if (!(abs(x) < kInfinity))
    return kNaN;
  if (abs(x) < 0x1p-27)
    return x;
  Angle angle = reduceAngle(x);
  double sine = sinOfSmall(angle.high, angle.low),
         cosine = cosOfSmall(angle.high, angle.low);
  return angle.quarters & 1 ? -cosine / sine : sine / cosine;
}

/// Angles of floats are reduced in double; the rest is float.
static float sinOfF(float x, uint32_t shift) {
  Angle angle = reduceAngle(x);
  float r = float(angle.high), z = r * r;
  constexpr float sine[] = {1.f / 362880, -1.f / 5040, 1.f / 120, -1.f / 6};
  constexpr float cosine[] = {-1.f / 3628800, 1.f / 40320, -1.f / 720, 1.f / 24,
                              -0.5f};
  uint32_t quarters = angle.quarters + shift;
  float value = quarters & 1 ? fma(z, polynomial(cosine, z), 1.f)
                             : fma(r * z, polynomial(sine, z), r);
  return quarters & 2 ? -value : value;
}
FUNCTION_F tofu_sinf(float x) {
  if (!(abs(x) < float(kInfinity)))
    return float(kNaN);
  return abs(x) < 0x1p-12f ? x : sinOfF(x, 0);
}
FUNCTION_F tofu_cosf(float x) {
  return abs(x) < float(kInfinity) ? sinOfF(x, 1) : float(kNaN);
}
FUNCTION_F tofu_tanf(float x) { return float(tofu_tan(x)); }

/// At quarter turns: atan(x) = pi / 4 + atan((x - 1) / (x + 1)).
FUNCTION tofu_atan(double x) {
  double a = abs(x), t = a, base = 0, low = 0;
  if (x != x)
    return x;
  if (a > 2.414213562373095) {
    t = -1 / a;
    base = kPi / 2;
    low = kPiLow / 2;
  } else if (a > 0.4142135623730951) {
    t = (a - 1) / (a + 1);
    base = kPi / 4;
    low = kPiLow / 4;
  }
  double value = t * polynomial(kAtan, t * t - 0.0858);
  return withSign(base + (value + low), x);
}
FUNCTION_F tofu_atanf(float x) { return float(tofu_atan(x)); }

FUNCTION tofu_atan2(double y, double x) {
  if (x != x || y != y)
    return x + y;
  bool isLeft = toBits(x) >> 63;
  double a = abs(y), b = abs(x), angle;
  if (a == kInfinity)
    angle = b == kInfinity ? (isLeft ? 3 * (kPi / 4) : kPi / 4) : kPi / 2;
  else if (a == 0 || b == kInfinity)
    angle = isLeft ? kPi : 0;
  else if (b == 0)
    angle = kPi / 2;
  else if (isLeft)
    angle = kPi - (tofu_atan(a / b) - kPiLow);
  else
    angle = tofu_atan(a / b);
  return withSign(angle, y);
}
FUNCTION_F tofu_atan2f(float y, float x) { return float(tofu_atan2(y, x)); }

/// Of |x| up to 1/2.
static double asinOfSmall(double x) {
  return x * polynomial(kAsin, x * x - 0.125);
}
/// asin(x) = pi / 2 - 2 * asin(sqrt((1 - x) / 2)).
FUNCTION tofu_asin(double x) {
  double a = abs(x);
  if (!(a <= 1))
    return kNaN;
  if (a <= 0.5)
    return a < 0x1p-27 ? x : asinOfSmall(x);
  double root = __builtin_sqrt((1 - a) * 0.5);
  return withSign(kPi / 2 - (2 * asinOfSmall(root) - kPiLow / 2), x);
}
FUNCTION tofu_acos(double x) {
  double a = abs(x);
  if (!(a <= 1))
    return kNaN;
  if (a <= 0.5)
    return kPi / 2 - (asinOfSmall(x) - kPiLow / 2);
  double angle = 2 * asinOfSmall(__builtin_sqrt((1 - a) * 0.5));
  return x > 0 ? angle : kPi - (angle - kPiLow);
}
FUNCTION_F tofu_asinf(float x) { return float(tofu_asin(x)); }
FUNCTION_F tofu_acosf(float x) { return float(tofu_acos(x)); }

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

FUNCTION tofu_round(double x) {
  double whole = __builtin_trunc(x);
  return abs(x - whole) >= 0.5 ? whole + withSign(1., x) : whole;
}
FUNCTION_F tofu_roundf(float x) {
  float whole = __builtin_truncf(x);
  return abs(x - whole) >= 0.5f ? whole + withSign(1.f, x) : whole;
}

/// Exact: the remainder of integers, eleven bits at a time.
FUNCTION tofu_fmod(double x, double y) {
  if (!(abs(x) < kInfinity) || y == 0 || y != y)
    return kNaN;
  double a = abs(x), b = abs(y);
  if (a < b)
    return x;
  auto take = [](double value, int64_t &exponent) -> uint64_t {
    uint64_t bits = toBits(value);
    exponent = int64_t(bits >> 52);
    if (exponent == 0) { // subnormal
      exponent = 1;
      return bits;
    }
    return (bits & 0xFFFFFFFFFFFFFull) | 0x10000000000000ull;
  };
  int64_t above, below;
  uint64_t rest = take(a, above), divisor = take(b, below);
  rest %= divisor;
  for (int64_t left = above - below; left > 0; left -= 11)
    rest = (rest << (left < 11 ? left : 11)) % divisor;
  // The least subnormal times 2^(below - 1).
  return withSign(scale(double(rest), below - 1 - 1074), x);
}
FUNCTION_F tofu_fmodf(float x, float y) { return float(tofu_fmod(x, y)); }

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions of numbers, which devices have no library for: tofu_exp of double,
// tofu_expf of float, and so on; here powers and what is made of them.
// Arguments are reduced to an interval on which a series or a polynomial is
// short; what the reduction loses is carried along. Results differ from the
// right ones by a few units in the last place at most;
// test/unit/Lowering/DeviceMathTest.cpp compares them on a CPU.
//
//===----------------------------------------------------------------------===//
#include "Numbers.h"
#include "Polynomials.h"

//===----------------------------------------------------------------------===//
// Exponentials
//===----------------------------------------------------------------------===//

/// (exp(r) - 1 - r) / (r * r), of |r| up to ln(2) / 2: the series.
static double expRest(double r) {
  constexpr double terms[] = {1. / 87178291200,
                              1. / 6227020800,
                              1. / 479001600,
                              1. / 39916800,
                              1. / 3628800,
                              1. / 362880,
                              1. / 40320,
                              1. / 5040,
                              1. / 720,
                              1. / 120,
                              1. / 24,
                              1. / 6,
                              1. / 2};
  return polynomial(terms, r);
}
static float expRest(float r) {
  constexpr float terms[] = {1.f / 40320, 1.f / 5040, 1.f / 720, 1.f / 120,
                             1.f / 24,    1.f / 6,    1.f / 2};
  return polynomial(terms, r);
}

namespace {
/// x = k * ln(2) + r.
struct Reduced {
  double k, r;
};
struct ReducedF {
  float k, r;
};
} // namespace

static Reduced reduce(double x) {
  double k = roundToInteger(x * kLog2E);
  return {k, fma(-k, kLn2Low, fma(-k, kLn2High, x))};
}
static ReducedF reduce(float x) {
  float k = roundToInteger(x * float(kLog2E));
  constexpr float high = 0x1.62e4p-1f, low = float(kLn2 - double(high));
  return {k, fma(-k, low, fma(-k, high, x))};
}

FUNCTION tofu_exp(double x) {
  if (!(abs(x) < 750))
    return x != x ? x : x > 0 ? kInfinity : 0;
  auto [k, r] = reduce(x);
  return scale(1 + fma(r * r, expRest(r), r), int64_t(k));
}
FUNCTION_F tofu_expf(float x) {
  if (!(abs(x) < 110))
    return x != x ? x : x > 0 ? float(kInfinity) : 0;
  auto [k, r] = reduce(x);
  return scale(1 + fma(r * r, expRest(r), r), int32_t(k));
}

FUNCTION tofu_exp2(double x) {
  if (!(abs(x) < 1100))
    return x != x ? x : x > 0 ? kInfinity : 0;
  double k = roundToInteger(x), r = (x - k) * kLn2;
  return scale(1 + fma(r * r, expRest(r), r), int64_t(k));
}
FUNCTION_F tofu_exp2f(float x) {
  if (!(abs(x) < 160))
    return x != x ? x : x > 0 ? float(kInfinity) : 0;
  float k = roundToInteger(x), r = (x - k) * float(kLn2);
  return scale(1 + fma(r * r, expRest(r), r), int32_t(k));
}

FUNCTION tofu_expm1(double x) {
  if (!(abs(x) < 700))
    return tofu_exp(x) - 1;
  auto [k, r] = reduce(x);
  double rest = fma(r * r, expRest(r), r);
  if (k == 0)
    return rest == 0 ? x : rest;
  double power = powerOf2(int64_t(k));
  return fma(power, rest, power - 1);
}
FUNCTION_F tofu_expm1f(float x) {
  if (!(abs(x) < 88))
    return tofu_expf(x) - 1;
  auto [k, r] = reduce(x);
  float rest = fma(r * r, expRest(r), r);
  if (k == 0)
    return rest == 0 ? x : rest;
  float power = powerOf2F(int32_t(k));
  return fma(power, rest, power - 1);
}

//===----------------------------------------------------------------------===//
// Logarithms
//===----------------------------------------------------------------------===//

namespace {
/// x = 2^k * (1 + f), f from sqrt(1/2) - 1 to sqrt(2) - 1.
struct Split {
  double k, f;
};
struct SplitF {
  float k, f;
};
} // namespace

/// Of a positive finite number.
static Split split(double x) {
  double k = 0;
  if (x < 0x1p-1022) {
    x *= 0x1p54;
    k = -54;
  }
  uint64_t bits = toBits(x);
  // From sqrt(1/2) on.
  uint64_t from = bits - 0x3FE6A09E667F3BCDull;
  int64_t exponent = int64_t(from) >> 52;
  double m = toDouble(bits - (uint64_t(exponent) << 52));
  return {k + double(exponent), m - 1};
}
static SplitF split(float x) {
  float k = 0;
  if (x < 0x1p-126f) {
    x *= 0x1p25f;
    k = -25;
  }
  uint32_t bits = toBitsF(x);
  int32_t exponent = int32_t(bits - 0x3F3504F3u) >> 23;
  return {k + float(exponent), toFloat(bits - (uint32_t(exponent) << 23)) - 1};
}

/// log(1 + f) = f - (f * f / 2 - s * (f * f / 2 + R)), with s = f / (2 + f) and
/// R = log((1 + s) / (1 - s)) / s - 2, whose series is in s * s.
static double getRest(double s) {
  constexpr double terms[] = {2. / 23, 2. / 21, 2. / 19, 2. / 17,
                              2. / 15, 2. / 13, 2. / 11, 2. / 9,
                              2. / 7,  2. / 5,  2. / 3};
  double z = s * s;
  return z * polynomial(terms, z);
}
static float getRest(float s) {
  constexpr float terms[] = {2.f / 11, 2.f / 9, 2.f / 7, 2.f / 5, 2.f / 3};
  float z = s * s;
  return z * polynomial(terms, z);
}

static bool isSpecialLog(double x) { return !(x > 0 && x < kInfinity); }
static double specialLog(double x) {
  return x == 0 ? -kInfinity : x > 0 || x != x ? x : kNaN;
}

FUNCTION tofu_log(double x) {
  if (isSpecialLog(x))
    return specialLog(x);
  auto [k, f] = split(x);
  double s = f / (2 + f), half = 0.5 * f * f;
  return k * kLn2High - ((half - fma(k, kLn2Low, s * (half + getRest(s)))) - f);
}
FUNCTION_F tofu_logf(float x) {
  if (isSpecialLog(x))
    return float(specialLog(x));
  auto [k, f] = split(x);
  float s = f / (2 + f), half = 0.5f * f * f;
  constexpr float high = 0x1.62e4p-1f, low = float(kLn2 - double(high));
  return k * high - ((half - fma(k, low, s * (half + getRest(s)))) - f);
}

FUNCTION tofu_log2(double x) {
  if (isSpecialLog(x))
    return specialLog(x);
  auto [k, f] = split(x);
  double s = f / (2 + f), half = 0.5 * f * f;
  double log = f - (half - s * (half + getRest(s)));
  return fma(log, kLog2E, k);
}
FUNCTION_F tofu_log2f(float x) {
  if (isSpecialLog(x))
    return float(specialLog(x));
  auto [k, f] = split(x);
  float s = f / (2 + f), half = 0.5f * f * f;
  float log = f - (half - s * (half + getRest(s)));
  return fma(log, float(kLog2E), k);
}
FUNCTION tofu_log10(double x) {
  if (isSpecialLog(x))
    return specialLog(x);
  auto [k, f] = split(x);
  double s = f / (2 + f), half = 0.5 * f * f;
  double log = f - (half - s * (half + getRest(s)));
  return fma(k, 0x1.34413509f79ffp-2, log * 0x1.bcb7b1526e50ep-2);
}
FUNCTION_F tofu_log10f(float x) { return float(tofu_log10(x)); }

/// The logarithm of 1 + x as it is rounded, and what rounding lost.
FUNCTION tofu_log1p(double x) {
  double sum = 1 + x;
  if (!(sum > 0 && sum < kInfinity))
    return specialLog(sum);
  if (abs(x) < 0x1p-54)
    return x;
  double lost = sum > 2 ? 1 - (sum - x) : x - (sum - 1);
  return tofu_log(sum) + lost / sum;
}
FUNCTION_F tofu_log1pf(float x) {
  float sum = 1 + x;
  if (!(sum > 0 && sum < float(kInfinity)))
    return float(specialLog(sum));
  if (abs(x) < 0x1p-25f)
    return x;
  float lost = sum > 2 ? 1 - (sum - x) : x - (sum - 1);
  return tofu_logf(sum) + lost / sum;
}

//===----------------------------------------------------------------------===//
// Powers and roots
//===----------------------------------------------------------------------===//

/// The logarithm of a positive finite number, with more than 64 right bits.
static Pair logExactly(double x) {
  auto [k, f] = split(x);
  Pair bottom = addExactly(2, f);
  double s = f / bottom.high;
  // What the quotient lost.
  double rest = fma(-s, bottom.high, f) - s * bottom.low;
  Pair quotient = addExactly(s, rest / bottom.high);
  Pair square = multiply(quotient, quotient);
  Pair cube = multiply(quotient, square);
  constexpr double terms[] = {2. / 25, 2. / 23, 2. / 21, 2. / 19,
                              2. / 17, 2. / 15, 2. / 13, 2. / 11,
                              2. / 9,  2. / 7,  2. / 5};
  double z = square.high;
  double tail = cube.high * z * polynomial(terms, z);
  Pair log = multiply(cube, {2. / 3, 0x1.5555555555555p-55});
  log = add(log, {tail, 0});
  log = add({2 * quotient.high, 2 * quotient.low}, log);
  return add({k * kLn2High, 0}, add(multiplyExactly(k, kLn2Low),
                                    add(log, {k * 0x1.cc01f97b57a08p-87, 0})));
}

static bool isInteger(double x) { return __builtin_trunc(x) == x; }
static bool isOdd(double x) {
  return isInteger(x) && abs(x) < 0x1p53 && !isInteger(x * 0.5);
}

FUNCTION tofu_pow(double x, double y) {
  if (x == 1 || y == 0)
    return 1;
  if (x != x || y != y)
    return x + y;
  double size = abs(x);
  bool isNegative = (toBits(x) >> 63) && isOdd(y);
  auto finish = [&](double value) { return isNegative ? -value : value; };
  if (abs(y) == kInfinity)
    return size == 1 ? 1 : (size > 1) == (y > 0) ? kInfinity : 0;
  if (size == 0 || size == kInfinity)
    return finish((size == 0) == (y > 0) ? 0 : kInfinity);
  if (x < 0 && !isInteger(y))
    return kNaN;
  if (abs(y) > 0x1p70) // beyond this also of what is next to 1
    return (size > 1) == (y > 0) ? kInfinity : size == 1 ? 1 : 0;
  Pair log = logExactly(size);
  auto [high, low] = multiply(log, {y, 0});
  if (!(abs(high) < 750))
    return finish(high > 0 ? kInfinity : 0);
  auto [k, r] = reduce(high);
  // exp(high + low) = exp(high) * (1 + low), of what is next to 1 too.
  double rest = fma(r * r, expRest(r), r);
  return finish(scale(1 + (rest + low * (1 + rest)), int64_t(k)));
}
FUNCTION_F tofu_powf(float x, float y) { return float(tofu_pow(x, y)); }

/// From a third of the exponent on by Newton's iteration, twice as many right
/// bits each time.
FUNCTION tofu_cbrt(double x) {
  double a = abs(x);
  if (a == 0 || !(a < kInfinity))
    return x;
  double unit = 1;
  if (a < 0x1p-1000) {
    a *= 0x1p162;
    unit = 0x1p-54;
  }
  double root = toDouble(toBits(a) / 3 + 0x2A9F7893782DA1CEull);
  for (int i = 0; i != 4; ++i)
    root = root - (root - a / (root * root)) / 3;
  // Once more with what the cube lost.
  Pair square = multiplyExactly(root, root);
  Pair cube = multiply(square, {root, 0});
  double error = (cube.high - a) + cube.low;
  root -= error / (3 * square.high);
  return withSign(root * unit, x);
}
FUNCTION_F tofu_cbrtf(float x) { return float(tofu_cbrt(x)); }

FUNCTION tofu_rsqrt(double x) { return 1 / __builtin_sqrt(x); }
FUNCTION_F tofu_rsqrtf(float x) { return 1 / __builtin_sqrtf(x); }

//===----------------------------------------------------------------------===//
// Hyperbolic functions
//===----------------------------------------------------------------------===//

FUNCTION tofu_sinh(double x) {
  double a = abs(x), value;
  if (a < 22) {
    double power = tofu_expm1(a);
    value = 0.5 * (power + power / (power + 1));
  } else {
    double half = tofu_exp(0.5 * a);
    value = 0.5 * half * half;
  }
  return withSign(value, x);
}
FUNCTION tofu_cosh(double x) {
  double a = abs(x);
  if (a < 22) {
    double power = tofu_exp(a);
    return 0.5 * power + 0.5 / power;
  }
  double half = tofu_exp(0.5 * a);
  return 0.5 * half * half;
}
FUNCTION tofu_tanh(double x) {
  double a = abs(x);
  if (!(a < 22))
    return x != x ? x : withSign(1., x);
  double power = tofu_expm1(2 * a);
  return withSign(power / (power + 2), x);
}
FUNCTION_F tofu_tanhf(float x) {
  float a = abs(x);
  if (!(a < 10))
    return x != x ? x : withSign(1.f, x);
  float power = tofu_expm1f(2 * a);
  return withSign(power / (power + 2), x);
}
FUNCTION tofu_asinh(double x) {
  double a = abs(x);
  if (!(a < 0x1p28))
    return withSign(tofu_log(a) + kLn2, x);
  double square = a * a;
  return withSign(tofu_log1p(a + square / (1 + __builtin_sqrt(1 + square))), x);
}
FUNCTION tofu_acosh(double x) {
  if (!(x >= 1))
    return kNaN;
  if (!(x < 0x1p28))
    return tofu_log(x) + kLn2;
  double t = x - 1;
  return tofu_log1p(t + __builtin_sqrt(2 * t + t * t));
}
FUNCTION tofu_atanh(double x) {
  double a = abs(x);
  if (!(a <= 1))
    return kNaN;
  return withSign(0.5 * tofu_log1p(2 * a / (1 - a)), x);
}
FUNCTION_F tofu_sinhf(float x) { return float(tofu_sinh(x)); }
FUNCTION_F tofu_coshf(float x) { return float(tofu_cosh(x)); }
FUNCTION_F tofu_asinhf(float x) { return float(tofu_asinh(x)); }
FUNCTION_F tofu_acoshf(float x) { return float(tofu_acosh(x)); }
FUNCTION_F tofu_atanhf(float x) { return float(tofu_atanh(x)); }

//===----------------------------------------------------------------------===//
// The error function
//===----------------------------------------------------------------------===//

/// Of x from 1/2 on.
static double erfcOfLarge(double x) {
  if (!(x < 28))
    return x != x ? x : 0;
  double square = x * x, lost = fma(x, x, -square), scaled;
  if (x < 1)
    scaled = polynomial(kErfcxA, x - 0.75);
  else if (x < 2)
    scaled = polynomial(kErfcxB, x - 1.5);
  else if (x < 3)
    scaled = polynomial(kErfcxC, x - 2.5);
  else if (x < 4.5)
    scaled = polynomial(kErfcxD, x - 3.75);
  else if (x < 7)
    scaled = polynomial(kErfcxE, x - 5.75);
  else
    scaled = polynomial(kErfcxTail, 1 / square - 0.5 / 49) / x;
  // In two factors: the last ones are subnormal.
  double power = tofu_exp(-0.5 * square);
  return power * (scaled - scaled * lost) * power;
}
FUNCTION tofu_erf(double x) {
  double a = abs(x);
  if (a < 1)
    return x * polynomial(kErf, x * x - 0.5);
  return withSign(1 - erfcOfLarge(a), x);
}
FUNCTION tofu_erfc(double x) {
  if (x < 0.5)
    return x > -1 ? 1 - tofu_erf(x) : 2 - erfcOfLarge(-x);
  return erfcOfLarge(x);
}
FUNCTION_F tofu_erff(float x) {
  float a = abs(x);
  if (a < 1)
    return x * polynomial(kErfF, x * x - 0.5f);
  float value = x != x  ? x
                : a < 2 ? polynomial(kErfFB, a - 1.5f)
                : a < 4 ? polynomial(kErfFC, a - 3.f)
                        : 1;
  return withSign(value, x);
}
FUNCTION_F tofu_erfcf(float x) { return float(tofu_erfc(x)); }

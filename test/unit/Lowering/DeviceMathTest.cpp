//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The functions of numbers that devices have, compiled for this CPU, against
// the C library's of long double. Errors are in units in the last place.
//
//===----------------------------------------------------------------------===//
#include "gtest/gtest.h"

#include <bit>
#include <cmath>
#include <random>

#define FUNCTION(name)                                                         \
  extern "C" double tofu_##name(double);                                       \
  extern "C" float tofu_##name##f(float);
#define FUNCTION_OF_TWO(name)                                                  \
  extern "C" double tofu_##name(double, double);                               \
  extern "C" float tofu_##name##f(float, float);
FUNCTION(exp)
FUNCTION(exp2)
FUNCTION(expm1)
FUNCTION(log)
FUNCTION(log2)
FUNCTION(log10)
FUNCTION(log1p)
FUNCTION(sin)
FUNCTION(cos)
FUNCTION(tan)
FUNCTION(asin)
FUNCTION(acos)
FUNCTION(atan)
FUNCTION(sinh)
FUNCTION(cosh)
FUNCTION(tanh)
FUNCTION(asinh)
FUNCTION(acosh)
FUNCTION(atanh)
FUNCTION(erf)
FUNCTION(erfc)
FUNCTION(cbrt)
FUNCTION(rsqrt)
FUNCTION(round)
FUNCTION_OF_TWO(pow)
FUNCTION_OF_TWO(atan2)
FUNCTION_OF_TWO(fmod)

static constexpr int kSamples = 50'000;

namespace {
/// Numbers of an interval, of all sizes: near its ends, 0 and 1, and anywhere.
class Numbers {
public:
  double get(double lo, double hi) {
    double number = lo + (hi - lo) * unit();
    switch (engine() % 4) {
    case 0:
      return number;
    case 1:
      number = std::ldexp(1 + unit(), -int(engine() % 60));
      number = engine() % 2 ? number : -number;
      break;
    case 2:
      number = std::bit_cast<double>(uint64_t(engine()));
      break;
    default:
      number = 1 + std::ldexp(unit() - 0.5, -int(engine() % 20));
    }
    return number >= lo && number <= hi ? number : lo + (hi - lo) * unit();
  }

private:
  double unit() { return double(engine() >> 11) * 0x1p-53; }
  std::mt19937_64 engine{1};
};
} // namespace

/// How far a result is off, in units in the last place of the right one.
template <typename T> static double getError(T result, long double right) {
  T rounded = T(right);
  if (result == rounded || (std::isnan(result) && std::isnan(rounded)))
    return std::signbit(result) == std::signbit(rounded) || result != 0 ? 0
                                                                        : 1e9;
  if (!std::isfinite(result) || !std::isfinite(rounded))
    return 1e9;
  int exponent;
  std::frexp(rounded, &exponent);
  int least = std::numeric_limits<T>::min_exponent;
  long double unit = std::ldexp(1.0L, std::max(exponent, least) -
                                          std::numeric_limits<T>::digits);
  return double(std::fabs(static_cast<long double>(result) - right) / unit);
}

static constexpr double kSpecial[] = {
    0, -0.0, INFINITY, -INFINITY, NAN, 1,      -1,    0.5,      -0.5,
    2, -2,   3,        -3,        2.5, 5e-324, 1e308, 1.5e-310, -1e-308};

template <typename F, typename G, typename R>
static void check(F f64, G f32, R right, double lo, double hi, double most) {
  Numbers numbers;
  auto compare = [&](double x) {
    EXPECT_LE(getError(f64(x), right(static_cast<long double>(x))), most) << x;
    float narrow = float(x);
    EXPECT_LE(getError(f32(narrow), right(static_cast<long double>(narrow))),
              most)
        << "of float " << narrow;
  };
  for (double x : kSpecial)
    compare(x);
  for (int i = 0; i != kSamples; ++i)
    compare(numbers.get(lo, hi));
}

#define TEST_FUNCTION(title, name, lo, hi, most)                               \
  TEST(DeviceMath, title) {                                                    \
    check(                                                                     \
        tofu_##name, tofu_##name##f, [](long double x) { return name##l(x); }, \
        lo, hi, most);                                                         \
  }
static constexpr double kAll = 1e308;
static long double rsqrtl(long double x) { return 1 / sqrtl(x); }
TEST_FUNCTION(Exp, exp, -760, 760, 1.2)
TEST_FUNCTION(Exp2, exp2, -1100, 1100, 1.2)
TEST_FUNCTION(ExpM1, expm1, -760, 760, 2)
TEST_FUNCTION(Log, log, 0, kAll, 1.2)
TEST_FUNCTION(Log2, log2, 0, kAll, 2)
TEST_FUNCTION(Log10, log10, 0, kAll, 2)
TEST_FUNCTION(Log1P, log1p, -1, kAll, 2)
TEST_FUNCTION(Sin, sin, -kAll, kAll, 2)
TEST_FUNCTION(SinOfAngles, sin, -1e5, 1e5, 2)
TEST_FUNCTION(Cos, cos, -kAll, kAll, 2)
TEST_FUNCTION(CosOfAngles, cos, -1e5, 1e5, 2)
TEST_FUNCTION(Tan, tan, -kAll, kAll, 3)
TEST_FUNCTION(TanOfAngles, tan, -1e5, 1e5, 3)
TEST_FUNCTION(Asin, asin, -1, 1, 4)
TEST_FUNCTION(Acos, acos, -1, 1, 3)
TEST_FUNCTION(Atan, atan, -kAll, kAll, 3)
TEST_FUNCTION(Sinh, sinh, -715, 715, 3.5)
TEST_FUNCTION(Cosh, cosh, -715, 715, 3.5)
TEST_FUNCTION(Tanh, tanh, -50, 50, 3)
TEST_FUNCTION(Asinh, asinh, -kAll, kAll, 3)
TEST_FUNCTION(Acosh, acosh, 1, kAll, 3.5)
TEST_FUNCTION(Atanh, atanh, -1, 1, 3)
TEST_FUNCTION(Erf, erf, -30, 30, 3)
TEST_FUNCTION(Erfc, erfc, -30, 30, 6)
TEST_FUNCTION(Cbrt, cbrt, -kAll, kAll, 1)
TEST_FUNCTION(Rsqrt, rsqrt, 0, kAll, 2)
TEST_FUNCTION(Round, round, -1e17, 1e17, 0)

template <typename F, typename G, typename R>
static void check(F f64, G f32, R right, double loX, double hiX, double loY,
                  double hiY, double most) {
  Numbers numbers;
  auto compare = [&](double x, double y) {
    EXPECT_LE(getError(f64(x, y), right(x, y)), most) << x << ", " << y;
    float a = float(x), b = float(y);
    EXPECT_LE(getError(f32(a, b), right(a, b)), most)
        << "of floats " << a << ", " << b;
  };
  for (double x : kSpecial)
    for (double y : kSpecial)
      compare(x, y);
  for (int i = 0; i != kSamples; ++i) {
    double x = numbers.get(loX, hiX);
    compare(x, numbers.get(loY, hiY));
  }
}

TEST(DeviceMath, Pow) {
  auto right = [](long double x, long double y) { return powl(x, y); };
  check(tofu_pow, tofu_powf, right, 0, kAll, -300, 300, 2);
  check(tofu_pow, tofu_powf, right, 0.5, 2, -1100, 1100, 2);
}
TEST(DeviceMath, Atan2) {
  check(
      tofu_atan2, tofu_atan2f,
      [](long double y, long double x) { return atan2l(y, x); }, -100, 100,
      -100, 100, 3);
}
TEST(DeviceMath, Fmod) {
  auto right = [](long double x, long double y) { return fmodl(x, y); };
  check(tofu_fmod, tofu_fmodf, right, -kAll, kAll, -kAll, kAll, 0);
  check(tofu_fmod, tofu_fmodf, right, -100, 100, -3, 3, 0);
}

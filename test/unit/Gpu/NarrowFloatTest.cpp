//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Rounding to narrow formats, against the definition: the nearest of all
// numbers that the format has.
#include "Simulator/NarrowFloat.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <vector>

using namespace tofu::gpu;

namespace {

/// The finite numbers of a format that are not negative, in order; a number's
/// place is its bits.
std::vector<double> numbers(const Format &format) {
  std::vector<double> result;
  for (uint32_t bits = 0;; ++bits) {
    double value = widen(bits, format);
    if (!std::isfinite(value))
      return result;
    result.push_back(value);
  }
}

/// Bits of the number that `value`, which is not negative, is rounded to; the
/// count of numbers where it is rounded to more than the largest.
uint32_t roundByTable(const std::vector<double> &table, double value,
                      Round round) {
  // One number more, as far from the last as that is from the one before.
  double beyond = 2 * table.back() - table[table.size() - 2];
  auto at = [&](size_t i) { return i < table.size() ? table[i] : beyond; };
  if (value >= beyond)
    return table.size();
  size_t low =
      std::upper_bound(table.begin(), table.end(), value) - table.begin() - 1;
  if (at(low) == value)
    return low;
  double down = value - at(low), up = at(low + 1) - value;
  switch (round) {
  case Round::nearest:
    return down < up || (down == up && low % 2 == 0) ? low : low + 1;
  case Round::away:
    return down < up ? low : low + 1;
  case Round::up:
    return low + 1;
  default:
    return low;
  }
}

TEST(NarrowFloat, RoundsToTheNearestExhaustive) {
  std::mt19937_64 random(1);
  for (Format format : {kHalf, kBFloat, kE5M2}) {
    std::vector<double> table = numbers(format);
    uint32_t infinity = table.size();
    std::vector<double> values;
    for (size_t i = 0; i + 1 < table.size(); ++i) {
      double middle = table[i] + (table[i + 1] - table[i]) / 2;
      values.insert(values.end(), {table[i], middle, std::nextafter(middle, 0),
                                   std::nextafter(middle, INFINITY)});
    }
    double top = table.back(), beyond = 2 * top - table[table.size() - 2];
    values.insert(values.end(),
                  {top, (top + beyond) / 2,
                   std::nextafter((top + beyond) / 2, 0), beyond, 1e300});
    for (double value : values)
      for (Round round :
           {Round::nearest, Round::away, Round::up, Round::zero}) {
        uint32_t wanted = roundByTable(table, value, round);
        // Towards zero nothing becomes infinite.
        if (round == Round::zero && wanted == infinity)
          wanted = infinity - 1;
        ASSERT_EQ(narrow(value, format, round), wanted) << value;
        uint32_t sign = 1u << (format.exponent + format.mantissa);
        Round mirrored = round == Round::up ? Round::down : round;
        ASSERT_EQ(narrow(-value, format, mirrored), wanted | sign) << value;
      }
  }
}

TEST(NarrowFloat, SaturatesWhereThereIsNoInfinity) {
  EXPECT_EQ(narrow(448, kE4M3, Round::nearest), 0x7Eu);
  EXPECT_EQ(narrow(1e9, kE4M3, Round::nearest, true), 0x7Eu);
  EXPECT_EQ(narrow(NAN, kE4M3, Round::nearest), 0x7Fu);
  EXPECT_EQ(widen(0x7E, kE4M3), 448);
  EXPECT_TRUE(std::isnan(widen(0x7F, kE4M3)));
}

/// The quick forms are the general one.
TEST(NarrowFloat, QuickFormsAgree) {
  std::mt19937 random(2);
  for (int i = 0; i < 2000000; ++i) {
    float value = bitsAs<float>(uint32_t(random()));
    if (i % 2)
      value = std::ldexp(float(random()) * 0x1p-32f, int(random() % 60) - 40);
    if (std::isnan(value))
      continue;
    ASSERT_EQ(Half::of(value).bits, narrow(value, kHalf, Round::nearest))
        << value;
    ASSERT_EQ(BFloat::of(value).bits, narrow(value, kBFloat, Round::nearest))
        << value;
  }
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    float half = Half{uint16_t(bits)}.value();
    if (!std::isnan(half)) {
      ASSERT_EQ(half, float(widen(bits, kHalf)));
      ASSERT_EQ(Half::of(half).bits, bits);
    }
    float wide = BFloat{uint16_t(bits)}.value();
    if (!std::isnan(wide)) {
      ASSERT_EQ(BFloat::of(wide).bits, bits);
    }
  }
}

/// a * b + c is rounded once: the sum needs 128 bits, of which a long double
/// has 64, so the cases are those where both agree or the halfway bit decides.
TEST(NarrowFloat, FusedProductsAreRoundedOnce) {
  // 1 + 2^-11 is halfway between two numbers of f16; less than that rounds
  // down.
  Half a = Half::of(1 + 0x1p-10f), b = Half::of(0x1p-1f);
  Half c = Half::of(0.5f - 0x1p-12f);
  EXPECT_EQ(fmaNarrow(a, b, c).value(),
            Half::of(float((1 + 0x1p-10) * 0.5 + (0.5 - 0x1p-12))).value());
  // The tail is far below what 53 bits hold beside the product.
  BFloat one = BFloat::of(1), tiny = BFloat::of(0x1p-100f);
  BFloat big = BFloat::of(1 + 0x1p-7f), half = BFloat::of(0x1p-8f);
  BFloat exact = fmaNarrow(big, one, half); // halfway: to even
  EXPECT_EQ(exact.bits, 0x3F82);
  // One and a half places, less a little that only a sum to odd can see.
  double sum = addToOdd(1 + 0x1p-8, -double(tiny.value()));
  EXPECT_EQ(narrow(sum, kBFloat, Round::nearest), 0x3F80u);
  sum = addToOdd(1 + 0x1p-8, double(tiny.value()));
  EXPECT_EQ(narrow(sum, kBFloat, Round::nearest), 0x3F81u);
}

} // namespace

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Compare.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>

using namespace tofu::numpy;

namespace {
template <class Element>
Array getArray(int64_t type, std::vector<Element> elements) {
  Array array{type, {int64_t(elements.size())}, {}};
  array.bytes.resize(elements.size() * sizeof(Element));
  std::memcpy(array.bytes.data(), elements.data(), array.bytes.size());
  return array;
}
Array getFloats(std::vector<float> elements) {
  return getArray(TOFU_F32, elements);
}

TEST(CompareTest, ErrorsAreRelativeToTheLargestValue) {
  Array a = getFloats({1, 2, 4}), b = getFloats({1, 3, 4}),
        n = getFloats({1, NAN, 4}), i = getFloats({1, INFINITY, 4});
  EXPECT_EQ(compare(a, a).error, 0);
  EXPECT_EQ(compare(a, b).error, 0.25);
  EXPECT_EQ(compare(a, b).offset, 1);
  EXPECT_EQ(compare(n, n).error, 0);
  EXPECT_EQ(compare(n, a).error, INFINITY);
  EXPECT_EQ(compare(i, i).error, 0);
  EXPECT_EQ(compare(a, i).error, INFINITY);
  EXPECT_EQ(compare(getFloats({0.5}), getFloats({0})).error, 0.5);
}
TEST(CompareTest, IntegersWithoutSignAreLarge) {
  Array a = getArray<uint8_t>(TOFU_I8, {100, 127}),
        b = getArray<uint8_t>(TOFU_I8, {100, 200});
  a.numbers = b.numbers = TOFU_UNSIGNED;
  EXPECT_EQ(ArrayView(b).getNumber(1), 200);
  EXPECT_EQ(compare(a, b).error, 73. / 200);
  EXPECT_EQ(compare(a, b, Measure::Units).error, 73);
}
TEST(CompareTest, UnitsInTheLastPlace) {
  auto units = [](const Array &a, const Array &b) {
    double there = compare(a, b, Measure::Units).error;
    EXPECT_EQ(there, compare(b, a, Measure::Units).error);
    return there;
  };
  EXPECT_EQ(units(getFloats({1, NAN}), getFloats({1, -NAN})), 0);
  EXPECT_EQ(units(getFloats({NAN}), getFloats({1})), INFINITY);
  EXPECT_EQ(units(getFloats({1}), getFloats({1 + 0x1p-23f})), 1);
  EXPECT_EQ(units(getFloats({-1}), getFloats({-1 + 0x1p-23f})), 2);
  EXPECT_EQ(units(getFloats({0}), getFloats({-0.0f})), 1);
  EXPECT_EQ(units(getFloats({0x1p-149f}), getFloats({-0x1p-149f})), 3);
  EXPECT_EQ(units(getFloats({0x1.fffffep127f}), getFloats({INFINITY})), 1);
  EXPECT_EQ(units(getArray<double>(TOFU_F64, {1}),
                  getArray<double>(TOFU_F64, {1 + 0x1p-51})),
            2);
  EXPECT_EQ(units(getArray<uint16_t>(TOFU_BF16, {0x3F80}),
                  getArray<uint16_t>(TOFU_BF16, {0x3F83})),
            3);
  EXPECT_EQ(units(getArray<int64_t>(TOFU_I64, {(1LL << 60) + 1}),
                  getArray<int64_t>(TOFU_I64, {1LL << 60})),
            1);
}
TEST(CompareTest, LargeIntegersAreToldApart) {
  EXPECT_GT(compare(getArray<int64_t>(TOFU_I64, {(1LL << 60) + 1}),
                    getArray<int64_t>(TOFU_I64, {1LL << 60}))
                .error,
            0);
}
TEST(CompareTest, IntegersArePrintedWithAllDigits) {
  auto print = [](const Array &array) {
    return ArrayView(array).describeElement(0, 6);
  };
  EXPECT_EQ(print(getArray<int64_t>(TOFU_I64, {(1LL << 60) + 1})),
            "1152921504606846977");
  Array large = getArray<uint64_t>(TOFU_I64, {~0ull});
  EXPECT_EQ(print(large), "-1");
  large.numbers = TOFU_UNSIGNED;
  EXPECT_EQ(print(large), "18446744073709551615");
  EXPECT_EQ(print(getArray<int8_t>(TOFU_I1, {1})), "1");
  EXPECT_EQ(print(getFloats({12345678})), "1.23457e+07");
}
TEST(CompareTest, NumbersOfEveryType) {
  auto number = [](const Array &array) {
    return ArrayView(array).getNumber(1);
  };
  EXPECT_EQ(number(getArray<int8_t>(TOFU_I1, {0, 1})), 1);
  EXPECT_EQ(number(getArray<int8_t>(TOFU_I8, {0, -7})), -7);
  EXPECT_EQ(number(getArray<int16_t>(TOFU_I16, {0, -700})), -700);
  EXPECT_EQ(number(getArray<int32_t>(TOFU_I32, {0, -70000})), -70000);
  EXPECT_EQ(number(getArray<int64_t>(TOFU_I64, {0, -(1LL << 40)})), -0x1p40);
  EXPECT_EQ(number(getArray<uint16_t>(TOFU_F16, {0, 0xC000})), -2);
  EXPECT_EQ(number(getArray<uint16_t>(TOFU_BF16, {0, 0x3FC0})), 1.5);
  EXPECT_EQ(number(getFloats({0, 1.5})), 1.5);
  EXPECT_EQ(number(getArray<double>(TOFU_F64, {0, 1.5})), 1.5);
}
TEST(CompareTest, ResultsThatAreTooFarOffAreTold) {
  Array a = getFloats({1, 2}), b = getFloats({1, 2.5});
  ArrayView actual[] = {a, a}, expected[] = {a, b};
  Comparison comparison = compareResults(actual, expected, 1e-3);
  EXPECT_EQ(comparison.text, "out1: error 0.2 at element 1: 2, expected 2.5\n"
                             "max error: 0.2\n");
  ASSERT_TRUE(bool(comparison.error));
  EXPECT_EQ(comparison.error.getMessage(),
            "1 of 2 results have an error above 1.0e-03");
  EXPECT_FALSE(bool(compareResults(actual, expected, 0.25).error));
}
TEST(CompareTest, ResultsThatAreNaNAreNoted) {
  auto getNote = [](std::vector<float> got, std::vector<float> want) {
    Array a = getFloats(got), b = getFloats(want), other = getFloats({1, 2});
    ArrayView actual[] = {a, other}, expected[] = {b, other};
    std::vector<std::string> notes =
        compareResults(actual, expected, 1e-3).notes;
    return notes.empty() ? "" : notes.front();
  };
  EXPECT_EQ(getNote({NAN, NAN}, {NAN, NAN}),
            "1 of 2 results are NaN throughout, and expected to be: of these "
            "no error tells");
  EXPECT_EQ(getNote({NAN, 1}, {NAN, 1}), "");
  EXPECT_EQ(getNote({NAN, NAN}, {NAN, 1}), "");
  EXPECT_EQ(getNote({}, {}), "");
}
TEST(CompareTest, WhatIsZeroButForRoundingIsWithinAFloor) {
  Array big = getFloats({1, 2}), a = getFloats({0, 1e-8f}),
        b = getFloats({2e-8f, 0});
  ArrayView actual[] = {big, a}, expected[] = {big, b};
  auto compare = [&](double floor) {
    return compareResults(actual, expected, 1e-5, Measure::Relative, {}, {},
                          floor);
  };
  EXPECT_EQ(compare(0).error.getMessage(),
            "1 of 2 results have an error above 1.0e-05; they are up to "
            "2.0e-08 and off by no more than 2.0e-08: if they are 0 but for "
            "rounding, say --floor=4e-08");
  Comparison forgiven = compare(4e-8);
  EXPECT_FALSE(bool(forgiven.error));
  EXPECT_EQ(forgiven.text, "max error: 0\n"); // of what counts
  ASSERT_EQ(forgiven.notes.size(), 1u);
  EXPECT_EQ(forgiven.notes[0],
            "1 of 2 results have an error above 1.0e-05 that --floor lets be "
            "none: absolute, it is at most 2.0e-08");
  EXPECT_TRUE(bool(compare(1e-8).error));
  EXPECT_TRUE(compare(1e-8).notes.empty());
}
TEST(CompareTest, OfManyResultsTheWorstAreTold) {
  std::vector<Array> arrays;
  for (int i = 0; i != 12; ++i)
    arrays.push_back(getFloats({1, float(1 + i)}));
  Array want = getFloats({1, 16});
  std::vector<ArrayView> actual(arrays.begin(), arrays.end()),
      expected(12, want);
  std::string text = compareResults(actual, expected, 1e-3).text;
  EXPECT_TRUE(text.starts_with("out0: error 0.938 at element 1: 1, expected 16"
                               "\nout1: error 0.875"));
  EXPECT_TRUE(
      text.ends_with("expected 16\nand 2 more, with errors up to 0.312\n"
                     "max error: 0.938\n"));
  EXPECT_EQ(std::ranges::count(text, '\n'), 12);
  // Also where they come later.
  std::ranges::reverse(actual);
  EXPECT_TRUE(compareResults(actual, expected, 1e-3)
                  .text.starts_with("out11: error 0.938"));
}
TEST(CompareTest, WhatOtherResultsReachSuggestsNoFloor) {
  auto getMessage = [](const Array &got, const Array &want) {
    Array big = getFloats({3e9f});
    ArrayView actual[] = {big, got}, expected[] = {big, want};
    return compareResults(actual, expected, 1e-5, Measure::Relative, {}, {}, 0)
        .error.getMessage();
  };
  std::string one = "1 of 2 results have an error above 1.0e-05";
  EXPECT_EQ(getMessage(getFloats({1.5f}), getFloats({1})), one);
  EXPECT_EQ(getMessage(getFloats({1}), getFloats({0})), one);
  EXPECT_EQ(getMessage(getArray<int32_t>(TOFU_I32, {3}),
                       getArray<int32_t>(TOFU_I32, {5})),
            one);
}
TEST(CompareTest, WhatIsInfiniteOrNaNIsNoMatterOfRounding) {
  auto getMessage = [](uint16_t got, uint16_t want) {
    Array a = getArray<uint16_t>(TOFU_F16, {got, 0x3C00}),
          b = getArray<uint16_t>(TOFU_F16, {want, 0x3C01});
    ArrayView actual[] = {a}, expected[] = {b};
    return compareResults(actual, expected, 1e-5, Measure::Relative, {}, {}, 0)
        .error.getMessage();
  };
  uint16_t inf = 0x7C00, nan = 0xFE00, one = 0x3C00;
  std::string bad = "1 of 1 results have an error above 1.0e-05";
  EXPECT_EQ(getMessage(inf, nan), bad);
  EXPECT_EQ(getMessage(one, inf), bad);
  EXPECT_EQ(getMessage(nan, one), bad);
  EXPECT_EQ(getMessage(inf, inf),
            bad + "; f16 has 11 bits: --tolerance=1e-3 is usual");
}
TEST(CompareTest, NarrowResultsComeWithTheirUsualTolerance) {
  auto getMessage = [](int64_t type, double tolerance) {
    Array a = getArray<uint16_t>(type, {0x3C00});
    Array b = getArray<uint16_t>(type, {0x3D00});
    ArrayView actual[] = {a}, expected[] = {b};
    return compareResults(actual, expected, tolerance).error.getMessage();
  };
  std::string many = "1 of 1 results have an error above ";
  EXPECT_EQ(getMessage(TOFU_BF16, 1e-5),
            many + "1.0e-05; bf16 has 8 bits: --tolerance=1e-2 is usual");
  EXPECT_EQ(getMessage(TOFU_BF16, 1e-2), many + "1.0e-02");
  EXPECT_EQ(getMessage(TOFU_F16, 1e-5),
            many + "1.0e-05; f16 has 11 bits: --tolerance=1e-3 is usual");
  EXPECT_EQ(getMessage(TOFU_I16, 1e-5), many + "1.0e-05");
}
TEST(CompareTest, ResultsThatMayBeRoundedComeWithHowToTell) {
  auto getMessage = [](float number) {
    Array a = getFloats({1, number}), b = getFloats({1, 2});
    ArrayView actual[] = {a}, expected[] = {b};
    return compareResults(actual, expected, 1e-5).error.getMessage();
  };
  std::string one = "1 of 1 results have an error above 1.0e-05";
  EXPECT_EQ(getMessage(2.001f),
            one + "; errors are relative to the largest value of a result, and "
                  "in f64 (export-jax --x64) those of rounding are gone");
  EXPECT_EQ(getMessage(2.1f), one);
}
TEST(CompareTest, WideResultsOfNarrowOperationsComeWithTheirUsualTolerance) {
  auto getMessage = [](std::vector<int64_t> computed, double tolerance) {
    Array a = getFloats({1}), b = getFloats({1.1f});
    ArrayView actual[] = {a}, expected[] = {b};
    return compareResults(actual, expected, tolerance, Measure::Relative, {},
                          computed)
        .error.getMessage();
  };
  std::string many = "1 of 1 results have an error above ";
  EXPECT_EQ(getMessage({TOFU_F32, TOFU_F16, TOFU_BF16}, 1e-5),
            many + "1.0e-05; the program computes with bf16, which has 8 bits: "
                   "--tolerance=1e-2 is usual");
  EXPECT_EQ(getMessage({TOFU_F16}, 1e-5),
            many + "1.0e-05; the program computes with f16, which has 11 bits: "
                   "--tolerance=1e-3 is usual");
  EXPECT_EQ(getMessage({TOFU_BF16}, 1e-2), many + "1.0e-02");
  EXPECT_EQ(getMessage({TOFU_F32, TOFU_I32}, 1e-5), many + "1.0e-05");
}
} // namespace

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Fold.h"
#include "tofu/Runtime/Program.h"
#include "tofu/Runtime/Runtime.h"
#include "tofu/Runtime/Scalars.h"
#include "tofu/Runtime/Types.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace tofu::runtime;

/// Terms folded in order, each element for itself.
template <typename T>
static std::vector<T> foldAll(int64_t type, int64_t combiner,
                              const std::vector<std::vector<T>> &terms) {
  Fold fold = getFold(type, combiner);
  std::vector<T> to = terms.front();
  int64_t count = to.size() * sizeof(T) / tofu_type_bytes(type);
  std::vector<char> wide(count * fold.bytes);
  char *result = reinterpret_cast<char *>(to.data());
  char *sum = fold.end ? wide.data() : result;
  if (fold.begin)
    fold.begin(sum, result, count);
  for (size_t i = 1; i != terms.size(); ++i)
    fold.add(sum, reinterpret_cast<const char *>(terms[i].data()), count);
  if (fold.end)
    fold.end(result, sum, count);
  return to;
}

template <typename T>
static std::vector<T> fold(int64_t type, int64_t combiner, std::vector<T> a,
                           std::vector<T> b) {
  return foldAll<T>(type, combiner, {a, b});
}

static std::vector<uint16_t> toHalf(int64_t type, std::vector<float> values) {
  std::vector<uint16_t> bits;
  for (float value : values)
    bits.push_back(type == TOFU_BF16
                       ? BF16::store(value)
                       : std::bit_cast<uint16_t>(F16::store(value)));
  return bits;
}

TEST(Fold, Floats) {
  using V = std::vector<float>;
  EXPECT_EQ(fold(TOFU_F32, TOFU_SUM, V{1, 2}, V{3, -5}), (V{4, -3}));
  EXPECT_EQ(fold(TOFU_F32, TOFU_PROD, V{1, 2}, V{3, -5}), (V{3, -10}));
  EXPECT_EQ(fold(TOFU_F32, TOFU_MAX, V{1, 2}, V{3, -5}), (V{3, 2}));
  EXPECT_EQ(fold(TOFU_F32, TOFU_MIN, V{1, 2}, V{3, -5}), (V{1, -5}));
  using W = std::vector<double>;
  EXPECT_EQ(fold(TOFU_F64, TOFU_SUM, W{1, 1e300}, W{1e-9, 1}),
            (W{1 + 1e-9, 1e300}));
}

TEST(Fold, HalfPrecisionRoundsOnce) {
  for (int64_t type : {TOFU_F16, TOFU_BF16}) {
    // 2049 and 257 are between two numbers: ties go to the even one.
    float large = type == TOFU_F16 ? 2048 : 256;
    EXPECT_EQ(fold(type, TOFU_SUM, toHalf(type, {large, large, 1.5f}),
                   toHalf(type, {1, 3, 2.25f})),
              toHalf(type, {large, large + 4, 3.75f}));
    EXPECT_EQ(
        fold(type, TOFU_MAX, toHalf(type, {-1, 2}), toHalf(type, {-2, 3})),
        toHalf(type, {-1, 3}));
  }
  EXPECT_EQ(fold(TOFU_F16, TOFU_SUM, toHalf(TOFU_F16, {65504}),
                 toHalf(TOFU_F16, {65504})),
            std::vector<uint16_t>{0x7C00});
  EXPECT_EQ(fold(TOFU_F16, TOFU_PROD, toHalf(TOFU_F16, {0x1p-12f}),
                 toHalf(TOFU_F16, {0x1p-12f})),
            std::vector<uint16_t>{1}); // the least subnormal
}

TEST(Fold, HalfPrecisionAddsUpInFloats) {
  for (int64_t type : {TOFU_F16, TOFU_BF16}) {
    EXPECT_EQ(
        foldAll(type, TOFU_SUM,
                std::vector<std::vector<uint16_t>>(5000, toHalf(type, {1}))),
        toHalf(type, {5000}));
    // What overflows on the way, or falls below the least number, comes back.
    std::vector<uint16_t> large = toHalf(type, {60000}),
                          small = toHalf(type, {0x1p-14f});
    EXPECT_EQ(foldAll<uint16_t>(type, TOFU_SUM,
                                {large, large, toHalf(type, {-60000})}),
              large);
    EXPECT_EQ(foldAll<uint16_t>(type, TOFU_PROD,
                                {small, small, toHalf(type, {0x1p14f})}),
              small);
  }
}

TEST(Fold, MaxAndMinKeepNaNAndOrderZeros) {
  float nan = std::numeric_limits<float>::quiet_NaN();
  for (int64_t combiner : {TOFU_MAX, TOFU_MIN}) {
    std::vector<float> folded = fold<float>(
        TOFU_F32, combiner, {nan, 1, 0.0f, -0.0f}, {1, nan, -0.0f, 0.0f});
    EXPECT_TRUE(std::isnan(folded[0]) && std::isnan(folded[1]));
    EXPECT_EQ(std::signbit(folded[2]), combiner == TOFU_MIN);
    EXPECT_EQ(std::signbit(folded[3]), combiner == TOFU_MIN);
  }
  EXPECT_TRUE(
      std::isnan(BF16::load(fold(TOFU_BF16, TOFU_SUM, toHalf(TOFU_BF16, {nan}),
                                 toHalf(TOFU_BF16, {1}))[0])));
}

template <typename T> static void checkIntegers(int64_t type) {
  using V = std::vector<T>;
  T max = std::numeric_limits<T>::max(), min = std::numeric_limits<T>::min();
  EXPECT_EQ(fold(type, TOFU_SUM, V{max, 3}, V{1, -5}), (V{min, -2}));
  EXPECT_EQ(fold(type, TOFU_PROD, V{max, 3}, V{2, -5}), (V{-2, -15}));
  EXPECT_EQ(fold(type, TOFU_MAX, V{-1, 3}, V{1, -5}), (V{1, 3}));
  EXPECT_EQ(fold(type, TOFU_MIN, V{-1, 3}, V{1, -5}), (V{-1, -5}));
  EXPECT_EQ(fold(type, TOFU_ALL, V{6}, V{3}), (V{2}));
  EXPECT_EQ(fold(type, TOFU_ANY, V{6}, V{3}), (V{7}));
}

TEST(Fold, IntegersWrap) {
  checkIntegers<int8_t>(TOFU_I8);
  checkIntegers<int16_t>(TOFU_I16);
  checkIntegers<int32_t>(TOFU_I32);
  checkIntegers<int64_t>(TOFU_I64);
}

TEST(Fold, BitsAreNumbersOfOneBitWithASign) {
  using V = std::vector<uint8_t>;
  V a = {0, 0, 1, 1}, b = {0, 1, 0, 1};
  EXPECT_EQ(fold(TOFU_I1, TOFU_ANY, a, b), (V{0, 1, 1, 1}));
  EXPECT_EQ(fold(TOFU_I1, TOFU_ALL, a, b), (V{0, 0, 0, 1}));
  EXPECT_EQ(fold(TOFU_I1, TOFU_SUM, a, b), (V{0, 1, 1, 0}));
  EXPECT_EQ(fold(TOFU_I1, TOFU_PROD, a, b), (V{0, 0, 0, 1}));
  EXPECT_EQ(fold(TOFU_I1, TOFU_MAX, a, b), (V{0, 0, 0, 1})); // true is -1
  EXPECT_EQ(fold(TOFU_I1, TOFU_MIN, a, b), (V{0, 1, 1, 1}));
}

TEST(Fold, NeutralElementsChangeNothing) {
  for (int64_t type = TOFU_I1; type != TOFU_NUM_TYPES; ++type)
    for (int64_t combiner = TOFU_SUM; combiner <= TOFU_ANY; ++combiner) {
      Fold fold = getFold(type, combiner);
      bool isBitwise = combiner == TOFU_ALL || combiner == TOFU_ANY;
      EXPECT_EQ(fold.add == nullptr, isBitwise && type >= TOFU_F16);
      bool hasNone = type == TOFU_F8E8M0FNU && combiner == TOFU_SUM;
      if (!fold.add || hasNone)
        continue;
      int64_t bytes = tofu_type_bytes(type);
      uint8_t sign = isByteFloat(type) ? 1 << (getTypeName(type)[1] - '1')
                                       : 0x80; // f4E2M1FN has 4 bits
      // As bytes: 0, finite numbers, and zeros with a sign.
      for (int value : {0, 1, 0x80}) {
        std::vector<uint8_t> neutral(bytes * 37), term(bytes * 37, value % 2);
        if (value == 0x80)
          for (int64_t i = bytes - 1; i < bytes * 37; i += bytes)
            term[i] = type == TOFU_I1 ? 1 : sign;
        fillNeutral(reinterpret_cast<char *>(neutral.data()), 37, type,
                    combiner);
        EXPECT_EQ(::fold(type, combiner, neutral, term), term)
            << type << " " << combiner;
        EXPECT_EQ(::fold(type, combiner, term, neutral), term)
            << type << " " << combiner;
      }
    }
  EXPECT_EQ(getFold(TOFU_NUM_TYPES, TOFU_SUM).add, nullptr);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Repeats.h"

#include "llvm/ADT/STLExtras.h"

#include "gtest/gtest.h"
#include <algorithm>
#include <random>

using namespace tofu;

static std::vector<Stretch> find(const char *text, size_t least = 2) {
  std::vector<unsigned> sequence;
  for (const char *c = text; *c; ++c)
    sequence.push_back(unsigned(*c));
  return findRepeats(sequence, least);
}

TEST(Repeats, LayersBetweenWhatIsBeforeAndBehind) {
  EXPECT_EQ(find("xabcabcabcy"),
            (std::vector<Stretch>{{0, 1, 1}, {1, 3, 3}, {10, 1, 1}}));
}

// The layer, not what repeats in it.
TEST(Repeats, TheMostIsCovered) {
  EXPECT_EQ(find("aabaabaab"), (std::vector<Stretch>{{0, 3, 3}}));
  EXPECT_EQ(find("aaaa"), (std::vector<Stretch>{{0, 1, 4}}));
}

TEST(Repeats, WhatIsShortIsNone) {
  EXPECT_EQ(find("abab", 5), (std::vector<Stretch>{{0, 4, 1}}));
  EXPECT_EQ(find("abcd"), (std::vector<Stretch>{{0, 4, 1}}));
  EXPECT_EQ(find(""), std::vector<Stretch>());
}

// Stretches lie end to end, and are what they say: against a comparison of all
// pieces by elements.
TEST(Repeats, RandomSequences) {
  std::mt19937 random(1);
  for (int trial = 0; trial != 2000; ++trial) {
    std::vector<unsigned> sequence(random() % 40);
    for (unsigned &symbol : sequence)
      symbol = random() % 3;
    auto isPeriodic = [&](size_t begin, size_t length, size_t times) {
      return begin + length * times <= sequence.size() &&
             std::equal(sequence.begin() + begin,
                        sequence.begin() + begin + length * (times - 1),
                        sequence.begin() + begin + length);
    };
    size_t place = 0;
    for (const Stretch &stretch : findRepeats(sequence, 2)) {
      ASSERT_EQ(stretch.begin, place);
      place = stretch.getEnd();
      ASSERT_TRUE(isPeriodic(stretch.begin, stretch.length, stretch.times));
      for (size_t length = 1; length <= sequence.size(); ++length)
        for (size_t times = 2;
             stretch.times > 1 && isPeriodic(stretch.begin, length, times);
             ++times)
          ASSERT_LE(length * times, stretch.length * stretch.times);
      for (size_t begin = stretch.begin;
           stretch.times == 1 && begin != stretch.getEnd(); ++begin)
        for (size_t length = 1; length <= sequence.size(); ++length)
          ASSERT_FALSE(isPeriodic(begin, length, 2));
    }
    ASSERT_EQ(place, sequence.size());
  }
}

// Equal elements, and none that is equal: a second is far more than it takes.
TEST(Repeats, LongSequences) {
  std::vector<unsigned> sequence(200000);
  EXPECT_EQ(findRepeats(sequence), (std::vector<Stretch>{{0, 1, 200000}}));
  for (auto [place, symbol] : llvm::enumerate(sequence))
    symbol = unsigned(place);
  EXPECT_EQ(findRepeats(sequence), (std::vector<Stretch>{{0, 200000, 1}}));
}

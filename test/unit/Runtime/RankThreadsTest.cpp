//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Session/RankThreads.h"
#include "gtest/gtest.h"

#include <vector>

using namespace tofu::runtime;

/// Of steps that take so long with so many threads.
static std::vector<int64_t> getChoices(int64_t most, double one, double all,
                                       int steps) {
  RankThreads threads(most);
  std::vector<int64_t> choices;
  for (int step = 0; step != steps; ++step) {
    choices.push_back(threads.get());
    threads.add(threads.get() == 1 ? one : all);
  }
  return choices;
}

TEST(RankThreads, OneIsTakenWhereItIsQuicker) {
  EXPECT_EQ(getChoices(4, 1e-5, 1e-2, 9),
            (std::vector<int64_t>{4, 1, 1, 1, 1, 1, 1, 4, 1}));
}
TEST(RankThreads, AllAreKeptWhereThatIsQuicker) {
  EXPECT_EQ(getChoices(4, 0.3, 0.1, 9),
            (std::vector<int64_t>{4, 1, 4, 4, 4, 4, 4, 1, 4}));
}
TEST(RankThreads, LongStepsAreNotTried) {
  EXPECT_EQ(getChoices(4, 0.1, 0.26, 4), std::vector<int64_t>(4, 4));
  EXPECT_EQ(getChoices(1, 1e-5, 1e-5, 4), std::vector<int64_t>(4, 1));
}
TEST(RankThreads, ATrialIsComparedWithTheStepBefore) {
  RankThreads threads(2);
  // All, one six times, all.
  for (double seconds : {0.1, 0.01, 0.02, 0.02, 0.02, 0.02, 0.02, 0.015})
    threads.add(seconds);
  EXPECT_EQ(threads.get(), 2);
}

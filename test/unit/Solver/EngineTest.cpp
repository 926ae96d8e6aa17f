//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "NarrowProblem.h"
#include "RandomProblem.h"
#include "tofu/Solver/Explain.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace tofu::solver;

static EngineOptions withEffort(double effort) {
  EngineOptions options;
  options.effort = effort;
  return options;
}

TEST(Engine, FindsAndProvesWhatBruteForceFinds) {
  const char *wanted = std::getenv("TOFU_RANDOM_PROBLEMS");
  unsigned problems = wanted ? unsigned(std::atoi(wanted)) : 1000;
  unsigned impossible = 0;
  for (unsigned seed = 0; seed < problems; ++seed) {
    Problem problem = makeRandom(seed);
    ASSERT_EQ(problem.check(), "") << "seed " << seed;
    int64_t least = bruteForce(problem);
    Answer answer = optimize(problem, withEffort(1));
    ASSERT_LE(answer.bound, least) << "seed " << seed;
    ASSERT_EQ(answer.cost, least) << "seed " << seed;
    ASSERT_TRUE(answer.isProved()) << "seed " << seed;
    if (least == Forbidden) {
      ASSERT_TRUE(answer.assignment.empty()) << "seed " << seed;
      ++impossible;
      continue;
    }
    ASSERT_EQ(problem.verify(answer.assignment), "") << "seed " << seed;
    ASSERT_EQ(problem.cost(answer.assignment), least) << "seed " << seed;
  }
  EXPECT_GT(impossible, problems / 50);
}

/// Without the exact methods for small cores: messages, prices, moves and
/// pruned values are all that there is.
TEST(Engine, BoundsAreNeverAboveTheOptimum) {
  unsigned found = 0, proved = 0, legal = 0;
  const char *wanted = std::getenv("TOFU_RANDOM_PROBLEMS");
  unsigned problems = wanted ? unsigned(std::atoi(wanted)) : 1000;
  for (unsigned seed = 0; seed < problems; ++seed) {
    Problem problem = makeRandom(seed + 1000000);
    int64_t least = bruteForce(problem);
    EngineOptions options = withEffort(0.5);
    options.exactVariables = 0;
    Answer answer = optimize(problem, options);
    ASSERT_LE(answer.bound, least) << "seed " << seed;
    ASSERT_GE(answer.cost, least) << "seed " << seed;
    if (answer.isProved()) {
      ASSERT_EQ(answer.cost, least) << "seed " << seed;
    }
    if (least == Forbidden)
      continue;
    ++legal;
    found += answer.cost == least;
    proved += answer.isProved();
  }
  EXPECT_GT(found, legal * 95 / 100);
  EXPECT_GT(proved, legal * 80 / 100);
}

TEST(Engine, GraphsOfLowWidthAreProved) {
  unsigned count = 5000;
  for (unsigned width : {1u, 2u, 3u, 4u}) {
    Answer answer = optimize(makeNarrow(count, width, width));
    EXPECT_TRUE(answer.isProved()) << "width " << width;
    EXPECT_LT(answer.cost, Forbidden);
  }
}

TEST(Engine, MemoryThatCannotFitIsMeasured) {
  Problem problem;
  for (unsigned v = 0; v < 3; ++v) {
    problem.addVariable({0, 5});
    problem.addUsage(v, {0, 2, {9, 4}});
  }
  problem.limits = {20, 10};
  Answer answer = optimize(problem);
  EXPECT_TRUE(answer.isProved());
  EXPECT_TRUE(answer.assignment.empty());
  EXPECT_EQ(answer.shortage, 2);
  problem.limits = {20, 12};
  EXPECT_EQ(optimize(problem).cost, 15);
}

TEST(Engine, ExplainsAValueByTheBestWithoutIt) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    Problem problem = makeRandom(seed);
    Answer answer = optimize(problem);
    if (answer.assignment.empty())
      continue;
    Explanation why = explain(problem, answer, 0);
    EXPECT_EQ(why.value, answer.assignment[0]);
    problem.unary[0][why.value] = Forbidden;
    EXPECT_EQ(why.forced.cost, bruteForce(problem)) << "seed " << seed;
  }
}

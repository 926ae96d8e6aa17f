//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Shortage.h"
#include "RandomProblem.h"
#include "gtest/gtest.h"
#include <random>

using namespace tofu::solver;

TEST(Shortage, IsWhatBruteForceFinds) {
  unsigned measured = 0, exact = 0, impossible = 0;
  for (unsigned seed = 0; seed < 4000; ++seed) {
    Problem problem = makeRandom(seed);
    if (seed % 3 == 0) // hopeless, in bytes
      for (auto &usages : problem.memory)
        for (Usage &usage : usages)
          for (int64_t &amount : usage.amounts)
            amount = amount * 1000000007 + seed;
    int64_t excess = 0;
    if (bruteForce(problem, &excess) < Forbidden)
      continue;
    EngineOptions options;
    options.effort = 20;
    Answer answer = optimize(problem, options);
    ASSERT_TRUE(answer.isProved());
    Shortage shortage = measureShortage(problem, answer, options);
    if (excess == Forbidden) { // one choice, or all costs together
      ASSERT_EQ(shortage.found, Forbidden) << "seed " << seed;
      impossible += shortage.isImpossible;
      continue;
    }
    ASSERT_FALSE(shortage.isImpossible) << "seed " << seed;
    ++measured;
    exact += shortage.least == shortage.found;
    ASSERT_LE(1, shortage.least) << "seed " << seed;
    ASSERT_LE(shortage.least, excess) << "seed " << seed;
    ASSERT_LE(excess, shortage.found) << "seed " << seed;
  }
  EXPECT_GT(impossible, 50u);
  EXPECT_GT(measured, 300u);
  EXPECT_GT(exact, measured * 98 / 100);
}

/// More than a sum of least usages, on a graph too large to be enumerated: half
/// of the variables of a cycle must use much, as neighbours differ.
TEST(Shortage, IsProvedForLargerGraphs) {
  Problem problem;
  unsigned count = 400;
  auto differ = std::make_shared<const std::vector<int64_t>>(
      std::vector<int64_t>{Forbidden, 3, 5, Forbidden});
  std::mt19937 random(1);
  for (unsigned v = 0; v < count; ++v) {
    problem.addVariable({1, 2});
    problem.addUsage(v, {0, 1 + v % 3, {0, 1000}});
    problem.edges.push_back({v, (v + 1) % count, differ});
  }
  problem.limits = {1000, 1000, 1000};
  Answer answer = optimize(problem);
  ASSERT_TRUE(answer.assignment.empty());
  ASSERT_TRUE(answer.isProved());
  EXPECT_EQ(answer.shortage, 0);
  Shortage shortage = measureShortage(problem, answer);
  EXPECT_EQ(shortage.least, 199000);
  EXPECT_EQ(shortage.found, 199000);
}

TEST(Shortage, StopsWhenItIsAskedTo) {
  Problem problem;
  problem.addVariable({0, 0});
  problem.addUsage(0, {0, 1, {7, 9}});
  problem.limits = {2};
  EngineOptions options;
  Answer answer = optimize(problem, options);
  options.stop = [] { return true; };
  Shortage shortage = measureShortage(problem, answer, options);
  EXPECT_EQ(shortage.least, 5);
  EXPECT_EQ(shortage.found, Forbidden);
}

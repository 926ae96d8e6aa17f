//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What several threads do together; also run under sanitizers.
//
//===----------------------------------------------------------------------===//
#include "RandomProblem.h"
#include "tofu/Solver/Shortage.h"
#include "gtest/gtest.h"
#include <atomic>
#include <random>

using namespace tofu::solver;

/// A grid that is too wide to be solved exactly, with memory.
static Problem makeWide(unsigned side) {
  std::mt19937 random(7);
  Problem problem;
  for (unsigned v = 0; v < side * side; ++v) {
    std::vector<int64_t> costs(4), amounts(4);
    for (unsigned i = 0; i < 4; ++i) {
      costs[i] = random() % 100;
      amounts[i] = random() % 100;
    }
    problem.addVariable(std::move(costs));
    problem.addUsage(v, {v, std::min(v + 60, side * side), std::move(amounts)});
    for (unsigned other : {v % side ? v - 1 : v, v >= side ? v - side : v}) {
      if (other == v)
        continue;
      std::vector<int64_t> table(16);
      for (int64_t &cost : table)
        cost = random() % 100;
      problem.edges.push_back(
          {v, other, std::make_shared<std::vector<int64_t>>(std::move(table))});
    }
  }
  problem.limits.assign(side * side, 2000);
  return problem;
}

static EngineOptions withEffort(double effort, unsigned threads) {
  EngineOptions options;
  options.effort = effort;
  options.threads = threads;
  return options;
}

TEST(Threads, DoNotChangeTheAnswer) {
  Problem problem = makeWide(20);
  Answer one = optimize(problem, withEffort(10, 1));
  EXPECT_EQ(problem.verify(one.assignment), "");
  EXPECT_GT(double(one.bound), 0.5 * double(one.cost));
  for (unsigned threads : {2, 4}) {
    Answer more = optimize(problem, withEffort(10, threads));
    EXPECT_EQ(one.assignment, more.assignment);
    EXPECT_EQ(one.bound, more.bound);
  }
  EngineOptions other = withEffort(10, 2);
  other.seed = 2;
  EXPECT_NE(optimize(problem, other).assignment, one.assignment);
}

/// Without the exact methods, so that small problems have rounds, too.
TEST(Threads, DoNotChangeSmallAnswers) {
  for (unsigned seed = 0; seed < 100; ++seed) {
    Problem problem = makeRandom(seed);
    EngineOptions options = withEffort(0.5, 1);
    options.exactVariables = 0;
    Answer one = optimize(problem, options);
    options.threads = 4;
    Answer four = optimize(problem, options);
    ASSERT_EQ(one.assignment, four.assignment) << "seed " << seed;
    ASSERT_EQ(one.bound, four.bound) << "seed " << seed;
  }
}

TEST(Threads, StopWhenTheyAreAskedTo) {
  EngineOptions options = withEffort(1e9, 4);
  unsigned rounds = 0;
  std::atomic<bool> enough = false;
  options.report = [&](const Progress &) { enough = ++rounds == 3; };
  options.stop = [&] { return enough.load(); };
  Answer answer = optimize(makeWide(20), options);
  EXPECT_TRUE(answer.cut);
  EXPECT_EQ(rounds, 3u);
}

/// In the midst of a round.
TEST(Threads, StopAtAnyTime) {
  Problem problem = makeWide(12);
  for (unsigned times : {50, 150, 400}) {
    EngineOptions options = withEffort(1e9, 4);
    std::atomic<unsigned> asked = 0;
    options.stop = [&] { return ++asked > times; };
    Answer answer = optimize(problem, options);
    EXPECT_TRUE(answer.cut);
    EXPECT_EQ(problem.verify(answer.assignment), "");
    EXPECT_LE(answer.bound, answer.cost);
  }
}

/// More is wanted than there is: stages that share the effort.
TEST(Threads, MeasureTheSameShortage) {
  Problem problem = makeWide(12);
  for (int64_t &limit : problem.limits)
    limit = 100;
  EngineOptions options = withEffort(10, 1);
  Answer answer = optimize(problem, options);
  Shortage one = measureShortage(problem, answer, options);
  options.threads = 4;
  Shortage four = measureShortage(problem, answer, options);
  EXPECT_EQ(one.least, four.least);
  EXPECT_EQ(one.found, four.found);
}

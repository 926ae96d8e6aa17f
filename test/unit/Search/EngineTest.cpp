//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "NarrowProblem.h"
#include "tofu/Search/Explain.h"
#include "gtest/gtest.h"
#include <atomic>
#include <cstdlib>
#include <random>

using namespace tofu::search;

namespace {
/// Random problems of many forms: what is drawn first decides which.
class Generator {
public:
  explicit Generator(unsigned seed) : random(seed) {}
  Problem make();

private:
  unsigned draw(unsigned bound) { return unsigned(random() % bound); }
  int64_t cost();
  void join(unsigned a, unsigned b);
  void addShape(unsigned shape, unsigned count);
  void addMemory();

  std::mt19937 random;
  unsigned kind = 0, forbidden = 0;
  Problem problem;
};
} // namespace

int64_t Generator::cost() {
  if (forbidden && draw(forbidden) == 0)
    return Forbidden;
  switch (kind) {
  case 0: // ties
    return draw(3);
  case 1:
    return draw(1000);
  default: // near 10^18: a few of them saturate
    return 999999999999999999 - draw(5) * int64_t(draw(2) ? 1 : 1000000000);
  }
}

void Generator::join(unsigned a, unsigned b) {
  if (a == b)
    return;
  size_t rows = problem.unary[a].size(), columns = problem.unary[b].size();
  std::vector<int64_t> table(rows * columns);
  bool equal = rows == columns && draw(4) == 0;
  for (size_t i = 0; i < table.size(); ++i)
    table[i] = equal && i / columns != i % columns ? Forbidden : cost();
  problem.edges.push_back(
      {a, b, std::make_shared<std::vector<int64_t>>(std::move(table))});
}

void Generator::addShape(unsigned shape, unsigned count) {
  for (unsigned v = 1; v < count; ++v)
    switch (shape) {
    case 0: // a path, or a cycle
    case 1:
      join(v - 1, v);
      break;
    case 2: // a tree
      join(draw(v), v);
      break;
    case 3: // a grid of width 2
      join(v, v >= 2 ? v - 2 : 0);
      if (v % 2)
        join(v - 1, v);
      break;
    case 4: // series-parallel
      join(v, v - 1);
      if (v >= 2)
        join(v, draw(2) ? v - 2 : 0);
      break;
    default: // dense
      for (unsigned u = 0; u < v; ++u)
        join(u, v);
    }
  if (shape == 1 && count > 2)
    join(count - 1, 0);
}

void Generator::addMemory() {
  unsigned times = 1 + draw(6);
  int64_t limit = draw(25);
  for (unsigned t = 0; t < times; ++t)
    problem.limits.push_back(draw(2) ? limit : draw(25));
  for (unsigned v = 0; v < problem.unary.size(); ++v)
    for (unsigned pieces = draw(3); pieces-- > 0;) {
      Usage usage{draw(times), 0, {}};
      usage.end = usage.begin + draw(times - usage.begin + 1);
      for (size_t i = 0; i < problem.unary[v].size(); ++i)
        usage.amounts.push_back(draw(8));
      problem.addUsage(v, std::move(usage));
    }
}

Problem Generator::make() {
  kind = draw(8) == 0 ? 2 : draw(2);
  forbidden = draw(2) ? 0 : 2 + draw(10);
  unsigned count = 1 + draw(8);
  for (unsigned v = 0; v < count; ++v) {
    std::vector<int64_t> costs(1 + draw(4));
    for (int64_t &each : costs)
      each = kind == 2 && draw(3) ? draw(10) : cost();
    problem.addVariable(std::move(costs));
  }
  addShape(draw(6), count);
  if (draw(3))
    addMemory();
  return problem;
}

static int64_t bruteForce(const Problem &problem) {
  std::vector<unsigned> values(problem.unary.size(), 0);
  int64_t least = Forbidden;
  while (true) {
    if (problem.verify(values).empty())
      least = std::min(least, problem.cost(values));
    size_t i = 0;
    while (i < values.size() && ++values[i] == problem.unary[i].size())
      values[i++] = 0;
    if (i == values.size())
      return least;
  }
}

static EngineOptions withEffort(double effort, unsigned threads = 1) {
  EngineOptions options;
  options.effort = effort;
  options.threads = threads;
  return options;
}

TEST(Engine, FindsAndProvesWhatBruteForceFinds) {
  const char *wanted = std::getenv("TOFU_RANDOM_PROBLEMS");
  unsigned problems = wanted ? unsigned(std::atoi(wanted)) : 1000;
  unsigned impossible = 0;
  for (unsigned seed = 0; seed < problems; ++seed) {
    Problem problem = Generator(seed).make();
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
    Problem problem = Generator(seed + 1000000).make();
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

/// A grid that is too wide to be solved exactly, with memory.
static Problem makeWide() {
  std::mt19937 random(7);
  Problem problem;
  unsigned side = 24;
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

TEST(Engine, ThreadsDoNotChangeTheAnswer) {
  Problem problem = makeWide();
  Answer one = optimize(problem, withEffort(25)),
         four = optimize(problem, withEffort(25, 4));
  EXPECT_EQ(problem.verify(one.assignment), "");
  EXPECT_EQ(one.assignment, four.assignment);
  EXPECT_EQ(one.bound, four.bound);
  EXPECT_GT(double(one.bound), 0.5 * double(one.cost));
  EngineOptions other = withEffort(25);
  other.seed = 2;
  EXPECT_NE(optimize(problem, other).assignment, one.assignment);
}

TEST(Engine, StopsWhenItIsAskedTo) {
  EngineOptions options = withEffort(1e9, 2);
  unsigned rounds = 0;
  std::atomic<bool> enough = false;
  options.report = [&](const Progress &) { enough = ++rounds == 5; };
  options.stop = [&] { return enough.load(); };
  Answer answer = optimize(makeWide(), options);
  EXPECT_TRUE(answer.cut);
  EXPECT_EQ(rounds, 5u);
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
    Problem problem = Generator(seed).make();
    Answer answer = optimize(problem);
    if (answer.assignment.empty())
      continue;
    Explanation why = explain(problem, answer, 0);
    EXPECT_EQ(why.value, answer.assignment[0]);
    problem.unary[0][why.value] = Forbidden;
    EXPECT_EQ(why.forced.cost, bruteForce(problem)) << "seed " << seed;
  }
}

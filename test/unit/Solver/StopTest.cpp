//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A computation that is ended early ends soon, and what it says is true.
//
//===----------------------------------------------------------------------===//
#include "NarrowProblem.h"
#include "tofu/Iopddl/Iopddl.h"
#include "tofu/Solver/Engine.h"
#include "tofu/Solver/Enumeration.h"
#include "tofu/Solver/RangeLeast.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <random>

using namespace tofu::solver;

TEST(Stop, AsksOnceInSoManySteps) {
  unsigned asked = 0;
  Stop stop([&] { return ++asked == 3; }, 10);
  for (unsigned step = 1; step <= 29; ++step)
    EXPECT_FALSE(stop());
  EXPECT_EQ(asked, 2u);
  EXPECT_TRUE(stop());
  EXPECT_TRUE(stop(1000));
  EXPECT_EQ(asked, 3u); // once true, always true
  EXPECT_FALSE(Stop()(1 << 20));
}

TEST(RangeLeast, IsWhatAPlainRowIs) {
  std::mt19937 random(1);
  for (unsigned count = 1; count < 40; ++count) {
    std::vector<int64_t> plain(count);
    for (int64_t &number : plain)
      number = random() % 100;
    RangeLeast row(plain);
    for (unsigned i = 0; i < 50; ++i) {
      size_t begin = random() % count,
             end = begin + 1 + random() % (count - begin);
      ASSERT_EQ(row.getLeast(begin, end),
                *std::min_element(plain.begin() + begin, plain.begin() + end));
      int64_t more = int64_t(random() % 21) - 10;
      row.add(begin, end, more);
      for (size_t at = begin; at < end; ++at)
        plain[at] += more;
    }
    ASSERT_EQ(row.getNumbers(), plain);
  }
}

/// True from the n-th time on that it is asked.
static Stop::Predicate after(unsigned &asked, unsigned times) {
  return [&asked, times] { return ++asked > times; };
}

/// A long text of a problem.
static std::string makeText(unsigned count) {
  NamedProblem named;
  named.problem = makeNarrow(count, 2, 1);
  std::string text;
  llvm::raw_string_ostream os(text);
  EXPECT_FALSE(bool(printJson(named, os)));
  return text;
}

TEST(Stop, EndsReading) {
  unsigned asked = 0;
  auto named = parseIopddl(makeText(5000), after(asked, 2));
  ASSERT_FALSE(bool(named));
  EXPECT_EQ(errorToErrorCode(named.takeError()), std::errc::operation_canceled);
  EXPECT_EQ(asked, 3u);
}

TEST(Stop, EndsEnumeration) {
  Problem problem = makeNarrow(14, 2, 1);
  EXPECT_TRUE(enumerate(problem, Forbidden, 1 << 20).complete);
  EXPECT_FALSE(
      enumerate(problem, Forbidden, 1 << 20, [] { return true; }).complete);
}

/// Wherever it is cut, in presolving or in the search, the bound holds and
/// the plan is legal.
TEST(Stop, LeavesWhatIsTrue) {
  Problem problem = makeNarrow(1500, 2, 3);
  std::mt19937 random(1);
  for (unsigned v = 0; v < problem.unary.size(); ++v) {
    Usage usage{v, v + 2, {}};
    for (size_t i = 0; i < problem.unary[v].size(); ++i)
      usage.amounts.push_back(random() % 100);
    problem.addUsage(v, usage);
  }
  problem.limits.assign(problem.unary.size() + 1, 160);
  ASSERT_EQ(problem.check(), "");
  EngineOptions options;
  options.effort = 20;
  Answer whole = optimize(problem, options);
  ASSERT_EQ(problem.verify(whole.assignment), "");
  unsigned plans = 0;
  for (unsigned times = 0; times < 60; ++times) {
    unsigned asked = 0;
    options.stop = after(asked, times);
    Answer answer = optimize(problem, options);
    EXPECT_TRUE(answer.cut);
    EXPECT_LE(answer.bound, whole.cost);
    if (answer.assignment.empty())
      continue;
    ++plans;
    EXPECT_EQ(problem.verify(answer.assignment), "");
    EXPECT_EQ(problem.cost(answer.assignment), answer.cost);
    EXPECT_GE(answer.cost, whole.bound);
  }
  EXPECT_GT(plans, 30u);
}

/// Each follows from the one before it: all become one variable.
TEST(Presolve, AChainOfMergesIsNotQuadratic) {
  Problem problem;
  unsigned count = 100000;
  auto equal = std::make_shared<const std::vector<int64_t>>(
      std::vector<int64_t>{0, Forbidden, Forbidden, 0});
  for (unsigned v = 0; v < count; ++v) {
    problem.addVariable({1, v % 2 ? 0 : 3});
    problem.addUsage(v, {v, count, {1, 2}});
    if (v > 0)
      problem.edges.push_back({v - 1, v, equal});
  }
  problem.limits.assign(count, 2 * count);
  EXPECT_EQ(optimize(problem).cost, count);
  problem.limits.back() = 2 * count - 1;
  problem.unary[0] = {10, 0};
  EXPECT_EQ(optimize(problem).cost, count + 9);
}

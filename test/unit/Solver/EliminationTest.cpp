//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Elimination in any order against all assignments.
//
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Elimination.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <tuple>

using namespace tofu::solver;

/// The least cost of all assignments.
static int64_t getLeast(const Problem &problem) {
  std::vector<unsigned> values(problem.unary.size(), 0);
  int64_t least = Forbidden;
  while (true) {
    least = std::min(least, problem.cost(values));
    size_t v = 0;
    while (v != values.size() && ++values[v] == problem.unary[v].size())
      values[v++] = 0;
    if (v == values.size())
      return least;
  }
}

/// Small costs, great ones, and what is forbidden.
static std::vector<int64_t> makeCosts(size_t number, std::mt19937 &random) {
  std::vector<int64_t> costs;
  for (size_t i = 0; i != number; ++i)
    costs.push_back(random() % 6 == 0   ? Forbidden
                    : random() % 6 == 0 ? Forbidden / 5 * int64_t(random() % 5)
                                        : int64_t(random() % 100));
  return costs;
}

static void addEdge(Problem &problem, unsigned row, unsigned column,
                    std::mt19937 &random) {
  size_t size = problem.unary[row].size() * problem.unary[column].size();
  problem.edges.push_back(
      {row, column,
       std::make_shared<const std::vector<int64_t>>(makeCosts(size, random))});
}

static void check(const Problem &problem, std::mt19937 &random,
                  std::vector<unsigned> order = {}) {
  if (order.empty()) {
    for (unsigned v = 0; v != problem.unary.size(); ++v)
      order.push_back(v);
    std::shuffle(order.begin(), order.end(), random);
  }
  std::vector<unsigned> values(problem.unary.size(), 0);
  ASSERT_TRUE(eliminate(problem, {order, 0}, values));
  EXPECT_EQ(problem.cost(values), getLeast(problem));
}

TEST(Elimination, AnyOrderFindsTheBest) {
  std::mt19937 random(1);
  for (unsigned number = 0; number != 1000; ++number) {
    Problem problem;
    unsigned variables = 1 + random() % 6;
    for (unsigned v = 0; v != variables; ++v)
      problem.addVariable(makeCosts(1 + random() % 5, random));
    for (unsigned edge = variables > 1 ? random() % 12 : 0; edge > 0; --edge) {
      unsigned row = random() % variables, column = random() % (variables - 1);
      addEdge(problem, row, column + (column >= row), random);
    }
    check(problem, random);
  }
}

// Tables that do not stay in the caches are written in the order of the factor
// that is read, and their memory is used again.
TEST(Elimination, LargeTables) {
  std::mt19937 random(3);
  for (unsigned number = 0; number != 3; ++number) {
    Problem problem;
    unsigned variables = 9;
    for (unsigned v = 0; v != variables; ++v)
      problem.addVariable(makeCosts(3 + random() % 3, random));
    for (unsigned a = 0; a != variables; ++a)
      for (unsigned b = 0; b != a; ++b)
        addEdge(problem, a, b, random);
    check(problem, random);
  }
}

/// The same greedy order, every score counted again before each step; empty if
/// a table is too large.
static std::vector<unsigned> orderSlowly(const Problem &problem,
                                         double tableEntries) {
  auto getLog = [&](unsigned v) {
    return std::llround(4096 * std::log2(problem.unary[v].size()));
  };
  std::vector<std::set<unsigned>> neighbours(problem.unary.size());
  for (const Problem::Edge &edge : problem.edges) {
    neighbours[edge.row].insert(edge.column);
    neighbours[edge.column].insert(edge.row);
  }
  std::vector<unsigned> order;
  std::vector<bool> isGone(problem.unary.size());
  while (order.size() != problem.unary.size()) {
    std::tuple<int64_t, int64_t, unsigned> best{INT64_MAX, 0, 0};
    for (unsigned v = 0; v != problem.unary.size(); ++v) {
      int64_t fill = 0, table = 0;
      for (unsigned a : neighbours[v]) {
        table += getLog(a);
        for (unsigned b : neighbours[v])
          if (a < b && !neighbours[a].count(b))
            fill += getLog(a) * getLog(b);
      }
      if (!isGone[v] && table <= std::llround(4096 * std::log2(tableEntries)))
        best = std::min(best, {fill, table, v});
    }
    if (std::get<0>(best) == INT64_MAX)
      return {};
    unsigned v = std::get<2>(best);
    isGone[v] = true;
    order.push_back(v);
    for (unsigned a : neighbours[v]) {
      neighbours[a].erase(v);
      for (unsigned b : neighbours[v])
        if (a != b)
          neighbours[a].insert(b);
    }
  }
  return order;
}

TEST(Elimination, OrderIsThatOfScoresFromScratch) {
  std::mt19937 random(4);
  unsigned numTooLarge = 0;
  for (unsigned number = 0; number != 300; ++number) {
    Problem problem;
    unsigned variables = 2 + random() % 30;
    for (unsigned v = 0; v != variables; ++v)
      problem.addVariable(std::vector<int64_t>(1 + random() % 6, 0));
    // Some variables are neighbours of many.
    for (unsigned edge = random() % (3 * variables); edge > 0; --edge) {
      unsigned row = random() % variables, column = random() % (variables - 1);
      if (random() % 4 == 0 && row != 0)
        column = 0;
      addEdge(problem, row, column + (column >= row), random);
    }
    double most = 1 << (4 + random() % 12);
    std::vector<unsigned> expected = orderSlowly(problem, most);
    auto order = orderElimination(problem, most, 1e18);
    numTooLarge += expected.empty();
    ASSERT_EQ(order.has_value(), !expected.empty()) << number;
    if (order)
      EXPECT_EQ(order->order, expected) << number;
  }
  EXPECT_GT(numTooLarge, 30u);
  EXPECT_LT(numTooLarge, 270u);
}

// Where that is much work another order is tried, and the one with less taken.
TEST(Elimination, OrderWithLessWork) {
  std::mt19937 random(5);
  Problem problem;
  for (unsigned v = 0; v != 40; ++v)
    problem.addVariable(std::vector<int64_t>(2 + random() % 6, 0));
  for (unsigned v = 0; v != 110; ++v) {
    unsigned row = random() % 40, column = random() % 39;
    addEdge(problem, row, column + (column >= row), random);
  }
  auto getWork = [&](const std::vector<unsigned> &order) {
    std::vector<std::set<unsigned>> neighbours(40);
    for (const Problem::Edge &edge : problem.edges) {
      neighbours[edge.row].insert(edge.column);
      neighbours[edge.column].insert(edge.row);
    }
    double work = 0;
    for (unsigned v : order) {
      double entries = double(problem.unary[v].size());
      for (unsigned a : neighbours[v]) {
        entries *= double(problem.unary[a].size());
        neighbours[a].erase(v);
        for (unsigned b : neighbours[v])
          if (a != b)
            neighbours[a].insert(b);
      }
      work += entries;
    }
    return work;
  };
  auto order = orderElimination(problem, 1e18, 1e30);
  ASSERT_TRUE(order);
  double first = getWork(orderSlowly(problem, 1e18));
  EXPECT_GT(first, 1 << 25);
  EXPECT_NEAR(order->work / getWork(order->order), 1, 1e-2);
  EXPECT_LE(order->work, first * 1.01);
  EXPECT_NE(order->order, orderSlowly(problem, 1e18));
}

// More terms than can be added without being cut off in between.
TEST(Elimination, ManyGreatCostsAreForbidden) {
  std::mt19937 random(2);
  for (unsigned number = 0; number != 50; ++number) {
    Problem problem;
    problem.addVariable(makeCosts(4, random));
    for (unsigned leaf = 1; leaf != 11; ++leaf) {
      problem.addVariable(makeCosts(2, random));
      addEdge(problem, 0, leaf, random);
    }
    check(problem, random, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
  }
  Problem problem;
  problem.addVariable({Forbidden, Forbidden});
  for (unsigned leaf = 1; leaf != 11; ++leaf) {
    problem.addVariable({Forbidden, 0});
    problem.edges.push_back({0, leaf,
                             std::make_shared<const std::vector<int64_t>>(
                                 std::vector<int64_t>(4, Forbidden))});
  }
  check(problem, random, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
}

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
#include <random>

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

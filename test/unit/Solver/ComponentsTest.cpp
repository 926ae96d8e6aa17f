//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Components.h"

#include "RandomProblem.h"
#include "tofu/Solver/Engine.h"
#include "gtest/gtest.h"
#include <random>

using namespace tofu::solver;

static Table makeTable(std::mt19937 &random, size_t entries) {
  auto table = std::make_shared<std::vector<int64_t>>();
  for (size_t i = 0; i < entries; ++i)
    table->push_back(random() % 8 == 0 ? Forbidden : int64_t(random() % 10));
  return table;
}

static Problem makeProblem(std::mt19937 &random, unsigned variables,
                           unsigned edges, unsigned maxValues) {
  Problem problem;
  for (unsigned v = 0; v < variables; ++v) {
    std::vector<int64_t> costs(1 + random() % maxValues);
    for (int64_t &cost : costs)
      cost = random() % 12 == 0 ? Forbidden : int64_t(random() % 6);
    problem.addVariable(costs);
  }
  for (unsigned e = 0; e < edges && variables > 1; ++e) {
    unsigned row = random() % variables, column = random() % variables;
    if (row == column)
      column = (column + 1) % variables;
    problem.edges.push_back(
        {row, column,
         makeTable(random,
                   problem.unary[row].size() * problem.unary[column].size())});
  }
  return problem;
}

TEST(Components, FindTheLeastCostOfAllAssignments) {
  for (unsigned seed = 0; seed < 3000; ++seed) {
    std::mt19937 random(seed);
    Problem problem =
        makeProblem(random, 1 + random() % 7, random() % 18, 1 + random() % 4);
    ASSERT_EQ(problem.check(), "");
    Components components = solveComponents(problem);
    ASSERT_TRUE(components.complete);
    ASSERT_EQ(components.cost, bruteForce(problem)) << "seed " << seed;
    ASSERT_EQ(problem.cost(components.values), components.cost);
  }
}

/// Two grids of 4 x 4 and of 20 x 20: only the first stays within the tables.
TEST(Components, ThatAreTooWideAreLeftOut) {
  std::mt19937 random(1);
  Problem problem;
  for (unsigned side : {4u, 20u}) {
    unsigned first = unsigned(problem.unary.size());
    for (unsigned v = 0; v < side * side; ++v) {
      problem.addVariable({int64_t(random() % 9), int64_t(random() % 9)});
      if (v % side)
        problem.edges.push_back(
            {first + v - 1, first + v, makeTable(random, 4)});
      if (v >= side)
        problem.edges.push_back(
            {first + v - side, first + v, makeTable(random, 4)});
    }
  }
  ComponentsOptions narrow;
  narrow.tableEntries = 1 << 8;
  Components components = solveComponents(problem, narrow);
  EXPECT_FALSE(components.complete);
  for (unsigned v = 0; v < problem.unary.size(); ++v)
    EXPECT_EQ(components.isFinal[v], v < 16);
  // Memory leaves a component open, whatever its best values are.
  problem.limits = {1};
  problem.addUsage(3, {0, 1, {1, 0}});
  EXPECT_FALSE(solveComponents(problem, narrow).isFinal[0]);
}

TEST(Engine, AHubOfManyVariablesIsNotQuadratic) {
  std::mt19937 random(1);
  Problem problem;
  unsigned count = 100000;
  problem.addVariable({0, 1, 2});
  Table first = makeTable(random, 9), second = makeTable(random, 9);
  for (unsigned v = 1; v < count; ++v) {
    problem.addVariable({int64_t(v % 3), 1, 2});
    problem.edges.push_back({0, v, first});
    if (v > 1)
      problem.edges.push_back({v - 1, v, second});
    if (v > 2)
      problem.edges.push_back({v - 2, v, second});
  }
  EXPECT_TRUE(optimize(problem).isProved());
}

TEST(Engine, TakesTheLowestOfEqualValues) {
  Problem problem;
  problem.addVariable({3, 1, 1});
  problem.addVariable({0, 0});
  EXPECT_EQ(optimize(problem).assignment, (std::vector<unsigned>{1, 0}));
}

TEST(Problem, NamesItsFirstFault) {
  Problem problem;
  problem.addVariable({0, 0});
  problem.addVariable({0});
  problem.edges.push_back(
      {0, 1, std::make_shared<std::vector<int64_t>>(std::vector<int64_t>{1})});
  EXPECT_EQ(problem.check(), "edge 0 has a table of another size");
  problem.edges.clear();
  EXPECT_EQ(problem.verify({0, 1}), "variable 1 has no value 1");
  problem.unary[0][1] = Forbidden;
  EXPECT_EQ(problem.verify({1, 0}), "the assignment is forbidden");
}

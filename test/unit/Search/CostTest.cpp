//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "GraphBuilder.h"
#include "NaiveCounter.h"
#include "tofu/Index/Saturating.h"
#include "gtest/gtest.h"

using namespace tofu;
using namespace tofu::search;
using namespace tofu::solver;

TEST(Cost, EqualsACountElementByElement) {
  const std::vector<std::vector<int64_t>> meshes = {{},     {2},    {3},
                                                    {2, 2}, {3, 2}, {2, 2, 2}};
  unsigned legal = 0;
  for (unsigned seed = 0; seed < 1500; ++seed) {
    Graph graph = makeRandomGraph(seed, 3);
    ASSERT_EQ(graph.check(), "") << "seed " << seed;
    std::mt19937 random(seed);
    const auto &mesh = meshes[seed % meshes.size()];
    PlanOptions options;
    options.shareFetches = random() % 2;
    NaiveCounter counter(graph, mesh, options);
    for (unsigned i = 0; i < 6; ++i) {
      Plan plan = makeRandomPlan(graph, mesh, random);
      int64_t expected = counter.count(plan);
      PlanCost cost = evaluate(graph, plan, options);
      ASSERT_EQ(cost.total, expected < 0 ? Forbidden : expected)
          << "seed " << seed << " plan " << i;
      legal += expected > 0;
    }
  }
  EXPECT_GT(legal, 1000u);
}

TEST(Cost, TermsAreReducedWherePartsKeepTwoElements) {
  // t[2, 8] is partial, its reader is split on dimension 0: reducing there
  // would spare the fetch, but leaves parts of one element.
  GraphBuilder b;
  unsigned t = b.matmul(b.argument({2, 4}), b.argument({4, 8}));
  b.result(b.elementwise({t}));
  Plan plan{{2}, {{1}, {0}, {Partial}, {0}}, {{2}, {0}}};
  Fetch fetch = evaluate(b.graph, plan, {}).operands[1][0];
  EXPECT_EQ(fetch.reduceDim, 1);
  EXPECT_EQ(fetch.reduceBytes, 16);
  EXPECT_EQ(fetch.fetchBytes, 8);
}

/// Two element-wise operators of `w[rows, 4]`: one reads it as it is, one with
/// its rows in reverse.
static Graph makeReversed(int64_t rows) {
  GraphBuilder b;
  unsigned w = b.argument({rows, 4});
  b.result(b.elementwise({w}));
  b.result(b.elementwise({w}));
  IndexExpr &row = b.graph.operators[1].operands[0].access[0];
  row = row * -1 + IndexExpr::constant(rows - 1);
  return b.graph;
}

TEST(Cost, OneBoxIsFetchedOnceInWhateverOrderItIsRead) {
  Graph graph = makeReversed(8);
  auto getFetches = [&](const Plan &plan) {
    PlanCost cost = evaluate(graph, plan, {});
    return std::tuple(cost.total, cost.operands[0][0], cost.operands[1][0]);
  };
  // Both need all rows of two columns, of which each device has half.
  auto [total, first, second] = getFetches({{2}, {{0}, {1}, {1}}, {{1}, {1}}});
  EXPECT_EQ(total, 16);
  EXPECT_EQ(first.group, second.group);
  // Cut along the rows, one needs what the other does not.
  std::tie(total, first, second) =
      getFetches({{2}, {{0}, {0}, {0}}, {{0}, {0}}});
  EXPECT_EQ(total, 32);
  EXPECT_EQ(first.fetchBytes, 0);
  EXPECT_NE(first.group, second.group);
  PlanOptions perUse;
  perUse.shareFetches = false;
  EXPECT_EQ(evaluate(graph, {{2}, {{0}, {1}, {1}}, {{1}, {1}}}, perUse).total,
            32);
}

TEST(Cost, BoxesAreComparedAndNotExpressions) {
  // Guards that leave out nothing, and one that does.
  Graph graph = makeReversed(8);
  graph.operators[0].operands[0].guards = {
      {IndexExpr::variable(0) + IndexExpr::constant(1)}};
  Operand &operand = graph.operators[1].operands[0];
  operand.access[0] = IndexExpr::variable(0);
  Plan plan{{2}, {{1}, {0}, {0}}, {{0}, {0}}};
  for (int64_t least : {0, 3}) {
    operand.guards = {{IndexExpr::variable(0) + IndexExpr::constant(-least)}};
    PlanCost cost = evaluate(graph, plan, {});
    EXPECT_EQ(cost.operands[0][0].group == cost.operands[1][0].group,
              least == 0);
  }
}

TEST(Cost, ManyPartsAreComparedByTheirAxes) {
  // 128 parts, more than are listed: of one list of axes, and of two.
  Graph graph = makeReversed(256);
  graph.operators[1].operands[0].access[0] = IndexExpr::variable(0);
  Plan plan{{2, 64}, {{1, 1}, {0, 0}, {0, 0}}, {{0, 0}, {0, 0}}};
  PlanCost cost = evaluate(graph, plan, {});
  EXPECT_EQ(cost.operands[0][0].group, cost.operands[1][0].group);
  plan.operators[1].set(1, {0, 0});
  cost = evaluate(graph, plan, {});
  EXPECT_NE(cost.operands[0][0].group, cost.operands[1][0].group);
}

TEST(Cost, TermsAndTheirSumAreTwoFetches) {
  Graph graph = makeReversed(8);
  graph.strict = true;
  graph.tensors[0].boundary = graph.tensors[1].boundary = false;
  graph.tensors[0].handed = true;
  graph.operators[0].linearSets = {1};
  Plan plan{{2}, {{Partial}, {Partial}, {0}}, {{carry(0)}, {Everywhere}}};
  PlanCost cost = evaluate(graph, plan, {});
  ASSERT_LT(cost.total, Forbidden);
  EXPECT_NE(cost.operands[0][0].group, cost.operands[1][0].group);
}

TEST(Cost, WhatIsMaskedIsSharedBetweenEqualAccessesOnly) {
  // Both operators carry `w`; where nothing is masked its terms are one fetch.
  for (bool strict : {true, false}) {
    Graph graph = makeReversed(8);
    graph.strict = strict;
    graph.tensors[0].boundary = false;
    graph.tensors[0].handed = true;
    for (Operator &op : graph.operators)
      op.linearSets = {1};
    Plan plan{
        {2, 2}, {{Partial, 0}, {0, 1}, {0, 1}}, {{carry(0), 1}, {carry(0), 1}}};
    PlanCost cost = evaluate(graph, plan, {});
    ASSERT_LT(cost.total, Forbidden);
    EXPECT_EQ(cost.operands[0][0].group == cost.operands[1][0].group, strict);
  }
}

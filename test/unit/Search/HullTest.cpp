//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "GraphBuilder.h"
#include "tofu/Index/Saturating.h"
#include "tofu/Search/Needs.h"
#include "gtest/gtest.h"
#include <set>

using namespace tofu;
using namespace tofu::search;
using namespace tofu::solver;

using Offsets = std::vector<std::vector<int64_t>>;

/// An operator of `extents` that reads a tensor of `stored` at its own
/// coordinates plus each of the offsets.
static Graph makeStencil(llvm::ArrayRef<int64_t> stored,
                         llvm::ArrayRef<int64_t> extents,
                         const Offsets &offsets) {
  GraphBuilder b;
  unsigned x = b.argument(stored), out = b.addTensor(extents);
  b.result(out);
  Operator op;
  op.results = {out};
  for (int64_t extent : extents)
    op.variables.push_back({extent, VariableKind::Output, true, ""});
  for (const std::vector<int64_t> &offset : offsets) {
    op.operands.push_back({x, {}, {}});
    for (unsigned d = 0; d < extents.size(); ++d)
      op.operands.back().access.push_back(IndexExpr::variable(d) +
                                          IndexExpr::constant(offset[d]));
  }
  b.graph.operators.push_back(op);
  findAudiences(b.graph);
  return b.graph;
}

static std::set<unsigned> getGroups(const PlanCost &cost, unsigned op = 0) {
  std::set<unsigned> groups;
  for (const Fetch &fetch : cost.operands[op])
    groups.insert(fetch.group);
  return groups;
}

static const Plan kRows{{4}, {{0}, {0}}, {{0}}};
static const Plan kBlocks{{2, 2}, {{0, 1}, {0, 1}}, {{0, 1}}};

TEST(Hull, AFullStencilIsOneFetchOfItsHull) {
  Offsets nine;
  for (int64_t i : {0, 1, 2})
    for (int64_t j : {0, 1, 2})
      nine.push_back({i, j});
  Graph graph = makeStencil({258, 258}, {256, 256}, nine);
  // Rows of 258 bytes: two for each of three borders.
  PlanCost cost = evaluate(graph, kRows, {});
  EXPECT_EQ(cost.total, 6 * 258);
  EXPECT_EQ(getGroups(cost).size(), 1u);
  // A row, a column and a corner for each of four devices.
  cost = evaluate(graph, kBlocks, {});
  EXPECT_EQ(cost.total, 4 * (129 + 129 + 1));
  EXPECT_EQ(getGroups(cost).size(), 1u);
}

TEST(Hull, WhatNobodyNeedsDoesNotMove) {
  // A cross: a column of three and a row of three, as corners are not read.
  Graph graph = makeStencil({256, 256}, {256, 256},
                            {{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}});
  PlanCost cost = evaluate(graph, kBlocks, {});
  EXPECT_EQ(cost.total, 4 * (128 + 128));
  EXPECT_EQ(getGroups(cost).size(), 2u);
}

TEST(Hull, PlacesFarFromEachOtherAreFetchedApart) {
  Graph graph = makeStencil({16}, {8}, {{0}, {8}});
  EXPECT_EQ(getGroups(evaluate(graph, kRows, {})).size(), 2u);
  // Parts of two elements: [2q, 2q + 2) and, moved by two, what lies behind.
  graph = makeStencil({10}, {8}, {{0}, {2}});
  EXPECT_EQ(getGroups(evaluate(graph, kRows, {})).size(), 2u);
  graph = makeStencil({10}, {8}, {{0}, {1}});
  EXPECT_EQ(getGroups(evaluate(graph, kRows, {})).size(), 1u);
  // Where parts have one element, no two boxes overlap.
  graph = makeStencil({5}, {4}, {{0}, {1}});
  EXPECT_EQ(getGroups(evaluate(graph, kRows, {})).size(), 2u);
}

// An operator of thousands of operands, as a concatenation, compares none with
// those of other tensors.
TEST(Hull, OperandsAreLinkedToTheNextOfTheirTensor) {
  Graph graph = makeStencil({10}, {8}, {{0}, {1}, {2}, {1}});
  Operator &op = graph.operators[0];
  op.operands[1].tensor = op.results[0];
  linkOperands(graph);
  std::vector<unsigned> next;
  for (const Operand &operand : op.operands)
    next.push_back(operand.toNext);
  EXPECT_EQ(next, std::vector<unsigned>({2, 4, 1, 1}));
}

TEST(Hull, StridesOverlap) {
  Graph graph = makeStencil({17}, {8}, {{0}, {1}});
  for (Operand &operand : graph.operators[0].operands) {
    int64_t constant = operand.access[0].splitConstant().second;
    operand.access[0] =
        IndexExpr::variable(0) * 2 + IndexExpr::constant(constant);
  }
  findAudiences(graph);
  PlanCost cost = evaluate(graph, kRows, {});
  EXPECT_EQ(getGroups(cost).size(), 1u);
  graph.operators[0].operands[1].access[0] =
      IndexExpr::variable(0) * -2 + IndexExpr::constant(15);
  findAudiences(graph);
  EXPECT_EQ(getGroups(evaluate(graph, kRows, {})).size(), 2u);
}

TEST(Hull, GuardsAreTheSame) {
  Graph graph = makeStencil({12}, {12}, {{0}, {1}});
  std::vector<Operand> *operands = &graph.operators[0].operands;
  Guard guard{IndexExpr::variable(0) + IndexExpr::constant(-1)};
  (*operands)[0].guards = {guard};
  findAudiences(graph);
  EXPECT_EQ(getGroups(evaluate(graph, kRows, {})).size(), 2u);
  (*operands)[1].guards = {guard};
  findAudiences(graph);
  EXPECT_EQ(getGroups(evaluate(graph, kRows, {})).size(), 1u);
}

TEST(Hull, WhatAnotherOperatorNeedsAloneStaysShared) {
  Graph graph = makeStencil({9}, {8}, {{0}, {1}});
  Operator other = graph.operators[0];
  other.results = {unsigned(graph.tensors.size())};
  graph.tensors.push_back(graph.tensors.back());
  graph.operators.push_back(other);
  Plan plan{{4}, {{0}, {0}, {0}}, {{0}, {0}}};
  // Both read both: one fetch.
  findAudiences(graph);
  PlanCost cost = evaluate(graph, plan, {});
  EXPECT_EQ(getGroups(cost, 0), getGroups(cost, 1));
  EXPECT_EQ(getGroups(cost).size(), 1u);
  // The second reads only what is behind: that is fetched once, too.
  graph.operators[1].operands.erase(graph.operators[1].operands.begin());
  findAudiences(graph);
  cost = evaluate(graph, plan, {});
  EXPECT_EQ(getGroups(cost).size(), 2u);
  EXPECT_EQ(cost.operands[0][1].group, cost.operands[1][0].group);
}

/// Who reads one of two boxes, said in another way: with a guard that lets all
/// of it through, or with an index for each four elements.
TEST(Hull, WhatIsReadInOtherWordsStaysShared) {
  for (bool isGuarded : {true, false}) {
    Graph graph = makeStencil({9}, {8}, {{0}, {1}});
    Operator other = graph.operators[0];
    other.operands.erase(other.operands.begin());
    if (isGuarded) {
      other.operands[0].guards = {Guard{IndexExpr::variable(0)}};
    } else {
      other.variables = {IndexVariable{2}, IndexVariable{4}};
      other.operands[0].access = {IndexExpr::variable(0) * 4 +
                                  IndexExpr::variable(1) +
                                  IndexExpr::constant(1)};
    }
    other.results = {unsigned(graph.tensors.size())};
    graph.tensors.push_back(graph.tensors.back());
    if (!isGuarded)
      graph.tensors.back().extents = {2, 4};
    graph.operators.push_back(other);
    ASSERT_EQ(graph.check(), "");
    findAudiences(graph);
    Plan plan{{2}, {{0}, {0}, {0}}, {{0}, {0}}};
    PlanCost cost = evaluate(graph, plan, {});
    EXPECT_EQ(cost.operands[0][1].group, cost.operands[1][0].group);
    EXPECT_NE(cost.operands[0][0].group, cost.operands[0][1].group);
  }
}

TEST(Hull, TermsAreOneWithTermsThatAreNotMasked) {
  for (bool strict : {true, false})
    for (uint64_t set : {3, 1}) {
      Graph graph = makeStencil({18}, {16}, {{0}, {1}});
      graph.strict = strict;
      graph.tensors[0].boundary = graph.tensors[1].boundary = false;
      graph.tensors[0].handed = true;
      graph.operators[0].linearSets = {set};
      Plan plan{{2, 2}, {{Partial, 0}, {Partial, 0}}, {{carry(0), 0}}};
      PlanCost cost = evaluate(graph, plan, {});
      ASSERT_LT(cost.total, Forbidden);
      EXPECT_EQ(getGroups(cost).size(), strict && set == 3 ? 1u : 2u);
    }
}

TEST(Hull, NeverMovesMoreThanItsBoxes) {
  const std::vector<std::vector<int64_t>> meshes = {{2}, {3}, {2, 2}, {4}};
  unsigned less = 0;
  for (unsigned seed = 0; seed < 3000; ++seed) {
    Graph graph = makeRandomGraph(seed, 3), apart = graph;
    findAudiences(graph);
    unsigned number = 0;
    for (Operator &op : apart.operators)
      for (Operand &operand : op.operands)
        operand.audience = number++;
    std::mt19937 random(seed);
    PlanOptions options;
    options.shareFetches = random() % 2;
    for (unsigned i = 0; i < 6; ++i) {
      Plan plan = makeRandomPlan(graph, meshes[seed % meshes.size()], random);
      int64_t bytes = evaluate(graph, plan, options).total;
      int64_t bytesApart = evaluate(apart, plan, options).total;
      ASSERT_LE(bytes, bytesApart) << "seed " << seed << " plan " << i;
      less += bytes < bytesApart;
    }
  }
  EXPECT_GT(less, 20u);
}

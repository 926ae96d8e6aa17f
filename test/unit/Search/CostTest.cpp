//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "GraphBuilder.h"
#include "NaiveCounter.h"
#include "tofu/Solver/Saturating.h"
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

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How a program uses the search engine: docs/Search.md quotes it.
//
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Engine.h"
#include "gtest/gtest.h"

// Three layers, each computed fast with much memory or slowly with little; a
// layer that differs from the one before it pays for a conversion.
TEST(Engine, Example) {
  using namespace tofu::solver;
  Problem problem;
  problem.limits = {10, 10, 10}; // at times 0, 1 and 2
  auto convert = std::make_shared<const std::vector<int64_t>>(
      std::vector<int64_t>{0, 4, 4, 0});
  for (unsigned layer = 0; layer < 3; ++layer) {
    unsigned variable = problem.addVariable({/*fast=*/1, /*slow=*/6});
    unsigned end = std::min(layer + 2, 3u); // the next layer reads it
    problem.addUsage(variable, {layer, end, /*fast, slow=*/{7, 3}});
    if (layer > 0)
      problem.edges.push_back({layer - 1, layer, convert});
  }
  ASSERT_EQ(problem.check(), "");

  EngineOptions options;
  options.seed = 1;
  options.effort = 10; // millions of table entries
  Answer answer = optimize(problem, options);

  // Fast, slow, fast: two fast layers in a row do not fit.
  EXPECT_TRUE(answer.isProved());
  EXPECT_EQ(answer.bound, answer.cost);
  EXPECT_EQ(problem.verify(answer.assignment), "");
  EXPECT_EQ(answer.cost, 16);
}

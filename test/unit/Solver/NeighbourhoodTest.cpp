//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "NarrowProblem.h"
#include "tofu/Solver/Spread.h"
#include "tofu/Solver/State.h"
#include "gtest/gtest.h"
#include <numeric>

using namespace tofu::solver;

static std::vector<unsigned> drawValues(const Core &core,
                                        std::mt19937_64 &random) {
  std::vector<unsigned> values;
  for (unsigned v = 0; v < core.count(); ++v)
    values.push_back(draw(random, core.size(v)));
  return values;
}

static void change(std::vector<unsigned> &values,
                   const std::vector<Change> &changes) {
  for (auto [variable, value] : changes)
    values[variable] = value;
}

TEST(Neighbourhood, FindsTheBestMixtureOfAProposal) {
  for (unsigned seed = 0; seed < 20; ++seed) {
    Problem problem = makeNarrow(10, 3, seed);
    Core core(problem);
    std::mt19937_64 random(seed);
    std::vector<unsigned> values = drawValues(core, random),
                          proposal = drawValues(core, random), all(10);
    std::iota(all.begin(), all.end(), 0u);
    int64_t best = Forbidden;
    for (unsigned mask = 0; mask < 1 << 10; ++mask) {
      std::vector<unsigned> mixed = values;
      for (unsigned v = 0; v < 10; ++v)
        if (mask >> v & 1)
          mixed[v] = proposal[v];
      best = std::min(best, problem.cost(mixed));
    }
    std::vector<double> noPrices(core.unary.size(), 0);
    Neighbourhood neighbourhood(core);
    change(values, neighbourhood.solve(all, values, {&proposal}, noPrices,
                                       1 << 12, random));
    EXPECT_EQ(problem.cost(values), best) << "seed " << seed;
  }
}

TEST(Neighbourhood, ASpreadChangesOnlyWhatItReaches) {
  Problem problem = makeNarrow(200, 3, 1);
  Core core(problem);
  std::mt19937_64 random(1);
  std::vector<unsigned> values = drawValues(core, random);
  std::vector<double> noPrices(core.unary.size(), 0);
  for (unsigned i = 0; i < 50; ++i) {
    Spread spread = spreadChange(core, values, noPrices, 20, random);
    EXPECT_LE(spread.reached.size(), 20u);
    std::vector<unsigned> rest = spread.values;
    for (unsigned v : spread.reached)
      rest[v] = values[v];
    EXPECT_EQ(rest, values);
  }
}

TEST(State, APenaltyWeighsMemoryAgainstCost) {
  Merit legal{0, 0, 100}, cheaper{0, 10, 90};
  EXPECT_TRUE(legal < cheaper);
  legal.penalty = cheaper.penalty = 0.5;
  EXPECT_TRUE(cheaper < legal);
  legal.penalty = cheaper.penalty = 2;
  EXPECT_TRUE(legal < cheaper);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "NarrowProblem.h"

#include <algorithm>
#include <random>

using namespace tofu::solver;

Problem makeNarrow(unsigned count, unsigned width, unsigned seed) {
  std::mt19937 random(seed);
  Problem problem;
  std::vector<std::vector<unsigned>> cliques(1);
  for (unsigned v = 0; v < count; ++v) {
    std::vector<int64_t> costs(2 + random() % 5);
    for (int64_t &cost : costs)
      cost = random() % 1000;
    problem.addVariable(std::move(costs));
    std::vector<unsigned> clique =
        cliques[cliques.size() - 1 -
                random() % std::min<size_t>(64, cliques.size())];
    for (unsigned other : clique) {
      std::vector<int64_t> table(problem.unary[v].size() *
                                 problem.unary[other].size());
      for (int64_t &cost : table)
        cost = random() % 1000;
      problem.edges.push_back(
          {v, other, std::make_shared<std::vector<int64_t>>(std::move(table))});
    }
    if (clique.size() == width)
      clique.erase(clique.begin() + random() % width);
    clique.push_back(v);
    cliques.push_back(std::move(clique));
  }
  return problem;
}

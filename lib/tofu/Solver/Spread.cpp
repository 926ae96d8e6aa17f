//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Spread.h"

#include <algorithm>

using namespace tofu::solver;
using llvm::ArrayRef;

Spread tofu::solver::spreadChange(const Core &core, ArrayRef<unsigned> values,
                                  ArrayRef<double> memoryCosts, size_t most,
                                  std::mt19937_64 &random) {
  Spread spread{values.vec(), {}};
  if (core.arcs.empty())
    return spread;
  std::vector<unsigned> &reached = spread.reached;
  std::vector<bool> isReached(core.count(), false);
  // The more neighbours a variable has, the more it is drawn: such ones seldom
  // change otherwise.
  unsigned first = core.arcs[draw(random, core.arcs.size())].other;
  bool holds = draw(random, 2) == 0; // what is not reached counts as it is
  spread.values[first] = draw(random, core.size(first));
  reached.push_back(first);
  isReached[first] = true;
  std::vector<double> costs;
  for (size_t next = 0; next < reached.size(); ++next) {
    unsigned v = reached[next], size = core.size(v);
    unsigned &value = spread.values[v];
    if (next > 0) {
      costs.resize(size);
      for (unsigned i = 0; i < size; ++i)
        costs[i] =
            core.unary[core.offset[v] + i] + memoryCosts[core.offset[v] + i];
      for (const Arc &arc : core.getArcs(v)) {
        if (!holds && !isReached[arc.other])
          continue;
        const double *column =
            arc.turned + size_t(spread.values[arc.other]) * size;
        for (unsigned i = 0; i < size; ++i)
          costs[i] += std::min(column[i], 1e18);
      }
      // Of equally good values the present one.
      auto best = std::min_element(costs.begin(), costs.end());
      if (*best < costs[value])
        value = unsigned(best - costs.begin());
    }
    if (value == values[v])
      continue;
    for (const Arc &arc : core.getArcs(v))
      if (reached.size() < most && !isReached[arc.other]) {
        isReached[arc.other] = true;
        reached.push_back(arc.other);
      }
  }
  return spread;
}

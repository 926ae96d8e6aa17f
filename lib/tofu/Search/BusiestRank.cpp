//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/BusiestRank.h"

#include "tofu/Index/Saturating.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace tofu;

int64_t search::countBusiestPoints(const Graph &graph, const Plan &plan) {
  int64_t all = 0;
  for (auto [op, layout] : llvm::zip(graph.operators, plan.operators)) {
    if (graph.isFree(op))
      continue;
    // The largest part has as much in whichever order the axes cut.
    llvm::SmallVector<int64_t, 4> parts(op.variables.size(), 1);
    for (auto [axis, value] : llvm::enumerate(layout.getValues()))
      if (value >= 0 && size_t(value) < parts.size())
        parts[value] *= plan.mesh[axis];
    int64_t points = op.times;
    for (auto [variable, number] : llvm::zip(op.variables, parts))
      points = multiplyCost(points, llvm::divideCeil(variable.extent, number));
    all = addCost(all, points);
  }
  return all;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/BusiestRank.h"

#include "tofu/Index/Saturating.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

using namespace tofu;
using namespace tofu::search;

/// Extents of the largest part: it has as much in whichever order the axes cut.
static llvm::SmallVector<int64_t, 8>
getLargestPart(const Operator &op, const Layout &layout,
               llvm::ArrayRef<int64_t> mesh) {
  llvm::SmallVector<int64_t, 8> parts(op.variables.size(), 1);
  for (auto [axis, value] : llvm::enumerate(layout.getValues())) {
    if (value < 0 || size_t(value) >= parts.size())
      continue;
    parts[value] *= mesh[axis];
    if (op.variables[value].kind == VariableKind::Prefix)
      parts[op.variables[value].along] *= mesh[axis];
  }
  for (auto [variable, number] : llvm::zip(op.variables, parts))
    number = llvm::divideCeil(variable.extent, number);
  return parts;
}

int64_t search::countBusiestPoints(const Graph &graph, const Plan &plan) {
  int64_t all = 0;
  for (auto [op, layout] : llvm::zip(graph.operators, plan.operators)) {
    if (graph.isFree(op))
      continue;
    llvm::SmallVector<int64_t, 8> extents =
        getLargestPart(op, layout, plan.mesh);
    auto add = [&](auto variables) {
      int64_t points = op.times;
      for (unsigned variable : variables)
        points = multiplyCost(points, extents[variable]);
      all = addCost(all, points);
    };
    for (llvm::ArrayRef<unsigned> nest : op.nests)
      add(nest);
    if (op.nests.empty())
      add(llvm::seq<unsigned>(0, extents.size()));
  }
  return all;
}

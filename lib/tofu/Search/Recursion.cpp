//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Recursion.h"

#include "tofu/Search/LevelSearch.h"
#include <algorithm>

using namespace tofu;
using namespace tofu::search;
using namespace tofu::solver;

llvm::SmallVector<int64_t, 4> tofu::search::factorize(int64_t devices) {
  llvm::SmallVector<int64_t, 4> factors;
  for (int64_t prime = 2; prime * prime <= devices; ++prime)
    for (; devices % prime == 0; devices /= prime)
      factors.push_back(prime);
  if (devices > 1)
    factors.push_back(devices);
  std::reverse(factors.begin(), factors.end());
  return factors;
}

/// Whether a layout is given along the axis.
static bool hasPins(const Graph &graph, unsigned axis) {
  return llvm::any_of(graph.tensors, [&](const Tensor &tensor) {
    return tensor.pin && axis < tensor.pin->getNumAxes() &&
           tensor.pin->getValue(axis) != Whole;
  });
}

/// Chooses every level again, the others as they are, until nothing is gained;
/// returns the bytes saved.
static int64_t refine(LevelBuilder &builder, Plan &plan, int64_t total,
                      const PlanOptions &options) {
  int64_t before = total;
  unsigned axes = unsigned(plan.mesh.size());
  for (unsigned axis = 0, stale = 0; axes > 1 && stale < axes;
       axis = (axis + 1) % axes) {
    if (options.begin)
      options.begin(axis);
    Answer answer = solveLevel(builder, builder.build(plan, axis), options);
    ++stale;
    if (answer.cost >= total)
      continue;
    builder.apply(answer.assignment, plan, axis);
    total = answer.cost;
    stale = 0;
  }
  return before - total;
}

PlanResult tofu::search::searchPlan(const Graph &graph,
                                    llvm::ArrayRef<int64_t> mesh,
                                    const PlanOptions &options) {
  PlanResult result;
  Plan &plan = result.plan;
  plan.tensors.resize(graph.tensors.size());
  plan.operators.resize(graph.operators.size());
  LevelBuilder builder(graph, options);
  int64_t total = 0;
  for (unsigned axis = 0; axis < mesh.size(); ++axis) {
    plan.mesh.push_back(mesh[axis]);
    for (Layout &layout : plan.tensors)
      layout.addAxis();
    for (Layout &layout : plan.operators)
      layout.addAxis();
    // Along an axis of one device there is nothing to choose: what is cut there
    // would only stand in the way of the axes behind.
    if (mesh[axis] == 1 && !hasPins(graph, axis)) {
      result.levels.emplace_back();
      continue;
    }
    if (options.begin)
      options.begin(axis);
    Problem problem = builder.build(plan, axis);
    if (options.observe)
      options.observe(
          builder.getNamed(problem, "axis " + std::to_string(axis)));
    Answer answer = solveLevel(builder, problem, options);
    if (answer.cost >= Forbidden) {
      result.overflows = true;
      return result;
    }
    builder.apply(answer.assignment, plan, axis);
    result.levels.push_back({answer.cost - total, answer.bound - total,
                             unsigned(problem.unary.size()),
                             unsigned(problem.edges.size()),
                             answer.coreVariables});
    total = answer.cost;
  }
  if (options.refine)
    result.refineGain = refine(builder, plan, total, options);
  result.cost = evaluate(graph, plan, options);
  return result;
}

PlanResult tofu::search::searchPlan(const Graph &graph, int64_t devices,
                                    const PlanOptions &options) {
  return searchPlan(graph, factorize(devices), options);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Components.h"

#include "tofu/Solver/Elimination.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::solver;

namespace {
/// A connected component of a problem, as a problem of its own without memory.
struct Component {
  Problem problem;
  std::vector<unsigned> variables; // numbers in the whole problem
  bool hasMemory = false;
};
} // namespace

static std::vector<Component> split(const Problem &problem) {
  std::vector<std::vector<unsigned>> incident = getIncidentEdges(problem);
  std::vector<Component> components;
  size_t count = problem.unary.size();
  std::vector<unsigned> owner(count, ~0u), number(count, 0);
  for (unsigned start = 0; start < count; ++start) {
    if (owner[start] != ~0u)
      continue;
    owner[start] = unsigned(components.size());
    std::vector<unsigned> found{start};
    for (size_t i = 0; i < found.size(); ++i)
      for (unsigned e : incident[found[i]])
        for (unsigned end : {problem.edges[e].row, problem.edges[e].column})
          if (owner[end] == ~0u) {
            owner[end] = owner[start];
            found.push_back(end);
          }
    llvm::sort(found);
    Component &component = components.emplace_back();
    for (unsigned v : found) {
      number[v] = component.problem.addVariable(problem.unary[v]);
      component.hasMemory |= !problem.getUsages(v).empty();
    }
    component.variables = std::move(found);
  }
  for (const Problem::Edge &edge : problem.edges)
    components[owner[edge.row]].problem.edges.push_back(
        {number[edge.row], number[edge.column], edge.table});
  return components;
}

Components tofu::solver::solveComponents(const Problem &problem,
                                         const ComponentsOptions &options) {
  Components result;
  result.values.assign(problem.unary.size(), 0);
  result.isFinal.assign(problem.unary.size(), false);
  for (const Component &component : split(problem)) {
    std::optional<EliminationOrder> order;
    if (options.memory || !component.hasMemory)
      order = orderElimination(component.problem, options.tableEntries,
                               options.work - result.work, options.stop);
    std::vector<unsigned> values(component.variables.size(), 0);
    if (!order || !eliminate(component.problem, *order, values, options.stop)) {
      result.complete = false;
      continue;
    }
    result.work += order->work;
    result.cost = addCost(result.cost, component.problem.cost(values));
    for (size_t i = 0; i < values.size(); ++i) {
      result.values[component.variables[i]] = values[i];
      result.isFinal[component.variables[i]] = !component.hasMemory;
    }
  }
  return result;
}

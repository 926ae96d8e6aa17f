//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Enumeration.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <numeric>

using namespace tofu::solver;

/// Partial assignments between two looks at the clock.
static constexpr size_t NodesPerLook = 64;

namespace {
class Enumerator {
public:
  Enumerator(const Problem &problem, int64_t below, size_t maxNodes,
             Stop::Predicate predicate)
      : problem(problem), below(below), nodesLeft(maxNodes),
        stop(std::move(predicate), NodesPerLook),
        values(problem.unary.size(), 0), free(problem.limits),
        ready(values.size()), later(values.size() + 1, 0) {}
  Enumeration run();

private:
  void prepare();
  void visit(size_t depth, int64_t cost);
  bool fits(unsigned variable, unsigned value, int sign);

  const Problem &problem;
  int64_t below;
  size_t nodesLeft;
  Stop stop;
  std::vector<unsigned> values, order;
  std::vector<int64_t> free; // [time]: limit less what is taken, and needed
  std::vector<std::vector<unsigned>> ready; // [depth]: edges that end there
  std::vector<int64_t> later; // [depth]: the least that the rest costs
  Enumeration result;
};
} // namespace

/// Neighbours follow each other, so that edges are known early.
void Enumerator::prepare() {
  size_t count = values.size();
  std::vector<unsigned> position(count, ~0u), joined(count, 0);
  std::vector<std::vector<unsigned>> incident(count);
  for (unsigned e = 0; e < problem.edges.size(); ++e) {
    incident[problem.edges[e].row].push_back(e);
    incident[problem.edges[e].column].push_back(e);
  }
  for (size_t depth = 0; depth < count; ++depth) {
    unsigned best = ~0u;
    for (unsigned v = 0; v < count; ++v)
      if (position[v] == ~0u && (best == ~0u || joined[v] > joined[best]))
        best = v;
    position[best] = unsigned(depth);
    order.push_back(best);
    for (unsigned e : incident[best]) {
      const Problem::Edge &edge = problem.edges[e];
      unsigned other = edge.row == best ? edge.column : edge.row;
      ++joined[other];
      if (position[other] != ~0u)
        ready[depth].push_back(e);
    }
  }
  for (size_t depth = count; depth-- > 0;) {
    later[depth] = addCost(later[depth + 1],
                           *llvm::min_element(problem.unary[order[depth]]));
    for (unsigned e : ready[depth])
      later[depth] =
          addCost(later[depth], *llvm::min_element(*problem.edges[e].table));
  }
  for (unsigned v = 0; v < problem.memory.size(); ++v)
    for (const Usage &usage : problem.memory[v])
      for (unsigned t = usage.begin; t < usage.end; ++t)
        free[t] -= *llvm::min_element(usage.amounts);
}

/// Takes the memory (sign 1) or gives it back (-1).
bool Enumerator::fits(unsigned variable, unsigned value, int sign) {
  bool ok = true;
  for (const Usage &usage : problem.getUsages(variable)) {
    int64_t more = usage.amounts[value] - *llvm::min_element(usage.amounts);
    for (unsigned t = usage.begin; more != 0 && t < usage.end; ++t) {
      free[t] -= sign * more;
      ok &= free[t] >= 0;
    }
    result.work += more != 0 ? usage.end - usage.begin : 0;
  }
  return ok;
}

void Enumerator::visit(size_t depth, int64_t cost) {
  if (depth == order.size()) {
    below = cost;
    result.best = values;
    return;
  }
  unsigned variable = order[depth];
  std::vector<std::pair<int64_t, unsigned>> costs;
  for (unsigned i = 0; i < problem.unary[variable].size(); ++i) {
    values[variable] = i;
    int64_t sum = addCost(cost, problem.unary[variable][i]);
    for (unsigned e : ready[depth]) {
      const Problem::Edge &edge = problem.edges[e];
      sum = addCost(
          sum,
          (*edge.table)[values[edge.row] * problem.unary[edge.column].size() +
                        values[edge.column]]);
    }
    result.work += 1 + double(ready[depth].size());
    costs.push_back({sum, i});
  }
  llvm::sort(costs);
  for (auto [sum, i] : costs) {
    if (addCost(sum, later[depth + 1]) >= below)
      return;
    if (stop())
      nodesLeft = 0;
    if (nodesLeft == 0)
      return;
    --nodesLeft;
    values[variable] = i;
    if (fits(variable, i, 1))
      visit(depth + 1, sum);
    fits(variable, i, -1);
  }
}

Enumeration Enumerator::run() {
  prepare();
  if (llvm::all_of(free, [](int64_t left) { return left >= 0; }))
    visit(0, 0);
  result.complete = nodesLeft > 0;
  return std::move(result);
}

Enumeration tofu::solver::enumerate(const Problem &problem, int64_t below,
                                    size_t maxNodes, Stop::Predicate stop) {
  // Deeper would not end, but use up the stack.
  if (problem.unary.size() > 64)
    return {};
  return Enumerator(problem, below, maxNodes, std::move(stop)).run();
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Elimination.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>

using namespace tofu::solver;
using llvm::SmallVector;

std::vector<std::vector<unsigned>>
tofu::solver::getIncidentEdges(const Problem &problem) {
  std::vector<std::vector<unsigned>> incident(problem.unary.size());
  for (unsigned e = 0; e < problem.edges.size(); ++e) {
    incident[problem.edges[e].row].push_back(e);
    incident[problem.edges[e].column].push_back(e);
  }
  return incident;
}

namespace {
/// A function of several variables, not owned if it is an edge of the problem.
struct Factor {
  SmallVector<unsigned, 4> variables;
  SmallVector<size_t, 8> strides; // per variable
  const int64_t *entries = nullptr;
  std::vector<int64_t> owned;
};

/// What an eliminated variable should be: per values of `variables`.
struct Choice {
  SmallVector<unsigned, 4> variables;
  std::vector<uint16_t> best;
};

class Eliminator {
public:
  Eliminator(const Problem &problem, const EliminationOrder &order,
             std::vector<unsigned> &assignment)
      : problem(problem), order(order), assignment(assignment),
        position(problem.unary.size(), 0), buckets(order.order.size()),
        choices(order.order.size()) {}
  bool run(const std::function<bool()> &stop);

private:
  void place(Factor factor);
  double eliminate(unsigned step); // the entries of its table
  size_t size(unsigned variable) const {
    return problem.unary[variable].size();
  }

  const Problem &problem;
  const EliminationOrder &order;
  std::vector<unsigned> &assignment;
  std::vector<unsigned> position; // in the order
  std::vector<std::vector<Factor>> buckets;
  std::vector<Choice> choices;
};
} // namespace

/// A factor waits in the bucket of the first of its variables to go.
void Eliminator::place(Factor factor) {
  if (factor.variables.empty())
    return; // a constant
  unsigned first = ~0u;
  for (unsigned variable : factor.variables)
    first = std::min(first, position[variable]);
  if (!factor.owned.empty())
    factor.entries = nullptr; // set when it is used: moving may relocate it
  buckets[first].push_back(std::move(factor));
}

double Eliminator::eliminate(unsigned step) {
  unsigned variable = order.order[step];
  std::vector<Factor> bucket = std::move(buckets[step]);
  Choice &choice = choices[step];
  for (Factor &factor : bucket) {
    if (!factor.entries)
      factor.entries = factor.owned.data();
    for (unsigned other : factor.variables)
      if (other != variable && !llvm::is_contained(choice.variables, other))
        choice.variables.push_back(other);
  }
  llvm::sort(choice.variables);
  size_t rank = choice.variables.size(), entries = 1;
  SmallVector<size_t, 8> strides(rank, 0), coordinates(rank, 0);
  for (size_t i = rank; i-- > 0;) {
    strides[i] = entries;
    entries *= size(choice.variables[i]);
  }
  // Factors by the last of the variables that they depend on, in the order in
  // which an entry adds them: only those from the first variable that changed
  // on are added again.
  struct Term {
    const int64_t *costs;
    size_t own = 0;
    SmallVector<size_t, 8> steps; // per variable
  };
  std::vector<SmallVector<Term, 4>> terms(rank + 1);
  for (const Factor &factor : bucket) {
    Term term{factor.entries, 0, SmallVector<size_t, 8>(rank, 0)};
    size_t depth = 0;
    for (size_t i = 0; i < factor.variables.size(); ++i) {
      if (factor.variables[i] == variable) {
        term.own = factor.strides[i];
        continue;
      }
      size_t at = llvm::find(choice.variables, factor.variables[i]) -
                  choice.variables.begin();
      term.steps[at] = factor.strides[i];
      depth = std::max(depth, at + 1);
    }
    terms[depth].push_back(std::move(term));
  }
  Factor rest{choice.variables, strides, nullptr, {}};
  rest.owned.resize(entries);
  choice.best.resize(entries);
  size_t values = size(variable);
  std::vector<int64_t> sums((rank + 2) * values, 0); // [depth + 1][value]
  size_t changed = 0;                                // the first depth
  for (size_t entry = 0; entry < entries; ++entry) {
    for (size_t depth = changed; depth <= rank; ++depth) {
      const int64_t *before = &sums[depth * values];
      int64_t *after = &sums[(depth + 1) * values];
      std::copy(before, before + values, after);
      for (const Term &term : terms[depth]) {
        const int64_t *costs = term.costs;
        for (size_t value = 0; value < values; ++value, costs += term.own)
          after[value] = addCost(after[value], *costs);
      }
    }
    const int64_t *last = &sums[(rank + 1) * values];
    const int64_t *best = std::min_element(last, last + values);
    rest.owned[entry] = std::min(*best, Forbidden);
    choice.best[entry] = *best < Forbidden ? uint16_t(best - last) : 0;
    for (changed = rank; changed > 0; --changed) {
      size_t i = changed - 1;
      bool wraps = ++coordinates[i] == size(choice.variables[i]);
      for (size_t depth = changed; depth <= rank; ++depth)
        for (Term &term : terms[depth])
          term.costs +=
              wraps ? -(coordinates[i] - 1) * term.steps[i] : term.steps[i];
      if (!wraps)
        break;
      coordinates[i] = 0;
    }
  }
  place(std::move(rest));
  return double(entries * values);
}

bool Eliminator::run(const std::function<bool()> &stop) {
  for (unsigned i = 0; i < order.order.size(); ++i)
    position[order.order[i]] = i;
  for (unsigned v = 0; v < problem.unary.size(); ++v)
    place({{v}, {1}, nullptr, problem.unary[v]});
  for (const Problem::Edge &edge : problem.edges)
    place({{edge.row, edge.column},
           {size(edge.column), 1},
           edge.table->data(),
           {}});
  double since = 0;
  for (unsigned step = 0; step < order.order.size(); ++step) {
    if (since > 1 << 20) {
      since = 0;
      if (stop && stop())
        return false;
    }
    since += eliminate(step);
  }
  for (unsigned step = unsigned(order.order.size()); step-- > 0;) {
    size_t entry = 0;
    for (unsigned other : choices[step].variables)
      entry = entry * size(other) + assignment[other];
    assignment[order.order[step]] = choices[step].best[entry];
  }
  return true;
}

bool tofu::solver::eliminate(const Problem &problem,
                             const EliminationOrder &order,
                             std::vector<unsigned> &assignment,
                             const std::function<bool()> &stop) {
  return Eliminator(problem, order, assignment).run(stop);
}

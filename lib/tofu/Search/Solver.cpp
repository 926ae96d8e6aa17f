//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Solver.h"

#include "tofu/Search/Elimination.h"
#include "tofu/Search/Reduction.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include <algorithm>
#include <random>

using namespace tofu::search;

namespace {
/// A connected piece of a problem, as a problem of its own.
struct Component {
  Problem problem;
  std::vector<unsigned> variables; // numbers in the whole problem
};

class ComponentSolver {
public:
  explicit ComponentSolver(const Problem &problem)
      : problem(problem), incident(getIncidentEdges(problem)),
        timesFixed(problem.unary.size(), 0), values(problem.unary.size(), 0) {}
  /// Whether the values are known to be best; takes what it does from `left`.
  bool run(SolverOptions &left);
  llvm::ArrayRef<unsigned> getValues() const { return values; }
  /// Goes over an assignment once: each variable takes its best value, the
  /// others as they are, and of equally good ones the first.
  void polish(std::vector<unsigned> &assignment) {
    values.swap(assignment);
    settle(llvm::to_vector(llvm::seq<unsigned>(0, values.size())));
    values.swap(assignment);
  }

private:
  void improve(SolverOptions &left);
  int64_t descend(SolverOptions &left, double tableEntries, bool relaxed);
  void kick(unsigned start, double tableEntries);
  void settle(llvm::ArrayRef<unsigned> variables);
  int64_t getLocalCost(unsigned variable, unsigned value) const;

  const Problem &problem;
  std::vector<std::vector<unsigned>> incident;
  std::vector<unsigned> timesFixed, values;
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
    components.push_back({{}, std::move(found)});
    for (unsigned v : components.back().variables)
      number[v] = components.back().problem.addVariable(problem.unary[v]);
  }
  for (const Problem::Edge &edge : problem.edges)
    components[owner[edge.row]].problem.edges.push_back(
        {number[edge.row], number[edge.column], edge.table});
  return components;
}

int64_t ComponentSolver::getLocalCost(unsigned variable, unsigned value) const {
  int64_t cost = problem.unary[variable][value];
  for (unsigned e : incident[variable]) {
    const Problem::Edge &edge = problem.edges[e];
    size_t row = edge.row == variable ? value : values[edge.row];
    size_t column = edge.column == variable ? value : values[edge.column];
    size_t columns = problem.unary[edge.column].size();
    cost = addCost(cost, (*edge.table)[row * columns + column]);
  }
  return cost;
}

/// Sets every variable in turn to its best value, the others as they are.
void ComponentSolver::settle(llvm::ArrayRef<unsigned> variables) {
  for (unsigned v : variables) {
    unsigned best = 0;
    int64_t least = getLocalCost(v, 0);
    for (unsigned value = 1; value < problem.unary[v].size(); ++value)
      if (int64_t cost = getLocalCost(v, value); cost < least) {
        least = cost;
        best = value;
      }
    values[v] = best;
  }
}

/// Fixes some variables and solves the rest, then fixes others, until that no
/// longer helps. `relaxed`: the first time, the fixed ones are ignored.
int64_t ComponentSolver::descend(SolverOptions &left, double tableEntries,
                                 bool relaxed) {
  int64_t best = relaxed ? Forbidden : problem.cost(values);
  std::fill(timesFixed.begin(), timesFixed.end(), 0);
  for (unsigned stale = 0; stale <= left.patience;) {
    EliminationOrder order =
        orderElimination(problem, tableEntries, timesFixed);
    left.effort -= order.work + 256.0 * double(values.size());
    if (order.order.empty() || (!relaxed && left.effort < 0))
      break;
    eliminate(problem, incident, order, relaxed, values);
    if (relaxed)
      settle(order.fixed);
    relaxed = false;
    for (unsigned v : order.fixed)
      ++timesFixed[v];
    int64_t cost = problem.cost(values);
    stale = cost < best ? 0 : stale + 1;
    best = std::min(best, cost);
  }
  return best;
}

/// Other values, about half of them, for the variables that hold the problem
/// together.
void ComponentSolver::kick(unsigned start, double tableEntries) {
  std::fill(timesFixed.begin(), timesFixed.end(), 0);
  EliminationOrder order = orderElimination(problem, tableEntries, timesFixed);
  std::minstd_rand random(start);
  for (unsigned v : order.fixed)
    if (start == 1 || random() % 2)
      values[v] = start == 1 ? unsigned(problem.unary[v].size() - 1)
                             : random() % problem.unary[v].size();
}

/// Descends from several starts; every second and third one in smaller
/// neighbourhoods, which are quick and end elsewhere.
void ComponentSolver::improve(SolverOptions &left) {
  int64_t best = descend(left, left.neighbourhood, /*relaxed=*/true);
  std::vector<unsigned> bestValues = values;
  for (unsigned start = 1; start < left.starts && left.effort > 0; ++start) {
    double tableEntries =
        std::max(2.0, left.neighbourhood / double(1 << (start % 3 * 2)));
    values = bestValues;
    kick(start, tableEntries);
    int64_t cost = descend(left, tableEntries, /*relaxed=*/false);
    if (cost >= best)
      continue;
    best = cost;
    bestValues = values;
  }
  values = std::move(bestValues);
  settle(llvm::to_vector(llvm::seq<unsigned>(0, unsigned(values.size()))));
}

bool ComponentSolver::run(SolverOptions &left) {
  EliminationOrder order =
      orderElimination(problem, left.tableEntries, timesFixed);
  if (order.fixed.empty() && order.work <= left.work) {
    left.work -= order.work;
    eliminate(problem, incident, order, /*ignoreFixed=*/false, values);
    return true;
  }
  improve(left);
  return false;
}

Solution tofu::search::solve(const Problem &problem,
                             const SolverOptions &options) {
  Reduction reduction(problem);
  const Problem &core = reduction.getCore();
  Solution solution;
  solution.coreVariables = unsigned(core.unary.size());
  std::vector<unsigned> values(core.unary.size(), 0);
  SolverOptions left = options;
  for (const Component &component : split(core)) {
    ComponentSolver solver(component.problem);
    solution.proved &= solver.run(left);
    for (size_t i = 0; i < component.variables.size(); ++i)
      values[component.variables[i]] = solver.getValues()[i];
  }
  solution.assignment = reduction.expand(values);
  ComponentSolver(problem).polish(solution.assignment);
  solution.cost = problem.cost(solution.assignment);
  return solution;
}

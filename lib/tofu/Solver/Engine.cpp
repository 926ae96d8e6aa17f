//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Engine.h"

#include "tofu/Solver/Components.h"
#include "tofu/Solver/Elimination.h"
#include "tofu/Solver/Enumeration.h"
#include "tofu/Solver/Presolve.h"
#include "tofu/Solver/Rounds.h"
#include "tofu/Solver/Timeline.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <deque>

using namespace tofu::solver;
using llvm::ArrayRef;

/// Partial assignments that are looked at, for all of a small core.
static constexpr size_t MaxEnumerated = 1 << 17;

namespace {
/// A problem, what presolving leaves of it, and the way back.
class Engine {
public:
  Engine(const Problem &problem, const EngineOptions &options)
      : problem(problem), options(options), core(problem) {
    if (!this->options.stop)
      this->options.stop = [] { return false; };
  }
  Answer run();

private:
  void presolve();
  bool isImpossible();
  bool solveComponents();
  bool solveExactly();
  void search();
  bool prune(const Rounds &rounds);
  /// Takes an assignment of the problem, or of the core, if it is better than
  /// the present one.
  void take(std::vector<unsigned> values);
  void offer(ArrayRef<unsigned> coreValues);
  void offerState(const Rounds &rounds);
  void preferFirst();
  void raiseBound(int64_t coreBound);
  std::vector<unsigned> project() const;
  void report(double effort);

  const Problem &problem;
  EngineOptions options;
  Problem core;
  std::deque<Presolve> presolves; // never moved: they are large
  int64_t constant = 0;           // what the problem costs beside the core
  double effort = 0;
  Answer answer;
};
} // namespace

void Engine::presolve() {
  simplifyTimes(core);
  for (size_t before = ~size_t(0); core.unary.size() < before;) {
    before = core.unary.size();
    if (options.stop())
      break;
    presolves.emplace_back(core, options.stop);
    core = presolves.back().takeCore();
    constant = addCost(constant, presolves.back().getConstant());
    simplifyTimes(core);
  }
  if (answer.coreVariables == 0)
    answer.coreVariables = unsigned(core.unary.size());
}

/// By how much the least usages together exceed the limit of some time.
static int64_t getShortage(const Problem &problem) {
  std::vector<int64_t> left = problem.limits;
  left.push_back(0);
  for (size_t t = left.size() - 1; t > 0; --t)
    left[t] -= left[t - 1]; // differences
  for (unsigned v = 0; v < problem.memory.size(); ++v)
    for (const Usage &usage : problem.memory[v]) {
      int64_t least = Forbidden;
      for (size_t i = 0; i < usage.amounts.size(); ++i)
        if (problem.unary[v][i] < Forbidden)
          least = std::min(least, usage.amounts[i]);
      if (least == Forbidden)
        continue;
      left[usage.begin] -= least;
      left[usage.end] += least;
    }
  int64_t sum = 0, shortage = 0;
  for (size_t t = 0; t + 1 < left.size(); ++t) {
    sum += left[t];
    shortage = std::max(shortage, -sum);
  }
  return shortage;
}

/// Whether no assignment of the core is legal.
bool Engine::isImpossible() {
  if (llvm::all_of(core.limits, [](int64_t limit) { return limit >= 0; }) &&
      constant < Forbidden &&
      llvm::none_of(
          core.unary,
          [](const std::vector<int64_t> &costs) {
            return *llvm::min_element(costs) >= Forbidden;
          }))
    return false;
  answer.bound = answer.cost; // Forbidden if nothing was found
  return true;
}

void Engine::offer(ArrayRef<unsigned> coreValues) {
  std::vector<unsigned> values = coreValues.vec();
  for (const Presolve &presolve : llvm::reverse(presolves))
    values = presolve.expand(values);
  take(std::move(values));
}

void Engine::take(std::vector<unsigned> values) {
  int64_t cost = problem.cost(values);
  if (cost >= answer.cost)
    return;
  int64_t over = 0;
  std::vector<int64_t> used = problem.used(values);
  for (size_t t = 0; t < used.size(); ++t)
    over = std::max(over, used[t] - problem.limits[t]);
  if (over > 0) {
    if (answer.assignment.empty() &&
        (answer.nearest == 0 || over < answer.nearest))
      answer.nearest = over;
    return;
  }
  answer.cost = cost;
  answer.assignment = std::move(values);
}

void Engine::offerState(const Rounds &rounds) {
  if (rounds.getState().getMerit().forbidden == 0)
    offer(rounds.getState().getValues());
}

/// What was pruned costs more than the best assignment does.
void Engine::raiseBound(int64_t coreBound) {
  answer.bound = std::max(answer.bound,
                          std::min(answer.cost, addCost(constant, coreBound)));
}

/// Of equally good values of a variable without memory, the others as they are,
/// the first: answers then depend less on how they were found.
void Engine::preferFirst() {
  std::vector<unsigned> &values = answer.assignment;
  if (values.empty())
    return;
  auto incident = getIncidentEdges(problem);
  for (unsigned v = 0; v < values.size(); ++v) {
    if (!problem.getUsages(v).empty())
      continue;
    std::vector<int64_t> costs = problem.unary[v];
    for (unsigned e : incident[v]) {
      const Problem::Edge &edge = problem.edges[e];
      size_t columns = problem.unary[edge.column].size();
      for (size_t i = 0; i < costs.size(); ++i)
        costs[i] = addCost(
            costs[i],
            (*edge.table)[edge.row == v ? i * columns + values[edge.column]
                                        : values[edge.row] * columns + i]);
    }
    values[v] = unsigned(llvm::min_element(costs) - costs.begin());
  }
  answer.cost = problem.cost(values);
}

std::vector<unsigned> Engine::project() const {
  std::vector<unsigned> values = answer.assignment;
  for (const Presolve &presolve : presolves)
    values = presolve.project(values);
  return values;
}

/// Connected components without memory, and of a small core those with it as if
/// there were no limits: the optimum if it fits, else a bound.
bool Engine::solveComponents() {
  if (options.exactVariables == 0 && !core.unary.empty())
    return false;
  ComponentsOptions exact;
  exact.stop = options.stop;
  exact.memory = core.unary.size() <= options.exactVariables;
  Components components = tofu::solver::solveComponents(core, exact);
  effort += components.work / 1e6;
  if (components.complete) {
    offer(components.values);
    raiseBound(components.cost);
    if (answer.isProved())
      return true;
  }
  bool settled = false;
  for (unsigned v = 0; v < core.unary.size(); ++v)
    for (unsigned i = 0; components.isFinal[v] && i < core.unary[v].size(); ++i)
      if (i != components.values[v]) {
        core.unary[v][i] = Forbidden;
        settled = true;
      }
  if (!settled)
    return false;
  presolve();
  return isImpossible();
}

/// Components by elimination, then all assignments of a small core, one by one.
bool Engine::solveExactly() {
  if (solveComponents())
    return true;
  if (core.unary.size() > options.exactVariables)
    return false;
  int64_t below = answer.cost < Forbidden ? answer.cost - constant : Forbidden;
  Enumeration all = enumerate(core, below, MaxEnumerated, options.stop);
  effort += all.work / 1e6;
  if (!all.best.empty())
    offer(all.best);
  if (all.complete)
    answer.bound = answer.cost;
  return all.complete;
}

/// Values that can be in no better assignment go.
bool Engine::prune(const Rounds &rounds) {
  int64_t room = answer.cost - constant - rounds.getBound();
  size_t gone = 0, total = 0;
  std::vector<std::vector<int64_t>> unary = core.unary;
  const int64_t *excess = rounds.getExcess().data();
  for (auto &costs : unary)
    for (int64_t &cost : costs) {
      ++total;
      if (*excess++ > room) {
        cost = Forbidden;
        ++gone;
      }
    }
  if (gone * 8 < total)
    return false;
  core.unary = std::move(unary);
  return true;
}

void Engine::report(double now) {
  if (options.report)
    options.report({answer.cost, answer.bound, now});
}

void Engine::search() {
  for (unsigned stage = 0;; ++stage) {
    Core flat(core);
    Rounds rounds(flat, options, options.seed + stage);
    if (answer.assignment.empty())
      rounds.start();
    else
      rounds.offer(project());
    offerState(rounds);
    for (bool pruned = false; !pruned;) {
      if (options.stop()) {
        answer.cut = true;
        return;
      }
      rounds.run();
      offerState(rounds);
      raiseBound(rounds.getBound());
      double now = effort + rounds.getWork() / 1e6;
      report(now);
      if (answer.isProved() || now >= options.effort)
        return;
      pruned = answer.cost < Forbidden && prune(rounds);
      if (pruned)
        effort = now;
    }
    presolve();
    if (isImpossible() || (!options.stop() && solveExactly()))
      return;
  }
}

Answer Engine::run() {
  answer.shortage = getShortage(problem);
  if (answer.shortage > 0) {
    answer.bound = Forbidden;
    return answer;
  }
  if (!options.start.empty())
    take(options.start);
  presolve();
  if (!isImpossible() && (options.stop() || !solveExactly())) {
    if (options.improve)
      take(options.improve());
    search();
  }
  preferFirst();
  return answer;
}

Answer tofu::solver::optimize(const Problem &problem,
                              const EngineOptions &options) {
  return Engine(problem, options).run();
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/State.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>

using namespace tofu::solver;
using llvm::ArrayRef;

/// Adds or takes off a cost.
static void add(Merit &sum, double cost, int sign) {
  if (std::isinf(cost))
    sum.forbidden += sign;
  else
    sum.cost += sign * cost;
}

State::State(const Core &core, std::vector<unsigned> start)
    : core(&core), values(std::move(start)), used(core.problem.used(values)),
      difference(used.size() + 1, 0) {
  for (unsigned v = 0; v < core.count(); ++v) {
    add(merit, core.unary[core.offset[v] + values[v]], 1);
    for (const Arc &arc : core.getArcs(v))
      if (arc.other > v)
        add(merit,
            arc.table[values[v] * core.size(arc.other) + values[arc.other]], 1);
  }
  for (size_t t = 0; t < used.size(); ++t)
    merit.excess +=
        double(std::max<int64_t>(0, used[t] - core.problem.limits[t]));
}

void State::addLocal(Merit &sum, unsigned variable, unsigned value,
                     int sign) const {
  add(sum, core->unary[core->offset[variable] + value], sign);
  for (const Arc &arc : core->getArcs(variable))
    add(sum, arc.table[value * core->size(arc.other) + values[arc.other]],
        sign);
}

Merit State::evaluate(ArrayRef<Change> changes) {
  Merit result = merit;
  std::vector<unsigned> before;
  size_t first = used.size(), last = 0;
  for (auto [variable, value] : changes) {
    before.push_back(values[variable]);
    for (const Usage &usage : core->problem.getUsages(variable)) {
      int64_t more = usage.amounts[value] - usage.amounts[values[variable]];
      if (more == 0)
        continue;
      difference[usage.begin] += more;
      difference[usage.end] -= more;
      first = std::min<size_t>(first, usage.begin);
      last = std::max<size_t>(last, usage.end);
    }
    addLocal(result, variable, values[variable], -1);
    addLocal(result, variable, value, 1);
    values[variable] = value;
  }
  for (size_t i = 0; i < changes.size(); ++i)
    values[changes[i].first] = before[i];
  int64_t more = 0;
  for (size_t t = first; t < last; ++t) {
    more += difference[t];
    difference[t] = 0;
    if (more == 0)
      continue;
    int64_t limit = core->problem.limits[t];
    result.excess += double(std::max<int64_t>(0, used[t] + more - limit) -
                            std::max<int64_t>(0, used[t] - limit));
  }
  if (first < last)
    difference[last] = 0;
  return result;
}

std::pair<unsigned, int64_t> State::findWorst(ArrayRef<Change> changes) const {
  std::vector<unsigned> changed = values;
  for (auto [variable, value] : changes)
    changed[variable] = value;
  std::vector<int64_t> sums = core->problem.used(changed);
  unsigned worst = 0;
  int64_t most = 1;
  for (unsigned t = 0; t < sums.size(); ++t)
    if (int64_t over = sums[t] - core->problem.limits[t]; over > most) {
      most = over;
      worst = t;
    }
  return {worst, most};
}

void State::apply(ArrayRef<Change> changes) {
  merit = evaluate(changes);
  for (auto [variable, value] : changes) {
    for (const Usage &usage : core->problem.getUsages(variable)) {
      int64_t more = usage.amounts[value] - usage.amounts[values[variable]];
      for (unsigned t = usage.begin; more != 0 && t < usage.end; ++t)
        used[t] += more;
    }
    values[variable] = value;
  }
}

std::vector<std::vector<Change>> State::split(ArrayRef<Change> changes) const {
  llvm::EquivalenceClasses<unsigned> classes;
  llvm::DenseMap<unsigned, unsigned> number; // of a leader
  for (auto [variable, value] : changes)
    classes.insert(variable);
  for (auto [variable, value] : changes)
    for (const Arc &arc : core->getArcs(variable))
      if (arc.other > variable && classes.contains(arc.other))
        classes.unionSets(variable, arc.other);
  std::vector<std::vector<Change>> parts;
  for (const Change &change : changes) {
    auto [it, isNew] = number.try_emplace(classes.getLeaderValue(change.first),
                                          unsigned(parts.size()));
    if (isNew)
      parts.emplace_back();
    parts[it->second].push_back(change);
  }
  return parts;
}

void State::improve(ArrayRef<Change> changes) {
  if (changes.empty())
    return;
  if (!(merit < evaluate(changes)))
    return apply(changes);
  std::vector<std::vector<Change>> parts = split(changes);
  std::vector<std::pair<Merit, unsigned>> order;
  for (unsigned i = 0; i < parts.size(); ++i)
    order.push_back({evaluate(parts[i]), i});
  llvm::stable_sort(order, llvm::less_first());
  for (const auto &[merged, i] : order)
    if (!(merit < evaluate(parts[i])))
      apply(parts[i]);
}

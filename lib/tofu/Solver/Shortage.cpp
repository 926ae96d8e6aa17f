//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Shortage.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace tofu::solver;
using llvm::ArrayRef;

/// Amounts between which one search decides, and searches.
static constexpr int64_t Levels = 16;
static constexpr unsigned Stages = 16;
/// Millions of table entries for all of them, and the part of what is left that
/// one of them may take.
static constexpr double MostEffort = 500, Share = 0.25;

static std::vector<int64_t> forget(const std::vector<int64_t> &costs) {
  std::vector<int64_t> zero(costs.size());
  for (size_t i = 0; i < costs.size(); ++i)
    zero[i] = costs[i] < Forbidden ? 0 : Forbidden;
  return zero;
}

/// The problem behind a first variable, what is not Forbidden for nothing.
static Problem putBehind(std::vector<int64_t> costs, const Problem &problem) {
  Problem result;
  result.addVariable(std::move(costs));
  for (const auto &each : problem.unary)
    result.addVariable(forget(each));
  llvm::DenseMap<const void *, Table> known;
  for (const Problem::Edge &edge : problem.edges) {
    Table &table = known[edge.table.get()];
    if (!table)
      table = std::make_shared<const std::vector<int64_t>>(forget(*edge.table));
    result.edges.push_back({edge.row + 1, edge.column + 1, table});
  }
  return result;
}

/// Notes an assignment behind a first variable; none if that is empty.
static void offer(const Problem &problem, ArrayRef<unsigned> values,
                  Shortage &shortage) {
  // Many costs may add up to Forbidden.
  if (values.empty() || problem.cost(values.drop_front()) >= Forbidden)
    return;
  std::vector<int64_t> used = problem.used(values.drop_front());
  int64_t excess = 0;
  for (size_t t = 0; t < used.size(); ++t)
    excess = std::max(excess, used[t] - problem.limits[t]);
  shortage.found = std::min(shortage.found, excess);
  if (excess == 0)
    shortage.assignment = values.drop_front().vec();
}

/// Some assignment, whatever it uses.
static void ignoreLimits(const Problem &problem, const EngineOptions &options,
                         Shortage &shortage) {
  Answer answer = optimize(putBehind({0}, problem), options);
  offer(problem, answer.assignment, shortage);
  shortage.isImpossible = answer.assignment.empty() && answer.isProved();
}

/// Makes the range [least, found] smaller: a variable says how much is added to
/// the limits, and costs that. Whether it did.
static bool narrow(const Problem &problem, const EngineOptions &options,
                   Shortage &shortage) {
  int64_t least = shortage.least, range = shortage.found - least;
  if (range > Forbidden / 4)
    return false;
  int64_t levels = std::min(range, Levels);
  std::vector<int64_t> amounts; // above `least`
  for (int64_t i = 0; i <= levels; ++i)
    amounts.push_back(int64_t(__int128(range) * i / levels));
  int64_t most = 2 * range; // easy to find an assignment with, to start from
  amounts.push_back(most);
  // The search measures prices by costs: nothing is for nothing.
  std::vector<int64_t> costs;
  Usage usage{0, unsigned(problem.limits.size()), {}};
  for (int64_t amount : amounts) {
    costs.push_back(range + amount);
    usage.amounts.push_back(most - amount);
  }
  Problem extended = putBehind(std::move(costs), problem);
  extended.memory = problem.memory;
  extended.memory.insert(extended.memory.begin(), {std::move(usage)});
  // All sums of usages are below Forbidden.
  for (int64_t limit : problem.limits)
    extended.limits.push_back(std::min(limit, Forbidden) + least + most);
  if (!extended.check().empty())
    return false; // numbers that are too large together
  Answer answer = optimize(extended, options);
  for (int64_t amount : amounts)
    if (range + amount < answer.bound && amount < range)
      shortage.least = least + amount + 1;
  offer(problem, answer.assignment, shortage);
  return shortage.found - shortage.least < range;
}

Shortage tofu::solver::measureShortage(const Problem &problem,
                                       const Answer &answer,
                                       const EngineOptions &options) {
  EngineOptions share = options;
  double left = std::min(options.effort, MostEffort), spent = 0;
  share.effort = Share * left;
  share.report = [&](const Progress &progress) { spent = progress.effort; };
  auto isStopped = [&] { return options.stop && options.stop(); };
  Shortage shortage;
  shortage.least = std::max<int64_t>(answer.shortage, answer.isProved());
  if (answer.nearest > 0)
    shortage.found = answer.nearest;
  else if (!isStopped())
    ignoreLimits(problem, share, shortage);
  for (unsigned stage = 0; stage < Stages && shortage.least < shortage.found &&
                           shortage.found < Forbidden && !isStopped();
       ++stage) {
    left -= std::exchange(spent, 0);
    share.effort = Share * left;
    if (!narrow(problem, share, shortage))
      break;
  }
  return shortage;
}

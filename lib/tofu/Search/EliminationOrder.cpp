//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Elimination.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <cmath>
#include <set>
#include <tuple>

using namespace tofu::search;
using llvm::ArrayRef;

namespace {
/// The graph of an elimination in progress: neighbours of an eliminated
/// variable become neighbours of each other.
class Orderer {
public:
  Orderer(const Problem &problem, ArrayRef<unsigned> timesFixed);
  EliminationOrder run(double tableEntries);

private:
  /// The entries of the table over the neighbours, as a logarithm, so that
  /// neighbours can come and go; rounded, so that their order does not matter.
  using Score = std::tuple<int64_t, unsigned>;
  Score getScore(unsigned variable) const {
    return {logSize[variable], variable};
  }
  std::tuple<unsigned, int64_t, unsigned> getRank(unsigned variable) const {
    return {timesFixed[variable], -int64_t(neighbours[variable].size()),
            variable};
  }
  void remove(unsigned variable);
  void enter(unsigned variable);
  void leave(unsigned variable);
  void connect(unsigned a, unsigned b);

  ArrayRef<unsigned> timesFixed;
  std::vector<llvm::DenseSet<unsigned>> neighbours;
  std::vector<int64_t> ownLog, logSize;
  std::set<Score> byTable;
  std::set<std::tuple<unsigned, int64_t, unsigned>> byDegree;
};
} // namespace

static constexpr double LogUnit = 1 << 20;

Orderer::Orderer(const Problem &problem, ArrayRef<unsigned> timesFixed)
    : timesFixed(timesFixed), neighbours(problem.unary.size()),
      ownLog(problem.unary.size(), 0), logSize(problem.unary.size(), 0) {
  for (unsigned v = 0; v < ownLog.size(); ++v)
    ownLog[v] =
        int64_t(std::llround(LogUnit * std::log2(problem.unary[v].size())));
  for (const Problem::Edge &edge : problem.edges)
    connect(edge.row, edge.column);
  for (unsigned v = 0; v < ownLog.size(); ++v)
    enter(v);
}

void Orderer::enter(unsigned variable) {
  byTable.insert(getScore(variable));
  byDegree.insert(getRank(variable));
}

void Orderer::leave(unsigned variable) {
  byTable.erase(getScore(variable));
  byDegree.erase(getRank(variable));
}

void Orderer::connect(unsigned a, unsigned b) {
  if (!neighbours[a].insert(b).second)
    return;
  neighbours[b].insert(a);
  logSize[a] += ownLog[b];
  logSize[b] += ownLog[a];
}

void Orderer::remove(unsigned variable) {
  leave(variable);
  for (unsigned other : neighbours[variable]) {
    leave(other);
    neighbours[other].erase(variable);
    logSize[other] -= ownLog[variable];
    enter(other);
  }
}

EliminationOrder Orderer::run(double tableEntries) {
  EliminationOrder result;
  while (!byTable.empty()) {
    auto [size, variable] = *byTable.begin();
    double entries = std::exp2(double(size) / LogUnit);
    if (entries > tableEntries * 1.0001) {
      unsigned fixed = std::get<2>(*byDegree.begin());
      remove(fixed);
      result.fixed.push_back(fixed);
      continue;
    }
    llvm::SmallVector<unsigned, 16> others(neighbours[variable].begin(),
                                           neighbours[variable].end());
    remove(variable);
    for (unsigned other : others)
      leave(other);
    for (size_t i = 0; i < others.size(); ++i)
      for (size_t j = i + 1; j < others.size(); ++j)
        connect(others[i], others[j]);
    for (unsigned other : others)
      enter(other);
    result.order.push_back(variable);
    result.work += entries * std::exp2(double(ownLog[variable]) / LogUnit);
  }
  return result;
}

EliminationOrder tofu::search::orderElimination(const Problem &problem,
                                                double tableEntries,
                                                ArrayRef<unsigned> timesFixed) {
  return Orderer(problem, timesFixed).run(tableEntries);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Elimination.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <cmath>
#include <set>

using namespace tofu::search;

namespace {
/// The graph of an elimination in progress: neighbours of an eliminated
/// variable become neighbours of each other.
class Orderer {
public:
  explicit Orderer(const Problem &problem);
  std::optional<EliminationOrder> run(double tableEntries, double work,
                                      const std::function<bool()> &stop);

private:
  void remove(unsigned variable);
  void enter(unsigned variable) {
    byTable.insert({logSize[variable], variable});
  }
  void leave(unsigned variable) {
    byTable.erase({logSize[variable], variable});
  }
  void connect(unsigned a, unsigned b);

  std::vector<llvm::DenseSet<unsigned>> neighbours;
  /// The entries of the table over the neighbours, as a logarithm, so that
  /// neighbours can come and go; rounded, so that their order does not matter.
  std::vector<int64_t> ownLog, logSize;
  std::set<std::pair<int64_t, unsigned>> byTable;
};
} // namespace

static constexpr double LogUnit = 1 << 20;

Orderer::Orderer(const Problem &problem)
    : neighbours(problem.unary.size()), ownLog(problem.unary.size(), 0),
      logSize(problem.unary.size(), 0) {
  for (unsigned v = 0; v < ownLog.size(); ++v)
    ownLog[v] =
        int64_t(std::llround(LogUnit * std::log2(problem.unary[v].size())));
  for (const Problem::Edge &edge : problem.edges)
    connect(edge.row, edge.column);
  for (unsigned v = 0; v < ownLog.size(); ++v)
    enter(v);
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

std::optional<EliminationOrder>
Orderer::run(double tableEntries, double work,
             const std::function<bool()> &stop) {
  EliminationOrder result;
  while (!byTable.empty()) {
    auto [size, variable] = *byTable.begin();
    double entries = std::exp2(double(size) / LogUnit);
    result.work += entries * std::exp2(double(ownLog[variable]) / LogUnit);
    if (entries > tableEntries * 1.0001 || result.work > work)
      return std::nullopt;
    if (result.order.size() % 256 == 0 && stop && stop())
      return std::nullopt;
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
  }
  return result;
}

std::optional<EliminationOrder>
tofu::search::orderElimination(const Problem &problem, double tableEntries,
                               double work, const std::function<bool()> &stop) {
  return Orderer(problem).run(tableEntries, work, stop);
}

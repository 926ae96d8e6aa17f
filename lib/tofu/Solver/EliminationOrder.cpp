//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Elimination.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

using namespace tofu::solver;

namespace {
/// The graph of an elimination in progress: neighbours of an eliminated
/// variable become neighbours of each other.
class Orderer {
public:
  Orderer(const Problem &problem, double tableEntries);
  std::optional<EliminationOrder> run(double work,
                                      const std::function<bool()> &stop);

private:
  /// What an elimination of the variable adds: pairs of neighbours that are not
  /// neighbours yet, times their sizes; then the entries of its table.
  using Score = std::tuple<int64_t, int64_t, unsigned>;
  void connect(unsigned a, unsigned b);
  void update(unsigned variable);
  void eliminate(unsigned variable);

  int64_t mostLog;
  std::vector<llvm::DenseSet<unsigned>> neighbours;
  /// Sizes and tables over the neighbours as logarithms, so that neighbours can
  /// come and go; rounded, so that their order does not matter.
  std::vector<int64_t> ownLog, tableLog;
  std::vector<std::optional<Score>> scores; // none: its table is too large
  std::set<Score> queue;
  std::vector<unsigned> touched;
};
} // namespace

static constexpr double LogUnit = 1 << 12;

Orderer::Orderer(const Problem &problem, double tableEntries)
    : mostLog(std::llround(LogUnit * std::log2(tableEntries))),
      neighbours(problem.unary.size()), ownLog(problem.unary.size(), 0),
      tableLog(problem.unary.size(), 0), scores(problem.unary.size()) {
  for (unsigned v = 0; v < ownLog.size(); ++v)
    ownLog[v] =
        int64_t(std::llround(LogUnit * std::log2(problem.unary[v].size())));
  for (const Problem::Edge &edge : problem.edges)
    if (!neighbours[edge.row].contains(edge.column))
      connect(edge.row, edge.column);
  for (unsigned v = 0; v < ownLog.size(); ++v)
    update(v);
}

void Orderer::connect(unsigned a, unsigned b) {
  neighbours[a].insert(b);
  neighbours[b].insert(a);
  tableLog[a] += ownLog[b];
  tableLog[b] += ownLog[a];
}

/// Too large a table means too many neighbours to look at their pairs, too.
void Orderer::update(unsigned variable) {
  std::optional<Score> score;
  if (tableLog[variable] <= mostLog) {
    int64_t fill = 0;
    for (unsigned a : neighbours[variable])
      for (unsigned b : neighbours[variable])
        if (a < b && !neighbours[a].contains(b))
          fill += ownLog[a] * ownLog[b];
    score = {fill, tableLog[variable], variable};
  }
  if (score == scores[variable])
    return;
  if (scores[variable])
    queue.erase(*scores[variable]);
  if (score)
    queue.insert(*score);
  scores[variable] = score;
}

void Orderer::eliminate(unsigned variable) {
  queue.erase(*scores[variable]);
  touched.assign(neighbours[variable].begin(), neighbours[variable].end());
  for (unsigned other : neighbours[variable]) {
    neighbours[other].erase(variable);
    tableLog[other] -= ownLog[variable];
  }
  for (unsigned a : neighbours[variable])
    for (unsigned b : neighbours[variable]) {
      if (a >= b || neighbours[a].contains(b))
        continue;
      // Their pair no longer counts for those that are next to both.
      auto [few, many] = std::minmax(a, b, [&](unsigned x, unsigned y) {
        return neighbours[x].size() < neighbours[y].size();
      });
      for (unsigned other : neighbours[few])
        if (neighbours[many].contains(other))
          touched.push_back(other);
      connect(a, b);
    }
  llvm::sort(touched);
  touched.erase(llvm::unique(touched), touched.end());
  for (unsigned other : touched)
    update(other);
}

std::optional<EliminationOrder>
Orderer::run(double work, const std::function<bool()> &stop) {
  EliminationOrder result;
  while (!queue.empty()) {
    unsigned variable = std::get<2>(*queue.begin());
    result.work +=
        std::exp2(double(tableLog[variable] + ownLog[variable]) / LogUnit);
    if (result.work > work ||
        (result.order.size() % 256 == 0 && stop && stop()))
      return std::nullopt;
    eliminate(variable);
    result.order.push_back(variable);
  }
  if (result.order.size() < ownLog.size())
    return std::nullopt;
  return result;
}

std::optional<EliminationOrder>
tofu::solver::orderElimination(const Problem &problem, double tableEntries,
                               double work, const std::function<bool()> &stop) {
  return Orderer(problem, tableEntries).run(work, stop);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scores are kept up to date by what an elimination changes: most add few pairs
// of neighbours or none, while a score counts all pairs that are missing.
//
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Elimination.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>
#include <queue>
#include <tuple>

using namespace tofu::solver;

namespace {
/// The graph of an elimination in progress: neighbours of an eliminated
/// variable become neighbours of each other.
class Orderer {
public:
  /// With `countsTables`, what an elimination adds counts times the logarithm
  /// of its table.
  Orderer(const Problem &problem, double tableEntries, bool countsTables);
  std::optional<EliminationOrder> run(double work,
                                      const std::function<bool()> &stop);

private:
  /// What an elimination of the variable adds: pairs of neighbours that are not
  /// neighbours yet, times their sizes; then the entries of its table.
  using Score = std::tuple<int64_t, int64_t, unsigned>;
  static constexpr int64_t Unknown = -1;
  struct Node {
    std::vector<unsigned> neighbours; // ascending
    int64_t ownLog = 0, tableLog = 0;
    int64_t fill = Unknown; // known where the table is not too large
    std::pair<int64_t, int64_t> queued{Unknown, Unknown};
    bool isTouched = false, isGone = false;
  };

  Score getScore(unsigned variable) const {
    const Node &node = nodes[variable];
    return {node.fill * (countsTables ? node.tableLog : 1), node.tableLog,
            variable};
  }
  bool areNeighbours(unsigned a, unsigned b) const;
  void insert(unsigned a, unsigned b);
  void connect(unsigned a, unsigned b);
  void remove(unsigned from, unsigned variable);
  void touch(unsigned variable);
  void update(unsigned variable);
  void eliminate(unsigned variable);
  int64_t countFill(const Node &node) const;

  bool countsTables;
  /// Sizes and tables over the neighbours as logarithms, so that neighbours can
  /// come and go; rounded, so that their order does not matter.
  int64_t mostLog;
  std::vector<Node> nodes;
  /// With scores that are no longer those of the variable, too.
  std::priority_queue<Score, std::vector<Score>, std::greater<>> queue;
  std::vector<unsigned> touched;
};
} // namespace

static constexpr double LogUnit = 1 << 12;
/// Entries of tables that take longer than to look for another order.
static constexpr double MuchWork = 1 << 25;

Orderer::Orderer(const Problem &problem, double tableEntries, bool countsTables)
    : countsTables(countsTables),
      mostLog(std::llround(LogUnit * std::log2(tableEntries))),
      nodes(problem.unary.size()) {
  for (auto [node, costs] : llvm::zip_equal(nodes, problem.unary))
    node.ownLog = int64_t(std::llround(LogUnit * std::log2(costs.size())));
  for (const Problem::Edge &edge : problem.edges) {
    nodes[edge.row].neighbours.push_back(edge.column);
    nodes[edge.column].neighbours.push_back(edge.row);
  }
  for (Node &node : nodes) {
    llvm::sort(node.neighbours);
    node.neighbours.erase(llvm::unique(node.neighbours), node.neighbours.end());
    for (unsigned other : node.neighbours)
      node.tableLog += nodes[other].ownLog;
  }
  for (unsigned v = 0; v < nodes.size(); ++v)
    update(v);
}

bool Orderer::areNeighbours(unsigned a, unsigned b) const {
  if (nodes[a].neighbours.size() > nodes[b].neighbours.size())
    std::swap(a, b);
  return llvm::binary_search(nodes[a].neighbours, b);
}

int64_t Orderer::countFill(const Node &node) const {
  int64_t fill = 0;
  for (auto [i, a] : llvm::enumerate(node.neighbours))
    for (unsigned b : llvm::ArrayRef(node.neighbours).take_front(i))
      if (!areNeighbours(a, b))
        fill += nodes[a].ownLog * nodes[b].ownLog;
  return fill;
}

void Orderer::touch(unsigned variable) {
  if (!std::exchange(nodes[variable].isTouched, true))
    touched.push_back(variable);
}

void Orderer::insert(unsigned a, unsigned b) {
  Node &node = nodes[a];
  if (node.fill != Unknown)
    for (unsigned other : node.neighbours)
      if (!areNeighbours(other, b))
        node.fill += nodes[b].ownLog * nodes[other].ownLog;
  node.neighbours.insert(llvm::lower_bound(node.neighbours, b), b);
  node.tableLog += nodes[b].ownLog;
}

void Orderer::connect(unsigned a, unsigned b) {
  // Their pair no longer counts for those that are next to both.
  auto [few, many] = std::minmax(a, b, [&](unsigned x, unsigned y) {
    return nodes[x].neighbours.size() < nodes[y].neighbours.size();
  });
  for (unsigned other : nodes[few].neighbours)
    if (Node &node = nodes[other];
        node.fill != Unknown &&
        llvm::binary_search(nodes[many].neighbours, other)) {
      node.fill -= nodes[a].ownLog * nodes[b].ownLog;
      touch(other);
    }
  insert(a, b);
  insert(b, a);
}

/// The variable goes from the neighbours of another one.
void Orderer::remove(unsigned from, unsigned variable) {
  Node &node = nodes[from];
  if (node.fill != Unknown)
    for (unsigned other : node.neighbours)
      if (other != variable &&
          !llvm::binary_search(nodes[variable].neighbours, other))
        node.fill -= nodes[variable].ownLog * nodes[other].ownLog;
  node.neighbours.erase(llvm::lower_bound(node.neighbours, variable));
  node.tableLog -= nodes[variable].ownLog;
}

/// Too large a table means too many neighbours to look at their pairs, too.
void Orderer::update(unsigned variable) {
  Node &node = nodes[variable];
  node.isTouched = false;
  if (node.tableLog > mostLog) {
    node.fill = Unknown;
    return;
  }
  if (node.fill == Unknown)
    node.fill = countFill(node);
  std::pair<int64_t, int64_t> counts(node.fill, node.tableLog);
  if (std::exchange(node.queued, counts) != counts)
    queue.push(getScore(variable));
}

void Orderer::eliminate(unsigned variable) {
  std::vector<unsigned> neighbours = nodes[variable].neighbours;
  nodes[variable].isGone = true;
  nodes[variable].fill = Unknown;
  for (unsigned other : neighbours) {
    remove(other, variable);
    touch(other);
  }
  for (auto [i, a] : llvm::enumerate(neighbours))
    for (unsigned b : llvm::ArrayRef(neighbours).drop_front(i + 1))
      if (!areNeighbours(a, b))
        connect(a, b);
  for (unsigned other : touched)
    update(other);
  touched.clear();
}

std::optional<EliminationOrder>
Orderer::run(double work, const std::function<bool()> &stop) {
  EliminationOrder result;
  while (!queue.empty()) {
    Score score = queue.top();
    queue.pop();
    unsigned variable = std::get<2>(score);
    const Node &node = nodes[variable];
    if (node.isGone || node.fill == Unknown || getScore(variable) != score)
      continue;
    result.work += std::exp2(double(node.tableLog + node.ownLog) / LogUnit);
    if (result.work > work ||
        (result.order.size() % 256 == 0 && stop && stop()))
      return std::nullopt;
    eliminate(variable);
    result.order.push_back(variable);
  }
  if (result.order.size() < nodes.size())
    return std::nullopt;
  return result;
}

std::optional<EliminationOrder>
tofu::solver::orderElimination(const Problem &problem, double tableEntries,
                               double work, const std::function<bool()> &stop) {
  auto order =
      Orderer(problem, tableEntries, /*countsTables=*/false).run(work, stop);
  if (!order || order->work < MuchWork)
    return order;
  auto other = Orderer(problem, tableEntries, /*countsTables=*/true)
                   .run(order->work, stop);
  return other ? other : order;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Makes a problem smaller without losing an optimum: values that another one
// dominates go, variables with at most two neighbours are folded into them,
// parallel edges are added up. What was removed is chosen again in reverse.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_REDUCTION_H
#define TOFU_SEARCH_REDUCTION_H

#include "tofu/Search/Problem.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>

namespace tofu::search {

class Reduction {
public:
  explicit Reduction(const Problem &problem);

  /// What is left: variables with three or more neighbours.
  const Problem &getCore() const { return core; }
  /// The best assignment of the problem that agrees with the core's.
  std::vector<unsigned> expand(llvm::ArrayRef<unsigned> coreValues) const;

private:
  struct Edge {
    unsigned row, column; // row < column
    Table table;
  };
  struct Node {
    std::vector<int64_t> unary;
    std::vector<unsigned> values; // the problem's numbers of what is left
    llvm::DenseMap<unsigned, unsigned> edges; // neighbour -> edge
    unsigned touched = 0;
    bool removed = false, queued = false;
  };
  /// A variable that was folded: its best value per values of its neighbours
  /// (positions in `domains`, the values that they had then).
  struct Removed {
    unsigned variable;
    llvm::SmallVector<unsigned, 2> neighbours;
    std::vector<unsigned> domains[2];
    std::vector<unsigned> best;
  };

  void touch(unsigned variable);
  void addEdge(unsigned row, unsigned column, Table table);
  void dropEdges(unsigned variable);
  void removeDominated(unsigned variable);
  bool dominates(const Node &node, llvm::ArrayRef<unsigned> edges,
                 unsigned variable, unsigned better, unsigned worse) const;
  void keepValues(unsigned variable, llvm::ArrayRef<unsigned> kept);
  bool fold(unsigned variable);
  void buildCore();
  int64_t at(const Edge &edge, unsigned variable, unsigned value,
             unsigned other) const;

  std::vector<Node> nodes;
  std::vector<Edge> edges;
  std::deque<unsigned> queue;
  std::vector<Removed> removed;
  std::vector<unsigned> coreVariables; // the core's variables, as nodes
  Problem core;
};

} // namespace tofu::search

#endif // TOFU_SEARCH_REDUCTION_H

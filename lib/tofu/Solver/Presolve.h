//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Makes a problem smaller without losing an optimum: values that another one
// dominates go, variables with at most two neighbours are folded into them,
// parallel edges are added up. What was removed is chosen again in reverse.
//
// Memory stays exact: a value dominates another one only if it uses no more at
// any time, and a variable is folded only if all its values use the same. A
// variable that follows from another one hands its memory over to that.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_PRESOLVE_H
#define TOFU_SOLVER_PRESOLVE_H

#include "tofu/Solver/Problem.h"
#include "tofu/Solver/RangeLeast.h"
#include "tofu/Solver/Stop.h"
#include "tofu/Solver/TableInterner.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>

namespace tofu::solver {

class Presolve {
public:
  /// What is not looked at when `stop` says so is left as it is.
  explicit Presolve(const Problem &problem, Stop::Predicate stop = {});

  /// What is left: variables with three or more neighbours, or with memory.
  Problem takeCore() { return std::move(core); }
  /// What the problem costs beside the core.
  int64_t getConstant() const { return constant; }
  /// The core's part of an assignment; its first value where it has lost that.
  std::vector<unsigned> project(llvm::ArrayRef<unsigned> assignment) const;
  /// The best assignment of the problem that agrees with the core's.
  std::vector<unsigned> expand(llvm::ArrayRef<unsigned> coreValues) const;

private:
  struct Edge {
    unsigned row, column; // row < column
    Table table;
    // What has been looked at since the table last changed.
    bool supported[2] = {false, false}, compared = false;
  };
  struct Node {
    std::vector<int64_t> unary;
    std::vector<unsigned> values; // the problem's numbers of what is left
    std::vector<Usage> usages;    // of which each has a value that uses nothing
    llvm::DenseMap<unsigned, unsigned> edges; // neighbour -> edge
    unsigned touched = 0;
    bool removed = false, queued = false, fits = false;
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
  /// Takes these values away and tells the neighbours; the last one stays, as
  /// forbidden.
  void dropValues(unsigned variable, llvm::ArrayRef<bool> gone);
  bool fold(unsigned variable);
  void buildCore();
  void settleMemory(Node &node);
  void removeUnsupported(unsigned variable);
  bool merge(unsigned variable);
  void mergeInto(unsigned variable, unsigned other,
                 llvm::ArrayRef<unsigned> follows);
  /// An edge's table, seen from one of its ends.
  struct View {
    const int64_t *entries;
    size_t ownStep, otherStep;
    int64_t operator()(size_t value, size_t other) const {
      return entries[value * ownStep + other * otherStep];
    }
  };
  View getView(const Edge &edge, unsigned variable) const;

  TableInterner interner;
  RangeLeast limits; // less what every assignment uses
  std::vector<Node> nodes;
  std::vector<Edge> edges;
  std::deque<unsigned> queue;
  std::vector<Removed> removed;
  std::vector<unsigned> coreVariables; // the core's variables, as nodes
  Problem core;
  int64_t constant = 0;
};

} // namespace tofu::solver

#endif // TOFU_SOLVER_PRESOLVE_H

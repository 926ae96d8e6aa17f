//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A problem as flat arrays, as the anytime search reads it: costs as doubles
// (Forbidden is infinite), every table in both orientations.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_CORE_H
#define TOFU_SOLVER_CORE_H

#include "tofu/Solver/Problem.h"
#include <unordered_map>

namespace tofu::solver {

/// The other end of an edge, seen from one variable.
struct Arc {
  unsigned other;
  unsigned reverse;     // the other end's arc
  const double *table;  // [own value][other's value]
  const double *turned; // [other's value][own value]
};

struct Core {
  explicit Core(const Problem &problem);

  unsigned size(unsigned variable) const {
    return offset[variable + 1] - offset[variable];
  }
  unsigned count() const { return unsigned(offset.size() - 1); }
  llvm::ArrayRef<Arc> getArcs(unsigned variable) const {
    return llvm::ArrayRef<Arc>(arcs).slice(
        firstArc[variable], firstArc[variable + 1] - firstArc[variable]);
  }

  const Problem &problem;
  std::vector<unsigned> offset, firstArc; // [variable] and one more
  std::vector<double> unary;              // [offset + value]
  std::vector<Arc> arcs;
  double tableEntries = 0; // of all edges, shared or not

private:
  struct Tables {
    std::vector<double> straight, turned;
  };
  std::unordered_map<const void *, Tables> tables;
};

} // namespace tofu::solver

#endif // TOFU_SOLVER_CORE_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Exact variable elimination under a budget: which variables to eliminate in
// which order, which to hold fixed, and the elimination itself.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_ELIMINATION_H
#define TOFU_SEARCH_ELIMINATION_H

#include "tofu/Search/Problem.h"

namespace tofu::search {

struct EliminationOrder {
  std::vector<unsigned> order; // eliminated first to last
  std::vector<unsigned> fixed; // not eliminated: their values are given
  double work = 0;             // entries of all tables together
};

/// Eliminates greedily the variable that leaves the smallest table (ties: the
/// lowest number). When the smallest one exceeds `tableEntries`, the variable
/// with the most neighbours among those that have been fixed least often
/// (`timesFixed`, per variable) is fixed instead.
EliminationOrder orderElimination(const Problem &problem, double tableEntries,
                                  llvm::ArrayRef<unsigned> timesFixed);

/// The best values of the ordered variables given those of the fixed ones;
/// among equal ones the lowest value of the variable that is eliminated last,
/// then of the one before it, and so on. `ignoreFixed` counts an edge to a
/// fixed variable with the least cost that any of its values has.
void eliminate(const Problem &problem,
               llvm::ArrayRef<std::vector<unsigned>> incident,
               const EliminationOrder &order, bool ignoreFixed,
               std::vector<unsigned> &assignment);

/// [variable]: its edges.
std::vector<std::vector<unsigned>> getIncidentEdges(const Problem &problem);

} // namespace tofu::search

#endif // TOFU_SEARCH_ELIMINATION_H

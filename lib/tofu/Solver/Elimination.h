//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Exact variable elimination under a budget: in which order, and the
// elimination itself.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_ELIMINATION_H
#define TOFU_SOLVER_ELIMINATION_H

#include "tofu/Solver/Problem.h"
#include <functional>
#include <optional>

namespace tofu::solver {

struct EliminationOrder {
  std::vector<unsigned> order; // eliminated first to last
  double work = 0;             // entries of all tables together
};

/// Eliminates greedily the variable that connects the fewest of its neighbours
/// (weighted min-fill, Kjaerulff 1990; ties: the smallest table, the lowest
/// number). If that is much work, what the elimination of a variable connects
/// is weighed by its table, too, and the order with less work is taken. None if
/// a table has more than `tableEntries`, all of them have more than `work`, or
/// `stop` says so.
std::optional<EliminationOrder>
orderElimination(const Problem &problem, double tableEntries, double work,
                 const std::function<bool()> &stop = nullptr);

/// The best assignment; among equal ones the lowest value of the variable that
/// is eliminated last, then of the one before it, and so on. False, and no
/// assignment, if `stop` says so.
bool eliminate(const Problem &problem, const EliminationOrder &order,
               std::vector<unsigned> &assignment,
               const std::function<bool()> &stop = nullptr);

/// [variable]: its edges.
std::vector<std::vector<unsigned>> getIncidentEdges(const Problem &problem);

} // namespace tofu::solver

#endif // TOFU_SOLVER_ELIMINATION_H

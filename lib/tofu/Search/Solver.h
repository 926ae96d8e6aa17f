//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Solves a Problem: exactly where tables stay within a budget, else by large
// neighbourhoods that are each solved exactly.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_SOLVER_H
#define TOFU_SEARCH_SOLVER_H

#include "tofu/Search/Problem.h"

namespace tofu::search {

/// Limits are counted, never timed: the same problem has the same solution.
struct SolverOptions {
  double tableEntries = 1 << 24;  // largest table of an exact elimination
  double work = 1 << 27;          // entries of all exact tables together
  double neighbourhood = 1 << 10; // largest table of a neighbourhood's
  double effort = 1 << 27; // of all neighbourhoods: entries, and 256 a variable
  unsigned patience = 4;   // neighbourhoods in a row that may improve nothing
  unsigned starts = 64;    // of one component: the first, and kicks of the best
};

struct Solution {
  std::vector<unsigned> assignment;
  int64_t cost = 0; // Forbidden: there is no legal assignment, if proved
  bool proved = true;
  unsigned coreVariables = 0; // left after the reductions
};

/// Least cost; `proved` says that no assignment costs less. Runs in about
/// linear time where the graph is a tree of small pieces.
Solution solve(const Problem &problem, const SolverOptions &options = {});

} // namespace tofu::search

#endif // TOFU_SEARCH_SOLVER_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// All assignments of a small problem, by depth-first search with a bound.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_ENUMERATION_H
#define TOFU_SOLVER_ENUMERATION_H

#include "tofu/Solver/Problem.h"
#include "tofu/Solver/Stop.h"

namespace tofu::solver {

struct Enumeration {
  /// No legal assignment that costs less than asked for was left out.
  bool complete = false;
  std::vector<unsigned> best; // empty: none that costs less than asked for
  double work = 0;            // table entries read
};

/// The cheapest legal assignment that costs less than `below`; gives up after
/// `maxNodes` partial assignments, or when `stop` says so.
Enumeration enumerate(const Problem &problem, int64_t below, size_t maxNodes,
                      Stop::Predicate stop = {});

} // namespace tofu::solver

#endif // TOFU_SOLVER_ENUMERATION_H

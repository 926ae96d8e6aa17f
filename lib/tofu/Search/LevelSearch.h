//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Solves one step of the recursion.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_LEVELSEARCH_H
#define TOFU_SEARCH_LEVELSEARCH_H

#include "tofu/Search/LevelProblem.h"
#include "tofu/Solver/Engine.h"

namespace tofu::search {

/// The problem is the one that `builder` built last. With free order an answer
/// costs at most what it does with the axes in their own order; where that is
/// too much to be solved exactly, the order is searched with a part of
/// PlanOptions::effort on top.
solver::Answer solveLevel(const LevelBuilder &builder,
                          const solver::Problem &problem,
                          const PlanOptions &options);

} // namespace tofu::search

#endif // TOFU_SEARCH_LEVELSEARCH_H

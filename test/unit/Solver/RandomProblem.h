//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Small random problems of many forms, and what is best by trying everything.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_UNIT_SEARCH_RANDOMPROBLEM_H
#define TOFU_UNIT_SEARCH_RANDOMPROBLEM_H

#include "tofu/Solver/Problem.h"

/// Up to eight variables: paths, cycles, trees, grids, dense graphs; ties,
/// costs near 10^18 and Forbidden; with memory or without.
tofu::solver::Problem makeRandom(unsigned seed);

/// The least cost; Forbidden if nothing is legal. `excess`: the least by which
/// an assignment without Forbidden exceeds a limit; Forbidden if there is none.
int64_t bruteForce(const tofu::solver::Problem &problem,
                   int64_t *excess = nullptr);

#endif // TOFU_UNIT_SEARCH_RANDOMPROBLEM_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_UNIT_SEARCH_NARROWPROBLEM_H
#define TOFU_UNIT_SEARCH_NARROWPROBLEM_H

#include "tofu/Solver/Problem.h"

/// A random graph in which every variable joins up to `width` others that are
/// joined to each other; 2 to 6 values each.
tofu::solver::Problem makeNarrow(unsigned count, unsigned width, unsigned seed);

#endif // TOFU_UNIT_SEARCH_NARROWPROBLEM_H

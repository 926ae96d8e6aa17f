//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Drops the times of a problem whose limits follow from others.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_TIMELINE_H
#define TOFU_SOLVER_TIMELINE_H

#include "tofu/Solver/Problem.h"

namespace tofu::solver {

/// Drops times at which even the greatest usages fit, and those at which only
/// variables use memory that also use it at a neighbouring time with the same
/// or a lower limit; adds up what one variable uses at the same time. The legal
/// assignments and their costs stay the same.
void simplifyTimes(Problem &problem);

} // namespace tofu::solver

#endif // TOFU_SOLVER_TIMELINE_H

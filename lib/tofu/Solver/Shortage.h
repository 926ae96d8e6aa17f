//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// By how much the limits of a problem are too low.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_SHORTAGE_H
#define TOFU_SOLVER_SHORTAGE_H

#include "tofu/Solver/Engine.h"

namespace tofu::solver {

struct Shortage {
  /// Proved: every assignment that takes nothing Forbidden exceeds the limit of
  /// some time by this at least; 0 if a legal one may exist.
  int64_t least = 0;
  /// One of them exceeds no limit by more; Forbidden: none was found.
  int64_t found = Forbidden;
  /// If `found` is 0, a legal assignment: there was one after all.
  std::vector<unsigned> assignment;
  /// Proved: every assignment takes something Forbidden.
  bool isImpossible = false;
};

/// `answer` is the problem's, and has no assignment. Takes at most as much
/// effort as the options allow, and usually much less.
Shortage measureShortage(const Problem &problem, const Answer &answer,
                         const EngineOptions &options = {});

} // namespace tofu::solver

#endif // TOFU_SOLVER_SHORTAGE_H

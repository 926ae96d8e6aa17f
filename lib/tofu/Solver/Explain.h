//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Why a variable has its value: what the best assignment without it costs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_EXPLAIN_H
#define TOFU_SOLVER_EXPLAIN_H

#include "tofu/Solver/Engine.h"

namespace tofu::solver {

struct Explanation {
  unsigned value = 0; // that the answer gives to the variable
  /// The best answer found in which it has another one; `forced.bound` holds
  /// for all of these.
  Answer forced;
};

/// Solves the problem again without the value; `answer` has an assignment.
Explanation explain(const Problem &problem, const Answer &answer,
                    unsigned variable, const EngineOptions &options = {});

} // namespace tofu::solver

#endif // TOFU_SOLVER_EXPLAIN_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Explain.h"

using namespace tofu::solver;

Explanation tofu::solver::explain(const Problem &problem, const Answer &answer,
                                  unsigned variable,
                                  const EngineOptions &options) {
  Explanation result;
  result.value = answer.assignment[variable];
  Problem others = problem;
  others.unary[variable][result.value] = Forbidden;
  result.forced = optimize(others, options);
  return result;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The connected components of a problem, solved exactly where that stays within
// a budget. Memory is left out of account.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_COMPONENTS_H
#define TOFU_SOLVER_COMPONENTS_H

#include "tofu/Solver/Problem.h"
#include <functional>

namespace tofu::solver {

struct ComponentsOptions {
  double tableEntries = 1 << 24; // largest table of an elimination
  double work = 1 << 28;         // entries of all tables together
  bool memory = true;            // false: only components that use none
  std::function<bool()> stop;    // asked before every component and often in it
};

struct Components {
  std::vector<unsigned> values; // best ones in the components that are solved
  /// [variable]: of a solved component that uses no memory.
  std::vector<bool> isFinal;
  int64_t cost = 0;     // of the solved components
  double work = 0;      // table entries computed
  bool complete = true; // everything is solved
};

Components solveComponents(const Problem &problem,
                           const ComponentsOptions &options = {});

} // namespace tofu::solver

#endif // TOFU_SOLVER_COMPONENTS_H

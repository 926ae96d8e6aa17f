//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The anytime search: the best assignment that it finds, and a proved lower
// bound. docs/Search.md tells how.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_ENGINE_H
#define TOFU_SOLVER_ENGINE_H

#include "tofu/Solver/Problem.h"
#include "tofu/Solver/Stop.h"

namespace tofu::solver {

/// What is known about a problem at some time.
struct Progress {
  int64_t cost = Forbidden; // of the best assignment; Forbidden: none yet
  int64_t bound = 0;        // no legal assignment costs less
  double effort = 0;        // counted so far
};

struct EngineOptions {
  uint64_t seed = 1;
  /// Table entries to be computed, in millions. The same problem, seed and
  /// effort have the same answer, on any number of threads.
  double effort = 1000;
  unsigned threads = 1;
  /// Cores with at most this many variables, and those without memory, are
  /// first tried to be solved exactly.
  unsigned exactVariables = 2000;
  /// An assignment to be better than, or empty; and one that is asked for only
  /// if the problem cannot be solved exactly.
  std::vector<unsigned> start;
  std::function<std::vector<unsigned>()> improve;
  /// Asked often, from any thread: true ends the search with what it has.
  Stop::Predicate stop;
  std::function<void(const Progress &)> report; // after every round
};

struct Answer {
  std::vector<unsigned> assignment; // empty: none was found
  int64_t cost = Forbidden;
  int64_t bound = 0; // Forbidden: proved that there is no legal assignment
  bool cut = false;  // `stop` ended it
  /// Every assignment exceeds the limit of some time by at least this much.
  int64_t shortage = 0;
  /// If none was found: by how much the one that was nearest exceeds a limit;
  /// 0 if there was not even that.
  int64_t nearest = 0;
  unsigned coreVariables = 0; // left by presolving
  bool isProved() const { return bound >= cost || bound >= Forbidden; }
};

/// The problem has no fault (Problem::check).
Answer optimize(const Problem &problem, const EngineOptions &options = {});

} // namespace tofu::solver

#endif // TOFU_SOLVER_ENGINE_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The anytime search of what presolving leaves: rounds of tasks that may run
// on any number of threads, as each starts from the same state and their
// results are taken in order.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_ROUNDS_H
#define TOFU_SOLVER_ROUNDS_H

#include "tofu/Solver/Dual.h"
#include "tofu/Solver/Engine.h"
#include "tofu/Solver/State.h"
#include <deque>

namespace tofu::solver {

class Rounds {
public:
  Rounds(const Core &core, const EngineOptions &options, uint64_t seed);

  /// Takes the best of some assignments that are found at once: rounded at
  /// prices that are the same at all times.
  void start();
  /// Takes this assignment if it is better than the present one.
  void offer(std::vector<unsigned> values);
  /// One round of bounds and moves.
  void run();

  const State &getState() const { return state; }
  int64_t getBound() const { return bound; }
  /// Of the bound: see Dual.
  llvm::ArrayRef<int64_t> getExcess() const { return excess; }
  double getWork() const { return work; }

private:
  void raiseBound();
  /// What one task found better, as changes of the state that it starts from:
  /// `state` for even ones, `other` for odd ones.
  std::vector<Change> move(unsigned task, double &work) const;
  void priceMoves(const State &local, llvm::ArrayRef<unsigned> variables,
                  std::vector<double> &costs, std::mt19937_64 &random) const;
  void tryMove(State &local, Neighbourhood &neighbourhood,
               std::vector<double> &memoryCosts, std::mt19937_64 &random) const;

  const Core &core;
  const EngineOptions &options;
  uint64_t seed;
  Dual dual;
  State state, other; // the best, and one that was rounded not long ago
  std::vector<std::vector<unsigned>> lately;   // some of this round
  std::deque<std::vector<unsigned>> proposals; // what was rounded not long ago
  std::vector<double> memoryCosts,
      nextMemoryCosts; // at the best bound's prices
  int64_t bound = -1;
  std::vector<int64_t> excess;
  std::vector<unsigned> rounded, bestRounded; // last, and best of the round
  std::vector<double> bestPrices;
  double work = 0, bestSweep = -1e300, gain = 0;
  double penalty = 0; // of memory over the limits in `other`
  unsigned round = 0, stale = 0;
};

} // namespace tofu::solver

#endif // TOFU_SOLVER_ROUNDS_H

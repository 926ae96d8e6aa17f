//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a search has to do with the world: the clock, Ctrl-C, a line of progress
// on a terminal.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVE_SESSION_H
#define TOFU_SOLVE_SESSION_H

#include "tofu/Solver/Engine.h"
#include <atomic>
#include <chrono>

namespace tofu::solve {

class Session {
public:
  Session();
  void setTimeLimit(double limit) { seconds = limit; }
  /// Whether the time is over, or Ctrl-C was pressed. From any thread.
  solver::Stop::Predicate getStop() const;
  /// Ends the search then, or a little earlier if it has no plan, and shows
  /// progress if stderr is a terminal.
  void attach(solver::EngineOptions &options);
  static bool isInterrupted();
  /// The time begins anew.
  void restart();
  /// Clears the line of progress.
  void endProgress();
  double getSeconds() const;

private:
  void show(const solver::Progress &progress);

  std::chrono::steady_clock::time_point begin;
  double seconds = 60, shown = -1;
  std::atomic<bool> hasPlan = false;
};

} // namespace tofu::solve

#endif // TOFU_SOLVE_SESSION_H

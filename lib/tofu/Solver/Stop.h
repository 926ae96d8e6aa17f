//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// When a computation is to end early.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_STOP_H
#define TOFU_SOLVER_STOP_H

#include <cstddef>
#include <functional>

namespace tofu::solver {

/// Asks a predicate, which may read a clock, once in so many steps only. What
/// was true once stays true. For one thread.
class Stop {
public:
  using Predicate = std::function<bool()>;

  /// Without a predicate never.
  explicit Stop(Predicate predicate = {}, size_t interval = 1 << 14)
      : predicate(std::move(predicate)), interval(interval), left(interval) {}

  /// Whether to end, after some more steps.
  bool operator()(size_t steps = 1) {
    if (steps < left) {
      left -= steps;
      return stopped;
    }
    left = interval;
    return stopped = stopped || (predicate && predicate());
  }
  /// Whether the predicate has been true.
  bool isStopped() const { return stopped; }

private:
  Predicate predicate;
  size_t interval, left;
  bool stopped = false;
};

} // namespace tofu::solver

#endif // TOFU_SOLVER_STOP_H

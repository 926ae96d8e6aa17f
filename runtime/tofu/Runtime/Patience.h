//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How long something is waited for, in time in which this process has run.
//
// A process may be stopped while it waits, or its machine may sleep: who is
// waited for has had no more chance to come then. So time is counted in slices,
// each by the clock, but none for more than a tenth of a second.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_PATIENCE_H
#define TOFU_RUNTIME_PATIENCE_H

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace tofu::runtime {

class Patience {
public:
  using Clock = std::chrono::steady_clock;

  explicit Patience(double seconds)
      : left(std::chrono::duration_cast<Clock::duration>(
            std::chrono::duration<double>(seconds))) {}

  /// Asked again and again: what goes by in between is a slice.
  bool isOver() {
    Clock::time_point now = Clock::now();
    left -= std::min<Clock::duration>(now - last, kMost);
    last = now;
    return left <= Clock::duration::zero();
  }

  /// What may be waited for at once.
  Clock::duration getSlice() const {
    return std::clamp<Clock::duration>(left, Clock::duration::zero(), kMost);
  }

  /// Until `isReady()`, which is called with the lock, as this is; false if it
  /// is not ready in time.
  template <typename Condition>
  bool wait(std::condition_variable &changed,
            std::unique_lock<std::mutex> &lock, Condition isReady) {
    while (!isReady()) {
      if (isOver())
        return false;
      changed.wait_for(lock, getSlice());
    }
    return true;
  }

private:
  static constexpr std::chrono::milliseconds kMost{100};

  Clock::duration left;
  Clock::time_point last = Clock::now();
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_PATIENCE_H

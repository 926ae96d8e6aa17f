//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// State that threads share, and wait for the change of.
//
// To sleep and be woken takes longer than most waits do, so a waiter first
// looks for a moment whether anything changes. It lets other threads run
// meanwhile: there may be more of them than cores.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_MONITOR_H
#define TOFU_RUNTIME_MONITOR_H

#include "tofu/Runtime/Patience.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace tofu::runtime {

class Monitor {
public:
  using Clock = std::chrono::steady_clock;
  using Lock = std::unique_lock<std::mutex>;

  Lock lock() { return Lock(mutex); }

  /// Changes the state, and has all that wait look at it.
  template <typename Change> void change(Change change) {
    {
      Lock held(mutex);
      change();
      version.fetch_add(1, std::memory_order_release);
    }
    changed.notify_all(); // not before: they would wait for the mutex
  }

  /// The same, but they need not look if `change` returns false.
  template <typename Change> void changeIf(Change change) {
    {
      Lock held(mutex);
      if (!change())
        return;
      version.fetch_add(1, std::memory_order_release);
    }
    changed.notify_all();
  }

  /// Until `isReady()`, which is called with the lock, as this is.
  template <typename Condition> void wait(Lock &held, Condition isReady) {
    if (!watch(held, isReady))
      changed.wait(held, isReady);
  }
  /// The same; false if it is not ready after `seconds`.
  template <typename Condition>
  bool wait(Lock &held, double seconds, Condition isReady) {
    return watch(held, isReady) ||
           Patience(seconds).wait(changed, held, isReady);
  }

private:
  static constexpr std::chrono::microseconds kWatch{50};

  /// True if it became ready within a moment.
  template <typename Condition> bool watch(Lock &held, Condition isReady) {
    if (isReady())
      return true;
    Clock::time_point end = Clock::now() + kWatch;
    do {
      int64_t seen = version.load(std::memory_order_relaxed);
      held.unlock();
      while (version.load(std::memory_order_acquire) == seen &&
             Clock::now() < end)
        std::this_thread::yield();
      held.lock();
      if (isReady())
        return true;
    } while (Clock::now() < end);
    return false;
  }

  std::mutex mutex;
  std::condition_variable changed;
  std::atomic<int64_t> version{0};
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_MONITOR_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a rank does in a step: for the counters, the trace, messages of errors,
// and the failures that tests ask for.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_ACTIVITY_H
#define TOFU_RUNTIME_ACTIVITY_H

#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/Program.h"

#include <atomic>
#include <chrono>

namespace tofu::runtime {

using Clock = std::chrono::steady_clock;

struct Activity {
  /// The call of a step that fails, counted from 1; 0: none.
  int64_t failCall = 0;

  int64_t calls = 0;
  int64_t bytesReceived = 0; // from other ranks
  Clock::duration waited{};  // for other ranks
  /// Null between steps. Other ranks read it to say what they waited for.
  std::atomic<const tofu_operation *> operation{nullptr};

  void beginStep() {
    calls = bytesReceived = 0;
    waited = {};
  }

  /// Counts a runtime call, which fails if it is the one to fail.
  Error count(const char *what, int64_t peer = -1) {
    return ++calls != failCall ? Error::success() : fail(what, peer);
  }

private:
  [[gnu::cold]] Error fail(const char *what, int64_t peer) const {
    return Error(
        std::string(what) + (peer < 0 ? "" : " rank " + std::to_string(peer)) +
        ": fails as asked, as call " + std::to_string(calls) + " of the step");
  }
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_ACTIVITY_H

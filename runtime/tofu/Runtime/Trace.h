//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What each rank did when, in the JSON that Chrome and Perfetto show.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_TRACE_H
#define TOFU_RUNTIME_TRACE_H

#include "tofu/Runtime/Activity.h"

#include <deque>
#include <string>
#include <vector>

namespace tofu::runtime {

/// The last steps: as many as have this number of events, but at least one.
class Trace {
public:
  static constexpr size_t kMostEvents = size_t(1) << 20; // 200 MB of JSON

  struct Event {
    const tofu_operation *op; // null: a step
    Clock::time_point begin, end;
    int64_t bytes; // received from other ranks
    Clock::duration waited;
    /// The library that computed it, or the collective that a transfer went by.
    const char *by = "";
    /// Of a wait: for how long its transfer moved while the rank computed; of a
    /// step, `addStep` sums it.
    Clock::duration hidden{};
  };

  /// Begins one row for each of these ranks, of so many in all, and one for the
  /// steps.
  Trace(std::vector<int64_t> ranks, int64_t numAll,
        size_t mostEvents = kMostEvents)
      : numbers(std::move(ranks)), mostEvents(mostEvents),
        rows(numbers.size() + 1), moves(numbers.size()) {
    numbers.push_back(numAll);
  }

  /// Of the rank that is `here`-th of them. Each row is added to by one thread
  /// at a time.
  void add(int64_t here, const Event &event, bool isMove = false) {
    (isMove ? moves : rows)[here].push_back(event);
  }
  /// Ends a step, whose events are there.
  void addStep(Event event);

  Error write(const std::string &path, const std::string &program) const;

private:
  std::vector<int64_t> numbers; // of the rows: of their ranks
  size_t mostEvents;
  int64_t numForgotten = 0; // of the steps
  std::vector<std::deque<Event>> rows;
  /// Of the ranks: what a device moved beside that; where none did, no rows.
  std::vector<std::deque<Event>> moves;
  Clock::time_point origin = Clock::now();
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_TRACE_H

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

#include <string>
#include <vector>

namespace tofu::runtime {

class Trace {
public:
  struct Event {
    const tofu_operation *op; // null: a step
    Clock::time_point begin, end;
    int64_t bytes; // received from other ranks
    Clock::duration waited;
    /// The library that computed it, or the collective that a transfer went by.
    const char *by = "";
  };

  /// Begins one row for each of these ranks, of so many in all, and one for the
  /// steps.
  Trace(std::vector<int64_t> ranks, int64_t numAll)
      : numbers(std::move(ranks)), rows(numbers.size() + 1),
        moves(numbers.size()) {
    numbers.push_back(numAll);
  }

  /// Of the rank that is `here`-th of them. Each row is added to by one thread
  /// at a time.
  void add(int64_t here, const Event &event, bool isMove = false) {
    (isMove ? moves : rows)[here].push_back(event);
  }
  void addStep(const Event &event) { rows.back().push_back(event); }

  Error write(const std::string &path, const std::string &program) const;

private:
  std::vector<int64_t> numbers; // of the rows: of their ranks
  std::vector<std::vector<Event>> rows;
  /// Of the ranks: what a device moved beside that; where none did, no rows.
  std::vector<std::vector<Event>> moves;
  Clock::time_point origin = Clock::now();
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_TRACE_H

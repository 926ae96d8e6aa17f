//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From boxes to exchanges: who sends what to whom, computed once.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_SCHEDULE_H
#define TOFU_RUNTIME_SCHEDULE_H

#include "tofu/Runtime/Communicator.h"
#include "tofu/Runtime/Layout.h"

namespace tofu::runtime {

/// A box and the rank that it comes from.
struct Transfer {
  int64_t source;
  Box box;
};

/// The exchanges of one fetch or reduce, built up by receivers.
class Schedule {
public:
  Schedule(const Layout &layout, const tofu_operation &op);

  /// Begins another exchange, from one buffer into another.
  void beginExchange(int64_t source, int64_t destination,
                     const tofu_fold &fold);
  /// Adds what one rank gets from others to that exchange, behind what it gets
  /// already. The boxes of one source follow each other.
  void add(int64_t receiver, const std::vector<Transfer> &transfers,
           int64_t put);

  /// The exchanges of each rank, in order; those that do nothing are left out.
  std::vector<std::vector<Exchange>> take();

  /// Covers `needed` by what the candidates hold of a buffer, the first that
  /// holds an element giving it. What nobody holds is in `missing`, which is
  /// empty if all is found.
  std::vector<Transfer> cover(const Box &needed,
                              const std::vector<int64_t> &candidates,
                              int64_t buffer, std::vector<Box> &missing) const;

  const Layout &layout;
  const tofu_operation &op;

private:
  std::vector<std::vector<Exchange>> exchanges; // by exchange, rank
};

/// Each rank copies what it holds and gets every other element once, from the
/// nearest rank that holds it and agrees with it on the partial axes.
Error scheduleFetch(Schedule &schedule);
/// Terms are folded in ascending order of their coordinates on the axes, the
/// first one copied; then the result goes along the copied axes.
Error scheduleReduce(Schedule &schedule);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_SCHEDULE_H

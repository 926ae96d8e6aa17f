//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Memory that several processes have mapped: who touched it last, and what is
// known from what. The processes share one file, that of the owner's memory,
// and behind the bytes it holds for every 64 of them an operation that wrote
// them last, and of each process one that read them; and for every 4, where
// something was said, all that was known to be before that. So two operations
// of different processes that touch the same are told from those that what was
// said and heard has put in order, whatever the order was.
#ifndef TOFU_TEST_GPU_DRIVER_TRAIL_H
#define TOFU_TEST_GPU_DRIVER_TRAIL_H

#include "Schedule.h"

namespace tofu::gpu {

class Trail {
public:
  /// Of an allocation at `offset` in the file, which the trail opens for itself
  /// by this path: it holds a lock of its own.
  Trail(const std::string &path, uint64_t offset);
  ~Trail();

  /// What is known is known to whoever hears the value at this offset.
  void say(uint64_t at, uint32_t value, const Clock &clock, Schedule &schedule);
  void hear(uint64_t at, uint32_t value, Clock &clock, Schedule &schedule);
  /// The operation has run. `strong`: cells in which processes speak. Returns
  /// what it is not ordered with; "" if nothing.
  std::string leave(const Operation &operation, const Touched &touched,
                    const std::set<uint64_t> &strong, Schedule &schedule);
  /// This process has nothing to do with these bytes any more.
  void forget(uint64_t bytes);
  static constexpr uint64_t kUnit = 64;

private:
  int file;
  uint64_t offset;
};

} // namespace tofu::gpu

#endif

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How many threads run the ranks of a process: one a rank, or one for all.
// Which is quicker, and by how much (a thousand times, where steps are short
// and other processes want the cores), no one knows before; results are the
// same.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SESSION_RANKTHREADS_H
#define TOFU_SESSION_RANKTHREADS_H

#include <bit>
#include <cstdint>

namespace tofu::runtime {

/// The other number is tried in the steps 2, 8, 32, ..., where that takes less
/// than a second at worst, and taken if it was quicker than the step before:
/// of any few steps, and of all, most are not trials.
class RankThreads {
public:
  explicit RankThreads(int64_t most) : most(most), chosen(most) {}

  /// For the next step.
  int64_t get() const { return isTrial() ? getOther() : chosen; }

  /// What the next step took with as many.
  void add(double seconds) {
    if (isTrial() && seconds < before)
      chosen = getOther();
    before = seconds;
    ++steps;
  }

private:
  static constexpr double kMostSeconds = 1;

  int64_t getOther() const { return chosen == 1 ? most : 1; }
  bool isTrial() const {
    uint64_t next = steps + 1;
    return std::has_single_bit(next) && std::countr_zero(next) % 2 == 1 &&
           most > 1 && before * most < kMostSeconds;
  }

  int64_t most, chosen;
  int64_t steps = 0; // that were run
  double before = 0; // seconds of the last one
};

} // namespace tofu::runtime

#endif // TOFU_SESSION_RANKTHREADS_H

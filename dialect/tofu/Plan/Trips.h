//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How often the blocks of a program run, as far as bytes are counted.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PLAN_TRIPS_H
#define TOFU_PLAN_TRIPS_H

#include "tofu/TDL/Blocks.h"

namespace tofu::plan {

/// Iterations that a loop of unknown trip count is taken to have, unless
/// -tofu-plan is told another number.
inline constexpr int64_t kAssumedTrips = 10;

/// No block is counted more often.
inline constexpr int64_t kMostTimes = int64_t(1) << 40;

/// The iterations of a loop: as it says itself, or as -tofu-plan noted.
int64_t getTrips(tdl::WhileOp loop);

/// How often the operations of a block run in a step: the product of the trip
/// counts around it. The condition of a loop runs once more than its body, and
/// a branch counts as if it were always taken. At most kMostTimes.
int64_t getTimes(mlir::Block *block);

/// True if it is known before a step how often the block runs in it: no branch
/// and no loop of unknown trip count is around it.
bool isTimesKnown(mlir::Block *block);

} // namespace tofu::plan

#endif // TOFU_PLAN_TRIPS_H

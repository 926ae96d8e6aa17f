//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Plan/Trips.h"

#include "tofu/Plan/Plan.h"

using namespace mlir;
using namespace tofu;

int64_t plan::getTrips(tdl::WhileOp loop) {
  if (std::optional<uint64_t> trips = loop.getTrips())
    return int64_t(*trips);
  auto noted = loop->getAttrOfType<IntegerAttr>(kTrips);
  return noted ? noted.getInt() : kAssumedTrips;
}

int64_t plan::getTimes(Block *block) {
  int64_t times = 1;
  for (Operation *op = block->getParentOp(); tdl::hasBlocks(op);
       block = op->getBlock(), op = block->getParentOp())
    if (auto loop = dyn_cast<tdl::WhileOp>(op)) {
      int64_t trips = std::min(getTrips(loop), kMostTimes);
      if (block == loop.getConditionBlock())
        ++trips;
      times = trips && times > kMostTimes / trips ? kMostTimes : times * trips;
    }
  return times;
}

bool plan::isTimesKnown(Block *block) {
  for (Operation *op = block->getParentOp(); tdl::hasBlocks(op);
       op = op->getParentOp())
    if (auto loop = dyn_cast<tdl::WhileOp>(op); !loop || !loop.getTrips())
      return false;
  return true;
}

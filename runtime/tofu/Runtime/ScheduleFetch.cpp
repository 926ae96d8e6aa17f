//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Put.h"
#include "tofu/Runtime/Schedule.h"

using namespace tofu::runtime;

Error tofu::runtime::scheduleFetch(Schedule &schedule) {
  const Layout &layout = schedule.layout;
  int64_t source = schedule.op.operands[0], result = schedule.op.results[0];
  std::vector<int64_t> partialAxes = layout.getPartialAxes(source);
  schedule.beginExchange(source, result,
                         getCopy(layout.getBuffer(source).type));
  std::vector<Box> missing;
  for (int64_t rank = 0; rank != layout.getMesh().getNumRanks(); ++rank) {
    const Box &needed = layout.getBox(result, rank);
    if (isEmpty(needed))
      continue;
    // A rank that holds all that it needs has no look at the others.
    std::vector<Transfer> transfers =
        schedule.cover(needed, {rank}, source, missing);
    if (!missing.empty())
      transfers =
          schedule.cover(needed, layout.getMesh().getNearest(rank, partialAxes),
                         source, missing);
    if (!missing.empty())
      return Error("rank " + std::to_string(rank) + ": " + schedule.op.name +
                   ": no rank holds " + describe(missing.front()) +
                   " of the tensor to fetch");
    schedule.add(rank, transfers, TOFU_PUT_COPY);
  }
  return Error::success();
}

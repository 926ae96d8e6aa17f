//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/HiddenTime.h"

#include <algorithm>
#include <map>
#include <utility>

using namespace tofu::runtime;
using Timing = Device::Timing;

/// `computed`: one after the other, as a stream does them.
static double getOverlap(const Timing &move,
                         const std::vector<const Timing *> &computed) {
  double seconds = 0;
  auto from = std::partition_point(
      computed.begin(), computed.end(),
      [&](const Timing *timing) { return timing->end <= move.begin; });
  for (; from != computed.end() && (*from)->begin < move.end; ++from)
    seconds +=
        std::min((*from)->end, move.end) - std::max((*from)->begin, move.begin);
  return seconds;
}

std::vector<double>
tofu::runtime::getHiddenSeconds(const std::vector<Timing> &timings,
                                const tofu_operation *operations) {
  std::vector<const Timing *> computed;
  for (const Timing &timing : timings)
    if (!timing.isMove && timing.op->kind == TOFU_COMPUTE)
      computed.push_back(&timing);
  std::vector<double> hidden(timings.size(), 0);
  // Of transfers that are under way. In a loop each has several.
  std::map<const tofu_operation *, double> open;
  for (size_t i = 0; i != timings.size(); ++i) {
    const Timing &timing = timings[i];
    bool isWait = timing.op->kind == TOFU_WAIT;
    const tofu_operation *transfer =
        isWait ? operations + timing.op->started : timing.op;
    if (timing.isMove)
      open[transfer] += getOverlap(timing, computed);
    else if (isWait)
      hidden[i] = std::exchange(open[transfer], 0);
  }
  return hidden;
}

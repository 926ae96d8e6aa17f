//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/HiddenTime.h"

#include <algorithm>
#include <map>
#include <utility>

using namespace tofu::runtime;
using Span = Device::Span;

/// `computed`: one after the other, as a stream does them.
static double getOverlap(const Span &move,
                         const std::vector<const Span *> &computed) {
  double seconds = 0;
  auto from = std::partition_point(
      computed.begin(), computed.end(),
      [&](const Span *span) { return span->end <= move.begin; });
  for (; from != computed.end() && (*from)->begin < move.end; ++from)
    seconds +=
        std::min((*from)->end, move.end) - std::max((*from)->begin, move.begin);
  return seconds;
}

std::vector<double>
tofu::runtime::getHiddenSeconds(const std::vector<Span> &spans,
                                const tofu_operation *operations) {
  std::vector<const Span *> computed;
  for (const Span &span : spans)
    if (!span.isMove && span.op->kind == TOFU_COMPUTE)
      computed.push_back(&span);
  std::vector<double> hidden(spans.size(), 0);
  // Of transfers that are under way. In a loop each has several.
  std::map<const tofu_operation *, double> open;
  for (size_t i = 0; i != spans.size(); ++i) {
    const Span &span = spans[i];
    bool isWait = span.op->kind == TOFU_WAIT;
    const tofu_operation *transfer =
        isWait ? operations + span.op->started : span.op;
    if (span.isMove)
      open[transfer] += getOverlap(span, computed);
    else if (isWait)
      hidden[i] = std::exchange(open[transfer], 0);
  }
  return hidden;
}

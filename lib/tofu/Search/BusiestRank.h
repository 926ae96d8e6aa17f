//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a plan leaves to compute for the rank that has the most.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_BUSIESTRANK_H
#define TOFU_SEARCH_BUSIESTRANK_H

#include "tofu/Search/Plan.h"

namespace tofu::search {

/// Points that loops run over to compute all operators (Operator::nests), each
/// as often as it runs, of the largest part: where an extent is no multiple of
/// the devices along it, or nothing is split along an axis, the others wait for
/// who has that. Limited by Forbidden.
int64_t countBusiestPoints(const Graph &graph, const Plan &plan);

} // namespace tofu::search

#endif // TOFU_SEARCH_BUSIESTRANK_H

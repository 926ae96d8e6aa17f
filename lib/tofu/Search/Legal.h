//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether a layout can stand for a tensor or an operator at all, whatever it
// costs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_LEGAL_H
#define TOFU_SEARCH_LEGAL_H

#include "tofu/Search/Graph.h"

namespace tofu::search {

/// It names dimensions that exist; no tensor is partial at the boundary or
/// without a producer, unless it is handed over; nothing is but whole where
/// that is needed; no Fixed variable is split.
bool isLegal(const Tensor &tensor, bool produced, const Layout &layout);
bool isLegal(const Graph &graph, const Operator &op, const Layout &layout);

/// True if a prefix is cut and something that has to be whole then: the output
/// variable that it runs along by itself, or terms of something else.
bool mixesPrefix(const Operator &op, const Layout &layout);

} // namespace tofu::search

#endif // TOFU_SEARCH_LEGAL_H

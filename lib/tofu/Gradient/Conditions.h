//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which conditions say where, as indices do, and which are of values.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_GRADIENT_CONDITIONS_H
#define TOFU_GRADIENT_CONDITIONS_H

#include "tofu/Gradient/Graph.h"

namespace tofu::syntax::gradient {

/// A comparison of integers, which narrows what is read or folded.
bool isIndexCondition(const Graph &graph, NodeId id);

/// Whether nothing that tensors hold is in it.
bool isOfIndices(const Graph &graph, NodeId id);

/// Whether it says of an integer that it is as wide as indices are.
bool isWidening(const Graph &graph, NodeId id);

/// Whether syntax::isExactGuard() says so of the condition as it is written
/// without such conversions; `own` are the indices of the reduction that it
/// guards. Where it is not sure the answer is no.
bool isExactGuard(Graph &graph, NodeId condition, llvm::ArrayRef<unsigned> own);

} // namespace tofu::syntax::gradient

#endif // TOFU_GRADIENT_CONDITIONS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The values that a tensor or an operator may take along one mesh axis.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_CHOICES_H
#define TOFU_SEARCH_CHOICES_H

#include "tofu/Search/Plan.h"

namespace tofu::search {

using Choices = llvm::SmallVector<Choice, 8>;

/// In the mode memory=minimal nothing is stored twice where a cut makes the
/// largest part smaller. Along `axis`, the other axes of the layout given: the
/// dimensions that still have parts of two or more elements; if none, those of
/// two or more elements, and Whole. Dimensions ascend; each has first the digit
/// that the axes' own order gives, then, if PlanOptions::freeOrder and if parts
/// of two or more elements are left, the others that make a difference, the
/// least significant first; where more than eight axes cut the dimension, only
/// digit 0. Pins are the caller's business.
Choices getTensorChoices(const Tensor &tensor, const Layout &layout,
                         unsigned axis, llvm::ArrayRef<int64_t> mesh,
                         const PlanOptions &options);

/// The same for an operator's output and reduction variables, Everywhere where
/// a tensor would be Whole; then, if PlanOptions::partial, every linear set
/// that can be carried.
Choices getOperatorChoices(const Graph &graph, const Operator &op,
                           const Layout &layout, unsigned axis,
                           llvm::ArrayRef<int64_t> mesh,
                           const PlanOptions &options);

/// Whether the choice with that number is the one of its value whose digit the
/// axes' own order gives.
bool isInOrder(llvm::ArrayRef<Choice> choices, unsigned number);

/// Whether one of the choices leaves terms that may be stored.
bool canMakeTerms(const Operator &op, llvm::ArrayRef<Choice> choices);

} // namespace tofu::search

#endif // TOFU_SEARCH_CHOICES_H

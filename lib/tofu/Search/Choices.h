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

using Values = llvm::SmallVector<int, 8>;

/// In the mode memory=minimal nothing is stored twice that can be split. Along
/// `axis`, the other axes' `values` given: the dimensions that still have parts
/// of two or more elements; if none, those of two or more elements; if none,
/// Whole. Ascending. Pins are the caller's business.
Values getTensorChoices(const Tensor &tensor, llvm::ArrayRef<int> values,
                        unsigned axis, llvm::ArrayRef<int64_t> mesh);

/// The same for an operator's output and reduction variables, Everywhere if
/// there is none; then, if `partial`, every linear set that can be carried.
Values getOperatorChoices(const Graph &graph, const Operator &op,
                          llvm::ArrayRef<int> values, unsigned axis,
                          llvm::ArrayRef<int64_t> mesh, bool partial);

/// Whether one of the choices leaves terms of a sum.
bool canMakeSums(const Operator &op, llvm::ArrayRef<int> choices);

} // namespace tofu::search

#endif // TOFU_SEARCH_CHOICES_H

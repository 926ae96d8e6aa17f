//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which boxes of a tensor an operator is given as one: it reads the tensor at
// places that differ by constants, as a stencil that is written as slices does,
// and on every device the boxes overlap and together are a box, their hull. To
// fetch the hull moves what the boxes have in common once, and nothing that
// none of them needs: no more than to fetch them apart, however the tensor is
// stored, where nobody else reads one of the boxes; and of boxes that others
// read there are no hulls (findAudiences, Needs.h).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_HULL_H
#define TOFU_SEARCH_HULL_H

#include "tofu/Search/OperatorCost.h"

namespace tofu::search {

/// Another operand that reads the same coordinates, moved by a constant along
/// every dimension, under the same guards, and is fetched in the same place for
/// the same operators: what another one needs alone it may share as it is.
struct Sibling {
  llvm::SmallVector<int64_t, 4> offset; // what to add to the operand's own
  unsigned operand = 0;
};

/// Ordered by offsets; none of a free tensor.
llvm::SmallVector<Sibling, 0>
findSiblings(const Graph &graph, const Operator &op, unsigned operand);

/// Per dimension what the hull has before and behind the operand's own box; or
/// nothing, if that is the hull.
using Margins = llvm::SmallVector<Margin, 4>;

/// Of boxes that overlap on every device (findHulls, Index/Hulls.h). Terms are
/// one only with others of the same axes, and alone if they may be masked
/// (without Graph::strict).
Margins getMargins(const Graph &graph, const Operator &op, unsigned operand,
                   const Split &split, llvm::ArrayRef<int64_t> mesh);

} // namespace tofu::search

#endif // TOFU_SEARCH_HULL_H

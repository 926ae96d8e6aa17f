//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What one operand or one result of an operator moves, given its layout and
// the operator's: region arithmetic, summed over all devices (docs/Search.md).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_OPERATORCOST_H
#define TOFU_SEARCH_OPERATORCOST_H

#include "tofu/Index/Saturating.h"
#include "tofu/Search/Plan.h"
#include "tofu/Search/Region.h"

namespace tofu::search {

/// Per variable the axes that cut it; an output variable along which a prefix
/// runs is cut as the prefix is.
AxisLists getLists(const Operator &op, const Layout &layout);

/// How an operator is split, and what follows from it.
struct Split {
  Layout layout;
  AxisLists lists; // per variable
  /// Results are partial along these, ascending; they may be stored so along
  /// `pending`.
  Axes pending, otherReductions;
  std::optional<unsigned> prefix; // the variable, if one is cut
  Split(const Operator &op, const Layout &layout);
  /// Axes along which a set with this operand is carried.
  Axes getCarried(const Operator &op, unsigned operand) const;
};

/// What a fetch first reduces the pending terms along `axes` into: the axes
/// follow the dimension's own; without a dimension (-1) they become copies.
Layout getReduced(Layout layout, llvm::ArrayRef<unsigned> axes, int dim);

/// How the operand gets to the operator's devices. `group` is left 0;
/// `fetchBytes` is Forbidden where the operator cannot use the layout: a
/// carried operand that is neither partial nor (unless Graph::strict) split on
/// a dimension that is read by a plain variable of that dimension's extent.
Fetch getFetch(const Graph &graph, const Layout &layout, const Operator &op,
               unsigned operand, const Split &split,
               llvm::ArrayRef<int64_t> mesh);

/// How the operator's variables are cut for the region of an operand: of one
/// that is carried and stored split, a device reads only what it stores, so the
/// axes of its mask follow those of the variable that reads the dimension.
AxisLists getReadLists(const Operand &operand, const AxisLists &lists,
                       const Fetch &fetch);

/// Bytes from the computed parts of a result to its stored layout, and of the
/// scan before; Forbidden
/// if it is stored partial along an axis where the operator makes no terms of
/// its fold.
int64_t getResultBytes(const Operator &op, const Tensor &tensor,
                       const Layout &layout, const Split &split,
                       llvm::ArrayRef<int64_t> mesh);

} // namespace tofu::search

#endif // TOFU_SEARCH_OPERATORCOST_H

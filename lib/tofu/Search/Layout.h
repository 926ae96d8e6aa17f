//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One tensor's or operator's values of a plan, regrouped: axes per dimension
// or variable, and the axes that split nothing.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_LAYOUT_H
#define TOFU_SEARCH_LAYOUT_H

#include "tofu/Search/Region.h"

namespace tofu::search {

using Axes = llvm::SmallVector<unsigned, 4>; // ascending

/// How a tensor is stored.
struct TensorLayout {
  AxisLists lists; // per dimension
  Axes partial, copies;
  TensorLayout(const Tensor &tensor, llvm::ArrayRef<int> values);
  /// What a fetch first reduces the pending terms along `axes` into: the axes
  /// follow the dimension's own; without a dimension (-1) they become copies.
  TensorLayout getReduced(llvm::ArrayRef<unsigned> axes, int dim) const;
};

/// How an operator is split.
struct OperatorLayout {
  AxisLists lists;                  // per variable
  llvm::SmallVector<int, 4> values; // as in the plan
  Axes sums, otherReductions;       // results are partial along these
  OperatorLayout(const Operator &op, llvm::ArrayRef<int> values);
  /// Axes along which a set with this operand is carried.
  Axes getCarried(const Operator &op, unsigned operand) const;
};

/// Whether values of a plan can stand for the tensor or operator at all: names
/// dimensions that exist, no partial result at the boundary or without a
/// producer, nothing but whole where that is needed, no Fixed variable split.
bool isLegal(const Tensor &tensor, bool produced, llvm::ArrayRef<int> values);
bool isLegal(const Graph &graph, const Operator &op,
             llvm::ArrayRef<int> values);

/// Elements of all devices' boxes together; devices off coordinate 0 of a
/// pinned axis are left out.
int64_t sumBoxes(llvm::ArrayRef<IntervalTable> box,
                 llvm::ArrayRef<Factor> conditions,
                 llvm::ArrayRef<int64_t> mesh,
                 llvm::ArrayRef<unsigned> pinned = {});
/// The same for the intersections of two boxes of one rank.
int64_t sumCommon(llvm::ArrayRef<IntervalTable> a,
                  llvm::ArrayRef<IntervalTable> b,
                  llvm::ArrayRef<Factor> conditions,
                  llvm::ArrayRef<int64_t> mesh,
                  llvm::ArrayRef<unsigned> pinned = {});

/// The boxes that `lists` cut a tensor into.
llvm::SmallVector<IntervalTable, 4> getBox(llvm::ArrayRef<int64_t> extents,
                                           const AxisLists &lists);

} // namespace tofu::search

#endif // TOFU_SEARCH_LAYOUT_H

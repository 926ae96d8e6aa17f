//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which part of one dimension of an operand every device needs: intervals over
// the coordinates of the few axes that matter.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_REGION_H
#define TOFU_SEARCH_REGION_H

#include "tofu/Index/Parts.h"
#include "tofu/Search/Graph.h"

namespace tofu::search {

/// Elements before and behind those that are read.
struct Margin {
  int64_t before = 0, behind = 0;
  bool empty() const { return before == 0 && behind == 0; }
};

/// The coordinates of dimension `dim` of an operand that the parts of the
/// operator's variables touch, clipped to [0, extent). `lists` has one entry
/// per variable. In order:
/// 1. A variable ranges over its part; guards narrow it: in every constraint
///    `sum c_v v + c >= 0`, in order, every variable, ascending, is bounded by
///    the intervals of the others. Only guards connected with the dimension's
///    variables count.
/// 2. Span arithmetic on inclusive ends; a negative factor swaps them.
/// 3. `e mod m` is [lo mod m, hi mod m] if e stays within one block of m on
///    every device that reads at all, else [0, m - 1] on all devices. So one
///    closed form holds for all devices.
/// 4. The margin is added where anything is read at all.
SpanTable getRegion(const Operator &op, const Operand &operand, unsigned dim,
                    int64_t extent, const AxisLists &lists,
                    llvm::ArrayRef<int64_t> mesh, Margin margin = {});

/// The least number of coordinates, not clipped, on a device that reads any; a
/// huge number if none does.
int64_t getLeastLength(const Operator &op, const Operand &operand, unsigned dim,
                       const AxisLists &lists, llvm::ArrayRef<int64_t> mesh);

} // namespace tofu::search

#endif // TOFU_SEARCH_REGION_H

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

#include "tofu/Index/DeviceSum.h"
#include "tofu/Search/Plan.h"
#include <optional>

namespace tofu::search {

/// The parts of [0, extent) by an ordered list of axes.
struct Parts {
  int64_t extent;
  llvm::SmallVector<unsigned, 4> list;
};

/// An interval for every coordinate of `axes` (ascending, the last fastest);
/// those of parts, of which most can be said without them, are left out.
struct IntervalTable {
  llvm::SmallVector<unsigned, 4> axes;
  llvm::SmallVector<Interval, 8> values;
  std::optional<Parts> parts;
};

IntervalTable getParts(int64_t extent, llvm::ArrayRef<unsigned> list);
/// With all its values.
IntervalTable tabulate(const IntervalTable &table,
                       llvm::ArrayRef<int64_t> mesh);

/// The coordinates of dimension `dim` of an operand that the parts of the
/// operator's variables touch, clipped to [0, extent). `lists` has one entry
/// per variable. In order:
/// 1. A variable ranges over its part; guards narrow it: in every constraint
///    `sum c_v v + c >= 0`, in order, every variable, ascending, is bounded by
///    the intervals of the others. Only guards connected with the dimension's
///    variables count.
/// 2. Interval arithmetic on inclusive ends; a negative factor swaps them.
/// 3. `e mod m` is [lo mod m, hi mod m] if e stays within one block of m on
///    every device that reads at all, else [0, m - 1] on all devices. So one
///    closed form holds for all devices.
IntervalTable getRegion(const Operator &op, const Operand &operand,
                        unsigned dim, int64_t extent, const AxisLists &lists,
                        llvm::ArrayRef<int64_t> mesh);

/// Lengths of the intervals; and of their intersections, which are the product
/// of all factors that are added. Those of parts do not depend on axes at the
/// beginning of a list that cut evenly; of two kinds of parts, an axis of one
/// list and that of the same digit of the other one cut the same parts if they
/// are of one extent and cut evenly, and what is left is common where their
/// coordinates are equal.
Factor getSizes(const IntervalTable &table, llvm::ArrayRef<int64_t> mesh);
void addSizes(llvm::SmallVectorImpl<Factor> &factors, const IntervalTable &a,
              const IntervalTable &b, llvm::ArrayRef<int64_t> mesh);

/// The boxes that `lists` cut a tensor into.
llvm::SmallVector<IntervalTable, 4> getBox(llvm::ArrayRef<int64_t> extents,
                                           const AxisLists &lists);

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

} // namespace tofu::search

#endif // TOFU_SEARCH_REGION_H

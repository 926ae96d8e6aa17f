//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Parts of dimensions and index variables, and boxes of them: what each device
// has of them, how much, and how much is common.
//
// An extent n that is cut by an ordered list of mesh axes with the product K
// has K parts: part q, the mixed-radix number of the device's coordinates
// (first axis of the list = most significant digit), is [floor(q n / K),
// floor((q+1) n / K)). Empty parts are legal.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INDEX_PARTS_H
#define TOFU_INDEX_PARTS_H

#include "tofu/Index/DeviceSum.h"
#include "tofu/Index/IndexExpr.h"
#include <optional>

namespace tofu {

/// Axes of a mesh: ascending, or in the order in which they cut.
using Axes = llvm::SmallVector<unsigned, 4>;
/// Per dimension or variable the axes that cut it, the most significant digit
/// of a part's number first.
using AxisLists = llvm::SmallVector<Axes, 4>;

/// The part of a device.
Span getPart(int64_t extent, llvm::ArrayRef<unsigned> axes,
             llvm::ArrayRef<int64_t> mesh, llvm::ArrayRef<int64_t> coordinates);

/// The parts of [0, extent) by an ordered list of axes.
struct Parts {
  int64_t extent;
  llvm::SmallVector<unsigned, 4> list;
};

/// A span for every coordinate of `axes` (ascending, the last fastest);
/// those of parts, of which most can be said without them, are left out.
struct SpanTable {
  llvm::SmallVector<unsigned, 4> axes;
  llvm::SmallVector<Span, 8> values;
  std::optional<Parts> parts;
};

SpanTable getParts(int64_t extent, llvm::ArrayRef<unsigned> list);
/// With all its values.
SpanTable tabulate(const SpanTable &table, llvm::ArrayRef<int64_t> mesh);

/// Lengths of the spans; and of their intersections, which are the product
/// of all factors that are added. Those of parts do not depend on axes at the
/// beginning of a list that cut evenly; of two kinds of parts, an axis of one
/// list and that of the same digit of the other one cut the same parts if they
/// are of one extent and cut evenly, and what is left is common where their
/// coordinates are equal.
Factor getSizes(const SpanTable &table, llvm::ArrayRef<int64_t> mesh);
void addSizes(llvm::SmallVectorImpl<Factor> &factors, const SpanTable &a,
              const SpanTable &b, llvm::ArrayRef<int64_t> mesh);

/// The boxes that `lists` cut a tensor into.
llvm::SmallVector<SpanTable, 4> getBox(llvm::ArrayRef<int64_t> extents,
                                       const AxisLists &lists);

/// Elements of all devices' boxes together; devices off coordinate 0 of a
/// pinned axis are left out.
int64_t sumBoxes(llvm::ArrayRef<SpanTable> box,
                 llvm::ArrayRef<Factor> conditions,
                 llvm::ArrayRef<int64_t> mesh,
                 llvm::ArrayRef<unsigned> pinned = {});
/// The same for the intersections of two boxes of one rank.
int64_t sumCommon(llvm::ArrayRef<SpanTable> a, llvm::ArrayRef<SpanTable> b,
                  llvm::ArrayRef<Factor> conditions,
                  llvm::ArrayRef<int64_t> mesh,
                  llvm::ArrayRef<unsigned> pinned = {});

} // namespace tofu

#endif // TOFU_INDEX_PARTS_H

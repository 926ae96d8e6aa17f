//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Index/Parts.h"

#include <algorithm>

using namespace tofu;
using llvm::ArrayRef;
using llvm::SmallVector;

Span tofu::getPart(int64_t extent, llvm::ArrayRef<unsigned> axes,
                   llvm::ArrayRef<int64_t> mesh,
                   llvm::ArrayRef<int64_t> coordinates) {
  int64_t parts = 1, part = 0;
  for (unsigned axis : axes) {
    parts *= mesh[axis];
    part = part * mesh[axis] + coordinates[axis];
  }
  return {part * extent / parts, (part + 1) * extent / parts};
}

SpanTable tofu::getParts(int64_t extent, ArrayRef<unsigned> list) {
  SmallVector<unsigned, 4> axes(list);
  llvm::sort(axes);
  return {axes, {}, Parts{extent, SmallVector<unsigned, 4>(list)}};
}

SpanTable tofu::tabulate(const SpanTable &table, ArrayRef<int64_t> mesh) {
  if (!table.parts)
    return table;
  SpanTable full{table.axes, {}, std::nullopt};
  auto [extent, list] = *table.parts;
  int64_t parts = 1; // and by how many an axis steps
  SmallVector<int64_t, 8> steps(full.axes.size());
  for (unsigned axis : llvm::reverse(list)) {
    steps[llvm::find(full.axes, axis) - full.axes.begin()] = parts;
    parts *= mesh[axis];
  }
  for (int64_t part : tabulateSteps(0, steps, full.axes, mesh))
    full.values.push_back({part * extent / parts, (part + 1) * extent / parts});
  return full;
}

/// Leaves out axes at the beginning that cut evenly: in each of their parts the
/// rest is alike.
static Parts dropEven(Parts parts, ArrayRef<int64_t> mesh) {
  size_t even = 0;
  for (; even < parts.list.size(); ++even) {
    int64_t extent = mesh[parts.list[even]];
    if (parts.extent % extent)
      break;
    parts.extent /= extent;
  }
  parts.list.erase(parts.list.begin(), parts.list.begin() + even);
  return parts;
}

/// 1 where the coordinates on two axes of one extent are equal.
static Factor getEquality(unsigned a, unsigned b, int64_t extent) {
  Factor equality{{std::min(a, b), std::max(a, b)}, {}};
  for (int64_t i = 0; i < extent; ++i)
    for (int64_t j = 0; j < extent; ++j)
      equality.values.push_back(i == j);
  return equality;
}

/// Splits off what cuts both evenly into the same parts: what is common is
/// where both are in one of these, and there the rest is alike.
static void addCommon(llvm::SmallVectorImpl<Factor> &factors, Parts &a,
                      Parts &b, ArrayRef<int64_t> mesh) {
  size_t digit = 0;
  for (; digit < std::min(a.list.size(), b.list.size()); ++digit) {
    unsigned left = a.list[digit], right = b.list[digit];
    if (a.extent != b.extent || mesh[left] != mesh[right] ||
        a.extent % mesh[left])
      break;
    a.extent = b.extent = a.extent / mesh[left];
    if (left != right)
      factors.push_back(getEquality(left, right, mesh[left]));
  }
  for (Parts *parts : {&a, &b})
    parts->list.erase(parts->list.begin(), parts->list.begin() + digit);
}

Factor tofu::getSizes(const SpanTable &table, ArrayRef<int64_t> mesh) {
  if (table.parts) {
    Parts rest = dropEven(*table.parts, mesh);
    return getSizes(tabulate(getParts(rest.extent, rest.list), mesh), mesh);
  }
  Factor factor{table.axes, {}};
  for (const Span &span : table.values)
    factor.values.push_back(span.size());
  return factor;
}

/// Lengths of the intersections, with all values.
static Factor getCommonSizes(const SpanTable &a, const SpanTable &b,
                             ArrayRef<int64_t> mesh) {
  Factor factor{uniteAxes(a.axes, b.axes), {}};
  auto getPlaces = [&](const SpanTable &table) {
    return tabulateSteps(0, getStrides(table.axes, factor.axes, mesh),
                         factor.axes, mesh);
  };
  for (auto [left, right] : llvm::zip_equal(getPlaces(a), getPlaces(b))) {
    Span x = a.values[left], y = b.values[right];
    factor.values.push_back(
        Span{std::max(x.lo, y.lo), std::min(x.hi, y.hi)}.size());
  }
  return factor;
}

/// True if parts of `outer` are unions of those of `inner`.
static bool contains(const Parts &outer, const Parts &inner) {
  return outer.extent == inner.extent &&
         outer.list.size() <= inner.list.size() &&
         llvm::equal(outer.list,
                     ArrayRef(inner.list).take_front(outer.list.size()));
}

void tofu::addSizes(llvm::SmallVectorImpl<Factor> &factors, const SpanTable &a,
                    const SpanTable &b, ArrayRef<int64_t> mesh) {
  if (!a.parts || !b.parts) {
    factors.push_back(
        getCommonSizes(tabulate(a, mesh), tabulate(b, mesh), mesh));
    return;
  }
  Parts left = *a.parts, right = *b.parts;
  addCommon(factors, left, right, mesh);
  if (contains(left, right) || contains(right, left)) {
    Parts &inner = left.list.size() < right.list.size() ? right : left;
    factors.push_back(getSizes(getParts(inner.extent, inner.list), mesh));
    return;
  }
  factors.push_back(
      getCommonSizes(tabulate(getParts(left.extent, left.list), mesh),
                     tabulate(getParts(right.extent, right.list), mesh), mesh));
}

SmallVector<SpanTable, 4> tofu::getBox(ArrayRef<int64_t> extents,
                                       const AxisLists &lists) {
  SmallVector<SpanTable, 4> box;
  for (size_t d = 0; d < extents.size(); ++d)
    box.push_back(getParts(extents[d], lists[d]));
  return box;
}

int64_t tofu::sumBoxes(ArrayRef<SpanTable> box, ArrayRef<Factor> conditions,
                       ArrayRef<int64_t> mesh, ArrayRef<unsigned> pinned) {
  SmallVector<Factor, 8> factors(conditions);
  for (const SpanTable &table : box)
    factors.push_back(getSizes(table, mesh));
  return sumOverDevices(factors, mesh, pinned);
}

int64_t tofu::sumCommon(ArrayRef<SpanTable> a, ArrayRef<SpanTable> b,
                        ArrayRef<Factor> conditions, ArrayRef<int64_t> mesh,
                        ArrayRef<unsigned> pinned) {
  SmallVector<Factor, 8> factors(conditions);
  for (size_t d = 0; d < a.size(); ++d)
    addSizes(factors, a[d], b[d], mesh);
  return sumOverDevices(factors, mesh, pinned);
}

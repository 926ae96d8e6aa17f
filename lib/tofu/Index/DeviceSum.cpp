//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Index/DeviceSum.h"

#include <algorithm>
#include <iterator>

using namespace tofu;
using llvm::ArrayRef;
using llvm::SmallVector;

SmallVector<unsigned, 4> tofu::uniteAxes(ArrayRef<unsigned> a,
                                         ArrayRef<unsigned> b) {
  SmallVector<unsigned, 4> both;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(),
                 std::back_inserter(both));
  return both;
}

namespace {
/// Factors connected by shared axes.
struct Group {
  SmallVector<unsigned, 4> axes;
  SmallVector<const Factor *, 4> factors;
};
} // namespace

static SmallVector<Group, 4> makeGroups(ArrayRef<Factor> factors) {
  SmallVector<Group, 4> groups;
  for (const Factor &factor : factors) {
    Group merged{factor.axes, {&factor}};
    SmallVector<Group, 4> rest;
    for (Group &group : groups) {
      bool shares = llvm::any_of(group.axes, [&](unsigned axis) {
        return llvm::is_contained(factor.axes, axis);
      });
      if (!shares) {
        rest.push_back(std::move(group));
        continue;
      }
      merged.axes = uniteAxes(merged.axes, group.axes);
      merged.factors.append(group.factors);
    }
    rest.push_back(std::move(merged));
    groups = std::move(rest);
  }
  return groups;
}

/// One step of each factor's position in its table per step of an axis.
static SmallVector<int64_t, 8> getStrides(const Factor &factor,
                                          ArrayRef<unsigned> axes,
                                          ArrayRef<int64_t> mesh) {
  SmallVector<int64_t, 8> strides(axes.size(), 0);
  int64_t stride = 1;
  for (unsigned axis : llvm::reverse(factor.axes)) {
    strides[llvm::find(axes, axis) - axes.begin()] = stride;
    stride *= mesh[axis];
  }
  return strides;
}

/// Calls `visit` with the product of the group's factors at each coordinate of
/// its axes.
template <typename Visit>
static void forEachProduct(const Group &group, ArrayRef<int64_t> mesh,
                           ArrayRef<unsigned> pinned, Visit visit) {
  size_t rank = group.axes.size(), count = group.factors.size();
  SmallVector<int64_t, 8> extents, coordinates(rank, 0), position(count, 0);
  for (unsigned axis : group.axes)
    extents.push_back(llvm::is_contained(pinned, axis) ? 1 : mesh[axis]);
  SmallVector<SmallVector<int64_t, 8>, 4> strides;
  for (const Factor *factor : group.factors)
    strides.push_back(getStrides(*factor, group.axes, mesh));
  while (true) {
    int64_t product = 1;
    for (size_t f = 0; f < count && product; ++f)
      product *= group.factors[f]->values[position[f]];
    visit(product);
    size_t i = rank;
    for (; i > 0; --i) {
      int64_t step = 1;
      if (++coordinates[i - 1] == extents[i - 1]) {
        step = 1 - extents[i - 1];
        coordinates[i - 1] = 0;
      }
      for (size_t f = 0; f < count; ++f)
        position[f] += step * strides[f][i - 1];
      if (step == 1 && coordinates[i - 1])
        break;
    }
    if (i == 0)
      return;
  }
}

int64_t tofu::sumOverDevices(ArrayRef<Factor> factors, ArrayRef<int64_t> mesh,
                             ArrayRef<unsigned> pinned) {
  int64_t product = 1;
  SmallVector<unsigned, 4> used(pinned);
  for (const Group &group : makeGroups(factors)) {
    int64_t sum = 0;
    forEachProduct(group, mesh, pinned, [&](int64_t value) { sum += value; });
    product *= sum;
    used.append(group.axes);
    if (!product)
      return 0;
  }
  for (unsigned axis = 0; axis < mesh.size(); ++axis)
    if (!llvm::is_contained(used, axis))
      product *= mesh[axis];
  return product;
}

int64_t tofu::maxOverDevices(ArrayRef<Factor> factors, ArrayRef<int64_t> mesh) {
  int64_t product = 1;
  for (const Group &group : makeGroups(factors)) {
    int64_t largest = 0;
    forEachProduct(group, mesh, {},
                   [&](int64_t value) { largest = std::max(largest, value); });
    product *= largest;
  }
  return product;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Index/DeviceSum.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <iterator>
#include <optional>

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

SmallVector<int64_t, 8> tofu::tabulateSteps(int64_t start,
                                            ArrayRef<int64_t> steps,
                                            ArrayRef<unsigned> axes,
                                            ArrayRef<int64_t> mesh) {
  SmallVector<int64_t, 8> values{start};
  values.reserve(getCount(axes, mesh));
  // The slowest last: each value repeats what the faster ones give.
  for (size_t i = axes.size(); i > 0; --i) {
    size_t faster = values.size();
    for (int64_t at = 1; at < mesh[axes[i - 1]]; ++at)
      for (size_t place = 0; place < faster; ++place)
        values.push_back(values[place] + at * steps[i - 1]);
  }
  return values;
}

SmallVector<int64_t, 8> tofu::getStrides(ArrayRef<unsigned> tableAxes,
                                         ArrayRef<unsigned> axes,
                                         ArrayRef<int64_t> mesh) {
  SmallVector<int64_t, 8> strides(axes.size(), 0);
  int64_t stride = 1;
  for (unsigned axis : llvm::reverse(tableAxes)) {
    strides[llvm::find(axes, axis) - axes.begin()] = stride;
    stride *= mesh[axis];
  }
  return strides;
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
    strides.push_back(getStrides(factor->axes, group.axes, mesh));
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

/// Coordinates that are enumerated at once; more are folded axis by axis.
static constexpr int64_t kEnumerated = 128;

/// The factors that depend on the axis, and their axes with it as the fastest.
static Group takeAxis(const Group &group, unsigned axis) {
  Group taken;
  for (const Factor *factor : group.factors)
    if (llvm::is_contained(factor->axes, axis)) {
      taken.axes = uniteAxes(taken.axes, factor->axes);
      taken.factors.push_back(factor);
    }
  llvm::erase(taken.axes, axis);
  taken.axes.push_back(axis);
  return taken;
}

/// Folds the products at all coordinates of a group's axes. A fold of a product
/// is that over one axis of the factors that depend on it, times the others
/// (bucket elimination; Dechter, Artificial Intelligence 1999).
template <typename Fold>
static int64_t foldProducts(Group group, ArrayRef<int64_t> mesh,
                            ArrayRef<unsigned> pinned, Fold fold) {
  std::deque<Factor> folded;
  while (getCount(group.axes, mesh) > kEnumerated) {
    Group least;
    for (unsigned axis : group.axes)
      if (Group taken = takeAxis(group, axis);
          least.axes.empty() ||
          getCount(taken.axes, mesh) < getCount(least.axes, mesh))
        least = std::move(taken);
    if (least.axes.size() == group.axes.size())
      break;
    unsigned axis = least.axes.back();
    Factor &rest = folded.emplace_back();
    rest.axes.assign(least.axes.begin(), least.axes.end() - 1);
    int64_t visited = 0;
    int64_t extent = llvm::is_contained(pinned, axis) ? 1 : mesh[axis];
    // A pinned axis has one coordinate; tables have all of them.
    SmallVector<unsigned, 4> fastest;
    if (extent == 1)
      fastest.push_back(axis);
    forEachProduct(least, mesh, fastest, [&](int64_t value) {
      if (visited++ % extent == 0)
        rest.values.push_back(value);
      else
        rest.values.back() = fold(rest.values.back(), value);
    });
    llvm::erase_if(group.factors, [&](const Factor *factor) {
      return llvm::is_contained(least.factors, factor);
    });
    group.factors.push_back(&rest);
    llvm::erase(group.axes, axis);
  }
  std::optional<int64_t> result;
  forEachProduct(group, mesh, pinned, [&](int64_t value) {
    result = result ? fold(*result, value) : value;
  });
  return *result;
}

int64_t tofu::sumOverDevices(ArrayRef<Factor> factors, ArrayRef<int64_t> mesh,
                             ArrayRef<unsigned> pinned) {
  int64_t product = 1;
  SmallVector<unsigned, 4> used(pinned);
  for (const Group &group : makeGroups(factors)) {
    product *= foldProducts(group, mesh, pinned, std::plus<int64_t>());
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
  for (const Group &group : makeGroups(factors))
    product *= foldProducts(
        group, mesh, {}, [](int64_t a, int64_t b) { return std::max(a, b); });
  return product;
}

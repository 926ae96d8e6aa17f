//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Mesh.h"

#include <algorithm>
#include <numeric>

using namespace tofu::runtime;

Mesh::Mesh(std::vector<int64_t> extents) : extents(std::move(extents)) {
  std::vector<int64_t> all(this->extents.size());
  std::iota(all.begin(), all.end(), 0);
  coordinates = getPoints(all);
}

int64_t Mesh::getRank(const Coordinates &at) const {
  int64_t rank = 0;
  for (size_t axis = 0; axis != extents.size(); ++axis)
    rank = rank * extents[axis] + at[axis];
  return rank;
}

std::vector<Coordinates>
Mesh::getPoints(const std::vector<int64_t> &axes) const {
  std::vector<Coordinates> points;
  Coordinates point(axes.size(), 0);
  while (true) {
    points.push_back(point);
    size_t i = axes.size();
    while (i && ++point[i - 1] == extents[axes[i - 1]])
      point[--i] = 0;
    if (i == 0)
      return points;
  }
}

std::vector<int64_t> Mesh::getNearest(int64_t rank,
                                      const std::vector<int64_t> &axes) const {
  std::vector<int64_t> others;
  for (int64_t axis = 0; axis != getNumAxes(); ++axis)
    if (std::find(axes.begin(), axes.end(), axis) == axes.end())
      others.push_back(axis);
  // Ranks by the number of axes on which they differ. Points come in ascending
  // order, so the numbers in each list do too.
  std::vector<std::vector<int64_t>> found(others.size() + 1);
  for (const Coordinates &point : getPoints(others)) {
    Coordinates at = coordinates[rank];
    int64_t differing = 0;
    for (size_t i = 0; i != others.size(); ++i) {
      differing += at[others[i]] != point[i];
      at[others[i]] = point[i];
    }
    found[differing].push_back(getRank(at));
  }
  std::vector<int64_t> nearest;
  for (const std::vector<int64_t> &ranks : found)
    nearest.insert(nearest.end(), ranks.begin(), ranks.end());
  return nearest;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Mesh.h"

using namespace tofu::runtime;

Mesh::Mesh(std::vector<int64_t> extents) : extents(std::move(extents)) {
  for (int64_t extent : this->extents)
    numRanks *= extent;
}

Coordinates Mesh::getCoordinates(int64_t rank) const {
  Coordinates at(extents.size());
  for (size_t axis = extents.size(); axis-- > 0; rank /= extents[axis])
    at[axis] = rank % extents[axis];
  return at;
}

int64_t Mesh::getRank(const Coordinates &at) const {
  int64_t rank = 0;
  for (size_t axis = 0; axis != extents.size(); ++axis)
    rank = rank * extents[axis] + at[axis];
  return rank;
}

std::vector<int64_t> Mesh::getAxes(AxisSet axes) const {
  std::vector<int64_t> list;
  for (int64_t axis = 0; axis != getNumAxes(); ++axis)
    if (contains(axes, axis))
      list.push_back(axis);
  return list;
}

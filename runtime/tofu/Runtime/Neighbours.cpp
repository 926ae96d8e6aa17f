//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Neighbours.h"

#include <algorithm>

using namespace tofu::runtime;

const Neighbours::Ranges &Neighbours::getRanges(int64_t buffer, int64_t dim) {
  AxisSet axes = holdings.getBoxAxes(buffer, dim);
  auto [found, isNew] =
      known.try_emplace({holdings.getBuffer(buffer).box, dim, axes});
  Ranges &ranges = found->second;
  if (!isNew)
    return ranges;
  const Mesh &mesh = holdings.getMesh();
  mesh.forEachPoint(Coordinates(mesh.getNumAxes()), axes,
                    [&](const Coordinates &at) {
                      Range range = holdings.getBox(buffer, at)[dim];
                      if (range.lo < range.hi)
                        ranges.entries.push_back({range, at});
                    });
  std::stable_sort(
      ranges.entries.begin(), ranges.entries.end(),
      [](const auto &a, const auto &b) { return a.range.lo < b.range.lo; });
  int64_t reach = 0; // coordinates are not negative
  for (const Ranges::Entry &entry : ranges.entries) {
    ranges.areDisjoint &= entry.range.lo >= reach;
    reach = std::max(reach, entry.range.hi);
    ranges.reach.push_back(reach);
  }
  return ranges;
}

bool Neighbours::areDisjoint(int64_t buffer, AxisSet axes) {
  for (int64_t dim = 0; dim != holdings.getBuffer(buffer).rank; ++dim)
    if ((holdings.getBoxAxes(buffer, dim) & axes) &&
        !getRanges(buffer, dim).areDisjoint)
      return false;
  return true;
}

std::vector<Neighbour> Neighbours::find(int64_t buffer, const Box &wanted,
                                        const Coordinates &at, AxisSet free) {
  const Mesh &mesh = holdings.getMesh();
  std::vector<Coordinates> points = {at};
  AxisSet open = free; // axes on which the points are not decided yet
  for (size_t dim = 0; dim != wanted.size(); ++dim) {
    AxisSet axes = holdings.getBoxAxes(buffer, dim);
    if (!(axes & open))
      continue;
    const Ranges &ranges = getRanges(buffer, dim);
    std::vector<Coordinates> next;
    // Entries that end before `lo` come first, those that begin at `hi` last.
    size_t i = std::upper_bound(ranges.reach.begin(), ranges.reach.end(),
                                wanted[dim].lo) -
               ranges.reach.begin();
    for (; i != ranges.entries.size(); ++i) {
      const auto &[range, there] = ranges.entries[i];
      if (range.lo >= wanted[dim].hi)
        break;
      if (range.hi <= wanted[dim].lo)
        continue;
      for (const Coordinates &point : points) {
        Coordinates combined = point;
        bool agrees = true;
        for (int64_t axis = 0; axis != mesh.getNumAxes(); ++axis) {
          if (!contains(axes, axis))
            continue;
          agrees &= contains(open, axis) || point[axis] == there[axis];
          combined[axis] = there[axis];
        }
        if (agrees)
          next.push_back(std::move(combined));
      }
    }
    points = std::move(next);
    open &= ~axes;
  }

  // Of a buffer that has one box along an axis, all ranks along it.
  struct Found {
    int64_t differing;
    Neighbour neighbour;
  };
  std::vector<Found> found;
  for (const Coordinates &point : points)
    mesh.forEachPoint(point, open, [&](const Coordinates &there) {
      Box box = holdings.getBox(buffer, there);
      if (!overlap(box, wanted))
        return;
      int64_t differing = 0;
      for (size_t axis = 0; axis != at.size(); ++axis)
        differing += at[axis] != there[axis];
      found.push_back({differing, {mesh.getRank(there), std::move(box)}});
    });
  std::sort(found.begin(), found.end(), [](const Found &a, const Found &b) {
    return std::pair(a.differing, a.neighbour.rank) <
           std::pair(b.differing, b.neighbour.rank);
  });
  std::vector<Neighbour> neighbours;
  for (Found &one : found)
    neighbours.push_back(std::move(one.neighbour));
  return neighbours;
}

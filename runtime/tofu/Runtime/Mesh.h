//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Ranks as points of a mesh: row-major numbers of their coordinates.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_MESH_H
#define TOFU_RUNTIME_MESH_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tofu::runtime {

using Coordinates = std::vector<int64_t>;

/// Axes of a mesh: bit a is axis a. There are at most 64.
using AxisSet = uint64_t;

constexpr bool contains(AxisSet axes, int64_t axis) { return axes >> axis & 1; }
inline AxisSet getAxisSet(const int64_t *axes, int64_t count) {
  AxisSet set = 0;
  for (int64_t i = 0; i < count; ++i)
    set |= AxisSet(1) << axes[i];
  return set;
}

class Mesh {
public:
  /// No axes: one rank.
  explicit Mesh(std::vector<int64_t> extents);

  int64_t getNumAxes() const { return extents.size(); }
  int64_t getNumRanks() const { return numRanks; }
  int64_t getExtent(int64_t axis) const { return extents[axis]; }
  AxisSet getAllAxes() const {
    return extents.size() == 64 ? ~AxisSet(0)
                                : (AxisSet(1) << extents.size()) - 1;
  }
  Coordinates getCoordinates(int64_t rank) const;
  int64_t getRank(const Coordinates &at) const;
  /// Calls `visit` for the points that are like `at` but on these axes, on
  /// which they take all coordinates: in ascending order of their ranks.
  template <typename Visit>
  void forEachPoint(Coordinates at, AxisSet axes, Visit visit) const {
    std::vector<int64_t> varied = getAxes(axes);
    for (int64_t axis : varied)
      at[axis] = 0;
    while (true) {
      visit(static_cast<const Coordinates &>(at));
      size_t i = varied.size();
      while (i && ++at[varied[i - 1]] == extents[varied[i - 1]])
        at[varied[--i]] = 0;
      if (i == 0)
        return;
    }
  }

private:
  std::vector<int64_t> getAxes(AxisSet axes) const;

  std::vector<int64_t> extents;
  int64_t numRanks = 1;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_MESH_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Ranks as points of a mesh: row-major numbers of their coordinates.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_MESH_H
#define TOFU_RUNTIME_MESH_H

#include <cstdint>
#include <vector>

namespace tofu::runtime {

using Coordinates = std::vector<int64_t>;

class Mesh {
public:
  /// No axes: one rank.
  explicit Mesh(std::vector<int64_t> extents);

  int64_t getNumAxes() const { return extents.size(); }
  int64_t getNumRanks() const { return coordinates.size(); }
  const Coordinates &getCoordinates(int64_t rank) const {
    return coordinates[rank];
  }
  int64_t getRank(const Coordinates &at) const;
  /// The points of the axes' own mesh, in row-major order.
  std::vector<Coordinates> getPoints(const std::vector<int64_t> &axes) const;
  /// All ranks that have the same coordinates as `rank` on `axes`: those first
  /// that agree with it on most axes, then by number.
  std::vector<int64_t> getNearest(int64_t rank,
                                  const std::vector<int64_t> &axes) const;

private:
  std::vector<int64_t> extents;
  std::vector<Coordinates> coordinates; // of each rank
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_MESH_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a sharding says, in whatever words: which tile of a tensor each device
// has. Whether the axes of a mesh say the same is asked of that alone, so that
// all ways of writing it, orders of devices included, are one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SHARDING_SHARDING_H
#define TOFU_SHARDING_SHARDING_H

#include "tofu/Index/Parts.h"
#include <optional>
#include <string>
#include <vector>

namespace tofu {

struct Sharding {
  /// Along each dimension; none if it says nothing of them.
  llvm::SmallVector<int64_t> tiles;
  /// Of each device the number of its tile, the last dimension's fastest.
  std::vector<int64_t> tileOf;
  /// Why it says no tiles that all devices have, as a sentence that begins
  /// after the sharding; else empty.
  std::string whyNot;

  static Sharding refuse(std::string why);
  /// Every device has all of the tensor, or may have.
  bool cutsNothing() const;
};

/// The product of positive numbers, or one more than there may be devices.
int64_t countDevices(llvm::ArrayRef<int64_t> extents);

/// Of the place with that number, where the last extent's is the fastest.
llvm::SmallVector<int64_t> getCoordinates(int64_t number,
                                          llvm::ArrayRef<int64_t> extents);

/// Tiles, as many along each dimension, of devices that stand in their order,
/// those of one tile together.
Sharding makeTiles(llvm::ArrayRef<int64_t> tiles,
                   llvm::ArrayRef<int64_t> devices);

/// Per dimension the axes of the mesh by which each device has the part with
/// the number of its tile; none if no order of whole axes does that.
std::optional<AxisLists> findAxes(const Sharding &sharding,
                                  llvm::ArrayRef<int64_t> mesh);

/// The mesh of fewest axes that has them for all of these, which are for as
/// many devices; none if no mesh has.
std::optional<llvm::SmallVector<int64_t>>
findMesh(llvm::ArrayRef<Sharding> shardings);

/// True if parts of an extent are what XLA has as its tiles: all but the last
/// ones are as large as the first.
bool areTiles(int64_t extent, int64_t count);

} // namespace tofu

#endif // TOFU_SHARDING_SHARDING_H

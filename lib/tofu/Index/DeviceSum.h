//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Sums and maxima over all devices of products of factors that each depend on
// the coordinates of a few mesh axes only: how box volumes are added up without
// a walk over every device.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INDEX_DEVICESUM_H
#define TOFU_INDEX_DEVICESUM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace tofu {

/// A number that depends on the coordinates of `axes` (ascending, the last one
/// runs fastest).
struct Factor {
  llvm::SmallVector<unsigned, 4> axes;
  llvm::SmallVector<int64_t, 8> values;
};

/// Sum over the devices of `mesh` of the product of the factors. Devices whose
/// coordinate on an axis of `pinned` is not 0 are left out.
///
/// Factors that share axes form a group; only one group's coordinates are
/// enumerated at a time, and the groups' sums are multiplied. Where these are
/// many, they are added up axis by axis.
int64_t sumOverDevices(llvm::ArrayRef<Factor> factors,
                       llvm::ArrayRef<int64_t> mesh,
                       llvm::ArrayRef<unsigned> pinned = {});

/// The largest product on any device. Factors are not negative.
int64_t maxOverDevices(llvm::ArrayRef<Factor> factors,
                       llvm::ArrayRef<int64_t> mesh);

/// Devices that the axes tell apart: the product of their extents.
template <typename Axes>
int64_t getCount(const Axes &axes, llvm::ArrayRef<int64_t> mesh) {
  int64_t count = 1;
  for (auto axis : axes)
    count *= mesh[axis];
  return count;
}

/// Calls `visit(coordinates)` for every coordinate of `axes`, the last axis
/// fastest; the other axes' coordinates stay 0.
template <typename Visit>
void forEachCoordinate(llvm::ArrayRef<unsigned> axes,
                       llvm::ArrayRef<int64_t> mesh, Visit visit) {
  llvm::SmallVector<int64_t, 8> coordinates(mesh.size(), 0);
  while (true) {
    visit(llvm::ArrayRef<int64_t>(coordinates));
    size_t i = axes.size();
    while (i > 0 && ++coordinates[axes[i - 1]] == mesh[axes[i - 1]])
      coordinates[axes[--i]] = 0;
    if (i == 0)
      return;
  }
}

/// Position in a table over `axes` that forEachCoordinate visits in order.
inline size_t getTableIndex(llvm::ArrayRef<unsigned> axes,
                            llvm::ArrayRef<int64_t> mesh,
                            llvm::ArrayRef<int64_t> coordinates) {
  size_t index = 0;
  for (unsigned axis : axes)
    index = index * mesh[axis] + coordinates[axis];
  return index;
}

/// `start` and of each axis its coordinate times its step, at every coordinate
/// of the axes, the last one fastest.
llvm::SmallVector<int64_t, 8> tabulateSteps(int64_t start,
                                            llvm::ArrayRef<int64_t> steps,
                                            llvm::ArrayRef<unsigned> axes,
                                            llvm::ArrayRef<int64_t> mesh);

/// Of each of `axes` how far its step leads in a table over `tableAxes`; not at
/// all if it is none of them.
llvm::SmallVector<int64_t, 8> getStrides(llvm::ArrayRef<unsigned> tableAxes,
                                         llvm::ArrayRef<unsigned> axes,
                                         llvm::ArrayRef<int64_t> mesh);

/// The union of two ascending lists.
llvm::SmallVector<unsigned, 4> uniteAxes(llvm::ArrayRef<unsigned> a,
                                         llvm::ArrayRef<unsigned> b);

} // namespace tofu

#endif // TOFU_INDEX_DEVICESUM_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether all that devices need of a tensor is held by some device, or by one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_COVER_H
#define TOFU_PARTITION_COVER_H

#include "tofu/Analysis/BoxTables.h"
#include "tofu/Partition/Boxes.h"

namespace tofu {

/// What a device needs and none holds.
struct Gap {
  llvm::SmallVector<int64_t> device; // coordinates
  Ranges box;
  /// The boxes are no grid, and there are too many of them to look.
  bool isUnknown = false;
};

/// Finds a gap between `needed` and the boxes `held`. Each device needs its box
/// once for every point of the axes `partial`, all of it from devices at this
/// point; along `kept`, which are some of them, from those with its own
/// coordinate only.
std::optional<Gap> findGap(tdl::BoxAttr held, llvm::ArrayRef<int64_t> partial,
                           tdl::BoxAttr needed, llvm::ArrayRef<int64_t> kept,
                           BoxTables &tables);

/// True if devices that differ along `axes`, on which `whole` does not depend
/// and which together have all of it, have some of it twice.
bool doOverlap(tdl::BoxAttr parts, const llvm::SmallBitVector &axes,
               tdl::BoxAttr whole, BoxTables &tables);

} // namespace tofu

#endif // TOFU_PARTITION_COVER_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Offsets for buffers of which it is known when they live: the smallest arena
// that several ways of placing find.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_MEMORY_PLACEMENT_H
#define TOFU_MEMORY_PLACEMENT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace tofu::memory {

/// What has to be placed: lives from step `first` to step `last`, inclusive.
struct Lifetime {
  int64_t bytes;
  int64_t first, last;
};

/// An offset for each lifetime, and the end of the last one.
struct Placement {
  llvm::SmallVector<int64_t, 0> offsets;
  int64_t end = 0;
};

/// The most bytes that live at the same time.
int64_t getLiveBytes(llvm::ArrayRef<Lifetime> lifetimes);

/// Goes through time and puts each buffer into the smallest hole that is free;
/// `isReversed`: from the last step to the first. Takes n log n.
Placement placeInTime(llvm::ArrayRef<Lifetime> lifetimes, bool isReversed);

/// Puts one buffer after the other, in this order, at the lowest offset at
/// which it meets none that lives at the same time; with `isBestFit` into the
/// smallest hole below the end. Takes the square of their number.
Placement placeInOrder(llvm::ArrayRef<Lifetime> lifetimes,
                       llvm::ArrayRef<unsigned> order, bool isBestFit);

/// The best of all that is tried: n log n, and a bounded amount of work on the
/// few thousand largest.
Placement place(llvm::ArrayRef<Lifetime> lifetimes);

} // namespace tofu::memory

#endif // TOFU_MEMORY_PLACEMENT_H

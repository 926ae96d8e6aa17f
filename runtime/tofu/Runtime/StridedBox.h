//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Boxes within dense pieces, in terms of memory: where they begin and how far
// it is from one element to the next. What is copied, folded and sent.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_STRIDEDBOX_H
#define TOFU_RUNTIME_STRIDEDBOX_H

#include "tofu/Runtime/Box.h"
#include "tofu/Runtime/Exchange.h"
#include "tofu/Runtime/Fold.h"

namespace tofu::runtime {

/// A box of elements of one size in a dense row-major piece; not empty.
struct StridedBox {
  /// `box` lies within `piece`.
  StridedBox(const Box &piece, const Box &box);
  explicit StridedBox(const tofu_strided_box &box)
      : offset(box.offset),
        dimensions(box.dimensions, box.dimensions + box.rank) {}

  int64_t getVolume() const;
  /// True if the elements lie one behind the other in the piece.
  bool isRun() const;
  /// The same elements, one behind the other from `offset` on.
  StridedBox pack(int64_t offset) const;

  int64_t offset; // in elements, from the first of the piece
  std::vector<tofu_dimension> dimensions;
};

/// to = from. Both boxes have the same extents; `from` and `to` are where their
/// pieces begin.
void copyBox(const StridedBox &fromBox, const char *from,
             const StridedBox &toBox, char *to, int64_t elementBytes);

/// The same with a function for runs of elements, which may differ in size.
void foldBox(const StridedBox &fromBox, const char *from, int64_t fromBytes,
             const StridedBox &toBox, char *to, int64_t toBytes,
             FoldFunction fold);

/// True if all bits are the same.
bool equalBoxes(const StridedBox &aBox, const char *a, const StridedBox &bBox,
                const char *b, int64_t elementBytes);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_STRIDEDBOX_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The elements that a part reads through one operation: the set of its points
// for MLIR's Presburger library, or all of them one by one where an index is
// computed in a way that no such set describes.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_PARTREADS_H
#define TOFU_OPERATORS_PARTREADS_H

#include "tofu/Operators/ReadSet.h"
#include "tofu/TDL/Interval.h"
#include <optional>

namespace tofu {

/// A range of each index variable, and of coordinates of the operand.
struct PartRanges {
  llvm::SmallVector<Interval> variables; // both ends are included
  llvm::SmallVector<Interval> coordinates;
};

class PartReads {
public:
  PartReads(const ReadSet &set, PartRanges ranges)
      : set(set), ranges(std::move(ranges)) {}

  /// True if the points have to be looked at one by one.
  bool isEnumerated() const { return !set.computed.empty(); }
  /// Numbers, points or free values are too large or too many to look at, or
  /// places cannot be computed: why, as the end of a sentence. Else empty.
  llvm::StringRef getUnknown() const { return unknown; }

  /// The least box that has all elements, its ends included: a guess, which may
  /// be right, makes it quick. None if nothing is read.
  std::optional<llvm::SmallVector<Interval>>
  findBounds(llvm::ArrayRef<Interval> guess);
  /// The same by looking at all points.
  std::optional<llvm::SmallVector<Interval>> enumerate();

private:
  bool isBox() const;
  std::optional<llvm::SmallVector<Interval>> intersect() const;
  bool hasPoint(std::optional<unsigned> dim, int64_t low, int64_t high);
  Interval findBounds(unsigned dim, Interval guess);

  const ReadSet &set;
  PartRanges ranges;
  llvm::StringRef unknown;
};

} // namespace tofu

#endif // TOFU_OPERATORS_PARTREADS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What can be said of the boxes of all devices at once, without a walk over
// them, because they are cut in order: each begins where another one ends. So
// are all that -tofu-expand writes. Of other boxes nothing is said here.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_JOINTBOX_H
#define TOFU_PARTITION_JOINTBOX_H

#include "tofu/TDL/TDL.h"
#include "llvm/ADT/SmallBitVector.h"
#include <optional>

namespace tofu {

/// True if a condition says no more than that the range of a dimension is not
/// empty.
bool isImplied(mlir::AffineExpr condition, tdl::BoxAttr box, unsigned dim);
/// The same of some dimension.
bool isImplied(mlir::AffineExpr condition, tdl::BoxAttr box);

/// What devices that differ along `axes` hold together, as a box in the other
/// coordinates; of those of them whose boxes differ, each element is in one.
/// None if an axis cuts two dimensions, or if gaps may be left.
std::optional<tdl::BoxAttr> getJointBox(tdl::BoxAttr box,
                                        const llvm::SmallBitVector &axes,
                                        llvm::ArrayRef<int64_t> mesh);

/// True if, by intervals, on no device a range of the dimension of `inner`
/// begins before or ends behind that of `outer`.
bool isInside(tdl::BoxAttr inner, tdl::BoxAttr outer, unsigned dim,
              llvm::ArrayRef<int64_t> mesh);

/// True if, by intervals, every device's box `outer` has all of its `inner`.
bool isInside(tdl::BoxAttr inner, tdl::BoxAttr outer,
              llvm::ArrayRef<int64_t> mesh);

} // namespace tofu

#endif // TOFU_PARTITION_JOINTBOX_H

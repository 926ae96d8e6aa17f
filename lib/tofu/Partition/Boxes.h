//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Boxes as numbers, on the devices between which they differ.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_BOXES_H
#define TOFU_PARTITION_BOXES_H

#include "tofu/TDL/TDL.h"
#include "llvm/ADT/SmallBitVector.h"

namespace tofu {

using Range = std::pair<int64_t, int64_t>;
using Ranges = llvm::SmallVector<Range, 4>;

/// The mesh with these axes only: others have extent 1.
llvm::SmallVector<int64_t> getMeshOf(llvm::ArrayRef<int64_t> mesh,
                                     const llvm::SmallBitVector &axes);

/// The range of one dimension at a device, whatever the others are.
Range getRange(tdl::BoxAttr box, unsigned dim, llvm::ArrayRef<int64_t> device);

/// False if an expression after `if` empties the box at a device.
bool holdConditions(tdl::BoxAttr box, llvm::ArrayRef<int64_t> device);

bool isEmpty(const Ranges &box);
Ranges intersect(const Ranges &a, const Ranges &b);
/// True if `outer` has all that is in `inner`.
bool isInside(const Ranges &inner, const Ranges &outer);

/// As tdl::describeBox() writes it.
std::string describe(const Ranges &box);
/// `rank 3`, of the device with these coordinates on the mesh.
std::string describeRank(llvm::ArrayRef<int64_t> device,
                         llvm::ArrayRef<int64_t> mesh);

} // namespace tofu

#endif // TOFU_PARTITION_BOXES_H

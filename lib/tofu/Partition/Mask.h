//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Of which elements of an operand a device has the terms.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_MASK_H
#define TOFU_PARTITION_MASK_H

#include "tofu/Analysis/LambdaAnalysis.h"

namespace tofu {

/// The box outside of which an operand reads as neutral, so that of the devices
/// of `axes` one has each element that is read. Each variable that these axes
/// cut is cut in one dimension, of which it is the index; nothing is said of
/// the others. Regions would not do: a diagonal's leave out what is beside it,
/// and a band's overlap.
tdl::BoxAttr getMask(const tdl::Access &access, mlir::Type tensor,
                     llvm::ArrayRef<tdl::VariableSplit> variables,
                     llvm::ArrayRef<int64_t> axes,
                     llvm::ArrayRef<int64_t> mesh);

} // namespace tofu

#endif // TOFU_PARTITION_MASK_H

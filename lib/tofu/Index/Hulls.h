//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Boxes of one size at several places: which of them overlap, and together are
// a box.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INDEX_HULLS_H
#define TOFU_INDEX_HULLS_H

#include "tofu/Index/IndexExpr.h"
#include "tofu/Index/Parts.h"

namespace tofu {

/// What a box is of: where the first of its boxes starts and behind where the
/// last one does, per dimension; and their numbers, ascending.
struct Hull {
  llvm::SmallVector<Span, 4> starts;
  llvm::SmallVector<unsigned, 2> boxes;
};

/// Boxes that are alike in all dimensions but one, and overlap in that one, are
/// one, and so on, until there are no such. Box i starts at offsets[i], and is
/// `lengths` long.
llvm::SmallVector<Hull, 0>
findHulls(llvm::ArrayRef<llvm::SmallVector<int64_t, 4>> offsets,
          llvm::ArrayRef<int64_t> lengths);

} // namespace tofu

#endif // TOFU_INDEX_HULLS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Simplification of quasi-affine expressions whose dimensions have known
// ranges: what makes a merge of dimensions undo a split of them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_RANGEDEXPR_H
#define TOFU_TRANSFORMS_RANGEDEXPR_H

#include "tofu/TDL/Interval.h"

namespace tofu {

/// An expression of equal value for all dimensions in their ranges. With x < 8
/// and d < 16:
///   (x * 16 + d) floordiv 16        is x
///   (x * 16 + d) mod 16             is d
///   (x * 16 + d) floordiv 32        is x floordiv 2
///   (x floordiv 2) * 2 + x mod 2    is x
/// A dimension of extent 1 is 0. Sums are ordered: dimensions, symbols, others.
mlir::AffineExpr simplifyInRanges(mlir::AffineExpr expr,
                                  llvm::ArrayRef<Interval> dims);

} // namespace tofu

#endif // TOFU_TRANSFORMS_RANGEDEXPR_H

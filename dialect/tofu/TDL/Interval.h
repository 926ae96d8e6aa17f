//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The values of a quasi-affine expression whose dimensions have known ranges.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_INTERVAL_H
#define TOFU_TDL_INTERVAL_H

#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/ArrayRef.h"

namespace tofu {

/// What an integer may be: lower to upper, both included.
struct Interval {
  /// Stands for no bound; index values are far smaller.
  static constexpr int64_t unbounded = int64_t(1) << 62;
  int64_t lower = -unbounded;
  int64_t upper = unbounded;

  static Interval ofExtent(int64_t extent);
  bool isIn(int64_t low, int64_t high) const {
    return low <= lower && upper <= high;
  }
};

/// The values of `expr` when dimension i lies in `dims[i]`; dimensions beyond
/// `dims` and symbols are unbounded.
Interval getInterval(mlir::AffineExpr expr, llvm::ArrayRef<Interval> dims);

/// The value of an expression without symbols; divisors are not 0.
int64_t evaluate(mlir::AffineExpr expr, llvm::ArrayRef<int64_t> dims);

} // namespace tofu

#endif // TOFU_TDL_INTERVAL_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Index values that are no functions of the index variables that one formula
// states, but lie between two that do: minima and maxima, as of a coordinate
// that is kept inside of a tensor, and what is computed of them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_INDEXBOUNDS_H
#define TOFU_TDL_INDEXBOUNDS_H

#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Interval.h"

namespace tofu::tdl {

/// Functions of the index variables (dimensions) that a value is never below
/// and never above, wherever the variables are in their extents. Nothing is
/// known of one that has none on a side, as of what is computed from data.
struct IndexBounds {
  llvm::SmallVector<mlir::AffineExpr, 4> lower, upper;

  bool operator==(const IndexBounds &) const = default;
  bool isKnown() const { return !lower.empty() && !upper.empty(); }
};

class BoundedValues {
public:
  BoundedValues(LambdaOp op, const IndexValues &values);

  /// Of `expr`, whose dimensions and symbols stand for values.
  IndexBounds get(mlir::AffineExpr expr, mlir::ValueRange dims,
                  mlir::ValueRange symbols = {}) const;

private:
  using Exprs = llvm::SmallVector<mlir::AffineExpr, 4>;
  /// Bounds of a side: windows that are kept inside have fewer.
  static constexpr size_t kMost = 8;

  void add(Exprs &exprs, mlir::AffineExpr expr, bool isLower,
           size_t most = kMost) const;
  IndexBounds sum(const IndexBounds &a, const IndexBounds &b) const;
  IndexBounds get(mlir::Value value) const;
  IndexBounds getArithmetic(mlir::Operation *op) const;
  IndexBounds getOfKnown(mlir::AffineExpr expr) const;
  IndexBounds getExtreme(const IndexBounds &a, const IndexBounds &b,
                         bool isMax) const;
  Interval getRange(mlir::AffineExpr expr) const;

  const IndexValues &values;
  llvm::SmallVector<Interval> ranges; // of the index variables
  llvm::DenseMap<mlir::Value, IndexBounds> bounds;
};

} // namespace tofu::tdl

#endif // TOFU_TDL_INDEXBOUNDS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Integer points under quasi-affine constraints: whether there is one is
// decided exactly, where intervals are not enough.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_POINTSET_H
#define TOFU_TDL_POINTSET_H

#include "mlir/IR/IntegerSet.h"
#include "tofu/TDL/Interval.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tofu {

class PointSet {
public:
  explicit PointSet(mlir::MLIRContext *context) : context(context) {}

  /// A further variable, between these ends: dimension 0, 1, ... of what
  /// follows.
  mlir::AffineExpr addVariable(Interval range);
  /// expr >= 0, or expr == 0. Divisors are positive constants.
  void add(mlir::AffineExpr expr, bool isEquality = false);
  /// lower <= expr < upper.
  void addRange(mlir::AffineExpr expr, int64_t lower, int64_t upper);

  /// True if the values of a constraint may leave 62 bits; nothing is known of
  /// such a set.
  bool isTooLarge() const { return tooLarge; }
  /// A point, if there is one.
  std::optional<llvm::SmallVector<int64_t>> findPoint() const;

private:
  mlir::MLIRContext *context;
  llvm::SmallVector<Interval> ranges;
  llvm::SmallVector<mlir::AffineExpr> constraints;
  llvm::SmallVector<bool> equalities;
  bool tooLarge = false;
};

} // namespace tofu

#endif // TOFU_TDL_POINTSET_H

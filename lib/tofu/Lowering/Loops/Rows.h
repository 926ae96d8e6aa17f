//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A lambda that folds rows: every reduction runs over the same columns of a
// row, and the results are of the row or of each of its columns. Softmax, norms
// and what gradients make of them have this form, whatever they were called:
//
//   top       = max(k: x[i, k])
//   total     = sum(k: exp(x[i, k] - top))
//   y[i, j]   = exp(x[i, j] - top) / total
//
// The threads that have the columns of a row need nothing but the reductions'
// values from each other. What is computed of a column, by one reduction after
// the other and for the results, is the same scalar code again: once will do.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_ROWS_H
#define TOFU_LOWERING_LOOPS_ROWS_H

#include "tofu/TDL/TDL.h"
#include "llvm/ADT/MapVector.h"

namespace tofu::lowering {

struct Rows {
  /// In their order, none in another; the last ones may use the first ones.
  llvm::SmallVector<tdl::ReduceOp> reduces;
  /// Columns of a row.
  int64_t length = 1;
  /// Results have an element of each column: their last indices are the
  /// reductions'.
  bool isWide = false;
  /// What is computed of a column: by the value that stands for all that are
  /// the same, the first of them.
  llvm::MapVector<mlir::Value, mlir::Value> same;
  /// Of these, which are needed again by a later reduction or by the results.
  llvm::SmallVector<mlir::Value> kept;
  /// What the results need of a row, and not of a column.
  llvm::SmallVector<mlir::Value> ofRow;

  /// One reduction and no columns: it goes over its terms once in any case.
  bool isOneFold() const { return !isWide && reduces.size() == 1; }
};

/// None if the lambda has another form.
std::optional<Rows> matchRows(tdl::LambdaOp op);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_ROWS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scatter: `out[v, j] = sum(i where ids[i] == v: g[i, j])`, which looks at
// every row for every row. It is computed the other way round: each term is
// added to the row that its index names. Several indices may name the place, as
// in `x.at[i, j].add(y)`.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_SCATTER_H
#define TOFU_ANALYSIS_SCATTER_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

struct Scatter {
  ReduceOp reduce;
  struct Row {
    mlir::BlockArgument variable; // an index of the results that is compared
    mlir::Value position;         // with this
  };
  /// Positions, conditions and guard depend on no row's variable; in the term
  /// it is the position.
  llvm::SmallVector<Row, 2> rows;
  llvm::SmallVector<mlir::Value> conditions;
  /// Is folded where all rows are at their positions and all conditions hold.
  mlir::Value term;
  /// The other indices of the results: those on which a position, a condition
  /// or the reduction's guard depends, and the rest.
  llvm::SmallVector<mlir::BlockArgument> outer, inner;
  /// True if the sum, in the type in which it is accumulated, is the result.
  bool isResult;
};

/// How the lambda is a scatter: its only reduction is one.
std::optional<Scatter> matchScatter(LambdaOp lambda);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_SCATTER_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Folds along the rows of a matrix that is nowhere in memory: its elements,
// *weights*, are scalar code of one or two products of rows with columns, and
// of what is known of either. A kernel of a device computes them tile by tile.
//
//   weight(i, j) = g(sum(l: a[i, l] * b[j, l]), sum(l: c[i, l] * d[j, l]), ...)
//   result[i]    = f(sum(j: weight(i, j)))     or the maximum
//   result[i, e] = f(sum(j: weight(i, j) * v[j, e]))
//   result[i]    = f(top, sum(j: exp(weight(i, j) - top)))
//                  where top = max(j: weight(i, j))
//
// Maxima and totals of a softmax, what it weights, and the gradients of all
// that are such folds, once scores and weights are written out where they are
// read.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_PAIRFOLD_H
#define TOFU_LOWERING_LOOPS_PAIRFOLD_H

#include "tofu/Lowering/Loops/Pairs.h"

namespace tofu::lowering {

struct PairFold {
  struct Product {
    /// All that say it.
    llvm::SmallVector<tdl::ReduceOp, 2> reduces;
    tdl::ReadOp row, column; // its factors
    unsigned depth = 0;      // a variable of LoopVariables, as all below
  };

  tdl::ReduceOp fold;
  tdl::ReduceOp top; // of the last form, else null
  mlir::Value weight;
  tdl::ReadOp value; // null if there is none
  llvm::SmallVector<Product, 2> products;
  unsigned row = 0, column = 0;
  /// What the fold goes over besides, around the columns: heads that share a
  /// key.
  std::optional<unsigned> outer;
  std::optional<unsigned> element; // of a value
  /// The product whose column operand is the value.
  std::optional<unsigned> sameAsValue;
  /// All factors, and weights if there is a value, are numbers of one narrow
  /// type, whose products tensor cores sum up in f32.
  bool isNarrow = false;
  /// A factor of the weight, or itself, does not depend on products where all
  /// of these are hidden: on the row, or on the column, or on neither.
  mlir::Value hidden;
  llvm::SmallVector<Choice, 1> choices;
  bool isHiddenByColumn = false;

  bool isMaximum() const;
};

/// None if the lambda has another form, or no kernel takes it.
std::optional<PairFold> matchPairFold(tdl::LambdaOp op);

/// Of all devices: those of products; and with those of weighted values.
double countProductFlops(tdl::LambdaOp op, const PairFold &pairFold);
double countFlops(tdl::LambdaOp op, const PairFold &pairFold);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_PAIRFOLD_H

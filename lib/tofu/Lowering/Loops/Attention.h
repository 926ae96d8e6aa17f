//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Attention as one lambda: sums of values, weighted by the softmax of scores,
// which are a function of products of a query with keys. A kernel of a
// device computes it in one pass over the keys, without the scores in memory.
//
//   top    = max(j: s(j))                s(j) = f(sum(l: q[i, l] * k[j, l]))
//   total  = sum(j: exp(s(j) - top))
//   sum    = sum(j: exp(s(j) - top) * v[j, e])
//   result = g(sum, total, top)
//
// It is found by this form, whatever the operators were called; f and g are any
// scalar code.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_ATTENTION_H
#define TOFU_LOWERING_LOOPS_ATTENTION_H

#include "tofu/TDL/TDL.h"

namespace tofu::lowering {

struct Attention {
  tdl::ReduceOp top, total, sum;
  /// In the body of `sum`: the product of a query and a key, and the score.
  tdl::ReduceOp product;
  mlir::Value score;
  tdl::ReadOp query, key, value;
  /// Numbers of LoopVariables: of a query, of a key (in `sum`), of what the
  /// product sums over, and of an element of a value.
  unsigned row, column, depth, element;
  /// Weights are divided by `total` before they are summed up.
  bool isNormalized = false;
  /// Queries, keys, values and weights are numbers of one narrow type, whose
  /// products tensor cores sum up in f32.
  bool isNarrow = false;
  /// Where one of these functions of the variables is negative, the score is
  /// `hiddenScore`.
  llvm::SmallVector<mlir::AffineExpr> visible;
  double hiddenScore = 0;
};

/// None if the lambda has another form, or no kernel takes it.
std::optional<Attention> matchAttention(tdl::LambdaOp op);

/// Of all devices: those of products and of weighted values, of hidden ones
/// too; a score is computed once, however often the lambda says it.
double countFlops(tdl::LambdaOp op, const Attention &attention);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_ATTENTION_H

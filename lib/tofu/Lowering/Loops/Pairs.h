//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is asked of lambdas that fold a matrix which is nowhere in memory: each
// of its elements is a scalar function of products of a row of one operand with
// a row of another one, as the scores of attention are (Attention.h,
// PairFold.h).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_PAIRS_H
#define TOFU_LOWERING_LOOPS_PAIRS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Lowering/Loops/LoopVariables.h"
#include "tofu/TDL/TDL.h"
#include "llvm/ADT/BitVector.h"

namespace tofu::lowering {

/// Bodies of such lambdas have no more than so many operations.
inline constexpr unsigned kMaxPairBody = 512;

/// The most elements of a row that kernels of such lambdas take.
inline constexpr int64_t kMostDepth = 128;

/// A choice of one of two values by places: where one of these functions of the
/// variables is negative, it is `hidden`.
struct Choice {
  mlir::arith::SelectOp select;
  mlir::Value hidden;
  llvm::SmallVector<mlir::AffineExpr> visible;
};

/// f32, bf16, f16.
bool isNumber(mlir::Type type);
/// What a wider type holds the same number of.
mlir::Value getExact(mlir::Value value);
/// What it was before conversions from float to float.
mlir::Value getConverted(mlir::Value value);
mlir::Value getOnlyYield(tdl::ReduceOp reduce);
/// A sum or maximum of one number over all of its variables.
bool isFold(tdl::ReduceOp reduce, tdl::Combiner combiner);

/// Whether values are equal where some block arguments stand for others.
class Comparer {
public:
  void add(mlir::Value a, mlir::Value b) { equal.insert({a, b}); }
  bool isEqual(mlir::Value a, mlir::Value b);

private:
  bool isEqual(mlir::Operation *a, mlir::Operation *b);

  llvm::DenseSet<std::pair<mlir::Value, mlir::Value>> equal;
};

class PairMatcher {
protected:
  explicit PairMatcher(tdl::LambdaOp op) : op(op), loops(op) {}

  /// False if no kernel takes it, whatever it computes.
  bool isCandidate();
  /// A read that is one load, wherever it is; or null.
  tdl::ReadOp matchRead(mlir::Value value);
  /// The variable that an index of a reduction is, if it is one.
  std::optional<unsigned> getVariable(mlir::Value index);
  int64_t getExtent(unsigned variable) {
    return loops.getVariables()[variable].extent;
  }
  bool isSameRange(unsigned a, unsigned b);
  /// Of the coordinates of a read, those that move with one of the variables
  /// are a constant times it, and do not move with others of `tiled`.
  bool movesWith(tdl::ReadOp read, llvm::ArrayRef<unsigned> variables,
                 llvm::ArrayRef<unsigned> tiled);
  /// False if it is not known which.
  bool addUsed(tdl::ReadOp read, llvm::BitVector &used);
  /// The variables that an operation, and what is in it, uses by itself.
  void addUsed(mlir::Operation *root, llvm::BitVector &used);
  /// Those that what a reduction folds depends on, but for one read.
  llvm::BitVector getUsed(tdl::ReduceOp reduce, mlir::Operation *without);
  /// Of a choice between a value and a constant: by places of which each
  /// condition moves with the row and the column by constants, and not with the
  /// element.
  std::optional<Choice> matchChoice(mlir::Value value, unsigned row,
                                    unsigned column,
                                    std::optional<unsigned> element);

  tdl::LambdaOp op;
  LoopVariables loops;

private:
  /// An integer as a function of the variables; null if it is none.
  mlir::AffineExpr getExpr(mlir::Value value);
  mlir::AffineExpr getVisible(mlir::arith::CmpIOp compare, bool isNegated);
};

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_PAIRS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the bodies of reduce, reduce_window, scatter and select_and_scatter
// fold, and with which combiner.
//
// A body f folds n values at once, from *starts* on: f(start, f(a, f(b, c))).
// Where each value has a built-in function of its own, there is a fold for
// each; else one fold of a named combiner that is made of the body. A fold
// needs an identity. That of a built-in function is known. Of any other body it
// is the starts, if they are known scalars; else the fold carries a flag, which
// says whether it has seen a term yet. A sum whose type has no zero is left in
// a type that has one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_FOLDING_H
#define TOFU_IMPORT_STABLEHLO_FOLDING_H

#include "tofu/Import/StableHLO/SourceOp.h"

#include <functional>

namespace tofu {

/// What is folded: result `number`, of a complex one a part. An operation's
/// values are both parts of complex results, side by side.
struct FoldValue {
  unsigned number, part;
};
llvm::SmallVector<FoldValue> getFoldValues(SourceOp &op);

/// Where the terms of a fold come from.
struct FoldSource {
  /// Of all values alike: their shape and the extents that are folded.
  llvm::ArrayRef<int64_t> shape, extents;
  /// Inputs of the lambda of some of the values, which are numbered as in
  /// getFoldValues().
  std::function<llvm::SmallVector<mlir::Value>(
      llvm::ArrayRef<unsigned> members)>
      getInputs;
  /// The terms of these values. Where one depends on data `conditions` say so,
  /// innermost first; `nothing`, which may be read there, changes no fold. A
  /// fold without conditions, with a flag, or of a type without a zero has no
  /// such values.
  std::function<FoldTerm(LambdaBody &, llvm::ArrayRef<unsigned> members,
                         llvm::ArrayRef<mlir::AffineExpr> own,
                         llvm::ArrayRef<mlir::Value> nothing,
                         llvm::SmallVectorImpl<mlir::Value> &conditions)>
      writeTerm;
};

/// What is folded with the terms: an imported scalar, or a tensor of the
/// results' shape. `scalar` is what all its elements are, if that is known.
struct FoldStart {
  mlir::Value value;
  mlir::TypedAttr scalar;
};

/// Sets the results of the operation, of the element types that `block` folds,
/// to the folds of terms with the starts. With `hasConditions` data say which
/// terms there are.
/// `starts` has one for each value.
void setFolds(SourceOp &op, mlir::Block &block, const FoldSource &source,
              llvm::ArrayRef<FoldStart> starts, bool hasConditions);

/// The block of region `i` of `count`, which folds values of the results'
/// element types; null after an error.
mlir::Block *getFoldBlock(SourceOp &op, unsigned i = 0, unsigned count = 1);

/// Fails unless operands `i` and `other` have result `i`'s elements or narrower
/// ones, and operand `i` the shape of operand 0.
void requireValue(SourceOp &op, unsigned i, unsigned other);
/// Fails unless the operand has the result's elements or narrower ones.
void requireNarrow(SourceOp &op, unsigned operand, unsigned result = 0);

/// What the operand has of a value, in the type that is folded: a narrower one
/// is converted.
FoldStart getFoldOperand(SourceOp &op, unsigned operand, FoldValue value);

/// True if the block does nothing but return its second half of arguments.
bool returnsSecond(mlir::Block &block);

/// The type in which terms of the type are added up; null: in the type itself.
mlir::Type getAccumulator(mlir::Type type);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_FOLDING_H

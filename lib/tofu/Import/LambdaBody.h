//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Writes one tdl.lambda: importers say what its body yields in terms of reads
// at affine coordinates of the index variables.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_LAMBDABODY_H
#define TOFU_IMPORT_LAMBDABODY_H

#include "tofu/TDL/TDL.h"

#include "mlir/IR/Builders.h"

namespace tofu {

/// One term of a fold: a value per result, and where there is one.
struct FoldTerm {
  llvm::SmallVector<mlir::Value> values;
  /// Affine expressions that are not negative, and that are zero, where the
  /// term is folded.
  llvm::SmallVector<mlir::AffineExpr> nonNegative, zeros;
};

/// The body of a lambda while it is written. Coordinates are affine expressions
/// in the index variables: dimension i is the result's index i, reductions add
/// theirs, and symbols are index values that were computed from data.
class LambdaBody {
public:
  /// The expression of index variable `i`.
  mlir::AffineExpr index(unsigned i) const {
    return mlir::getAffineDimExpr(i, loc.getContext());
  }
  /// The results' indices in their order.
  llvm::SmallVector<mlir::AffineExpr> indices() const;
  mlir::AffineExpr constantIndex(int64_t value) const {
    return mlir::getAffineConstantExpr(value, loc.getContext());
  }
  /// Index variable `i` as a value.
  mlir::Value indexValue(unsigned i) const { return variables[i]; }
  /// The value of a sum of multiples of indices; in terms also of the fold's.
  mlir::Value value(mlir::AffineExpr expr);
  /// The expression of an index value that was computed from data.
  mlir::AffineExpr symbol(mlir::Value index);

  /// Reads the input (numbered as given to createLambda) at the coordinates.
  /// Outside of the tensor, and where one of `zeros` is not zero, the value is
  /// `otherwise`.
  mlir::Value read(unsigned input, llvm::ArrayRef<mlir::AffineExpr> coordinates,
                   mlir::Value otherwise = {},
                   llvm::ArrayRef<mlir::AffineExpr> zeros = {});
  /// Reads the input at the results' own coordinates.
  mlir::Value readHere(unsigned input) { return read(input, indices()); }

  /// Folds what `term` yields over a box; `term` is given the new indices.
  mlir::Value reduce(
      tdl::Combiner combiner, llvm::ArrayRef<int64_t> extents,
      mlir::Type accumulator,
      llvm::function_ref<mlir::Value(llvm::ArrayRef<mlir::AffineExpr>)> term);

  /// The same with any combiner, several values and constraints.
  llvm::SmallVector<mlir::Value>
  fold(mlir::Attribute combiner, llvm::ArrayRef<int64_t> extents,
       mlir::Type accumulator,
       llvm::function_ref<FoldTerm(llvm::ArrayRef<mlir::AffineExpr>)> term);

  mlir::Value constant(mlir::TypedAttr value);
  mlir::Value constant(int64_t value, mlir::Type type);

  mlir::Location getLoc() const { return loc; }
  mlir::OpBuilder &getBuilder() { return builder; }
  mlir::Type getElementType(unsigned input) const;

private:
  friend llvm::SmallVector<mlir::Value> createLambdas(
      mlir::OpBuilder &, mlir::Location, mlir::TypeRange, mlir::ValueRange,
      llvm::function_ref<llvm::SmallVector<mlir::Value>(LambdaBody &)>);
  LambdaBody(mlir::OpBuilder builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  mlir::OpBuilder builder;
  mlir::Location loc;
  unsigned rank = 0;
  llvm::SmallVector<mlir::Value> inputs;    // block argument of each input
  llvm::SmallVector<mlir::Value> variables; // values of the dimensions
  llvm::SmallVector<mlir::Value> symbols;   // values of the symbols
};

/// Creates the lambda of one result of this type. An input given twice becomes
/// one operand.
mlir::Value createLambda(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::RankedTensorType type, mlir::ValueRange inputs,
                         llvm::function_ref<mlir::Value(LambdaBody &)> write);

/// The same of several results, which are tensors of one shape.
llvm::SmallVector<mlir::Value> createLambdas(
    mlir::OpBuilder &builder, mlir::Location loc, mlir::TypeRange types,
    mlir::ValueRange inputs,
    llvm::function_ref<llvm::SmallVector<mlir::Value>(LambdaBody &)> write);

} // namespace tofu

#endif // TOFU_IMPORT_LAMBDABODY_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Index values of a lambda's body as quasi-affine expressions of its index
// variables.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_INDEXFORM_H
#define TOFU_TRANSFORMS_INDEXFORM_H

#include "mlir/IR/AffineMap.h"
#include "tofu/TDL/TDL.h"
#include "tofu/Transforms/RangedExpr.h"

namespace tofu::tdl {

/// True for an index of a tdl.lambda's results or of a tdl.reduce.
bool isIndexVariable(mlir::Value value);

/// The values of an index variable; of any other value nothing is known.
Interval getRange(mlir::Value value);

/// `e + c` is e and c.
std::pair<mlir::AffineExpr, int64_t> splitConstant(mlir::AffineExpr expr);

/// True if the values are index variables in the order of IndexForm::getMap(),
/// each once.
bool areOrderedVariables(mlir::ValueRange values);

/// Numbers the values that expressions are made of. A dimension is an index
/// variable; a symbol is any other value (computed from data), unless
/// `dataIsDim`: guards and opaque slices have no symbols. What is a symbol that
/// multiplies or divides an index stays one, whatever it is made of.
class IndexForm {
public:
  explicit IndexForm(mlir::MLIRContext *context, bool dataIsDim = false)
      : context(context), dataIsDim(dataIsDim) {}

  /// The expression of an index value: looks through constants, affine.apply,
  /// sums and products with a constant.
  mlir::AffineExpr get(mlir::Value index);

  /// `expr` with its dimensions, then its symbols, standing for `operands`;
  /// simplified in the ranges of the index variables.
  mlir::AffineExpr get(mlir::AffineExpr expr, unsigned numDims,
                       mlir::ValueRange operands);

  Interval getInterval(mlir::AffineExpr expr) const {
    return tofu::getInterval(expr, ranges);
  }

  /// The map of `exprs` over those values that occur in them, which become
  /// `operands`: index variables in their order from the outside in, then other
  /// values in the order in which they were seen.
  mlir::AffineMap getMap(llvm::ArrayRef<mlir::AffineExpr> exprs,
                         llvm::SmallVectorImpl<mlir::Value> &operands) const;

private:
  /// Definitions that expressions look through; what is deeper is a leaf.
  static constexpr unsigned maxDepth = 1024;

  mlir::AffineExpr compute(mlir::Value index);
  mlir::AffineExpr getLeaf(mlir::Value index) {
    return dataIsDim || isIndexVariable(index) ? getDim(index)
                                               : getSymbol(index);
  }
  mlir::AffineExpr getDim(mlir::Value index);
  mlir::AffineExpr getSymbol(mlir::Value index);

  mlir::MLIRContext *context;
  bool dataIsDim;
  unsigned depth = 0;
  llvm::DenseMap<mlir::Value, mlir::AffineExpr> known;
  llvm::SmallVector<mlir::Value> dims, symbols;
  llvm::SmallVector<Interval> ranges; // of dims
};

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_INDEXFORM_H

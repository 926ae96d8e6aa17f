//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Index values of a body as quasi-affine functions of the index variables.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_INDEXVALUES_H
#define TOFU_TDL_INDEXVALUES_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// `expr` with nothing but sums, factors, and floordiv and mod by positive
/// constants (ceildiv is rewritten); null if that is impossible.
mlir::AffineExpr normalize(mlir::AffineExpr expr);

/// The extent of an index variable, ShapedType::kDynamic where it is a value;
/// none of other values.
std::optional<int64_t> getIndexExtent(mlir::Value value);

class IndexValues {
public:
  explicit IndexValues(LambdaOp op);

  /// Block arguments that are index variables, in their order.
  llvm::ArrayRef<mlir::Value> getVariables() const { return variables; }
  /// The value as a function of the index variables (dimensions); null if it is
  /// computed from data.
  mlir::AffineExpr lookup(mlir::Value value) const {
    return exprs.lookup(value);
  }
  /// `expr`, whose dimensions and symbols stand for values, as a function of
  /// the index variables; null if it uses one that is computed from data.
  mlir::AffineExpr substitute(mlir::AffineExpr expr, mlir::ValueRange dims,
                              mlir::ValueRange symbols = {}) const;

private:
  llvm::SmallVector<mlir::Value> variables;
  llvm::DenseMap<mlir::Value, mlir::AffineExpr> exprs;
};

} // namespace tofu::tdl

#endif // TOFU_TDL_INDEXVALUES_H

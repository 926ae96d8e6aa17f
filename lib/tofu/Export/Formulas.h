//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Affine expressions and sets as one writes them: `2*x - pad`, `j <= i`. Read
// again, each is the same expression.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_EXPORT_FORMULAS_H
#define TOFU_EXPORT_FORMULAS_H

#include "mlir/IR/IntegerSet.h"
#include "tofu/Syntax/Ast.h"
#include <functional>

namespace tofu {

class FormulaWriter {
public:
  /// What stands for a dimension or a symbol.
  using Leaf = std::function<syntax::ExprId(mlir::AffineExpr)>;
  FormulaWriter(syntax::Exprs &code, Leaf leaf)
      : code(code), leaf(std::move(leaf)) {}

  syntax::ExprId write(mlir::AffineExpr expr);
  syntax::ExprId writeInteger(int64_t value);
  /// Comparisons that `and` joins; None, if they always hold.
  syntax::ExprId write(mlir::IntegerSet set);

private:
  /// What an expression adds up: each term so many times, and a number.
  struct Sum {
    llvm::SmallVector<std::pair<mlir::AffineExpr, int64_t>> terms; // each once
    int64_t constant = 0;
  };
  static Sum addUp(mlir::AffineExpr expr);

  syntax::ExprId make(syntax::BinaryOp op, syntax::ExprId lhs,
                      syntax::ExprId rhs);
  syntax::ExprId writeProduct(mlir::AffineExpr expr, int64_t factor);
  syntax::ExprId writeConstraint(const Sum &sum, bool isEquality);

  syntax::Exprs &code;
  Leaf leaf;
};

} // namespace tofu

#endif // TOFU_EXPORT_FORMULAS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Integer expressions of the text as affine expressions.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_AFFINEBUILDER_H
#define TOFU_IMPORT_TDL_AFFINEBUILDER_H

#include "mlir/IR/AffineExpr.h"
#include "tofu/Import/TDL/ImportContext.h"
#include "llvm/ADT/DynamicAPInt.h"
#include <functional>

namespace tofu {

/// An affine expression is walked by recursion wherever it goes in MLIR.
constexpr unsigned maxIndexOperators = 1000;

/// Null where the operation is none of integers.
mlir::AffineExpr makeAffine(syntax::BinaryOp op, mlir::AffineExpr lhs,
                            mlir::AffineExpr rhs);

class AffineBuilder {
public:
  /// What stands for a name, a read and, where factors are constants, a product
  /// or quotient by anything else.
  using Leaf = std::function<mlir::AffineExpr(syntax::ExprId)>;
  /// Symbols may be factors and divisors; dimensions may not.
  enum Factors : uint8_t { Constants, Symbols };

  AffineBuilder(const syntax::Operator &op, ImportContext &import,
                Factors factors, Leaf leaf)
      : op(op), import(import), factors(factors), leaf(std::move(leaf)) {}

  mlir::AffineExpr build(syntax::ExprId id);

private:
  /// With what it is at some values of its names: the language has no end to
  /// its numbers, but MLIR's coefficients wrap. None where that is undefined.
  struct Probed {
    mlir::AffineExpr expr;
    std::optional<llvm::DynamicAPInt> value;
  };
  Probed visit(syntax::ExprId id);
  Probed visitLeaf(syntax::ExprId id);
  Probed visitBinary(syntax::ExprId id, const syntax::Binary &node);

  const syntax::Operator &op;
  ImportContext &import;
  Factors factors;
  Leaf leaf;
};

/// The value of an expression of integers alone.
std::optional<int64_t> getConstant(const syntax::Operator &op,
                                   ImportContext &import, syntax::ExprId id);

} // namespace tofu

#endif // TOFU_IMPORT_TDL_AFFINEBUILDER_H

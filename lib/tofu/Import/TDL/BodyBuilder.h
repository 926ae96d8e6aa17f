//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scalar expressions of the text as operations. Numbers have type f32,
// conditions i1. Integers are index, and i32 where all operands are elements
// of tensors of int: the two meet as index.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_BODYBUILDER_H
#define TOFU_IMPORT_TDL_BODYBUILDER_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/IntegerSet.h"
#include "tofu/Import/TDL/ImportContext.h"
#include "tofu/TDL/TDL.h"
#include "llvm/ADT/StringMap.h"

namespace tofu {

mlir::Type getElementType(syntax::Type element, mlir::Builder &builder);

class BodyBuilder {
public:
  BodyBuilder(const syntax::Definition &definition, ImportContext &import,
              mlir::OpBuilder &builder)
      : definition(definition), import(import), builder(builder) {}

  void setTensors(mlir::ValueRange values) {
    llvm::append_range(tensors, values);
  }
  /// A dimension or an attribute.
  void bindConstant(llvm::StringRef name, mlir::Value value) {
    constants[name] = value;
  }
  void bindIndex(llvm::StringRef name, mlir::Value value) {
    indices[name] = value;
  }

  struct Extents {
    llvm::SmallVector<int64_t> constants; // kDynamic: the next of `values`
    llvm::SmallVector<mlir::Value> values;
  };
  Extents buildExtents(llvm::ArrayRef<syntax::ExprId> ids);
  /// The body of the definition's lambda, with its yield; of these types are
  /// the lambda's results.
  void buildResult(llvm::ArrayRef<mlir::Type> types);

private:
  // Operators and functions: BodyBuilder.cpp, Functions.cpp.
  mlir::Value build(syntax::ExprId id);
  /// A reduction takes place in that type.
  mlir::Value build(syntax::ExprId id, mlir::Type type);
  mlir::Value buildIndex(syntax::ExprId id);
  mlir::Value visit(syntax::ExprId id, const syntax::IntegerLiteral &node);
  mlir::Value visit(syntax::ExprId id, const syntax::FloatLiteral &node);
  mlir::Value visit(syntax::ExprId id, const syntax::NameUse &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Negate &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Binary &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Call &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Read &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Reduce &node) {
    return buildReduce(id, node, /*type=*/{});
  }
  mlir::Value visit(syntax::ExprId id, const syntax::Opaque &node) {
    llvm_unreachable("is no scalar");
  }
  void buildOpaque(const syntax::Opaque &node,
                   llvm::ArrayRef<mlir::Type> types);

  mlir::Value combine(mlir::Location loc, syntax::BinaryOp op, mlir::Value lhs,
                      mlir::Value rhs);
  mlir::Value getZero(mlir::Location loc, mlir::Type type);
  mlir::Value convert(mlir::Location loc, mlir::Value value, mlir::Type type);
  void unify(mlir::Location loc, mlir::Value &lhs, mlir::Value &rhs);
  mlir::Location getLoc(syntax::ExprId id) {
    return import.getLoc(definition[id].loc);
  }

  // Coordinates: Reads.cpp.
  struct Operands;
  mlir::Value getNamed(const syntax::NameUse &node);
  mlir::AffineMap buildCoordinates(llvm::ArrayRef<syntax::ExprId> ids,
                                   Operands &operands);
  bool mustStayInside(const syntax::Read &node);
  /// Of that type, or of the body's.
  mlir::Value buildReduce(syntax::ExprId id, const syntax::Reduce &node,
                          mlir::Type type);

  // Guards: Guards.cpp.
  struct Guard;
  mlir::AffineExpr buildDimension(syntax::ExprId id, Guard &guard);
  bool isConstraint(syntax::ExprId comparison,
                    llvm::ArrayRef<syntax::ReduceIndex> own);
  /// The comparisons that are constraints over index values; `rest` are the
  /// others, which depend on data at an index of `own`.
  Guard buildGuard(syntax::ExprId where,
                   llvm::ArrayRef<syntax::ReduceIndex> own,
                   llvm::SmallVectorImpl<syntax::ExprId> &rest);

  const syntax::Definition &definition;
  ImportContext &import;
  mlir::OpBuilder &builder;
  llvm::SmallVector<mlir::Value> tensors;
  llvm::StringMap<mlir::Value> constants, indices;
  /// Inside of a `select` that leaves points of a reduction out.
  unsigned speculative = 0;
};

/// The inputs of an affine map, each value once.
struct BodyBuilder::Operands {
  llvm::SmallVector<mlir::Value> dims, symbols;

  mlir::AffineExpr addDim(mlir::Value value) {
    return mlir::getAffineDimExpr(number(dims, value), value.getContext());
  }
  mlir::AffineExpr addSymbol(mlir::Value value) {
    return mlir::getAffineSymbolExpr(number(symbols, value),
                                     value.getContext());
  }

private:
  static unsigned number(llvm::SmallVector<mlir::Value> &list,
                         mlir::Value value) {
    unsigned at = llvm::find(list, value) - list.begin();
    if (at == list.size())
      list.push_back(value);
    return at;
  }
};

/// A set over `operands.dims`, then the indices that a reduction binds.
struct BodyBuilder::Guard {
  Operands operands;
  llvm::ArrayRef<syntax::ReduceIndex> own;
  mlir::IntegerSet set; // null: no constraint
};

} // namespace tofu

#endif // TOFU_IMPORT_TDL_BODYBUILDER_H

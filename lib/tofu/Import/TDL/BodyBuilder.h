//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scalar expressions of the text as operations. Numbers have type f64,
// conditions i1. Integers are index, and i32 where all operands are elements
// of tensors of int: the two meet as index.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_BODYBUILDER_H
#define TOFU_IMPORT_TDL_BODYBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IntegerSet.h"
#include "tofu/Import/TDL/ElementTypes.h"
#include "tofu/Import/TDL/ImportContext.h"
#include "tofu/TDL/TDL.h"
#include "llvm/ADT/DenseMap.h"

namespace tofu {

class BodyBuilder {
public:
  BodyBuilder(const syntax::Operator &op, ImportContext &import,
              mlir::OpBuilder &builder)
      : op(op), import(import), builder(builder),
        exact(mlir::arith::FastMathFlagsAttr::get(
            builder.getContext(), mlir::arith::FastMathFlags::none)) {}

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
  void bindScalar(llvm::StringRef name, mlir::Value value) {
    scalars[name] = value;
  }
  /// Symbols and identities of the operator's combiners.
  using NamedCombiner = std::pair<mlir::FlatSymbolRefAttr, mlir::ArrayAttr>;
  void setCombiners(llvm::ArrayRef<NamedCombiner> given) { combiners = given; }
  /// The body of a lambda, with its yield; of these types are its results.
  void buildResult(const syntax::Stage &stage,
                   llvm::ArrayRef<mlir::Type> types);
  mlir::Value build(syntax::ExprId id);
  /// A reduction takes place in that type.
  mlir::Value build(syntax::ExprId id, mlir::Type type);

private:
  // Operators and functions: BodyBuilder.cpp, Functions.cpp.
  mlir::Value buildIndex(syntax::ExprId id);
  mlir::Value visit(syntax::ExprId id, const syntax::IntegerLiteral &node);
  mlir::Value visit(syntax::ExprId id, const syntax::FloatLiteral &node);
  mlir::Value visit(syntax::ExprId id, const syntax::NameUse &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Negate &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Binary &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Call &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Read &node);
  mlir::Value visit(syntax::ExprId id, const syntax::BoolLiteral &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Not &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Bind &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Element &node);
  mlir::Value visit(syntax::ExprId id, const syntax::Reduce &node) {
    return node.reducer == syntax::Reducer::Named
               ? buildFolded(id, node, 0)
               : buildReduce(id, node, /*type=*/{}).getResult(0);
  }
  template <typename Node>
  mlir::Value visit(syntax::ExprId id, const Node &node) {
    llvm_unreachable("is no scalar, or not in an operator");
  }
  mlir::Value buildCast(syntax::ExprId id, const syntax::Call &node);
  void buildOpaque(const syntax::Stage &stage,
                   llvm::ArrayRef<mlir::Type> types);

  template <typename FloatOp, typename IntOp>
  mlir::Value create(mlir::Location loc, mlir::Value lhs, mlir::Value rhs);
  mlir::Value combine(mlir::Location loc, syntax::BinaryOp op, mlir::Value lhs,
                      mlir::Value rhs);
  mlir::Value getZero(mlir::Location loc, mlir::Type type);
  mlir::FloatType getFloatType(syntax::ExprId id);
  mlir::Value getNumber(syntax::ExprId id, double value);
  mlir::Value convert(mlir::Location loc, mlir::Value value, mlir::Type type);
  void unify(mlir::Location loc, mlir::Value &lhs, mlir::Value &rhs);
  mlir::Location getLoc(syntax::ExprId id) { return import.getLoc(op[id].loc); }

  // Coordinates: Reads.cpp.
  struct Operands;
  mlir::Value getNamed(const syntax::NameUse &node);
  mlir::AffineMapAttr buildCoordinates(llvm::ArrayRef<syntax::ExprId> ids,
                                       Operands &operands);
  bool mustStayInside(const syntax::Read &node);
  /// Of that type, or of the body's.
  mlir::Value getLeftOut(mlir::Location loc, tdl::Combiner combiner,
                         mlir::Type type);
  /// Of the type in which the combiner folds.
  mlir::TypedAttr getIdentity(unsigned combiner, unsigned number) {
    return mlir::cast<mlir::TypedAttr>(combiners[combiner].second[number]);
  }
  /// What a named combiner folds, in its type: literals are rounded to that
  /// type and sums and products are of it, not of a narrower one before.
  mlir::Value buildTerm(syntax::ExprId id, mlir::Type type);
  /// One of the values that a named combiner folds, as what was folded is.
  mlir::Value buildFolded(syntax::ExprId id, const syntax::Reduce &node,
                          unsigned number);
  tdl::ReduceOp buildReduce(syntax::ExprId id, const syntax::Reduce &node,
                            mlir::Type type);

  // Guards: Guards.cpp.
  struct Guard;
  mlir::AffineExpr buildDimension(syntax::ExprId id, Guard &guard);
  /// The comparisons that are constraints over index values; `rest` are the
  /// others, which depend on data at an index of `own`.
  Guard buildGuard(syntax::ExprId where, llvm::ArrayRef<syntax::BoundName> own,
                   llvm::SmallVectorImpl<syntax::ExprId> &rest);

  const syntax::Operator &op;
  ImportContext &import;
  mlir::OpBuilder &builder;
  llvm::SmallVector<mlir::Value> tensors;
  using Named = llvm::SmallDenseMap<llvm::StringRef, mlir::Value, 8>;
  Named constants, indices, scalars;
  llvm::ArrayRef<NamedCombiner> combiners;
  /// Each number that the text has is in a block once.
  llvm::DenseMap<std::pair<mlir::Block *, mlir::Attribute>, mlir::Value>
      numbers;
  mlir::AffineMapAttr lastMap;          // many reads after each other have one
  mlir::arith::FastMathFlagsAttr exact; // of all numbers
  /// Of a literal that is not of its expression's type.
  mlir::FloatType numberType;
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
  llvm::ArrayRef<syntax::BoundName> own;
  mlir::IntegerSet set; // null: no constraint
};

} // namespace tofu

#endif // TOFU_IMPORT_TDL_BODYBUILDER_H

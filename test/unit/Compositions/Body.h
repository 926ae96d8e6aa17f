//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The body of one lambda while it is written. Index variables are affine
// dimensions, numbered as they come into scope; values computed from data are
// symbols.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_BODY_H
#define TOFU_TEST_COMPOSITIONS_BODY_H

#include "Scalars.h"
#include "tofu/TDL/TDL.h"

namespace tofu::test {

/// A tensor of the function and what is known of its elements.
struct Entry {
  mlir::Value value;
  Known known;
  mlir::RankedTensorType getType() const {
    return mlir::cast<mlir::RankedTensorType>(value.getType());
  }
  llvm::ArrayRef<int64_t> getShape() const { return getType().getShape(); }
  mlir::Type getElementType() const { return getType().getElementType(); }
};

/// `expr >= 0`, or `expr == 0`.
struct Constraint {
  mlir::AffineExpr expr;
  bool isZero = false;
};

class Body {
public:
  Body(mlir::OpBuilder builder, mlir::Location loc, Choices &choices,
       const Style &style)
      : builder(builder), loc(loc), choices(choices), style(style) {}

  mlir::AffineExpr index(unsigned variable) const {
    return mlir::getAffineDimExpr(variable, builder.getContext());
  }
  mlir::Value getIndexValue(unsigned variable) const {
    return variables[variable];
  }
  int64_t getExtent(unsigned variable) const { return extents[variable]; }
  unsigned getNumVariables() const { return variables.size(); }
  /// An integer as a coordinate.
  mlir::AffineExpr symbol(Scalar integer);

  Scalar read(const Entry &entry, llvm::ArrayRef<mlir::AffineExpr> coordinates,
              std::optional<Scalar> otherwise = {},
              llvm::ArrayRef<Constraint> guard = {});
  /// Reads at coordinates over the variables in scope, chosen by chance; some
  /// are outside of the tensor, under a guard or `else`.
  Scalar readSomewhere(const Entry &entry);
  /// A coordinate over one variable that reaches an extent; true if it may fall
  /// outside.
  std::pair<mlir::AffineExpr, bool> makeCoordinate(int64_t extent);
  Constraint makeConstraint();

  /// What a function makes of slices that are whole along one dimension;
  /// `batch` are the others, in the order of the variables.
  llvm::SmallVector<Scalar> applyOpaque(llvm::StringRef function,
                                        llvm::ArrayRef<Entry> operands,
                                        unsigned along,
                                        llvm::ArrayRef<unsigned> batch,
                                        mlir::DictionaryAttr attributes);

  /// Folds what `term` yields; its variables follow those in scope.
  llvm::SmallVector<Scalar>
  reduce(mlir::Attribute combiner, llvm::ArrayRef<int64_t> extents,
         llvm::ArrayRef<mlir::Type> types, bool isGuarded,
         llvm::function_ref<llvm::SmallVector<Scalar>()> term);
  /// The same with a built-in combiner and one value; where its result may not
  /// be exact, `max` instead of it.
  Scalar fold(tdl::Combiner combiner, llvm::ArrayRef<int64_t> extents,
              bool isGuarded, llvm::function_ref<Scalar()> term);

  /// Leaves out of a fold where a constraint over the variables in scope, then
  /// its own, does not hold.
  void guard(Scalar folded, Constraint constraint);

  Scalars getScalars() { return Scalars(builder, loc, choices, style); }
  Choices &getChoices() { return choices; }
  mlir::OpBuilder &getBuilder() { return builder; }

private:
  friend class Generator;
  mlir::Value getInput(mlir::Value tensor);

  mlir::OpBuilder builder;
  mlir::Location loc;
  Choices &choices;
  const Style &style;
  mlir::Block *block = nullptr;
  llvm::SmallVector<mlir::Value> inputs, variables, symbols;
  llvm::SmallVector<int64_t> extents;
};

/// The combiners that fold elements of a type.
llvm::ArrayRef<tdl::Combiner> getCombiners(mlir::Type type);

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_BODY_H

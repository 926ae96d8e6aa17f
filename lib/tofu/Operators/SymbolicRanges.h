//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where the index values of a definition's lambda lie, for all extents and
// attributes: rules 2 and 3 of docs/Analysis.md on formulas.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_SYMBOLICRANGES_H
#define TOFU_OPERATORS_SYMBOLICRANGES_H

#include "tofu/Operators/Formula.h"
#include "tofu/TDL/TDL.h"

#include "mlir/IR/AffineExpr.h"

namespace tofu {

/// An index of the results or of a reduction.
struct SymbolicIndex {
  std::string name;
  Formula extent;
  Formula size; // a name for it, `|x|`, where it is not one
  mlir::Value value;
};

/// The largest of `first` to the smallest of `last`, both included.
struct SymbolicEnds {
  llvm::SmallVector<Formula, 1> first, last;
};

/// What a value is computed from: elements of tensors, or the index.
bool isOfData(mlir::Value value);
bool dependsOn(mlir::Value value, mlir::Value index);

class SymbolicRanges {
public:
  using GetFormula = std::function<Formula(mlir::Value)>;

  /// All indices range over their extents, but for one that is cut: over
  /// [lo, hi). `getFormula` is what values are that no index is part of.
  SymbolicRanges(llvm::ArrayRef<SymbolicIndex> indices, unsigned cut,
                 Formula lo, Formula hi, GetFormula getFormula);

  /// Rule 2: bounds each index of a constraint by the ranges of the others.
  /// False if it is not linear in them, and narrows nothing.
  bool narrow(mlir::AffineExpr constraint, bool isEquality,
              mlir::ValueRange operands);

  SymbolicEnds get(mlir::Value value);
  /// Rule 3: of an expression of values.
  SymbolicEnds get(mlir::AffineExpr expr, mlir::ValueRange dims,
                   mlir::ValueRange symbols);
  /// True if `a` is `b` or more for each part of the index that is cut.
  bool isNeverLess(const Formula &a, const Formula &b) const;

private:
  /// A sum of the indices' products with `factors`, and of `rest`.
  struct Linear {
    llvm::SmallVector<Formula> factors;
    Formula rest;

    bool isFree() const; // of indices
    Linear operator+(const Linear &other) const;
    Linear operator*(const Formula &by) const;
  };
  static std::optional<Linear> multiply(const Linear &left,
                                        const Linear &right);
  std::optional<Linear> getLinear(mlir::Value value);
  std::optional<Linear> getLinear(mlir::AffineExpr expr,
                                  mlir::ValueRange operands);
  void narrow(const Linear &constraint);
  SymbolicEnds compute(mlir::Value value);
  SymbolicEnds compute(mlir::AffineExpr expr, llvm::ArrayRef<SymbolicEnds> dims,
                       llvm::ArrayRef<SymbolicEnds> symbols);
  SymbolicEnds add(const SymbolicEnds &left, const SymbolicEnds &right) const;
  SymbolicEnds scale(const SymbolicEnds &ends, const Formula &by) const;
  bool hasIndex(mlir::Value value) const;
  void prune(SymbolicEnds &ends) const;
  /// `i mod n` is i where i ranges over n values, and `i floordiv m mod n` is
  /// `i floordiv m` where it ranges over n*m.
  mlir::AffineExpr dropRemainders(mlir::AffineExpr expr, mlir::ValueRange dims,
                                  llvm::ArrayRef<SymbolicEnds> dimEnds,
                                  llvm::ArrayRef<SymbolicEnds> symbolEnds);

  llvm::ArrayRef<SymbolicIndex> indices;
  unsigned cut;
  Formula lo, hi;
  GetFormula getFormula;
  llvm::SmallVector<SymbolicEnds, 0> ranges; // of the indices
  // What was asked for before: values are used more than once.
  llvm::DenseMap<mlir::Value, SymbolicEnds> known;
};

} // namespace tofu

#endif // TOFU_OPERATORS_SYMBOLICRANGES_H

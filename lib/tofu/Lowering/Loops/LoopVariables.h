//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The variables that the loops of a lambda run over. An index that is read
// through `floordiv 16` and `mod 16` (heads and their elements that the program
// merged) becomes two: v = 16 * v0 + v1. Then every read is affine, which loops
// can step along and libraries take.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_LOOPVARIABLES_H
#define TOFU_LOWERING_LOOPS_LOOPVARIABLES_H

#include "tofu/TDL/IndexValues.h"
#include "tofu/Transforms/RangedExpr.h"

namespace tofu::lowering {

/// How much `expr` grows with a dimension; nullopt if not by a constant.
std::optional<int64_t> getFactor(mlir::AffineExpr expr, unsigned dim);

class LoopVariables {
public:
  struct Variable {
    unsigned index; // the index variable that it is a digit of
    int64_t factor; // what a step of it adds to that
    int64_t extent; // over all devices
  };

  /// Splits only indices of which every part begins and ends where the slowest
  /// digit changes.
  explicit LoopVariables(tdl::LambdaOp op);

  llvm::ArrayRef<Variable> getVariables() const { return variables; }
  unsigned size() const { return variables.size(); }
  /// How many of them, the first ones, make up the results' indices.
  unsigned getNumOutputs() const { return numOutputs; }
  /// How many indices the results have.
  unsigned getRank() const { return rank; }
  /// The index variable that a value is, if it is one.
  std::optional<unsigned> getIndex(mlir::Value value) const;
  mlir::Value getValue(unsigned index) const {
    return indexValues.getVariables()[index];
  }
  /// The variables of an index, the slowest first.
  llvm::ArrayRef<unsigned> getDigits(unsigned index) const {
    return digits[index];
  }
  /// The results' or operands' coordinate that an index is.
  mlir::AffineExpr getExpr(unsigned index) const { return exprs[index]; }

  /// `expr`, whose dimensions and symbols stand for values, as a function of
  /// the variables (dimensions); null if it uses one that is computed from
  /// data.
  mlir::AffineExpr substitute(mlir::AffineExpr expr, mlir::ValueRange dims,
                              mlir::ValueRange symbols = {}) const;
  /// The same as a function of the index variables, as it is written.
  mlir::AffineExpr getOfIndices(mlir::AffineExpr expr, mlir::ValueRange dims,
                                mlir::ValueRange symbols = {}) const {
    return indexValues.substitute(expr, dims, symbols);
  }
  /// An expression of the index variables as one of the variables.
  mlir::AffineExpr getOfVariables(mlir::AffineExpr ofIndices) const {
    return simplifyInRanges(ofIndices.replaceDims(exprs), intervals);
  }
  /// The values of an expression of the variables.
  Interval getInterval(mlir::AffineExpr expr) const {
    return tofu::getInterval(expr, intervals);
  }
  /// The ranges of the variables on the devices.
  tdl::BoxAttr getPart() const;

private:
  void split(unsigned index, llvm::ArrayRef<int64_t> factors);

  tdl::LambdaOp op;
  tdl::IndexValues indexValues;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  llvm::SmallVector<Variable> variables;
  llvm::SmallVector<llvm::SmallVector<unsigned, 2>> digits; // per index
  llvm::SmallVector<mlir::AffineExpr> exprs;                // per index
  llvm::SmallVector<Interval> intervals;
  unsigned numOutputs = 0, rank;
};

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_LOOPVARIABLES_H

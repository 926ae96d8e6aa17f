//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The regions that parts of a definition's lambda read, for all extents and
// attributes at once: rule 3 of docs/Analysis.md on formulas. They are shown,
// and split nothing; holdsAt() holds them against what expansion goes by.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_SYMBOLICREADS_H
#define TOFU_OPERATORS_SYMBOLICREADS_H

#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Operators/Formula.h"
#include "tofu/Operators/Setting.h"

namespace tofu {

/// An index of the results or of a reduction.
struct SymbolicIndex {
  std::string name;
  Formula extent;
  Formula size; // a name for it, `|x|`, where it is not one
  mlir::Value value;
};

/// From the first element to the last one.
struct SymbolicEnds {
  Formula first, last;
};

/// One dimension of a read, while one index is cut into parts [lo, hi).
struct SymbolicDim {
  unsigned dim;
  bool isData; // its coordinate is computed from data, or it is read as a whole
  SymbolicEnds ends;
  Formula step; // of the coordinate for one of the index; 0: unknown
};

class SymbolicLambda {
public:
  /// A lambda of a definition's body.
  SymbolicLambda(tdl::OpOp definition, tdl::LambdaOp op);

  llvm::ArrayRef<SymbolicIndex> getIndices() const { return indices; }
  /// What the ends of a part are called: lo and hi, if nothing else is.
  Formula getLo() const { return Formula::scaledName(lo); }
  Formula getHi() const { return Formula::scaledName(hi); }
  /// What its tensors are called, in their order: parameters, or the steps that
  /// compute them.
  llvm::ArrayRef<std::string> getTensors() const { return tensors; }

  /// The dimensions of a tensor that depend on the index, of one read of it.
  struct Read {
    unsigned tensor;
    llvm::SmallVector<SymbolicDim, 2> dims;
    bool hasElse;
    bool isGuarded; // by a condition on the index
  };
  /// Per read, in their order: what a part of the index reads, if not in all
  /// operations of the lambda, in those that count.
  llvm::SmallVector<Read, 0>
  getReads(unsigned index,
           llvm::function_ref<bool(mlir::Operation *)> counts = nullptr);
  tdl::LambdaOp getOp() const { return op; }

  /// Operations on floats, if each value is computed once for every point of
  /// the indices that it depends on.
  Formula countFlops();
  /// What the value is, made of dims and attributes.
  Formula getFormula(mlir::Value value);

  /// The numbers of these indices for the variables of the instantiated lambda,
  /// whose reductions may be fewer: what is written twice is computed once.
  /// None if formulas are not its regions, for some parts of each variable, or,
  /// if that is enough, do not contain them: there are settings in which an
  /// expression is simpler.
  std::optional<llvm::SmallVector<unsigned>>
  match(const Setting &setting, const tdl::LambdaAnalysis &concrete,
        bool isExact);

private:
  bool holds(unsigned index, unsigned variable,
             llvm::StringMap<int64_t> &values,
             const tdl::LambdaAnalysis &concrete, bool isExact);
  SymbolicEnds getEnds(mlir::AffineExpr expr, llvm::ArrayRef<SymbolicEnds> dims,
                       llvm::ArrayRef<SymbolicEnds> symbols);
  SymbolicEnds getEnds(mlir::Value value, unsigned index);
  SymbolicEnds computeEnds(mlir::Value value, unsigned index);
  Formula computeFormula(mlir::Value value);
  bool dependsOn(mlir::Value value, mlir::Value index);
  bool isOfData(mlir::Value value);
  /// `i mod n` is i where i ranges over n values, and `i floordiv m mod n` is
  /// `i floordiv m` where it ranges over n*m.
  mlir::AffineExpr dropRemainders(mlir::AffineExpr expr, mlir::ValueRange dims,
                                  llvm::ArrayRef<SymbolicEnds> dimEnds,
                                  llvm::ArrayRef<SymbolicEnds> symbolEnds);
  SymbolicDim getDim(unsigned number, mlir::AffineExpr expr,
                     mlir::ValueRange dims, mlir::ValueRange symbols,
                     unsigned index);
  std::optional<unsigned> getTensor(mlir::Value value);

  tdl::OpOp definition;
  tdl::LambdaOp op;
  std::string lo = "lo", hi = "hi";
  llvm::SmallVector<SymbolicIndex> indices;
  llvm::SmallVector<std::string> tensors;
  llvm::SmallVector<mlir::Value> tensorArguments;
  // What was asked for before: values are used more than once.
  llvm::DenseMap<mlir::Value, Formula> formulas;
  llvm::DenseMap<std::pair<mlir::Value, unsigned>, SymbolicEnds> ends;
};

} // namespace tofu

#endif // TOFU_OPERATORS_SYMBOLICREADS_H

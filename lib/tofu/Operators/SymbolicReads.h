//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The regions that parts of a definition's lambda read, for all extents and
// attributes at once. They are shown, and split nothing; match() holds them
// against what expansion goes by.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_SYMBOLICREADS_H
#define TOFU_OPERATORS_SYMBOLICREADS_H

#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Operators/Setting.h"
#include "tofu/Operators/SymbolicRanges.h"

namespace tofu {

/// One dimension of a read, while one index is cut into parts [lo, hi).
struct SymbolicDim {
  unsigned dim;
  bool isData; // its coordinate is computed from data, or it is read as a whole
  SymbolicEnds ends;
  bool isClipped; // to the tensor, which the ends may leave
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
  /// What the definition calls one of them, outside of the lambda.
  mlir::Value getSource(unsigned tensor);

  /// The dimensions of a tensor that depend on the index, of one read of it.
  struct Read {
    mlir::Operation *op;
    unsigned tensor;
    llvm::SmallVector<SymbolicDim, 2> dims;
    std::vector<SymbolicDim> fixed; // that no index moves, of one place
    bool hasElse;
    bool isNarrowed;     // by conditions
    bool isGuarded;      // by a condition on the index that narrows nothing
    bool isElse = false; // needed where another read is outside alone
  };
  /// Per read, in their order: what a part of the index reads.
  llvm::ArrayRef<Read> getReads(unsigned index);
  /// Regions without what guards narrow from now on.
  void ignoreGuards();
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

  /// True if an index has no values: little is left of the lambda.
  bool isEmpty(const Setting &setting);

  /// Of dims, attributes and sizes of indices.
  llvm::StringMap<int64_t> getValues(const Setting &setting);

private:
  bool holds(unsigned index, unsigned variable,
             llvm::StringMap<int64_t> &values,
             const tdl::LambdaAnalysis &concrete, bool isExact);
  bool holds(const Read &read, const tdl::Access &access,
             const tdl::LambdaAnalysis &concrete, unsigned variable,
             const llvm::StringMap<int64_t> &values, bool isExact) const;
  Formula computeFormula(mlir::Value value);
  SymbolicRanges getRanges(unsigned index);
  /// With what the guards around it narrow.
  Read startRead(mlir::Operation *inner, unsigned tensor, unsigned index,
                 SymbolicRanges &ranges);
  void addGuard(Read &read, mlir::IntegerSet guard, mlir::ValueRange operands,
                unsigned index, SymbolicRanges &ranges);
  void addDim(Read &read, unsigned number, mlir::AffineExpr expr,
              mlir::ValueRange dims, mlir::ValueRange symbols, unsigned index,
              SymbolicRanges &ranges, SymbolicRanges &whole);
  void clip(SymbolicDim &dim, unsigned tensor, const SymbolicRanges &ranges);
  std::optional<unsigned> getTensor(mlir::Value value);
  const SymbolicIndex &getIndex(mlir::Value value) const;
  std::optional<Formula> getExtent(unsigned tensor, unsigned dim);

  tdl::OpOp definition;
  tdl::LambdaOp op;
  std::optional<tdl::Prefix> prefix;
  bool isNarrowed = true;
  std::string lo = "lo", hi = "hi";
  llvm::SmallVector<SymbolicIndex> indices;
  llvm::SmallVector<std::string> tensors;
  llvm::SmallVector<mlir::Value> tensorArguments;
  // What was asked for before: values are used more than once.
  llvm::DenseMap<mlir::Value, Formula> formulas;
  llvm::DenseMap<unsigned, llvm::SmallVector<Read, 0>> reads; // by index
};

} // namespace tofu

#endif // TOFU_OPERATORS_SYMBOLICREADS_H

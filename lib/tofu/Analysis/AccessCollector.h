//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Collects every access of the inputs in a body, in program order.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_ACCESSCOLLECTOR_H
#define TOFU_ANALYSIS_ACCESSCOLLECTOR_H

#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/TDL/IndexBounds.h"

namespace tofu::tdl {

class AccessCollector {
public:
  /// Appends variables for coordinates computed from data and for dimensions
  /// that are read as a whole.
  AccessCollector(LambdaOp op, const IndexValues &values,
                  llvm::ArrayRef<uint64_t> linearSets,
                  llvm::SmallVector<IndexVariable> &variables);

  /// Ordered by input, then by place. Those of one input with the same map are
  /// one access, under what is common to all of them.
  llvm::SmallVector<Access> takeAccesses();

private:
  struct RawAccess {
    unsigned input;
    llvm::SmallVector<mlir::AffineExpr> coordinates;
    /// Each `>= 0`, or `== 0` if true.
    llvm::SmallVector<std::pair<mlir::AffineExpr, bool>, 2> constraints;
    llvm::SmallVector<mlir::AffineExpr, 2> around; // variables of reductions
  };

  Access getAccess(const RawAccess &raw);
  void visit(mlir::Operation *inner);
  void visitRead(ReadOp read, unsigned input);
  void visitOpaque(OpaqueOp opaque);
  void visitUnknown(mlir::Operation *inner);
  /// An access without coordinates, under the guards around `inner`.
  RawAccess start(unsigned input, mlir::Operation *inner);
  void addGuard(RawAccess &access, mlir::IntegerSet guard,
                mlir::ValueRange operands);
  /// The remaining dimensions of the input as a whole.
  void finish(RawAccess access);
  mlir::AffineExpr getBounded(RawAccess &access, unsigned dim,
                              IndexBounds bounds);
  mlir::AffineExpr getData(unsigned input, unsigned dim);
  mlir::AffineExpr getWhole(unsigned input, unsigned dim);
  mlir::AffineExpr addVariable(IndexVariable::Kind kind, unsigned input,
                               unsigned dim);
  std::optional<unsigned> getInput(mlir::Value value);
  llvm::ArrayRef<int64_t> getShape(unsigned input);

  LambdaOp op;
  const IndexValues &values;
  BoundedValues bounded;
  llvm::ArrayRef<uint64_t> linearSets;
  llvm::SmallVector<IndexVariable> &variables;
  llvm::DenseMap<std::pair<unsigned, unsigned>, mlir::AffineExpr> wholes;
  struct Between {
    unsigned input, dim;
    IndexBounds bounds;
    mlir::AffineExpr variable;
  };
  llvm::SmallVector<Between, 0> betweens;
  llvm::SmallVector<RawAccess, 0> accesses;
};

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_ACCESSCOLLECTOR_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a body reads, exactly: the elements that each read touches at the points
// of the indices. It is found from the body alone and shares no code with the
// accesses of the analysis, which are held against it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_READSET_H
#define TOFU_OPERATORS_READSET_H

#include "mlir/IR/AffineExpr.h"
#include "tofu/TDL/TDL.h"
#include "llvm/ADT/BitVector.h"

namespace tofu {

/// The reads of one operation. A point is a value of each variable that is
/// bound around it, and of each free value; it reads the element at
/// `coordinates` where all constraints hold and this lies in the tensor.
struct ReadSet {
  mlir::Operation *op;
  unsigned input;
  /// Index variables that are bound around it: those of the results, and of the
  /// reductions that it stands in.
  llvm::BitVector bound;
  /// Values that data give, and places in dimensions that are read as a whole.
  llvm::SmallVector<mlir::Value> free; // null: such a place
  llvm::SmallVector<mlir::AffineExpr> coordinates;
  llvm::SmallVector<std::pair<mlir::AffineExpr, bool>> constraints; // == 0
  /// Index values that are computed from indices alone, but not quasi-affinely
  /// (a product, a minimum): they stand as free values, too, and are known at
  /// each point. Such a set is enumerated.
  llvm::SmallVector<std::pair<unsigned, mlir::Value>> computed;
};

/// One per read, and per tensor that a function is given or that an unknown
/// operation uses.
llvm::SmallVector<ReadSet, 0> findReads(tdl::LambdaOp op);

/// The value of index arithmetic where index variables (block arguments) have
/// the values that are known; none if it is divided by what is not positive.
/// What it is computed from is known afterwards.
std::optional<int64_t> runIndex(mlir::Value value,
                                llvm::DenseMap<mlir::Value, int64_t> &known);

} // namespace tofu

#endif // TOFU_OPERATORS_READSET_H

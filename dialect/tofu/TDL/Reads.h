//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The reads of a body: of which tensor, at which coordinates, and under which
// conditions.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_READS_H
#define TOFU_TDL_READS_H

#include "tofu/TDL/IndexBounds.h"
#include "tofu/TDL/PointSet.h"
#include "tofu/TDL/TDL.h"
#include <map>

namespace tofu::tdl {

/// A tdl.read, or one slice of a tdl.opaque.
struct BodyRead {
  mlir::Operation *op;
  unsigned input; // number among the lambda's inputs
  /// As functions of the index variables; null: computed from data, or all of
  /// the dimension.
  llvm::SmallVector<mlir::AffineExpr, 4> coordinates;
  /// Of those that are null, between what they lie, if that is known.
  std::map<unsigned, IndexBounds> bounds;
  /// What holds where it is read, of the index variables: expr >= 0, or == 0.
  llvm::SmallVector<std::pair<mlir::AffineExpr, bool>, 4> constraints;
  /// Something more, which depends on data, holds there.
  bool isGuardedByData = false;
  /// Where coordinates are outside of the tensor, nothing is read.
  bool hasElse = false;
  /// Index variables of the loops around it, by number.
  llvm::SmallVector<unsigned> variables;
};

/// All reads, in their order.
llvm::SmallVector<BodyRead, 0> collectReads(LambdaOp lambda);

/// `[3, ?, 17]`: the coordinates at a point of the index variables.
std::string describeCoordinates(const BodyRead &read,
                                llvm::ArrayRef<int64_t> indices);

/// `[0, 4) x [3, 8)`: messages write what is half-open as mathematics does.
std::string describeBox(llvm::ArrayRef<std::pair<int64_t, int64_t>> box);

/// What is wrong with an operation of a body, as a sentence after its name.
struct BodyFault {
  mlir::Operation *op;
  std::string text;
};

/// True if all that it reads is read at indices of the loops around, nothing is
/// guarded, and no integers are computed: then none of what follows is found.
bool hasPlainIndices(LambdaOp lambda);

/// A read without `else` that leaves its tensor. Coordinates that are affine
/// are proved to stay inside; those computed from data are checked where the
/// program runs. Extents that are values are not looked at.
std::optional<BodyFault> findReadOutside(LambdaOp lambda);

/// True if the value is used as what stands after the `else` of a read.
bool isAfterElse(mlir::OpOperand &use);

/// Bodies compute everything, also what stands after `else`. Gives an `else` of
/// 0 to reads that leave their tensors, but not where their values are needed:
/// as `b` in `(a[i] else b[i - n])`.
void completeReads(LambdaOp lambda);

/// A coordinate, a guard or another index value that may leave kMaxIndexBits
/// bits while the index variables stay in their extents, or something that it
/// is computed from. What is computed from data is not looked at.
std::optional<BodyFault> findWideIndex(LambdaOp lambda);

/// Calls `visit` with the affine expressions of an operation: what it has or
/// does with them, how many dimensions they have, and the values of these and,
/// after them, of their symbols.
using VisitIndexExprs = llvm::function_ref<void(
    llvm::StringRef what, llvm::ArrayRef<mlir::AffineExpr> exprs,
    unsigned numDims, mlir::ValueRange operands)>;
void visitIndexExprs(mlir::Operation *op, VisitIndexExprs visit);

/// A divisor in a map or a guard that is known and not positive.
std::optional<BodyFault> findBadDivisor(LambdaOp lambda);
/// What is said of it; the name may be empty.
std::string describeBadDivisor(int64_t divisor, llvm::StringRef name);

} // namespace tofu::tdl

#endif // TOFU_TDL_READS_H

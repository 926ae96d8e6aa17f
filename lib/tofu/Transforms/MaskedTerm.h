//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scalars that are zero unless conditions hold: what a product with elements of
// a one-hot matrix is. Zero times anything is taken for zero.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_MASKEDTERM_H
#define TOFU_TRANSFORMS_MASKEDTERM_H

#include "tofu/TDL/TDL.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace tofu::tdl {

/// Conditions, i1, of which all hold where the value is not zero (of either
/// sign); none if nothing is known. The other factors of which it is the
/// product are added to `factors`.
llvm::SmallVector<mlir::Value>
getMaskConditions(mlir::Value value,
                  llvm::SmallVectorImpl<mlir::Value> *factors = nullptr);

/// What the value is where getMaskConditions() hold, to the bit but for the
/// sign of a zero.
mlir::Value getMaskedValue(mlir::OpBuilder &builder, mlir::Value value);

/// What `a and b and ...` asks for.
llvm::SmallVector<mlir::Value> getConjuncts(mlir::Value condition);

/// `place == number`: an index variable, perhaps cast, and an integer or index.
struct PlaceTest {
  mlir::BlockArgument place;
  mlir::Value number;
};

/// The condition as such tests: both ways round, if both sides are variables.
/// Only where each value of the variable is another one of the numbers' type.
llvm::SmallVector<PlaceTest, 2> getPlaceTests(mlir::Value condition);

/// The number of a test as an index, equal to the place where the test holds.
mlir::Value getNumberAsIndex(mlir::OpBuilder &builder, const PlaceTest &test);

/// True if `value` is computed from `source`, an argument of the lambda or of a
/// reduction in it.
bool dependsOn(mlir::Value value, mlir::BlockArgument source);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_MASKEDTERM_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations that somebody else computes: each stays one lambda.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_INTACT_H
#define TOFU_TDL_INTACT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace tofu::tdl {

/// On an operation that has a meaning, a unit: it becomes one lambda, of which
/// nothing is taken out and into which nothing is put. It is an error if it
/// means more than one.
inline constexpr llvm::StringLiteral kIntact = "tdl.intact";

/// On what it became, per input the number of the operation's operand that this
/// is. An operand that is read in several ways is several inputs.
inline constexpr llvm::StringLiteral kOperands = "tdl.operands";

/// The numbers of a lambda that is such an operation, or null.
inline mlir::DenseI64ArrayAttr getIntactOperands(mlir::Operation *op) {
  return op->getAttrOfType<mlir::DenseI64ArrayAttr>(kOperands);
}

/// Emits an error where an operation has numbers that are not those of its
/// operands.
mlir::LogicalResult verifyIntactOperands(mlir::Operation *op);

} // namespace tofu::tdl

#endif // TOFU_TDL_INTACT_H

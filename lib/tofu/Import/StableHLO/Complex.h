//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations on complex tensors. These are pairs of real ones (ValueTable.h):
// what moves elements moves both parts, arithmetic is said in terms of them. At
// the program's border the parts stand beside each other in a last dimension
// of 2.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_COMPLEX_H
#define TOFU_IMPORT_STABLEHLO_COMPLEX_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

inline bool isComplex(mlir::Type type) {
  return llvm::isa<mlir::ComplexType>(mlir::getElementTypeOrSelf(type));
}
/// True if an operand or a result is complex.
bool isComplex(mlir::Operation &op);

/// Imports an operation of which that is true.
void importComplex(SourceOp &op);

/// The type with a last dimension of 2 for the parts of a complex one.
mlir::RankedTensorType getBorderType(mlir::Type type);
/// One part of a tensor of that form, and that form of both.
mlir::Value splitPair(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value pair, unsigned part);
mlir::Value joinPair(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value real, mlir::Value imaginary);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_COMPLEX_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether a closed form in mesh coordinates stays in 64 bits on every mesh.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_MAGNITUDE_H
#define TOFU_TDL_MAGNITUDE_H

#include "mlir/IR/AffineExpr.h"

namespace tofu::tdl {

/// True if the expression can be a bound of a box: a sum of mesh coordinates
/// with factors, quotients and remainders by positive constants, of which no
/// part leaves 64 bits, whatever the extents of the mesh are.
bool isBound(mlir::AffineExpr expr);

/// The expression, which on this mesh stays in 64 bits. Where it may leave them
/// on another, it takes the coordinates modulo the extents of the mesh.
mlir::AffineExpr getBound(mlir::AffineExpr expr, llvm::ArrayRef<int64_t> mesh);

} // namespace tofu::tdl

#endif // TOFU_TDL_MAGNITUDE_H

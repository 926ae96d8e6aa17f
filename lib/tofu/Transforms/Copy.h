//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The lambda that computes nothing: it yields its operand.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_COPY_H
#define TOFU_TRANSFORMS_COPY_H

#include "tofu/TDL/TDL.h"

namespace tofu {

/// Writes a lambda that yields a tensor or a piece as `type`, of the same
/// global type: what is not held of it then is left out.
mlir::Value emitCopy(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value value, mlir::Type type);

/// Writes the body of a lambda of one input: each result is the element at the
/// map of its indices.
void writeRead(mlir::OpBuilder &builder, tdl::LambdaOp lambda,
               mlir::AffineMap map);

/// Writes a lambda that yields the constant, which is a splat.
mlir::Value emitSplat(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::DenseElementsAttr constant);

/// What `value` is a copy of, or null.
mlir::Value getCopied(mlir::Value value);

} // namespace tofu

#endif // TOFU_TRANSFORMS_COPY_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the warps of a CUDA device do with small matrices of narrow numbers, as
// LLVM's intrinsics: all threads of a warp together.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_MATRICES_H
#define TOFU_LOWERING_CUDA_MATRICES_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace tofu::lowering {

/// The four 32-bit registers of four matrices of 8 x 8 numbers of 16 bits in
/// shared memory, of which each thread names one row.
llvm::SmallVector<mlir::Value> loadMatrices(mlir::OpBuilder &builder,
                                            mlir::Location loc, mlir::Value row,
                                            bool isTransposed);
/// Writes them to where `to` points.
void loadMatrices(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value to,
                  mlir::Value row, bool isTransposed);

/// Adds 16 x 16 times 16 x 8 numbers to four f32. `factors` are six 32-bit
/// registers: four of the left matrix, two of the right one.
llvm::SmallVector<mlir::Value>
multiplyMatrices(mlir::OpBuilder &builder, mlir::Location loc,
                 mlir::ValueRange sums, mlir::ValueRange factors, bool isBF16);
/// Adds them to what `table` points to.
void multiplyMatrices(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value table, mlir::ValueRange factors, bool isBF16);

/// 2^x of an f32, of about 22 bits.
mlir::Value approximatePower2(mlir::OpBuilder &builder, mlir::Location loc,
                              mlir::Value x);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CUDA_MATRICES_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Sums of products: what dot_general and convolution compute.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_CONTRACTION_H
#define TOFU_IMPORT_STABLEHLO_CONTRACTION_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

/// Reads a factor, 0 or 1, where the sum's indices are `sum`.
using ReadFactor = llvm::function_ref<mlir::Value(
    LambdaBody &, unsigned factor, llvm::ArrayRef<mlir::AffineExpr> sum)>;

/// Fails unless the factors and the result can be multiplied and added.
void requireNumbers(SourceOp &op);

/// The sum of products over a box of these extents, a tensor of this shape and
/// of the result's element type. The factors have the operands' element types.
/// They are widened before they are multiplied, and sums rounded once.
mlir::Value createSumOfProducts(SourceOp &op, llvm::ArrayRef<int64_t> shape,
                                mlir::ValueRange factors,
                                llvm::ArrayRef<int64_t> extents,
                                ReadFactor readFactor);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_CONTRACTION_H

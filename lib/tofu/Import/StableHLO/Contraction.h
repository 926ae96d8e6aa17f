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

/// Reads a factor, operand 0 or 1, where the sum's indices are `sum`.
using ReadFactor = llvm::function_ref<mlir::Value(
    LambdaBody &, unsigned operand, llvm::ArrayRef<mlir::AffineExpr> sum)>;

/// Fails unless the factors and the result can be multiplied and added.
void requireNumbers(SourceOp &op);

/// Sets the result to the sum of products over a box of these extents. Factors
/// are widened before they are multiplied, and sums rounded once.
void setSumOfProducts(SourceOp &op, llvm::ArrayRef<int64_t> extents,
                      ReadFactor readFactor);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_CONTRACTION_H

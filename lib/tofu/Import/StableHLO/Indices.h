//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Indices that are read from tensors.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_INDICES_H
#define TOFU_IMPORT_STABLEHLO_INDICES_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

/// Reads input `input`, whose elements are of the integer type `type` in the
/// source, at the coordinates and makes the element an index; `otherwise` where
/// these are outside.
mlir::Value readIndex(LambdaBody &body, unsigned input, mlir::Type type,
                      llvm::ArrayRef<mlir::AffineExpr> coordinates,
                      mlir::Value otherwise = {});

/// The index in [0, greatest] that is nearest.
mlir::Value clampIndex(LambdaBody &body, mlir::Value index, int64_t greatest);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_INDICES_H

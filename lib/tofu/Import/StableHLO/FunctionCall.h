//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations that apply a function to slices: a lambda over the dimensions that
// the function does not see.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_FUNCTIONCALL_H
#define TOFU_IMPORT_STABLEHLO_FUNCTIONCALL_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

/// A tensor of which each call gets a slice: at index i of the batch in
/// dimension given[i], all of the other dimensions.
struct SlicedOperand {
  mlir::Value tensor;
  llvm::SmallVector<int64_t> given;
};

/// Creates the lambda that applies the function at each point of the batch. Its
/// results have the extents of the batch, then those of the slices.
tdl::LambdaOp createCalls(SourceOp &op, llvm::StringRef function,
                          llvm::ArrayRef<int64_t> batch,
                          llvm::ArrayRef<SlicedOperand> operands,
                          llvm::ArrayRef<mlir::RankedTensorType> slices,
                          const mlir::NamedAttrList &attributes);

/// Applies a function to the lines along one dimension of tensors of one shape;
/// it gives as many lines, of the same extent. The results are of the tensors'
/// types.
llvm::SmallVector<mlir::Value>
applyToLines(SourceOp &op, llvm::StringRef function, unsigned along,
             llvm::ArrayRef<mlir::Value> tensors,
             const mlir::NamedAttrList &attributes);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_FUNCTIONCALL_H

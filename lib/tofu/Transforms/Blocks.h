//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A reduction in blocks: each block is folded by itself, then the blocks are.
// Block q of `count` over [0, n) is [floor(q n / count), floor((q+1) n /
// count)), as parts of layouts are; what stands in a block is a dimension of
// the tensor of its folds, so that devices can have one block each.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_BLOCKS_H
#define TOFU_TRANSFORMS_BLOCKS_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// The lambda's results are the values of one reduction. Writes a lambda of
///   terms[q.., i..] = fold(k.. in block q..: ...)
/// with a leading dimension for each of the reduction's indices that is cut
/// into more than one block; `counts` has an entry per index.
LambdaOp emitTerms(mlir::OpBuilder &builder, LambdaOp op,
                   llvm::ArrayRef<int64_t> counts);

/// Writes a lambda of results[i..] = fold(q..: terms[q.., i..]), a part of it
/// if there is one: what `op` computes, of the terms that emitTerms() makes.
/// The results are of these types; of scalars they may have one dimension, of
/// one element: then devices can do without it.
LambdaOp emitFold(mlir::OpBuilder &builder, LambdaOp op,
                  llvm::ArrayRef<int64_t> counts, mlir::TypeRange types,
                  mlir::ValueRange terms, BoxAttr part);

/// Writes a lambda that yields the only element of a tensor or piece of one
/// dimension, as a scalar tensor or piece.
mlir::Value emitElement(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value value, mlir::Type type);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_BLOCKS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A reduction in chunks: each chunk is folded by itself, then the chunks are.
// Chunk q of `count` over [0, n) is [floor(q n / count), floor((q+1) n /
// count)), as parts of layouts are; what stands in a chunk is a dimension of
// the tensor of its folds, so that devices can have one chunk each.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_CHUNKS_H
#define TOFU_TRANSFORMS_CHUNKS_H

#include "tofu/Analysis/Prefix.h"

namespace tofu::tdl {

/// The lambda's results are the values of one reduction. Writes a lambda of
///   terms[q.., i..] = fold(k.. in chunk q..: ...)
/// with a leading dimension for each of the reduction's indices that is cut
/// into more than one chunk; `counts` has an entry per index.
LambdaOp emitTerms(mlir::OpBuilder &builder, LambdaOp op,
                   llvm::ArrayRef<int64_t> counts);

/// Writes a lambda of results[i..] = fold(q..: terms[q.., i..]), a part of it
/// if there is one: what `op` computes, of the terms that emitTerms() makes.
/// The results are of these types; of scalars they may have one dimension, of
/// one element: then devices can do without it.
LambdaOp emitFold(mlir::OpBuilder &builder, LambdaOp op,
                  llvm::ArrayRef<int64_t> counts, mlir::TypeRange types,
                  mlir::ValueRange terms, BoxAttr part);

/// Of a cumulative reduction, `count` chunks. Writes a lambda of
///   prefixes[q, i.., r, j..] = fold(k in chunk q up to its element r: ...)
/// for each value of the reduction, with r in the place of the index along
/// which it runs, and as many elements as the largest chunk has; in the type in
/// which it folds. Always inclusive.
LambdaOp emitPrefixes(mlir::OpBuilder &builder, LambdaOp op,
                      const Prefix &prefix, int64_t count);

/// Writes a lambda of totals[q, i.., j..]: the prefix that is all of chunk q.
LambdaOp emitTotals(mlir::OpBuilder &builder, LambdaOp op, const Prefix &prefix,
                    LambdaOp prefixes);

/// All rows before the one that a device has, or behind it.
BoxAttr getRowsBefore(BoxAttr row, int64_t count, bool isReverse);

/// Writes a lambda of what is folded before each chunk,
///   before[q, i.., j..] = fold(p where p < q: totals[p, i.., j..])
LambdaOp emitBefore(mlir::OpBuilder &builder, LambdaOp op, const Prefix &prefix,
                    LambdaOp totals);

/// Writes a lambda of what `op` computes: of what is folded before each of the
/// `count` chunks, before[q, i.., j..], and of the chunks' prefixes.
LambdaOp emitScanned(mlir::OpBuilder &builder, LambdaOp op,
                     const Prefix &prefix, int64_t count,
                     mlir::ValueRange before, mlir::ValueRange prefixes);

/// Writes a lambda that yields the only element of a tensor or piece of one
/// dimension, as a scalar tensor or piece.
mlir::Value emitElement(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value value, mlir::Type type);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_CHUNKS_H

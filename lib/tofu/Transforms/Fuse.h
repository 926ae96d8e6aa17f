//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Substitutes a producer's body into its consumer's reads.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_FUSE_H
#define TOFU_TRANSFORMS_FUSE_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// Replaces every read of the input by what its producer, a tdl.lambda or a
/// splat arith.constant, computes at the read's coordinates. Adds the
/// producer's inputs to the consumer; the input itself is left, unused.
///
/// Fails, and changes nothing, if there is no such producer, if one of them is
/// a part or has dynamic extents, if the input is used by a tdl.opaque, or if a
/// read may fall outside the producer's extents, or has a guard, and neither
/// holds:
/// - the producer yields one read, perhaps converted, and the value after
///   `else` can be that read's own: the guards are joined;
/// - the producer reads nothing: a select between its value and `else`.
/// The consumer's body is not folded: see foldBody and normalizeInputs.
llvm::LogicalResult fuseInto(LambdaOp consumer, unsigned input);

/// The operations of a lambda's body that its result needs, and whether they
/// are free to recompute: at most one read, none through data, no reduction or
/// opaque function; on what was read only selects and converts that do not
/// narrow; besides, arithmetic on indices and constants.
struct Slice {
  llvm::SmallVector<mlir::Operation *> ops; // in their order
  bool isFree = true;
  unsigned numReads = 0;
};
Slice getSlice(mlir::OpResult result);

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_FUSE_H

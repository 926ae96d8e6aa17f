//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Whether a partitioned program fits together on every device of its mesh: what
// verifiers of single operations cannot say, because they do not see the mesh.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_VERIFYPROGRAM_H
#define TOFU_PARTITION_VERIFYPROGRAM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tofu {

/// Verifies that a plan, if there is one, has been carried out, and on every
/// device that
/// - what a lambda computes is the term that the types of its results say,
/// - pieces lie within their tensors,
/// - the part that a lambda computes lies within the pieces of its results, and
///   fills those that are not partial; parts along partial axes fill it
///   together, and once if terms add up,
/// - so do parts of a reduction fill the reduction,
/// - what the part reads of an operand lies within the operand's piece, and is
///   let through by one of the masks that make it a term,
/// - what `plan.fetch` and `plan.reduce` give to a device, and what the
///   function returns, is held by some device.
/// Boxes are compared as expressions, then as numbers on the devices of the
/// axes that they depend on; reads at last as sets of points.
mlir::LogicalResult verifyProgram(mlir::func::FuncOp program);

} // namespace tofu

#endif // TOFU_PARTITION_VERIFYPROGRAM_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operands of elementwise operations, which those of CHLO named `broadcast_x`
// stretch over the result.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_BROADCAST_H
#define TOFU_IMPORT_STABLEHLO_BROADCAST_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

/// The operation's name without the dialect and without `broadcast_`.
llvm::StringRef getFunctionName(SourceOp &op);

/// Fails unless operand `i` has the result's shape, or rank 0 where that is
/// allowed, or can be stretched if the operation does so.
void requireAlike(SourceOp &op, unsigned i, bool orScalar = false);

/// Fails unless there are `count` operands that are alike, of the result's
/// element type; of which `mayBeScalar` is true may have rank 0.
void requireOperands(
    SourceOp &op, unsigned count,
    llvm::function_ref<bool(unsigned i)> mayBeScalar = [](unsigned) {
      return false;
    });

/// Reads operand `i`, of which requireAlike was asked, for the result's
/// coordinates; it is the body's input `i`, or another one.
mlir::Value readOperand(SourceOp &op, LambdaBody &body, unsigned i);
mlir::Value readOperand(SourceOp &op, LambdaBody &body, unsigned i,
                        unsigned input);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_BROADCAST_H

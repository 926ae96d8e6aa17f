//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The last step of kernels on their way to the LLVM dialect, for any target.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNEL_CONVERTATONCE_H
#define TOFU_LOWERING_KERNEL_CONVERTATONCE_H

#include "mlir/IR/BuiltinOps.h"

namespace tofu::lowering {

/// Loops, branches, functions, arithmetic in one conversion, which takes half
/// of the time of one for each.
mlir::LogicalResult convertAtOnce(mlir::ModuleOp module);

/// LLVM's own functions order -0.0 before +0.0, as arith says; comparisons, to
/// which its expansion comes, do not.
void orderZeros(mlir::ModuleOp module);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_KERNEL_CONVERTATONCE_H

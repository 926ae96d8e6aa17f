//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One tdl.lambda as loops over the memory of a rank: the functions that
// tofu_operation (runtime/tofu/Runtime/Program.h) calls `kernel` and `extent`.
//
// Loops run in global coordinates; only addresses subtract the origins of the
// pieces. A read that can fall outside of its tensor, or that has a guard, cuts
// the loops into segments in which it is known whether it does.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNEL_H
#define TOFU_LOWERING_KERNEL_H

#include "mlir/IR/BuiltinOps.h"
#include "tofu/TDL/TDL.h"

namespace tofu::lowering {

/// Fails, with a diagnostic, if the lambda holds what no kernel can do.
mlir::LogicalResult checkSupported(tdl::LambdaOp op);

/// Adds the functions `name` and `name`.extent of a supported lambda, and one
/// that `name` calls. `places` numbers the memory of the inputs, then of the
/// outputs: what has one number is in one place.
void buildKernel(tdl::LambdaOp op, llvm::ArrayRef<unsigned> places,
                 mlir::ModuleOp module, llvm::StringRef name);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_KERNEL_H

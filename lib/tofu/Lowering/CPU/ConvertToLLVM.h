//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions of the host, kernels among them, to the LLVM dialect.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CPU_CONVERTTOLLVM_H
#define TOFU_LOWERING_CPU_CONVERTTOLLVM_H

#include "mlir/IR/BuiltinOps.h"

namespace tofu::lowering {

/// Turns the functions into the LLVM dialect. `convertsHalf`: the machine has
/// instructions from and to f16.
mlir::LogicalResult convertToLLVM(mlir::ModuleOp module, bool convertsHalf);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CPU_CONVERTTOLLVM_H

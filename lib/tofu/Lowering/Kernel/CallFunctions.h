//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions of numbers, which no machine has, as calls.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNEL_CALLFUNCTIONS_H
#define TOFU_LOWERING_KERNEL_CALLFUNCTIONS_H

#include "mlir/IR/BuiltinOps.h"

namespace tofu::lowering {

/// C's name of the function of f64 that computes it, as exp; "" of what is no
/// such function.
llvm::StringRef getFunctionName(mlir::Operation *op);

/// Operations become calls of functions of these names with `prefix` before
/// them and, of f32, an f behind them. Before any conversion: MLIR's would
/// compute what is applied to a constant, in its own way.
void callFunctions(mlir::ModuleOp module, llvm::StringRef prefix,
                   llvm::function_ref<llvm::StringRef(mlir::Operation *)>
                       getName = getFunctionName);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_KERNEL_CALLFUNCTIONS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The code of one tdl.lambda on a rank: the functions that tofu_operation
// (runtime/tofu/Runtime/Program.h) calls `kernel` and `extent`.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CPU_CPUKERNEL_H
#define TOFU_LOWERING_CPU_CPUKERNEL_H

#include "mlir/IR/BuiltinOps.h"
#include "tofu/Lowering/Loops/LoopNest.h"

namespace tofu::lowering {

/// Adds the functions `name` and `name`.extent of a nest, and one that `name`
/// calls.
void buildKernel(const LoopNest &nest, mlir::ModuleOp module,
                 llvm::StringRef name);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CPU_CPUKERNEL_H

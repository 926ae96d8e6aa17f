//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A program for CUDA devices whose kernels run on the CPU: their LLVM IR as it
// is before NVPTX's back end, for this machine, with functions in the place of
// what the threads ask a device for. Runtime and tables see a program for CPUs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_LOWERING_EMULATED_H
#define TOFU_TEST_LOWERING_EMULATED_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tofu::test {

/// Writes the program as a shared object that this process can load.
mlir::LogicalResult compileEmulated(mlir::func::FuncOp function,
                                    llvm::StringRef output);

} // namespace tofu::test

#endif // TOFU_TEST_LOWERING_EMULATED_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The code of one tdl.lambda for CUDA devices: kernels, and the functions of
// the host that say how many threads they have: `tofu_launch` of
// runtime/tofu/Runtime/Program.h.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_CUDAKERNEL_H
#define TOFU_LOWERING_CUDA_CUDAKERNEL_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "tofu/Lowering/Loops/LoopNest.h"

namespace tofu::lowering {

struct CudaLaunch {
  std::string kernel; // in the device's module
  std::string size;   // in the host's
};

/// Of a slot of scratch memory.
inline constexpr int64_t kSlotBytes = 8;

/// The pointers of a kernel's places, by number: its first parameters are those
/// of operands and results.
llvm::SmallVector<mlir::Value> takePlaces(const LoopNest &nest,
                                          mlir::LLVM::LLVMFuncOp kernel);

/// Adds the kernels of a nest whose points are spread over threads; they are
/// started one after the other.
std::vector<CudaLaunch> buildCudaKernels(const LoopNest &nest,
                                         mlir::ModuleOp host,
                                         mlir::ModuleOp device,
                                         llvm::StringRef name);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CUDA_CUDAKERNEL_H

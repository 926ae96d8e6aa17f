//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The kernel of a stream.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_STREAMKERNEL_H
#define TOFU_LOWERING_CUDA_STREAMKERNEL_H

#include "tofu/Lowering/CUDA/CudaKernel.h"

namespace tofu::lowering {

CudaLaunch buildStreamKernel(const LoopNest &nest, const StreamStep &step,
                             mlir::ModuleOp host, mlir::ModuleOp device,
                             llvm::StringRef name);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CUDA_STREAMKERNEL_H

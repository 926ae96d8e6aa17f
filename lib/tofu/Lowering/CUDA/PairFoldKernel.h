//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The kernel of a pairFold.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_PAIRFOLDKERNEL_H
#define TOFU_LOWERING_CUDA_PAIRFOLDKERNEL_H

#include "tofu/Lowering/CUDA/CudaKernel.h"

namespace tofu::lowering {

CudaLaunch buildPairFoldKernel(const LoopNest &nest, const PairFoldStep &step,
                               mlir::ModuleOp host, mlir::ModuleOp device,
                               llvm::StringRef name);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CUDA_PAIRFOLDKERNEL_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The kernel of an attention.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_ATTENTIONKERNEL_H
#define TOFU_LOWERING_CUDA_ATTENTIONKERNEL_H

#include "tofu/Lowering/CUDA/CudaKernel.h"

namespace tofu::lowering {

CudaLaunch buildAttentionKernel(const LoopNest &nest, const AttendStep &step,
                                mlir::ModuleOp host, mlir::ModuleOp device,
                                llvm::StringRef name);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CUDA_ATTENTIONKERNEL_H

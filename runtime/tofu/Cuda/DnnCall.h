//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_DNNCALL_H
#define TOFU_CUDA_DNNCALL_H

#include "tofu/Cuda/CudaDevice.h"

namespace tofu::cuda::dnn {

/// A convolution by cuDNN on a rank. What is not taken as it lies is copied
/// into the workspace before, or from there behind.
class ConvolutionCall : public runtime::Computation {
public:
  ConvolutionCall(CudaDevice &device, const Convolutions &library,
                  PreparedConvolution convolution)
      : device(device), library(library), convolution(std::move(convolution)) {}

  const char *getLibrary() const override { return "cuDNN"; }
  Error run(char *const *buffers) override;

private:
  struct Place {
    Address piece, taken;
  };
  enum Direction { Into, OutOf };

  Place getPlace(const Tensor &tensor, char *const *buffers) const;
  Error copy(const std::vector<const Tensor *> &tensors, char *const *buffers,
             Direction direction);

  CudaDevice &device;
  const Convolutions &library;
  PreparedConvolution convolution;
};

} // namespace tofu::cuda::dnn

#endif // TOFU_CUDA_DNNCALL_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A convolution in cuDNN's words: one of three operations on an image, a filter
// and outputs. It takes tensors that are packed in one of two layouts, and as
// many zeros before an image as behind it; others are copied.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_DNNCONVOLUTION_H
#define TOFU_CUDA_DNNCONVOLUTION_H

#include "tofu/Cuda/DnnLibrary.h"
#include "tofu/Runtime/Convolution.h"

#include <vector>

namespace tofu::cuda::dnn {

using Numbers = std::vector<int64_t>;

/// Dimensions stand in this order, whatever their strides are: of images and
/// outputs the batch, channels, then the windows; of filters the outputs'
/// channels, those of the image (of one group), the windows.
struct Tensor {
  int64_t slot = 0;   // which of the call's buffers
  int64_t origin = 0; // elements from its beginning
  int64_t type = 0;   // of the program
  Numbers extents, strides;
  /// As cuDNN takes it: `border` elements stand before those of the tensor.
  Numbers border, takenExtents, takenStrides;
  bool isCopied = false;

  int64_t getTakenCount() const;
  int64_t getTakenBytes() const;
  /// Bytes that its place is a multiple of.
  int64_t getAlignment() const;
  /// Elements from the first that cuDNN takes to the first of the tensor.
  int64_t getBorderOffset() const;
  bool hasBorder() const { return takenExtents != extents; }
};

/// outputs[n, k, o] = sum over c, w of
///   image[n, c, o * step + w * dilation - pad] * filter[k, c, w],
/// or a gradient of that. There are as many groups as the image has more
/// channels than the filter.
struct Operation {
  Kind kind =
      kForward; // what is computed: the outputs, the image or the filter
  Tensor image, filter, outputs;
  Numbers steps, dilations, pads;

  Tensor &getResult();
  /// f16 and bf16: tensor cores multiply them exactly.
  bool isNarrow() const { return getDataType(filter.type) != kF32; }
  /// The same for what is computed alike.
  Numbers getKey() const;

  /// Of a type of the program; none if cuDNN has not got it.
  static std::optional<int> getDataType(int64_t type);
};

/// Ways to say it, the one that is likely to be fast first; none if it cannot
/// be said.
std::vector<Operation> describe(const runtime::Convolution &convolution,
                                const runtime::LocalContraction &local);

} // namespace tofu::cuda::dnn

#endif // TOFU_CUDA_DNNCONVOLUTION_H

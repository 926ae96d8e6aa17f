//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Contractions that are convolutions: a coordinate of one factor, the source,
// is affine in two variables, or reads zeros outside of the tensor.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_CONVOLUTION_H
#define TOFU_RUNTIME_CONVOLUTION_H

#include "tofu/Runtime/Library.h"
#include "tofu/Runtime/LocalContraction.h"

namespace tofu::runtime {

/// A variable, or several of which each continues the other in memory.
struct Channel {
  int64_t extent = 1;
  int64_t source = 0, weights = 0, result = 0; // elements per step
};

/// A dimension along which the weights slide: output o reads, with weight w,
/// the source's element o * step + w * dilation - padLo. In a convolution that
/// is transposed it reads the element s with s * step = o - w * dilation +
/// padLo, if there is one.
struct Window {
  int64_t outputs, weights, sources; // extents
  int64_t step, dilation;
  int64_t padLo, padHi; // zeros before and behind the sources (transposed: the
                        // outputs)
  int64_t behind;       // more elements of the piece behind the sources
  int64_t sourceStride, weightStride, resultStride; // weightStride: may be < 0
};

/// A convolution in the words of a library. The gradients of one are
/// such too: that of the weights sums over the batch and slides the output's
/// gradient, that of the source slides weights which run backwards, or, where
/// the convolution takes steps, is transposed.
struct Convolution {
  Channel batch, in, out, group;
  std::vector<Window> windows; // 1 to 3
  int64_t sourceOrigin, weightsOrigin, resultOrigin;
  int64_t sourceSlot, weightsSlot, resultSlot;
  bool isTransposed = false;

  /// Groups are the outer part of the source's channels and of the result's; in
  /// a gradient of grouped weights they are that of the batch.
  bool hasGroupedChannels() const;
};

/// None if it is another contraction, or one of other types than f32, or with
/// an addend.
std::optional<Convolution> recognizeConvolution(const LocalContraction &local);

/// Null if the library would not be fast.
std::unique_ptr<LibraryCall> prepare(const Convolution &convolution);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_CONVOLUTION_H

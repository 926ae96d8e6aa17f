//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a block of a kernel of attention is asked to do, as the
// compiler writes it (AttentionKernel.cpp) and the device reads it
// (Attention.cpp). Every field has 8 bytes.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_DEVICE_ATTENTION_H
#define TOFU_LOWERING_CUDA_DEVICE_ATTENTION_H

#include "Pairs.h"

struct tofu_attention {
  tofu_pairs_operand query, key, value;
  int64_t firstRow, rowEnd; // the block's tile of queries begins there
  int64_t columnBegin, columnEnd;
  int64_t depthBegin, depthEnd;
  int64_t elementBegin, elementEnd;
  /// Not 0 if some scores are hidden, which are `hiddenScore` then.
  int64_t hides;
  double hiddenScore;
};

#endif // TOFU_LOWERING_CUDA_DEVICE_ATTENTION_H

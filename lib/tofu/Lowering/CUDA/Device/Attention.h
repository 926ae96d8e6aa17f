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

#include <cstdint>

#ifdef __clang__
#define TOFU_GLOBAL __attribute__((address_space(1)))
#else
#define TOFU_GLOBAL
#endif

/// Queries of a block, and keys of a tile.
#define TOFU_ATTENTION_ROWS 64
#define TOFU_ATTENTION_COLUMNS 64

/// Numbers in memory.
enum tofu_attention_type : int64_t {
  TOFU_ATTENTION_F32,
  TOFU_ATTENTION_BF16,
  TOFU_ATTENTION_F16
};

/// An operand of two coordinates: rows (queries, keys), and what is beside each
/// other in one of them.
struct tofu_attention_operand {
  const TOFU_GLOBAL void
      *address; // of the element at (0, 0), which need not be there
  int64_t rowStride, stride; // in elements
  int64_t type;
};

struct tofu_attention {
  tofu_attention_operand query, key, value;
  int64_t firstRow, rowEnd; // the block's tile of queries begins there
  int64_t columnBegin, columnEnd;
  int64_t depthBegin, depthEnd;
  int64_t elementBegin, elementEnd;
  /// Not 0 if some scores are hidden, which are `hiddenScore` then.
  int64_t hides;
  double hiddenScore;
};

#endif // TOFU_LOWERING_CUDA_DEVICE_ATTENTION_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What blocks are asked that go through a matrix which is nowhere in memory
// (Attention.h, PairFold.h), as the compiler writes it (PairKernel.cpp) and the
// device reads it. Every field has 8 bytes.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_DEVICE_PAIRS_H
#define TOFU_LOWERING_CUDA_DEVICE_PAIRS_H

#include <cstdint>

#ifdef __clang__
#define TOFU_GLOBAL __attribute__((address_space(1)))
#else
#define TOFU_GLOBAL
#endif

/// Rows of a block, and columns of a tile.
#define TOFU_PAIRS_ROWS 64
#define TOFU_PAIRS_COLUMNS 64

/// Numbers in memory.
enum tofu_pairs_type : int64_t {
  TOFU_PAIRS_F32,
  TOFU_PAIRS_BF16,
  TOFU_PAIRS_F16
};

/// An operand of two coordinates: rows (queries, keys), and what is beside each
/// other in one of them.
struct tofu_pairs_operand {
  const TOFU_GLOBAL void
      *address; // of the element at (0, 0), which need not be there
  int64_t rowStride, stride; // in elements
  int64_t type;
};

#endif // TOFU_LOWERING_CUDA_DEVICE_PAIRS_H

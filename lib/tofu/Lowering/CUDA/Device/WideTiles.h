//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tiles of pairs in f32. 16 x 16 threads: each has 4 rows, 4 columns of a tile,
// and of what is folded for each of its rows a 16th.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_DEVICE_WIDETILES_H
#define TOFU_LOWERING_CUDA_DEVICE_WIDETILES_H

#include "PairTiles.h"

static INLINE float loadNumber(const tofu_pairs_operand &operand, int64_t row,
                               int64_t at) {
  int64_t offset = row * operand.rowStride + at * operand.stride;
  if (operand.type == TOFU_PAIRS_F32)
    return reinterpret_cast<const float GLOBAL *>(operand.address)[offset];
  uint16_t bits =
      reinterpret_cast<const uint16_t GLOBAL *>(operand.address)[offset];
  if (operand.type == TOFU_PAIRS_BF16)
    return toFloat(uint32_t(bits) << 16);
  return float(__builtin_bit_cast(_Float16, bits));
}

namespace {
/// Elements of a row that are in shared memory, and columns whose values are.
constexpr int kSlice = 32;
/// Elements from one line of shared memory to the next.
constexpr int kLine = kRows + 4;
} // namespace

/// Rows of an operand, beside each other for each element.
static INLINE void loadSlice(const tofu_pairs_operand &operand, int64_t row,
                             int64_t rowEnd, int64_t at, int64_t end,
                             SHARED float *slice) {
  int thread = int(tofu_tid_x());
  UNROLL for (int i = 0; i != kRows * kSlice / 256; ++i) {
    int number = thread + 256 * i;
    // Threads side by side read what lies side by side.
    bool isAlong = operand.stride == 1 || operand.rowStride != 1;
    int own = isAlong ? number / kSlice : number % kRows;
    int element = isAlong ? number % kSlice : number / kRows;
    slice[element * kLine + own] =
        row + own < rowEnd && at + element < end
            ? loadNumber(operand, row + own, at + element)
            : 0;
  }
}

#endif // TOFU_LOWERING_CUDA_DEVICE_WIDETILES_H

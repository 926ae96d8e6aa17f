//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tiles of pairs in bf16 and f16: tensor cores multiply, and sum up in f32. A
// block has 4 warps, each of them 16 rows.
//
// Of a tile of 16 x 8 sums a thread has two beside each other in the rows g and
// g + 8, at the columns 2 * q and 2 * q + 1, where its number in the warp is
// 4 * g + q. Weights lie just so that two such tiles are what is multiplied
// with 16 values next.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_DEVICE_NARROWTILES_H
#define TOFU_LOWERING_CUDA_DEVICE_NARROWTILES_H

#include "PairTiles.h"

extern "C" {
/// Adds products of 16 x 16 numbers `a` with 16 x 8 numbers to `sums`.
TOGETHER void tofu_multiply_bf16(float *sums, uint32_t a0, uint32_t a1,
                                 uint32_t a2, uint32_t a3, uint32_t b0,
                                 uint32_t b1);
TOGETHER void tofu_multiply_f16(float *sums, uint32_t a0, uint32_t a1,
                                uint32_t a2, uint32_t a3, uint32_t b0,
                                uint32_t b1);
/// Four matrices of 8 x 8, each thread of a warp naming one row.
TOGETHER void tofu_load_matrices(uint32_t *matrices, const SHARED void *row);
TOGETHER void tofu_load_transposed(uint32_t *matrices, const SHARED void *row);
/// 2^x, of about 22 bits.
float tofu_power2(float x);
}

namespace {
constexpr int kThreads = 128;
/// Eight numbers, in pairs.
typedef uint32_t Eight __attribute__((vector_size(16)));
} // namespace

static INLINE float getPower(float x) { return tofu_power2(x * float(kLog2E)); }

/// Rows of an operand in shared memory, zeros where there are none. Elements
/// that lie beside each other are loaded by eights.
template <int kElements>
static INLINE void loadRows(const tofu_pairs_operand &operand, int64_t row,
                            int64_t rowEnd, int64_t at, int64_t end,
                            SHARED uint16_t *rows) {
  constexpr int kLine = kElements + 8, kEights = kElements / 8;
  auto *numbers = reinterpret_cast<const GLOBAL uint16_t *>(operand.address);
  int thread = int(tofu_tid_x());
  UNROLL for (int i = 0; i != TOFU_PAIRS_ROWS * kEights / kThreads; ++i) {
    int number = thread + kThreads * i;
    int own = number / kEights, element = number % kEights * 8;
    const GLOBAL uint16_t *first = numbers + (row + own) * operand.rowStride +
                                   (at + element) * operand.stride;
    Eight eight = {};
    int64_t count = row + own < rowEnd ? end - at - element : 0;
    if (count >= 8 && operand.stride == 1 &&
        (reinterpret_cast<uint64_t>(first) & 15) == 0) {
      eight = *reinterpret_cast<const GLOBAL Eight *>(first);
    } else {
      UNROLL for (int j = 0; j != 8; ++j) if (j < count) eight[j / 2] |=
          uint32_t(first[j * operand.stride]) << (j % 2 * 16);
    }
    *reinterpret_cast<SHARED Eight *>(rows + own * kLine + element) = eight;
  }
}

static INLINE uint32_t round(float low, float high, bool isBF16) {
  uint16_t a, b;
  if (isBF16) {
    a = __builtin_bit_cast(uint16_t, __bf16(low));
    b = __builtin_bit_cast(uint16_t, __bf16(high));
  } else {
    a = __builtin_bit_cast(uint16_t, _Float16(low));
    b = __builtin_bit_cast(uint16_t, _Float16(high));
  }
  return a | uint32_t(b) << 16;
}

static INLINE void multiply(float *sums, const uint32_t *a, const uint32_t *b,
                            bool isBF16) {
  if (isBF16)
    tofu_multiply_bf16(sums, a[0], a[1], a[2], a[3], b[0], b[1]);
  else
    tofu_multiply_f16(sums, a[0], a[1], a[2], a[3], b[0], b[1]);
}

/// Adds values of 16 columns, each times its weights of a warp's rows: those of
/// the thread, rounded. `row` is what the lane names of the values.
template <int kSteps>
static INLINE void addValues(float (&sum)[2 * kSteps][4],
                             const uint32_t *weights,
                             const SHARED uint16_t *row, bool isBF16) {
  UNROLL for (int s = 0; s != kSteps; ++s) {
    uint32_t value[4];
    tofu_load_transposed(value, row + s * 16);
    multiply(sum[2 * s], weights, value, isBF16);
    multiply(sum[2 * s + 1], weights, value + 2, isBF16);
  }
}

#endif // TOFU_LOWERING_CUDA_DEVICE_NARROWTILES_H

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

/// Adds products of 4 rows with 4 columns, whose numbers lie beside each other
/// for each of a slice's elements.
static INLINE void multiplySlices(const SHARED float *rows,
                                  const SHARED float *columns, int x, int y,
                                  float (&sums)[4][4]) {
  _Pragma("clang loop unroll_count(4)") for (int l = 0; l != kSlice; ++l) {
    float row[4], column[4];
    UNROLL for (int i = 0; i != 4; ++i) {
      row[i] = rows[l * kLine + 4 * y + i];
      column[i] = columns[l * kLine + 4 * x + i];
    }
    UNROLL for (int i = 0; i != 4; ++i) UNROLL for (int j = 0; j != 4; ++j)
        sums[i][j] = fma(row[i], column[j], sums[i][j]);
  }
}

/// Values of a slice's columns, from the element `at` on, beside each other for
/// each column.
template <int kElements>
static INLINE void loadValues(const tofu_pairs_operand &operand, int64_t column,
                              int64_t columnEnd, int64_t at, int64_t end,
                              SHARED float *values) {
  int thread = int(tofu_tid_x());
  UNROLL for (int i = 0; i != kSlice * kElements / 256; ++i) {
    int number = thread + 256 * i;
    bool isAlong = operand.stride == 1 || operand.rowStride != 1;
    int own = isAlong ? number / kElements : number % kSlice;
    int element = isAlong ? number % kElements : number / kSlice;
    values[own * (kElements + 4) + element] =
        column + own < columnEnd && at + element < end
            ? loadNumber(operand, column + own, at + element)
            : 0;
  }
}

/// Which of the elements of a row are those of the thread `x`: up to four
/// beside each other, as often as there are.
template <int kElements> static INLINE int getElement(int x, int number) {
  constexpr int kOwn = kElements / 16, kSide = kOwn < 4 ? kOwn : 4;
  return kSide * x + number % kSide + 16 * kSide * (number / kSide);
}

/// Adds a slice's values, each times its column's weights of 4 rows.
template <int kElements>
static INLINE void addValues(const SHARED float *weights,
                             const SHARED float *values, int x, int y,
                             float (&sum)[4][kElements / 16]) {
  constexpr int kOwn = kElements / 16;
  _Pragma("clang loop unroll_count(4)") for (int l = 0; l != kSlice; ++l) {
    float weight[4], own[kOwn];
    UNROLL for (int i = 0; i != 4; ++i) weight[i] =
        weights[l * kLine + 4 * y + i];
    UNROLL for (int j = 0; j != kOwn; ++j) own[j] =
        values[l * (kElements + 4) + getElement<kElements>(x, j)];
    UNROLL for (int i = 0; i != 4; ++i) UNROLL for (int j = 0; j != kOwn; ++j)
        sum[i][j] = fma(weight[i], own[j], sum[i][j]);
  }
}

#endif // TOFU_LOWERING_CUDA_DEVICE_WIDETILES_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What kernels of attention have in common, whatever multiplies: functions that
// the compiler writes for each, and tiles of which nothing is seen.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_DEVICE_ATTENTIONTILES_H
#define TOFU_LOWERING_CUDA_DEVICE_ATTENTIONTILES_H

#include "Attention.h"
#include "PairTiles.h"

extern "C" {
/// The score at a row and a column, of the product of query and key.
using Score = float(void *context, int64_t row, int64_t column, float product);
/// True if all scores of these rows and columns are hidden.
using Hidden = int32_t(void *context, int64_t row, int64_t rowEnd,
                       int64_t column, int64_t columnEnd);
/// Takes an element of a result.
using Store = void(void *context, int64_t row, int64_t element, float sum,
                   float total, float top);
}

/// True if no score of the tile changes anything: all are hidden, and have no
/// weight beside what each of the block's rows has seen. The block's threads
/// ask together.
template <int N>
static INLINE bool isNothing(const tofu_attention &problem, void *context,
                             Hidden *hidden, int64_t row, int64_t rowEnd,
                             int64_t column, int64_t columnEnd,
                             const float (&top)[N]) {
  if (!problem.hides || !hidden(context, row, rowEnd, column, columnEnd))
    return false;
  float score = float(problem.hiddenScore);
  if (score == kLowest)
    return true;
  bool holds = true;
  UNROLL for (int i = 0; i != N; ++i) holds &= score - top[i] < kLeastExponent;
  return tofu_meet_all(holds);
}

#endif // TOFU_LOWERING_CUDA_DEVICE_ATTENTIONTILES_H

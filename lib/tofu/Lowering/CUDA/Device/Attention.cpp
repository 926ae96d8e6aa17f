//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A block of threads goes through the keys for a tile of queries. Of what it
// has seen so far it keeps the largest score of each query, the sum of weights
// by that score, and the sum of weighted values; where the largest score
// changes, both are brought to the new one. What a score is made of, which are
// hidden, and what becomes of the sums are functions of the program's own,
// which are put in here when it is compiled.
//
// Compiled as for a CPU, like all of this folder: what a thread asks of the
// machine are functions that PairKernel.cpp defines.
//
//===----------------------------------------------------------------------===//
#include "AttentionTiles.h"
#include "WideTiles.h"

//===----------------------------------------------------------------------===//
// Products in f32
//
// 16 x 16 threads: each has 4 queries, 4 keys of a tile, and of each of its
// queries a 16th of the sums.
//===----------------------------------------------------------------------===//

template <int kElements>
static INLINE void attend(const tofu_attention *asked, void *context,
                          Score *score, Hidden *hidden, Store *store,
                          SHARED float *shared) {
  tofu_attention problem = *asked;
  constexpr int kOwn = kElements / 16;
  SHARED float *queries = shared, *keys = shared + kSlice * kLine;
  SHARED float *values = shared; // later
  SHARED float *weights = shared + 2 * kSlice * kLine;
  int thread = int(tofu_tid_x()), x = thread % 16, y = thread / 16;
  int64_t firstRow = problem.firstRow, lastRow = firstRow + kRows;
  if (lastRow > problem.rowEnd)
    lastRow = problem.rowEnd;
  float top[4], total[4], sum[4][kOwn];
  UNROLL for (int i = 0; i != 4; ++i) {
    top[i] = kLowest;
    total[i] = 0;
    UNROLL for (int j = 0; j != kOwn; ++j) sum[i][j] = 0;
  }
  for (int64_t first = problem.columnBegin; first < problem.columnEnd;
       first += kColumns) {
    int64_t last = first + kColumns;
    if (last > problem.columnEnd)
      last = problem.columnEnd;
    if (isNothing(problem, context, hidden, firstRow, lastRow, first, last,
                  top))
      continue;

    // Scores of 4 x 4.
    float weight[4][4];
    UNROLL for (int i = 0; i != 4; ++i) UNROLL for (int j = 0; j != 4; ++j)
        weight[i][j] = 0;
    for (int64_t at = problem.depthBegin; at < problem.depthEnd; at += kSlice) {
      tofu_meet(); // all have read what was there
      loadSlice(problem.query, firstRow, lastRow, at, problem.depthEnd,
                queries);
      loadSlice(problem.key, first, last, at, problem.depthEnd, keys);
      tofu_meet();
      multiplySlices(queries, keys, x, y, weight);
    }

    // Weights, by the largest score so far.
    UNROLL for (int i = 0; i != 4; ++i) {
      int64_t row = firstRow + 4 * y + i;
      float largest = top[i];
      UNROLL for (int j = 0; j != 4; ++j) {
        int64_t column = first + 4 * x + j;
        weight[i][j] = row < lastRow && column < last
                           ? score(context, row, column, weight[i][j])
                           : kLowest;
        largest = max(largest, weight[i][j]);
      }
      UNROLL for (int distance = 8; distance != 0; distance /= 2) largest =
          max(largest, tofu_exchange(largest, distance));
      float shift = getShift(largest),
            change = getChange(top[i], largest, shift);
      top[i] = largest;
      total[i] *= change;
      UNROLL for (int j = 0; j != 4; ++j) {
        weight[i][j] = tofu_expf(weight[i][j] - shift);
        total[i] += weight[i][j];
      }
      UNROLL for (int j = 0; j != kOwn; ++j) sum[i][j] *= change;
    }
    UNROLL for (int j = 0; j != 4; ++j) UNROLL for (int i = 0; i != 4; ++i)
        weights[(4 * x + j) * kLine + 4 * y + i] = weight[i][j];

    // Weighted values.
    for (int slice = 0; slice < kColumns && first + slice < last;
         slice += kSlice) {
      tofu_meet();
      loadValues<kElements>(problem.value, first + slice, last,
                            problem.elementBegin, problem.elementEnd, values);
      tofu_meet();
      addValues<kElements>(weights + slice * kLine, values, x, y, sum);
    }
  }

  // Results may lie where something of their rows was read.
  tofu_meet();
  UNROLL for (int i = 0; i != 4; ++i) {
    UNROLL for (int distance = 8; distance != 0; distance /= 2) total[i] +=
        tofu_exchange(total[i], distance);
    int64_t row = firstRow + 4 * y + i;
    UNROLL for (int j = 0; j != kOwn; ++j) {
      int64_t element = problem.elementBegin + getElement<kElements>(x, j);
      if (row < lastRow && element < problem.elementEnd)
        store(context, row, element, sum[i][j], total[i], top[i]);
    }
  }
  // Another tile of queries may follow.
  tofu_meet();
}

#define ATTEND(elements)                                                       \
  extern "C" __attribute__((always_inline, convergent)) void                   \
  tofu_attend_f32_##elements(const tofu_attention *asked, void *context,       \
                             Score *score, Hidden *hidden, Store *store,       \
                             SHARED float *shared) {                           \
    attend<elements>(asked, context, score, hidden, store, shared);            \
  }
ATTEND(32)
ATTEND(64)
ATTEND(128)

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Attention in bf16 and f16, as Attention.cpp has it in f32: tensor cores
// multiply, and sum up in f32. A block has 4 warps, each of them 16 queries.
//
//===----------------------------------------------------------------------===//
#include "AttentionTiles.h"
#include "NarrowTiles.h"

template <int kElements>
static INLINE void attend(const tofu_attention *asked, void *context,
                          Score *score, Hidden *hidden, Store *store,
                          SHARED float *shared) {
  tofu_attention problem = *asked;
  constexpr int kLine = kElements + 8, kSteps = kElements / 16;
  bool isBF16 = problem.query.type == TOFU_PAIRS_BF16;
  auto *keys = reinterpret_cast<SHARED uint16_t *>(shared);
  auto *values = keys + kColumns * kLine;
  int thread = int(tofu_tid_x()), lane = thread % 32, warp = thread / 32;
  int g = lane / 4, q = lane % 4;
  // Of four matrices each lane names a row of one.
  int matrix = lane / 8, line = lane % 8;
  int low = (matrix % 2 * 8 + line) * kLine + matrix / 2 * 8;
  int high = (matrix / 2 * 8 + line) * kLine + matrix % 2 * 8;

  int64_t firstRow = problem.firstRow, lastRow = firstRow + kRows;
  if (lastRow > problem.rowEnd)
    lastRow = problem.rowEnd;
  // The queries stay in registers.
  loadRows<kElements>(problem.query, firstRow, lastRow, problem.depthBegin,
                      problem.depthEnd, keys);
  tofu_meet();
  uint32_t query[kSteps][4];
  UNROLL for (int k = 0; k != kSteps; ++k)
      tofu_load_matrices(query[k], keys + warp * 16 * kLine + low + k * 16);

  float top[2] = {kLowest, kLowest}, total[2] = {0, 0};
  float sum[2 * kSteps][4] = {};
  for (int64_t first = problem.columnBegin; first < problem.columnEnd;
       first += kColumns) {
    int64_t last = first + kColumns;
    if (last > problem.columnEnd)
      last = problem.columnEnd;
    if (isNothing(problem, context, hidden, firstRow, lastRow, first, last,
                  top))
      continue;
    tofu_meet(); // all have read what was there
    loadRows<kElements>(problem.key, first, last, problem.depthBegin,
                        problem.depthEnd, keys);
    loadRows<kElements>(problem.value, first, last, problem.elementBegin,
                        problem.elementEnd, values);
    tofu_meet();

    float weight[8][4] = {};
    UNROLL for (int k = 0; k != kSteps; ++k)
        UNROLL for (int j = 0; j != 4; ++j) {
      uint32_t key[4];
      tofu_load_matrices(key, keys + j * 16 * kLine + high + k * 16);
      multiply(weight[2 * j], query[k], key, isBF16);
      multiply(weight[2 * j + 1], query[k], key + 2, isBF16);
    }

    // Weights, by the largest score so far.
    float largest[2] = {top[0], top[1]};
    UNROLL for (int j = 0; j != 8; ++j) UNROLL for (int i = 0; i != 4; ++i) {
      int64_t row = firstRow + warp * 16 + g + i / 2 * 8,
              column = first + j * 8 + 2 * q + i % 2;
      weight[j][i] = row < lastRow && column < last
                         ? score(context, row, column, weight[j][i])
                         : kLowest;
      largest[i / 2] = max(largest[i / 2], weight[j][i]);
    }
    float shift[2], change[2];
    UNROLL for (int i = 0; i != 2; ++i) {
      UNROLL for (int distance = 1; distance != 4; distance *= 2) largest[i] =
          max(largest[i], tofu_exchange(largest[i], distance));
      shift[i] = getShift(largest[i]);
      change[i] = top[i] == largest[i] ? 1 : getPower(top[i] - shift[i]);
      top[i] = largest[i];
      total[i] *= change[i];
    }
    UNROLL for (int j = 0; j != 8; ++j) UNROLL for (int i = 0; i != 4; ++i) {
      weight[j][i] = getPower(weight[j][i] - shift[i / 2]);
      total[i / 2] += weight[j][i];
    }
    UNROLL for (int j = 0; j != 2 * kSteps; ++j)
        UNROLL for (int i = 0; i != 4; ++i) sum[j][i] *= change[i / 2];

    // Weighted values.
    UNROLL for (int k = 0; k != 4; ++k) {
      uint32_t share[4];
      UNROLL for (int i = 0; i != 4; ++i) share[i] =
          round(weight[2 * k + i / 2][i % 2 * 2],
                weight[2 * k + i / 2][i % 2 * 2 + 1], isBF16);
      addValues<kSteps>(sum, share, values + k * 16 * kLine + low, isBF16);
    }
  }

  // Results may lie where something of their rows was read.
  tofu_meet();
  UNROLL for (int i = 0; i != 2; ++i)
      UNROLL for (int distance = 1; distance != 4; distance *= 2) total[i] +=
      tofu_exchange(total[i], distance);
  UNROLL for (int j = 0; j != 2 * kSteps; ++j)
      UNROLL for (int i = 0; i != 4; ++i) {
    int64_t row = firstRow + warp * 16 + g + i / 2 * 8,
            element = problem.elementBegin + j * 8 + 2 * q + i % 2;
    if (row < lastRow && element < problem.elementEnd)
      store(context, row, element, sum[j][i], total[i / 2], top[i / 2]);
  }
  // Another tile of queries may follow.
  tofu_meet();
}

#define ATTEND(elements)                                                       \
  extern "C" __attribute__((always_inline, convergent)) void                   \
  tofu_attend_narrow_##elements(const tofu_attention *asked, void *context,    \
                                Score *score, Hidden *hidden, Store *store,    \
                                SHARED float *shared) {                        \
    attend<elements>(asked, context, score, hidden, store, shared);            \
  }
ATTEND(32)
ATTEND(64)
ATTEND(128)

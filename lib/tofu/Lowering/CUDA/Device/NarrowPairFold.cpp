//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Folds of pairs in bf16 and f16, as PairFold.cpp has them in f32. A warp keeps
// its rows in registers, and has weights of 16 columns at a time, which are
// rounded and multiplied with values where they are.
//
//===----------------------------------------------------------------------===//
#include "NarrowTiles.h"
#include "PairFoldTiles.h"

template <int kProducts, Fold kFold, int kElements>
static INLINE void foldPairs(const tofu_pair_fold &problem,
                             const Callbacks &call, SHARED float *shared) {
  constexpr int kLine = kElements + 8, kSteps = kElements / 16,
                kTile = kColumns * kLine;
  bool isBF16 = problem.products[0].row.type == TOFU_PAIRS_BF16;
  auto *tiles = reinterpret_cast<SHARED uint16_t *>(shared);
  int thread = int(tofu_tid_x()), lane = thread % 32, warp = thread / 32;
  int g = lane / 4, q = lane % 4;
  // Of four matrices each lane names a row of one.
  int matrix = lane / 8, line = lane % 8;
  int low = (matrix % 2 * 8 + line) * kLine + matrix / 2 * 8;
  int high = (matrix / 2 * 8 + line) * kLine + matrix % 2 * 8;

  int64_t firstRow = problem.firstRow, lastRow = firstRow + kRows;
  if (lastRow > problem.rowEnd)
    lastRow = problem.rowEnd;
  uint32_t rows[kProducts][kSteps][4];
  UNROLL for (int p = 0; p != kProducts; ++p) {
    const tofu_pair_fold_product &asked = problem.products[p];
    loadRows<kElements>(asked.row, firstRow, lastRow, asked.column.begin,
                        asked.column.end, tiles + p * kTile);
  }
  tofu_meet();
  UNROLL for (int p = 0; p != kProducts; ++p)
      UNROLL for (int k = 0; k != kSteps; ++k) tofu_load_matrices(
          rows[p][k], tiles + p * kTile + warp * 16 * kLine + low + k * 16);

  constexpr bool kHasTop = kFold == Fold::Maximum || kFold == Fold::Softmax;
  float top[2] = {kLowest, kLowest}, total[2] = {};
  float sum[kFold == Fold::Values ? 2 * kSteps : 1][4] = {};
  for (int64_t outer = problem.outerBegin; outer < problem.outerEnd; ++outer)
    for (int64_t first = problem.columnBegin; first < problem.columnEnd;
         first += kColumns) {
      int64_t last = first + kColumns;
      if (last > problem.columnEnd)
        last = problem.columnEnd;
      if (isNothing<kFold>(
              problem, call, outer, firstRow, lastRow, first, last, top,
              [&](int i) { return firstRow + warp * 16 + g + i * 8; }))
        continue;
      tofu_meet(); // all have read what was there
      UNROLL for (int p = 0; p != kProducts; ++p) {
        const tofu_pair_fold_columns &column = problem.products[p].column;
        loadRows<kElements>(getOperand(column, outer), first, last,
                            column.begin, column.end, tiles + p * kTile);
      }
      const SHARED uint16_t *values = tiles;
      if constexpr (kFold == Fold::Values) {
        // Where there is no room for a third tile, it is one of the two.
        int64_t own = problem.sameAsValue < 2 ? problem.sameAsValue : kProducts;
        values = tiles + own * kTile;
        if (problem.sameAsValue >= 2)
          loadRows<kElements>(getOperand(problem.value, outer), first, last,
                              problem.value.begin, problem.value.end,
                              tiles + kProducts * kTile);
      }
      tofu_meet();

      _Pragma("clang loop unroll(disable)") for (int k = 0; k != 4; ++k) {
        float product[2][2][4] = {};
        UNROLL for (int p = 0; p != kProducts; ++p)
            UNROLL for (int s = 0; s != kSteps; ++s) {
          uint32_t column[4];
          tofu_load_matrices(column, tiles + p * kTile + k * 16 * kLine + high +
                                         s * 16);
          multiply(product[p][0], rows[p][s], column, isBF16);
          multiply(product[p][1], rows[p][s], column + 2, isBF16);
        }
        float weight[2][4]; // of a row
        UNROLL for (int j = 0; j != 2; ++j)
            UNROLL for (int i = 0; i != 4; ++i) {
          int64_t row = firstRow + warp * 16 + g + i / 2 * 8,
                  column = first + k * 16 + j * 8 + 2 * q + i % 2;
          weight[i / 2][j * 2 + i % 2] =
              row < lastRow && column < last
                  ? call.weight(call.context, outer, row, column,
                                product[0][j][i], product[1][j][i])
              : kHasTop ? kLowest
                        : 0;
        }
        UNROLL for (int i = 0; i != 2; ++i) {
          float largest = top[i];
          UNROLL for (int j = 0; j != 4; ++j) {
            largest = max(largest, weight[i][j]);
            if constexpr (kFold == Fold::Sum)
              total[i] += weight[i][j];
          }
          if constexpr (kFold == Fold::Softmax)
            addWeights(weight[i], largest, top[i], total[i], getPower);
          top[i] = largest;
        }
        if constexpr (kFold == Fold::Values) {
          uint32_t share[4];
          UNROLL for (int i = 0; i != 4; ++i) share[i] = round(
              weight[i % 2][i / 2 * 2], weight[i % 2][i / 2 * 2 + 1], isBF16);
          addValues<kSteps>(sum, share, values + k * 16 * kLine + low, isBF16);
        }
      }
    }

  // Results may lie where something of their rows was read.
  tofu_meet();
  if constexpr (kFold == Fold::Values) {
    UNROLL for (int s = 0; s != 2 * kSteps; ++s)
        UNROLL for (int i = 0; i != 4; ++i) {
      int64_t row = firstRow + warp * 16 + g + i / 2 * 8,
              element = problem.value.begin + s * 8 + 2 * q + i % 2;
      if (row < lastRow && element < problem.value.end)
        call.store(call.context, row, element, sum[s][i], 0);
    }
  } else {
    UNROLL for (int i = 0; i != 2; ++i) {
      joinFolds<kFold>(top[i], total[i], 4, getPower);
      int64_t row = firstRow + warp * 16 + g + i * 8;
      if (row < lastRow && q == 0)
        call.store(call.context, row, 0,
                   kFold == Fold::Maximum ? top[i] : total[i], top[i]);
    }
  }
  // Another tile of rows may follow.
  tofu_meet();
}

#define FOLDS(products, size)                                                  \
  FOLD_PAIRS(narrow, products, Fold::Sum, sum_##size, size)                    \
  FOLD_PAIRS(narrow, products, Fold::Maximum, maximum_##size, size)            \
  FOLD_PAIRS(narrow, products, Fold::Softmax, softmax_##size, size)            \
  FOLD_PAIRS(narrow, products, Fold::Values, size, size)
FOLDS(1, 32)
FOLDS(1, 64)
FOLDS(1, 128)
FOLDS(2, 32)
FOLDS(2, 64)
FOLDS(2, 128)

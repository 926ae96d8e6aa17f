//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A block of threads goes through the columns of a matrix for a tile of its
// rows. The matrix is nowhere in memory: its elements, weights, are made of
// products of rows with columns, tile by tile, and are folded at once, or
// multiplied with values and summed up. What a weight is made of, which are
// hidden, and what becomes of what is folded are functions of the program's
// own, which are put in here when it is compiled.
//
// Products in f32.
//
//===----------------------------------------------------------------------===//
#include "PairFoldTiles.h"
#include "WideTiles.h"

template <int kProducts, Fold kFold, int kElements>
static INLINE void foldPairs(const tofu_pair_fold &problem,
                             const Callbacks &call, SHARED float *shared) {
  constexpr int kOwn = kElements / 16;
  SHARED float *rows = shared, *columns = shared + kSlice * kLine;
  SHARED float *values = shared; // later
  SHARED float *weights = shared + 2 * kSlice * kLine;
  int thread = int(tofu_tid_x()), x = thread % 16, y = thread / 16;
  int64_t firstRow = problem.firstRow, lastRow = firstRow + kRows;
  if (lastRow > problem.rowEnd)
    lastRow = problem.rowEnd;
  constexpr bool kHasTop = kFold == Fold::Maximum || kFold == Fold::Softmax;
  float top[4] = {kLowest, kLowest, kLowest, kLowest}, total[4] = {},
        sum[4][kOwn] = {};
  for (int64_t outer = problem.outerBegin; outer < problem.outerEnd; ++outer)
    for (int64_t first = problem.columnBegin; first < problem.columnEnd;
         first += kColumns) {
      int64_t last = first + kColumns;
      if (last > problem.columnEnd)
        last = problem.columnEnd;
      if (isNothing<kFold>(problem, call, outer, firstRow, lastRow, first, last,
                           top, [&](int i) { return firstRow + 4 * y + i; }))
        continue;

      float product[2][4][4] = {};
      UNROLL for (int p = 0; p != kProducts; ++p) {
        const tofu_pair_fold_product &asked = problem.products[p];
        tofu_pairs_operand column = getOperand(asked.column, outer);
        for (int64_t at = asked.column.begin; at < asked.column.end;
             at += kSlice) {
          tofu_meet(); // all have read what was there
          loadSlice(asked.row, firstRow, lastRow, at, asked.column.end, rows);
          loadSlice(column, first, last, at, asked.column.end, columns);
          tofu_meet();
          multiplySlices(rows, columns, x, y, product[p]);
        }
      }

      UNROLL for (int i = 0; i != 4; ++i) {
        float weight[4], largest = top[i];
        UNROLL for (int j = 0; j != 4; ++j) {
          int64_t row = firstRow + 4 * y + i, column = first + 4 * x + j;
          weight[j] = row < lastRow && column < last
                          ? call.weight(call.context, outer, row, column,
                                        product[0][i][j], product[1][i][j])
                      : kHasTop ? kLowest
                                : 0;
          if constexpr (kFold == Fold::Values)
            weights[(4 * x + j) * kLine + 4 * y + i] = weight[j];
          else if constexpr (kFold == Fold::Sum)
            total[i] += weight[j];
          largest = max(largest, weight[j]);
        }
        if constexpr (kFold == Fold::Softmax)
          addWeights(weight, largest, top[i], total[i], tofu_expf);
        top[i] = largest;
      }
      if constexpr (kFold == Fold::Values) {
        tofu_pairs_operand value = getOperand(problem.value, outer);
        for (int slice = 0; slice < kColumns && first + slice < last;
             slice += kSlice) {
          tofu_meet();
          loadValues<kElements>(value, first + slice, last, problem.value.begin,
                                problem.value.end, values);
          tofu_meet();
          addValues<kElements>(weights + slice * kLine, values, x, y, sum);
        }
      }
    }

  // Results may lie where something of their rows was read.
  tofu_meet();
  UNROLL for (int i = 0; i != 4; ++i) {
    int64_t row = firstRow + 4 * y + i;
    if constexpr (kFold == Fold::Values) {
      UNROLL for (int j = 0; j != kOwn; ++j) {
        int64_t element = problem.value.begin + getElement<kElements>(x, j);
        if (row < lastRow && element < problem.value.end)
          call.store(call.context, row, element, sum[i][j], 0);
      }
    } else {
      joinFolds<kFold>(top[i], total[i], 16, tofu_expf);
      if (row < lastRow && x == 0)
        call.store(call.context, row, 0,
                   kFold == Fold::Maximum ? top[i] : total[i], top[i]);
    }
  }
  // Another tile of rows may follow.
  tofu_meet();
}

#define FOLDS(products)                                                        \
  FOLD_PAIRS(f32, products, Fold::Sum, sum, 16)                                \
  FOLD_PAIRS(f32, products, Fold::Maximum, maximum, 16)                        \
  FOLD_PAIRS(f32, products, Fold::Softmax, softmax, 16)                        \
  FOLD_PAIRS(f32, products, Fold::Values, 32, 32)                              \
  FOLD_PAIRS(f32, products, Fold::Values, 64, 64)                              \
  FOLD_PAIRS(f32, products, Fold::Values, 128, 128)
FOLDS(1)
FOLDS(2)

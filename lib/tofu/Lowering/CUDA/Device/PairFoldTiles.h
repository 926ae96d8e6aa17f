//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What kernels of folds of pairs have in common, whatever multiplies: functions
// that the compiler writes for each, and tiles of which nothing is seen.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_DEVICE_PAIRFOLDTILES_H
#define TOFU_LOWERING_CUDA_DEVICE_PAIRFOLDTILES_H

#include "PairFold.h"
#include "PairTiles.h"

extern "C" {
/// The weight at a row and a column, of the products; the second one is not
/// looked at where there is one.
using Weight = float(void *context, int64_t outer, int64_t row, int64_t column,
                     float first, float second);
/// The same where it is hidden.
using HiddenWeight = float(void *context, int64_t outer, int64_t row,
                           int64_t column);
/// True if all weights of these rows and columns are hidden.
using Hidden = int32_t(void *context, int64_t outer, int64_t row,
                       int64_t rowEnd, int64_t column, int64_t columnEnd);
/// Takes what is folded; of a softmax, the largest score, too.
using Store = void(void *context, int64_t row, int64_t element, float fold,
                   float top);
}

namespace {
struct Callbacks {
  void *context;
  Weight *weight;
  HiddenWeight *hiddenWeight;
  Hidden *hidden;
  Store *store;
};
/// What is done with weights. Those of a softmax are scores: the largest one is
/// folded, and the sum of exp(score - largest).
enum class Fold { Sum, Maximum, Softmax, Values };
} // namespace

static INLINE tofu_pairs_operand
getOperand(const tofu_pair_fold_columns &columns, int64_t outer) {
  tofu_pairs_operand operand = columns.operand;
  int64_t offset = outer * columns.outerStride;
  if (operand.type == TOFU_PAIRS_F32)
    operand.address =
        reinterpret_cast<const float GLOBAL *>(operand.address) + offset;
  else
    operand.address =
        reinterpret_cast<const uint16_t GLOBAL *>(operand.address) + offset;
  return operand;
}

/// True if no weight of the tile changes anything: all are hidden, and are 0,
/// or no more than what each row's maximum is already, or so much less that
/// exp is 0 (`top` is a thread's part, of its rows). The block's threads ask
/// together.
template <Fold kFold, int N, class GetRow>
static INLINE bool isNothing(const tofu_pair_fold &problem,
                             const Callbacks &call, int64_t outer, int64_t row,
                             int64_t rowEnd, int64_t column, int64_t columnEnd,
                             const float (&top)[N], GetRow getRow) {
  if (problem.hides == TOFU_PAIRS_SHOWS ||
      !call.hidden(call.context, outer, row, rowEnd, column, columnEnd))
    return false;
  bool holds = true;
  if constexpr (kFold == Fold::Maximum || kFold == Fold::Softmax) {
    UNROLL for (int i = 0; i != N; ++i) if (getRow(i) < rowEnd) {
      float weight = call.hiddenWeight(call.context, outer, getRow(i), column);
      holds &= weight == kLowest ||
               (kFold == Fold::Maximum ? weight <= top[i]
                                       : weight - top[i] < kLeastExponent);
    }
  } else {
    bool isByRow = problem.hides == TOFU_PAIRS_HIDES_BY_ROW;
    int64_t own = (isByRow ? row : column) + int64_t(tofu_tid_x()) % kRows;
    if (own < (isByRow ? rowEnd : columnEnd))
      holds = call.hiddenWeight(call.context, outer, isByRow ? own : row,
                                isByRow ? column : own) == 0;
  }
  return tofu_meet_all(holds);
}

/// Adds weights of scores, the largest of which, or of those before, is
/// `largest`.
template <int N, class Power>
static INLINE void addWeights(const float (&scores)[N], float largest,
                              float before, float &total, Power power) {
  float shift = getShift(largest);
  if (before != largest)
    total *= power(before - shift);
  UNROLL for (int i = 0; i != N; ++i) total += power(scores[i] - shift);
}

/// What so many threads beside each other have folded of a row each.
template <Fold kFold, class Power>
static INLINE void joinFolds(float &top, float &total, int threads,
                             Power power) {
  float before = top;
  if (kFold != Fold::Sum)
    UNROLL for (int distance = threads / 2; distance != 0; distance /= 2) top =
        max(top, tofu_exchange(top, distance));
  if (kFold == Fold::Softmax && before != top)
    total *= power(before - getShift(top));
  if (kFold != Fold::Maximum)
    UNROLL for (int distance = threads / 2; distance != 0; distance /= 2)
        total += tofu_exchange(total, distance);
  // As exp(-inf - -inf) is.
  if (kFold == Fold::Softmax && top == kLowest)
    total = top - top;
}

static_assert(kRows == kColumns);

#define FOLD_PAIRS(kind, products, fold, name, ...)                            \
  extern "C" __attribute__((always_inline, convergent)) void                   \
  tofu_fold_pairs_##kind##_##products##_##name(                                \
      const tofu_pair_fold *asked, void *context, Weight *weight,              \
      HiddenWeight *hiddenWeight, Hidden *hidden, Store *store,                \
      SHARED float *shared) {                                                  \
    foldPairs<products, fold, __VA_ARGS__>(                                    \
        *asked, {context, weight, hiddenWeight, hidden, store}, shared);       \
  }

#endif // TOFU_LOWERING_CUDA_DEVICE_PAIRFOLDTILES_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a thread asks of the machine where a block goes through tiles of pairs:
// functions that PairKernel.cpp defines.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_DEVICE_PAIRTILES_H
#define TOFU_LOWERING_CUDA_DEVICE_PAIRTILES_H

#include "Numbers.h"
#include "Pairs.h"

#define GLOBAL TOFU_GLOBAL
#define SHARED __attribute__((address_space(3)))
/// Of what the threads of a block do together; it is not to be moved to where
/// only some of them come.
#define TOGETHER __attribute__((convergent))
#define INLINE inline __attribute__((always_inline, convergent))
#define UNROLL _Pragma("clang loop unroll(full)")

extern "C" {
uint32_t tofu_tid_x();
/// All threads of the block meet; the second one says if it holds for all.
TOGETHER void tofu_meet();
TOGETHER int32_t tofu_meet_all(int32_t holds);
/// What the thread has whose number differs in one bit.
TOGETHER float tofu_exchange(float x, int32_t distance);
float tofu_expf(float x);
}

namespace {
/// Rows and columns of a tile.
constexpr int kRows = TOFU_PAIRS_ROWS, kColumns = TOFU_PAIRS_COLUMNS;
constexpr float kLowest = -__builtin_inff();
/// exp of what is less than this is 0.
constexpr float kLeastExponent = -104;
} // namespace

/// NaN if one of them is.
static INLINE float max(float a, float b) { return a > b || a != a ? a : b; }

/// By how much sums of weights grow if the largest score was `before`.
static INLINE float getChange(float before, float now, float shift) {
  return before == now ? 1 : tofu_expf(before - shift);
}

/// What is taken off scores: nothing where all are -inf so far.
static INLINE float getShift(float top) { return top == kLowest ? 0 : top; }

#endif // TOFU_LOWERING_CUDA_DEVICE_PAIRTILES_H

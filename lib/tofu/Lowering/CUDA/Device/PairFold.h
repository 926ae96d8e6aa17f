//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a block of a kernel of folds of pairs is asked to do, as the compiler
// writes it (PairFoldKernel.cpp) and the device reads it (PairFold.cpp). Every
// field has 8 bytes.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_DEVICE_PAIRFOLD_H
#define TOFU_LOWERING_CUDA_DEVICE_PAIRFOLD_H

#include "Pairs.h"

/// When the weights of a tile of which all is hidden are known: not, or of a
/// row by itself, or of a column.
enum tofu_pair_fold_hides : int64_t {
  TOFU_PAIRS_SHOWS,
  TOFU_PAIRS_HIDES_BY_ROW,
  TOFU_PAIRS_HIDES_BY_COLUMN
};

/// What is read along the columns; the outer index moves it.
struct tofu_pair_fold_columns {
  tofu_pairs_operand operand;
  int64_t outerStride; // in elements
  int64_t begin, end;  // of what is beside each other in a column
};

struct tofu_pair_fold_product {
  tofu_pairs_operand row;
  tofu_pair_fold_columns column;
};

struct tofu_pair_fold {
  int64_t firstRow, rowEnd; // the block's tile of rows begins there
  int64_t columnBegin, columnEnd;
  int64_t outerBegin, outerEnd;
  int64_t hides; // tofu_pair_fold_hides
  tofu_pair_fold_product products[2];
  tofu_pair_fold_columns value;
  /// The product whose columns are the values, or 2.
  int64_t sameAsValue;
};

#endif // TOFU_LOWERING_CUDA_DEVICE_PAIRFOLD_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Contractions as matrix products: loops around one call of BLAS.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_CONTRACTION_H
#define TOFU_RUNTIME_CONTRACTION_H

#include "tofu/Runtime/Library.h"
#include "tofu/Runtime/LocalContraction.h"

namespace tofu::runtime {

/// A variable, or several of which each continues the other in memory.
struct MatrixLoop {
  int64_t extent = 1;
  int64_t a = 0, b = 0, result = 0, bias = 0; // elements per step
};

/// result[m, n] = alpha * sum over k of a[m, k] * b[k, n] + beta * addend[m, n]
/// + bias[m, n], and an activation of that, for every step of the outer loops;
/// the inner loops are summed too.
struct MatrixProduct {
  MatrixLoop m, n, k;
  std::vector<MatrixLoop> outer, inner;
  int64_t aOrigin, bOrigin, resultOrigin;
  int64_t aSlot, bSlot, resultSlot;
  int64_t addend; // its slot, -1: none; held as the result is
  double beta, alpha;
  int64_t biasSlot, biasOrigin; // -1: none
  int64_t activation;
  int64_t type;
};

/// None if the strides do not fit, reads can fall outside of pieces, or the
/// products are too small to be worth a call.
std::optional<MatrixProduct>
recognizeMatrixProduct(const LocalContraction &local);

std::unique_ptr<LibraryCall> prepare(const MatrixProduct &product);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_CONTRACTION_H

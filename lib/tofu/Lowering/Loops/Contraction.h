//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a library may compute: `sum(k: a[i, k] * b[k, j])` with any affine
// coordinates, which is every contraction and every convolution, and
// `alpha *` that `+ beta * c[i, j] + bias[j]`, and ReLU or GELU of it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_CONTRACTION_H
#define TOFU_LOWERING_LOOPS_CONTRACTION_H

#include "tofu/Lowering/Loops/Activation.h"
#include "tofu/TDL/TDL.h"

namespace tofu::lowering {

struct Contraction {
  /// A factor: per dimension of the operand, what each of LoopVariables adds to
  /// the coordinate, and a constant; and what the sum is divided by.
  struct Access {
    int64_t operand;
    llvm::SmallVector<int64_t> matrix;
    llvm::SmallVector<int64_t> divisors; // zeros are read between multiples
    bool padded = false;                 // zeros are read outside
  };
  int64_t numVariables, numOutputs;
  llvm::SmallVector<int64_t> result; // a matrix, as an access has
  Access a, b;
  int64_t addend = -1;
  double beta = 0;
  double alpha = 1;
  std::optional<Access> bias; // along the last of the result's indices
  Activation activation = Activation::None; // of all that
};

std::optional<Contraction>
matchContraction(tdl::LambdaOp op,
                 Activations activations = Activations::Exact);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_CONTRACTION_H

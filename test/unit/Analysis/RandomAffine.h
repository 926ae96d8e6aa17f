//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Random coordinates of accesses.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_UNIT_ANALYSIS_RANDOMAFFINE_H
#define TOFU_UNIT_ANALYSIS_RANDOMAFFINE_H

#include "mlir/IR/AffineExpr.h"
#include <random>

namespace tofu::test {

/// Expressions of the variables d0, d1 and d2; the same of the same seed.
class RandomAffine {
public:
  static constexpr unsigned kVariables = 3;

  RandomAffine(unsigned seed, mlir::MLIRContext &context)
      : context(context), random(seed) {}

  int64_t pick(int64_t lo, int64_t hi) {
    return std::uniform_int_distribution<int64_t>(lo, hi)(random);
  }
  mlir::AffineExpr getDim() {
    return getAffineDimExpr(pick(0, kVariables - 1), &context);
  }
  /// A sum of scaled variables.
  mlir::AffineExpr getLinear() {
    mlir::AffineExpr expr = getDim() * pick(-3, 3) + pick(-4, 4);
    return pick(0, 1) ? expr + getDim() * pick(-2, 2) : expr;
  }
  mlir::AffineExpr getQuasiAffine(int depth) {
    if (depth == 0)
      return pick(0, 1) ? getDim() : getLinear();
    mlir::AffineExpr left = getQuasiAffine(depth - 1);
    switch (pick(0, 3)) {
    case 0:
      return left + getQuasiAffine(depth - 1);
    case 1:
      return left * pick(-3, 3);
    case 2:
      return left.floorDiv(pick(1, 5));
    default:
      return left % pick(1, 9);
    }
  }

protected:
  mlir::MLIRContext &context;
  std::mt19937 random;
};

} // namespace tofu::test

#endif // TOFU_UNIT_ANALYSIS_RANDOMAFFINE_H

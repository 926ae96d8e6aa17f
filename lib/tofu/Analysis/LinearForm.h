//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// `sum coefficients[d] * d + constant`, over the dimensions of an expression.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_LINEARFORM_H
#define TOFU_ANALYSIS_LINEARFORM_H

#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tofu::tdl {

struct LinearForm {
  llvm::SmallVector<int64_t> coefficients;
  int64_t constant = 0;

  /// Of `factor * expr`; none if it has floordiv, ceildiv or mod.
  static std::optional<LinearForm> get(mlir::AffineExpr expr, int64_t factor,
                                       unsigned numDims);
};

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_LINEARFORM_H

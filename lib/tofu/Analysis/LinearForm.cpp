//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/LinearForm.h"

using namespace mlir;
using namespace tofu::tdl;

/// Adds `factor * expr`; false if it is not linear.
static bool add(AffineExpr expr, int64_t factor, LinearForm &form) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    form.constant += factor * constant.getValue();
    return true;
  }
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    form.coefficients[dim.getPosition()] += factor;
    return true;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (expr.getKind() == AffineExprKind::Add)
    return add(binary.getLHS(), factor, form) &&
           add(binary.getRHS(), factor, form);
  auto scale = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return expr.getKind() == AffineExprKind::Mul && scale &&
         add(binary.getLHS(), factor * scale.getValue(), form);
}

std::optional<LinearForm> LinearForm::get(AffineExpr expr, int64_t factor,
                                          unsigned numDims) {
  LinearForm form;
  form.coefficients.assign(numDims, 0);
  if (!add(expr, factor, form))
    return std::nullopt;
  return form;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Magnitude.h"
#include "tofu/TDL/Limits.h"

using namespace mlir;
using namespace tofu;

/// The largest magnitude of a bound on any mesh; less than 0 if the expression
/// is not quasi-affine or if its values could leave 64 bits.
static int64_t getMagnitude(AffineExpr expr) {
  constexpr int64_t kLargest = int64_t(1) << 61;
  auto clip = [](__int128 value) -> int64_t {
    return value > kLargest ? -1 : int64_t(value);
  };
  if (isa<AffineDimExpr>(expr))
    return kMaxDevices;
  auto absolute = [](int64_t value) {
    return value < 0 ? -__int128(value) : __int128(value);
  };
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return clip(absolute(constant.getValue()));
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return -1;
  __int128 left = getMagnitude(binary.getLHS());
  __int128 right = getMagnitude(binary.getRHS());
  if (left < 0 || right < 0)
    return -1;
  if (expr.getKind() == AffineExprKind::Add)
    return clip(left + right);
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!constant)
    return -1;
  if (expr.getKind() == AffineExprKind::Mul)
    return clip(left * right);
  if (constant.getValue() <= 0)
    return -1;
  return expr.getKind() == AffineExprKind::Mod
             ? clip(right)
             : clip(left / constant.getValue() + 1);
}

bool tofu::tdl::isBound(AffineExpr expr) { return getMagnitude(expr) >= 0; }

AffineExpr tofu::tdl::getBound(AffineExpr expr, ArrayRef<int64_t> mesh) {
  if (isBound(expr))
    return expr;
  SmallVector<AffineExpr> coordinates;
  for (auto [axis, extent] : llvm::enumerate(mesh))
    coordinates.push_back(getAffineDimExpr(axis, expr.getContext()) % extent);
  return expr.replaceDims(coordinates);
}

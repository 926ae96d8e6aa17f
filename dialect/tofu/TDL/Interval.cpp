//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Interval.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;

static int64_t clamp(__int128 value) {
  if (value > Interval::unbounded)
    return Interval::unbounded;
  return value < -Interval::unbounded ? -Interval::unbounded : int64_t(value);
}

Interval Interval::ofExtent(int64_t extent) {
  return {0, extent < 0 ? unbounded : std::max<int64_t>(extent - 1, 0)};
}

static Interval add(Interval a, Interval b) {
  return {clamp(__int128(a.lower) + b.lower),
          clamp(__int128(a.upper) + b.upper)};
}

static Interval scale(Interval a, int64_t factor) {
  int64_t x = clamp(__int128(a.lower) * factor);
  int64_t y = clamp(__int128(a.upper) * factor);
  return {std::min(x, y), std::max(x, y)};
}

Interval tofu::getInterval(AffineExpr expr, ArrayRef<Interval> dims) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant: {
    int64_t value = cast<AffineConstantExpr>(expr).getValue();
    return {value, value};
  }
  case AffineExprKind::DimId: {
    unsigned position = cast<AffineDimExpr>(expr).getPosition();
    return position < dims.size() ? dims[position] : Interval();
  }
  case AffineExprKind::SymbolId:
    return {};
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Interval left = getInterval(binary.getLHS(), dims);
  if (expr.getKind() == AffineExprKind::Add)
    return add(left, getInterval(binary.getRHS(), dims));
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!constant)
    return {};
  int64_t factor = constant.getValue();
  if (expr.getKind() == AffineExprKind::Mul)
    return scale(left, factor);
  if (factor <= 0)
    return {};
  if (expr.getKind() == AffineExprKind::FloorDiv)
    return {llvm::divideFloorSigned(left.lower, factor),
            llvm::divideFloorSigned(left.upper, factor)};
  if (expr.getKind() == AffineExprKind::CeilDiv)
    return {llvm::divideCeilSigned(left.lower, factor),
            llvm::divideCeilSigned(left.upper, factor)};
  int64_t period = llvm::divideFloorSigned(left.lower, factor);
  if (period == llvm::divideFloorSigned(left.upper, factor))
    return {left.lower - period * factor, left.upper - period * factor};
  return {0, factor - 1};
}

int64_t tofu::evaluate(AffineExpr expr, ArrayRef<int64_t> dims) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    return cast<AffineConstantExpr>(expr).getValue();
  case AffineExprKind::DimId:
    return dims[cast<AffineDimExpr>(expr).getPosition()];
  case AffineExprKind::SymbolId:
    llvm_unreachable("the expression has no symbols");
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t left = evaluate(binary.getLHS(), dims);
  int64_t right = evaluate(binary.getRHS(), dims);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return left + right;
  case AffineExprKind::Mul:
    return left * right;
  case AffineExprKind::FloorDiv:
    return llvm::divideFloorSigned(left, right);
  case AffineExprKind::CeilDiv:
    return llvm::divideCeilSigned(left, right);
  default:
    return llvm::mod(left, right);
  }
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Rounding.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

APFloat tofu::tdl::roundTo(APFloat value, const llvm::fltSemantics &semantics) {
  if (!APFloat::semanticsHasZero(semantics) &&
      (value.isZero() || value.isNegative()))
    return APFloat::getNaN(semantics);
  if (!APFloat::semanticsHasNaN(semantics)) {
    if (value.isNaN())
      return APFloat::getZero(semantics, /*Negative=*/true);
    if (value.isInfinity())
      return APFloat::getLargest(semantics, value.isNegative());
  }
  // NaN without a payload would become infinite.
  if (value.isNaN() && !APFloat::semanticsHasZero(value.getSemantics()))
    return APFloat::getNaN(semantics);
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}

bool tofu::tdl::hasZero(Type type) {
  auto number = dyn_cast<FloatType>(type);
  return !number || APFloat::semanticsHasZero(number.getFloatSemantics());
}

bool tofu::tdl::holdsParts(Type type) {
  return !isa<FloatType>(type) || type.getIntOrFloatBitWidth() > 8;
}

/// A function of numbers that is right but for the last bits, which are others
/// on other machines.
static bool isInexact(Operation *op) {
  return isa_and_present<math::MathDialect>(op->getDialect()) &&
         isa<FloatType>(op->getResult(0).getType()) &&
         !isa<math::AbsFOp, math::CeilOp, math::CopySignOp, math::FloorOp,
              math::RoundOp, math::RoundEvenOp, math::SqrtOp, math::TruncOp>(
             op);
}

bool tofu::tdl::isFoldedAsComputed(Operation *op) {
  if (isInexact(op))
    return false;
  if (isa<arith::SelectOp, arith::BitcastOp, arith::CmpFOp>(op))
    return true;
  auto hasNaN = [](Type type) {
    auto number = dyn_cast<FloatType>(type);
    return !number || APFloat::semanticsHasNaN(number.getFloatSemantics());
  };
  return llvm::all_of(op->getOperandTypes(), hasZero) &&
         llvm::all_of(op->getResultTypes(), hasZero) &&
         llvm::all_of(op->getResultTypes(), hasNaN);
}

bool tofu::tdl::isWidenedInFolds(Operation *op) {
  return isa_and_present<arith::AddFOp, arith::SubFOp, arith::MulFOp,
                         arith::DivFOp, arith::NegFOp>(op);
}

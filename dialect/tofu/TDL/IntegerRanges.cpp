//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/IntegerRanges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

ConstantIntRanges tofu::tdl::toRange(Interval interval) {
  return ConstantIntRanges::fromSigned(APInt(64, interval.lower, true),
                                       APInt(64, interval.upper, true));
}

/// True if no result has more bits than the operands.
static bool isBoundedByOperands(Operation *op,
                                ArrayRef<IntegerValueRange> operands) {
  bool areNegative = llvm::any_of(operands, [](const IntegerValueRange &range) {
    return range.getValue().smin().isNegative();
  });
  return isa<arith::SelectOp, arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp,
             arith::MinUIOp, arith::AndIOp, arith::OrIOp, arith::XOrIOp,
             arith::DivSIOp, arith::CeilDivSIOp, arith::FloorDivSIOp,
             arith::RemSIOp, arith::ShRSIOp, math::AbsIOp>(op) ||
         (!areNegative && isa<arith::DivUIOp, arith::CeilDivUIOp,
                              arith::RemUIOp, arith::ShRUIOp>(op));
}

/// True unless MLIR infers what does not hold: x / 0 is undefined there, and -1
/// here; x rem 0 is x. Of the least number it rounds quotients wrongly.
static bool isInferred(Operation *op, ArrayRef<ConstantIntRanges> known) {
  if (!isa<InferIntRangeInterface>(op))
    return false;
  if (isa<arith::CeilDivSIOp>(op) && known[0].smin().isMinSignedValue())
    return false;
  return !isa<arith::DivSIOp, arith::CeilDivSIOp, arith::FloorDivSIOp,
              arith::RemSIOp, arith::DivUIOp, arith::CeilDivUIOp,
              arith::RemUIOp>(op) ||
         known[1].smin().isStrictlyPositive() || known[1].smax().isNegative();
}

/// What is known where operands and result that are indices have `indexWidth`
/// bits.
static ConstantIntRanges infer(Operation *op,
                               ArrayRef<IntegerValueRange> operands,
                               unsigned indexWidth) {
  SmallVector<ConstantIntRanges> known;
  unsigned bits = 1;
  for (auto [operand, type] : llvm::zip(operands, op->getOperandTypes())) {
    APInt least = operand.getValue().smin(), most = operand.getValue().smax();
    bits =
        std::max({bits, least.getSignificantBits(), most.getSignificantBits()});
    known.push_back(type.isIndex()
                        ? ConstantIntRanges::fromSigned(least.sext(indexWidth),
                                                        most.sext(indexWidth))
                        : operand.getValue());
  }
  Type type = op->getResult(0).getType();
  unsigned width = type.isIndex() ? indexWidth : type.getIntOrFloatBitWidth();
  ConstantIntRanges result = ConstantIntRanges::maxRange(width);
  if (isInferred(op, known))
    cast<InferIntRangeInterface>(op).inferResultRanges(
        known, [&](Value, const ConstantIntRanges &range) { result = range; });
  if (!isBoundedByOperands(op, operands) || bits >= width)
    return result;
  APInt most = APInt::getOneBitSet(width, bits - 1);
  return result.intersection(ConstantIntRanges::fromSigned(-most, most));
}

/// A product of as many equal values, or of none; to a negative power, not that
/// but -1, 0 or 1.
static IntegerValueRange inferPower(Type type, const IntegerValueRange &base,
                                    const ConstantIntRanges &exponent) {
  unsigned width = exponent.smin().getBitWidth();
  APInt zero(width, 0), one(width, 1);
  int64_t count = llvm::APIntOps::smax(exponent.smax(), zero).getLimitedValue();
  IntegerValueRange result =
      inferFold(Combiner::prod, type, type, base, count, /*hasGuard=*/true);
  if (result.isUninitialized() || !exponent.smin().isNegative())
    return result;
  return IntegerValueRange::join(result,
                                 ConstantIntRanges::fromSigned(-one, one));
}

IntegerValueRange tofu::tdl::inferRange(Operation *op,
                                        ArrayRef<IntegerValueRange> operands) {
  bool isArithmetic = isa<InferIntRangeInterface>(op) &&
                      isa_and_nonnull<arith::ArithDialect>(op->getDialect());
  auto isUnknown = [](const IntegerValueRange &range) {
    return range.isUninitialized();
  };
  if (!(isArithmetic || isa<math::AbsIOp, math::IPowIOp>(op)) ||
      llvm::any_of(operands, isUnknown))
    return IntegerValueRange();
  if (isa<math::IPowIOp>(op))
    return inferPower(op->getResult(0).getType(), operands[0],
                      operands[1].getValue());
  ConstantIntRanges result = infer(op, operands, 64);
  if (!op->getResult(0).getType().isIndex() || isa<CastOpInterface>(op) ||
      isBoundedByOperands(op, operands))
    return result;
  // With 128 bits nothing wraps, save for shifts, whose ranges are wide then.
  ConstantIntRanges exact = infer(op, operands, 128);
  bool isExact = result.smin().sext(128) == exact.smin() &&
                 result.smax().sext(128) == exact.smax();
  return isExact ? result : ConstantIntRanges::maxRange(64);
}

IntegerValueRange tofu::tdl::inferFold(Combiner combiner, Type accumulator,
                                       Type type,
                                       const IntegerValueRange &range,
                                       int64_t count, bool hasGuard) {
  unsigned resultWidth = ConstantIntRanges::getStorageBitwidth(type);
  unsigned width =
      std::min(resultWidth, ConstantIntRanges::getStorageBitwidth(accumulator));
  if (range.isUninitialized() || width == 0 || resultWidth > 64)
    return IntegerValueRange();
  // Multiples and powers are saturated far outside of 64 bits.
  constexpr unsigned kWide = 128;
  APInt lower = range.getValue().smin().sext(kWide);
  APInt upper = range.getValue().smax().sext(kWide);
  APInt end = APInt::getSignedMaxValue(width).sext(kWide), zero(kWide, 0);
  switch (combiner) {
  case Combiner::max:
  case Combiner::min:
    // Of nothing, it is the end of the type.
    if (hasGuard || count == 0)
      (combiner == Combiner::max ? lower : upper) =
          combiner == Combiner::max ? -end - 1 : end;
    break;
  case Combiner::sum:
    lower = llvm::APIntOps::smin(lower, zero).smul_sat(APInt(kWide, count));
    upper = llvm::APIntOps::smax(upper, zero).smul_sat(APInt(kWide, count));
    break;
  case Combiner::prod: {
    APInt factor = llvm::APIntOps::smax(-lower, upper), power(kWide, 1);
    for (int64_t i = 0; i < count && factor.sgt(1) && power.sle(end); ++i)
      power = power.smul_sat(factor);
    upper = power;
    lower = lower.isNegative() ? -power : zero;
    break;
  }
  case Combiner::all:
  case Combiner::any:
    return IntegerValueRange();
  }
  if (lower.slt(-end - 1) || upper.sgt(end))
    std::tie(lower, upper) = std::pair(-end - 1, end);
  return ConstantIntRanges::fromSigned(lower.trunc(resultWidth),
                                       upper.trunc(resultWidth));
}

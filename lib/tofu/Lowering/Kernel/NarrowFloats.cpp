//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/NarrowFloats.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/TDL/ElementBytes.h"

using namespace mlir;
using namespace tofu;

Type lowering::getHeld(Type type) {
  return isNarrow(type) ? IntegerType::get(type.getContext(),
                                           8 * tdl::getElementBytes(type))
                        : type;
}

Value lowering::createConstant(OpBuilder &builder, Location loc,
                               TypedAttr value) {
  if (isNarrow(value.getType())) {
    Type held = getHeld(value.getType());
    APInt bits = cast<FloatAttr>(value).getValue().bitcastToAPInt();
    value = builder.getIntegerAttr(
        held, bits.zextOrTrunc(held.getIntOrFloatBitWidth()));
  }
  return arith::ConstantOp::create(builder, loc, value);
}

namespace {
/// How the bits of a float of a byte are read, of which others may be anything.
struct F8Format {
  int64_t bits, mantissa, bias;
  bool hasInfinity, hasNaN;
  int64_t nan; // a code; without infinities the only one, but for a sign

  explicit F8Format(FloatType type);
  int64_t getSign() const { return 1 << (bits - 1); }
  int64_t getMask() const { return getSign() - 1; }
  int64_t getShift() const { return 23 - mantissa; }
  int64_t getInfinity() const { return (getMask() >> mantissa) << mantissa; }
  /// NaN stands in the place of the negative zero.
  bool isUnsignedZero() const { return hasNaN && nan == getSign(); }
};

/// Arithmetic on the bits of numbers.
struct Bits {
  OpBuilder &builder;
  Location loc;

  Value getConstant(int64_t number) {
    return arith::ConstantIntOp::create(builder, loc, number, 32);
  }
  template <class Op> Value emit(Value a, Value b) {
    return Op::create(builder, loc, a, b);
  }
  template <class Op> Value emit(Value a, int64_t b) {
    return Op::create(builder, loc, a, getConstant(b));
  }
  template <class Op> Value cast(Type type, Value value) {
    return Op::create(builder, loc, type, value);
  }
  Value isLess(Value a, int64_t b) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, a,
                                 getConstant(b));
  }
  Value isAbove(Value a, int64_t b) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ugt, a,
                                 getConstant(b));
  }
  Value select(Value condition, Value a, Value b) {
    return arith::SelectOp::create(builder, loc, condition, a, b);
  }
  Value getF32(Value bits) {
    return cast<arith::BitcastOp>(builder.getF32Type(), bits);
  }
  Value getF32(int64_t bits) { return getF32(getConstant(bits)); }
  Value getBits(Value number) {
    return cast<arith::BitcastOp>(builder.getI32Type(), number);
  }

  Value extendBF16(Value bits);
  Value truncateToBF16(Value value);
  Value extendF16(Value bits);
  Value truncateToF16(Value value);
  Value roundToOdd(Value value);
  Value extendF8(Value bits, const F8Format &format);
  Value truncateToF8(Value value, const F8Format &format);
  Value extendE8M0(Value bits);
  Value truncateToE8M0(Value value);
};
} // namespace

static constexpr int64_t kSign = 0x80000000, kInfinity = 0x7F800000;

/// The upper half of an f32.
Value Bits::extendBF16(Value bits) {
  Value wide = cast<arith::ExtUIOp>(builder.getI32Type(), bits);
  return getF32(emit<arith::ShLIOp>(wide, 16));
}

/// The nearest upper half, of two the even one; NaN stays NaN. The shift comes
/// last: with that of what is widened again it is one mask, and each product of
/// a sum is rounded so.
Value Bits::truncateToBF16(Value value) {
  Value bits = getBits(value);
  Value isOdd = emit<arith::AndIOp>(emit<arith::ShRUIOp>(bits, 16), 1);
  Value half = emit<arith::AddIOp>(isOdd, 0x7FFF);
  Value rounded = emit<arith::AddIOp>(bits, half);
  Value isNaN = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO,
                                      value, value);
  Value quiet = emit<arith::OrIOp>(bits, 0x400000);
  Value high = emit<arith::ShRUIOp>(select(isNaN, quiet, rounded), 16);
  return cast<arith::TruncIOp>(builder.getI16Type(), high);
}

/// Exponents of f32 are by 112 larger. Subnormals are 2^-14 too small once
/// they are read as if they were not.
Value Bits::extendF16(Value bits) {
  Value wide = cast<arith::ExtUIOp>(builder.getI32Type(), bits);
  Value magnitude = emit<arith::ShLIOp>(emit<arith::AndIOp>(wide, 0x7FFF), 13);
  Value normal = emit<arith::AddIOp>(magnitude, 112 << 23);
  Value special = emit<arith::AddIOp>(magnitude, 224 << 23);
  Value small = getBits(emit<arith::SubFOp>(
      getF32(emit<arith::AddIOp>(magnitude, 113 << 23)), getF32(113 << 23)));
  Value result = select(isLess(magnitude, 31 << 23), normal, special);
  result = select(isLess(magnitude, 1 << 23), small, result);
  Value sign = emit<arith::ShLIOp>(emit<arith::AndIOp>(wide, 0x8000), 16);
  return getF32(emit<arith::OrIOp>(result, sign));
}

/// Added to 1/2, a number below 2^-14 is rounded to a multiple of 2^-24, the
/// least f16.
Value Bits::truncateToF16(Value value) {
  Value bits = getBits(value);
  Value sign = emit<arith::AndIOp>(emit<arith::ShRUIOp>(bits, 16), 0x8000);
  Value magnitude = emit<arith::AndIOp>(bits, ~kSign & 0xFFFFFFFF);
  Value isOdd = emit<arith::AndIOp>(emit<arith::ShRUIOp>(magnitude, 13), 1);
  Value half = emit<arith::AddIOp>(isOdd, 0xFFF);
  Value normal = emit<arith::SubIOp>(
      emit<arith::ShRUIOp>(emit<arith::AddIOp>(magnitude, half), 13),
      112 << 10);
  constexpr int64_t oneHalf = 0x3F000000;
  Value small = emit<arith::SubIOp>(
      getBits(emit<arith::AddFOp>(getF32(magnitude), getF32(oneHalf))),
      oneHalf);
  Value result = select(isLess(magnitude, 113 << 23), small, normal);
  result = emit<arith::MinUIOp>(result, 0x7C00); // what is larger is infinity
  Value payload =
      emit<arith::AndIOp>(emit<arith::ShRUIOp>(magnitude, 13), 0x3FF);
  Value quiet = emit<arith::OrIOp>(payload, 0x7E00);
  result = select(isAbove(magnitude, kInfinity), quiet, result);
  return cast<arith::TruncIOp>(builder.getI16Type(),
                               emit<arith::OrIOp>(result, sign));
}

/// An f64 as an f32: of the two next to it that with an odd last bit, so that
/// rounding it further is rounding the f64.
Value Bits::roundToOdd(Value value) {
  Value nearest = cast<arith::TruncFOp>(builder.getF32Type(), value);
  Value back = cast<arith::ExtFOp>(builder.getF64Type(), nearest);
  Value bits = getBits(nearest);
  auto compare = [&](arith::CmpFPredicate predicate, Value a, Value b) {
    return arith::CmpFOp::create(builder, loc, predicate, a, b);
  };
  // Further from zero: one step back.
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getF64FloatAttr(0.0));
  Value isFurther = select(compare(arith::CmpFPredicate::OGT, value, zero),
                           compare(arith::CmpFPredicate::OGT, back, value),
                           compare(arith::CmpFPredicate::OLT, back, value));
  Value odd = emit<arith::SubIOp>(
      bits, cast<arith::ExtUIOp>(builder.getI32Type(), isFurther));
  odd = emit<arith::OrIOp>(odd, 1);
  Value isFinite =
      isLess(emit<arith::AndIOp>(bits, ~kSign & 0xFFFFFFFF), kInfinity);
  Value isInexact = emit<arith::AndIOp>(
      compare(arith::CmpFPredicate::ONE, back, value), isFinite);
  return getF32(select(isInexact, odd, bits));
}

F8Format::F8Format(FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  bits = type.getWidth();
  mantissa = APFloat::semanticsPrecision(semantics) - 1;
  bias = 1 - APFloat::semanticsMinExponent(semantics);
  hasInfinity = APFloat::semanticsHasInf(semantics);
  hasNaN = APFloat::semanticsHasNaN(semantics);
  // Where there is no NaN it becomes -0, as in XLA.
  nan = hasNaN ? APFloat::getNaN(semantics).bitcastToAPInt().getZExtValue()
               : getSign();
}

/// As an f32 with the same fields it is too small by a power of two, also if it
/// is subnormal.
Value Bits::extendF8(Value code, const F8Format &format) {
  Value wide = cast<arith::ExtUIOp>(builder.getI32Type(), code);
  Value size = emit<arith::AndIOp>(wide, format.getMask());
  Value fields = emit<arith::ShLIOp>(size, format.getShift());
  Value result = getBits(
      emit<arith::MulFOp>(getF32(fields), getF32((254 - format.bias) << 23)));
  if (format.hasInfinity) {
    Value special =
        emit<arith::OrIOp>(emit<arith::AndIOp>(fields, 0x7FFFFF), kInfinity);
    result = select(isLess(size, format.getInfinity()), result, special);
  } else if (format.hasNaN) {
    Value isNaN = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        format.isUnsignedZero() ? wide : size,
                                        getConstant(format.nan));
    result = select(isNaN, getConstant(0x7FC00000), result);
  }
  Value sign = emit<arith::ShLIOp>(emit<arith::AndIOp>(wide, format.getSign()),
                                   32 - format.bits);
  return getF32(emit<arith::OrIOp>(result, sign));
}

/// What is too large becomes infinite, or NaN where there is no infinity, or
/// the largest number where there is neither.
Value Bits::truncateToF8(Value value, const F8Format &format) {
  int64_t shift = format.getShift();
  Value bits = getBits(value);
  Value sign = emit<arith::AndIOp>(emit<arith::ShRUIOp>(bits, 32 - format.bits),
                                   format.getSign());
  Value size = emit<arith::AndIOp>(bits, ~kSign & 0xFFFFFFFF);
  Value isOdd = emit<arith::AndIOp>(emit<arith::ShRUIOp>(size, shift), 1);
  Value half = emit<arith::AddIOp>(isOdd, (1 << (shift - 1)) - 1);
  Value normal = emit<arith::SubIOp>(
      emit<arith::ShRUIOp>(emit<arith::AddIOp>(size, half), shift),
      (127 - format.bias) << format.mantissa);
  // Of a sum with this number the last bit counts subnormals.
  int64_t unit = (128 - format.bias + shift) << 23;
  Value small = emit<arith::SubIOp>(
      getBits(emit<arith::AddFOp>(getF32(size), getF32(unit))), unit);
  Value result = select(isLess(size, (128 - format.bias) << 23), small, normal);
  bool isLastNaN = format.hasNaN && !format.isUnsignedZero();
  int64_t largest =
      format.hasInfinity ? format.getInfinity() : format.getMask() - isLastNaN;
  Value nan = getConstant(format.nan);
  bool saturates = format.hasInfinity || !format.hasNaN;
  result = select(isAbove(result, largest),
                  saturates ? getConstant(largest) : nan, result);
  result = select(isAbove(size, kInfinity), nan, result);
  if (format.isUnsignedZero()) {
    Value isPlain = isLess(emit<arith::SubIOp>(result, 1), format.getMask());
    sign = select(isPlain, sign, getConstant(0));
  }
  return cast<arith::TruncIOp>(builder.getI8Type(),
                               emit<arith::OrIOp>(result, sign));
}

/// The code is the exponent of an f32; the first one is subnormal there.
Value Bits::extendE8M0(Value code) {
  Value wide = cast<arith::ExtUIOp>(builder.getI32Type(), code);
  Value result = emit<arith::ShLIOp>(wide, 23);
  result = select(isLess(wide, 1), getConstant(0x00400000), result);
  return getF32(select(isAbove(wide, 0xFE), getConstant(0x7FC00000), result));
}

/// To the nearest, ties up; 0 and what has a sign become NaN, the last code.
Value Bits::truncateToE8M0(Value value) {
  Value bits = getBits(value);
  // With the sign and with what is too large it is above the last code.
  Value result = emit<arith::ShRUIOp>(
      emit<arith::AddIOp>(emit<arith::ShRUIOp>(bits, 22), 1), 1);
  // Below this a number is nearer to 2^-127 than to 2^-126.
  result = select(isLess(bits, 0x00600000), getConstant(0), result);
  result = select(isLess(bits, 1), getConstant(0xFF), result);
  return cast<arith::TruncIOp>(builder.getI8Type(),
                               emit<arith::MinUIOp>(result, 0xFF));
}

static Value convertFloat(OpBuilder &builder, Value value, Type from, Type to) {
  Bits bits{builder, value.getLoc()};
  if (from == to)
    return value;
  Type f32 = builder.getF32Type();
  if (isa<Float8E8M0FNUType>(from))
    return convertFloat(builder, bits.extendE8M0(value), f32, to);
  if (lowering::isF8(from))
    return convertFloat(builder,
                        bits.extendF8(value, F8Format(cast<FloatType>(from))),
                        f32, to);
  if (from.isBF16())
    return convertFloat(builder, bits.extendBF16(value), f32, to);
  if (from.isF16()) {
    value = bits.cast<arith::BitcastOp>(from, value);
    return convertFloat(builder, bits.cast<arith::ExtFOp>(f32, value), f32, to);
  }
  if (lowering::isNarrow(to) && !from.isF32())
    return convertFloat(builder, bits.roundToOdd(value), f32, to);
  if (isa<Float8E8M0FNUType>(to))
    return bits.truncateToE8M0(value);
  if (lowering::isF8(to))
    return bits.truncateToF8(value, F8Format(cast<FloatType>(to)));
  if (to.isBF16())
    return bits.truncateToBF16(value);
  if (to.isF16())
    return bits.cast<arith::BitcastOp>(lowering::getHeld(to),
                                       bits.cast<arith::TruncFOp>(to, value));
  return from.isF32() ? bits.cast<arith::ExtFOp>(to, value)
                      : bits.cast<arith::TruncFOp>(to, value);
}

Value lowering::convertInteger(OpBuilder &builder, Value value, bool isSigned,
                               Type to) {
  Bits bits{builder, value.getLoc()};
  Type wide = getWide(to);
  // f32 holds 24 bits: of more it would round twice.
  if (isNarrow(to) && value.getType().getIntOrFloatBitWidth() > 24)
    wide = builder.getF64Type();
  Value number = isSigned ? bits.cast<arith::SIToFPOp>(wide, value)
                          : bits.cast<arith::UIToFPOp>(wide, value);
  return convertFloat(builder, number, wide, to);
}

Value lowering::convert(OpBuilder &builder, Value value, Type from, Type to) {
  Location loc = value.getLoc();
  if (from == to)
    return value;
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return convertFloat(builder, value, from, to);
  if (isa<FloatType>(to))
    return convertInteger(builder, value, /*isSigned=*/true, to);
  if (isa<FloatType>(from))
    return arith::FPToSIOp::create(
        builder, loc, to, convertFloat(builder, value, from, getWide(from)));
  if (from.getIntOrFloatBitWidth() < to.getIntOrFloatBitWidth())
    return arith::ExtSIOp::create(builder, loc, to, value);
  return arith::TruncIOp::create(builder, loc, to, value);
}

void lowering::expandHalfConversions(ModuleOp module) {
  module.walk([](Operation *op) {
    OpBuilder builder(op);
    Bits bits{builder, op->getLoc()};
    Value result;
    Type i16 = builder.getI16Type();
    if (auto extend = dyn_cast<arith::ExtFOp>(op)) {
      if (extend.getIn().getType().isF16())
        result =
            bits.extendF16(bits.cast<arith::BitcastOp>(i16, extend.getIn()));
    } else if (auto truncate = dyn_cast<arith::TruncFOp>(op)) {
      if (truncate.getType().isF16())
        result = bits.cast<arith::BitcastOp>(
            truncate.getType(), bits.truncateToF16(truncate.getIn()));
    }
    if (!result)
      return;
    op->getResult(0).replaceAllUsesWith(result);
    op->erase();
  });
}

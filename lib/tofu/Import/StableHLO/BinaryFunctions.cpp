//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/SpecialFunctions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace tofu;

template <typename Op> static Value make(const Scalar &s, Value x, Value y) {
  return Op::create(s.builder, s.loc, x, y);
}

/// A function with one operation per kind of number; `None` where it has none.
struct None {
  static Value create(OpBuilder &, Location, Value, Value) { return nullptr; }
};
template <typename Float, typename Signed, typename Unsigned, typename Boolean>
static Value byType(const Scalar &s, Value x, Value y) {
  if (s.isFloat())
    return make<Float>(s, x, y);
  if (s.isBoolean())
    return make<Boolean>(s, x, y);
  return s.isUnsigned() ? make<Unsigned>(s, x, y) : make<Signed>(s, x, y);
}

/// The operation on bits; integers only.
template <typename Op> static Value onBits(const Scalar &s, Value x, Value y) {
  return s.isFloat() ? Value() : make<Op>(s, x, y);
}

/// Shifts by the width or more give `fill(x)`, which arith leaves undefined.
template <typename Op, bool isArithmetic = false>
static Value shift(const Scalar &s, Value x, Value y) {
  if (s.isFloat())
    return nullptr;
  unsigned width = s.type.getIntOrFloatBitWidth();
  auto constant = [&](int64_t value) {
    return arith::ConstantOp::create(
        s.builder, s.loc, s.builder.getIntegerAttr(x.getType(), value));
  };
  if (width == 1) // The width is no number of one bit.
    return nullptr;
  Value isInside = arith::CmpIOp::create(
      s.builder, s.loc, arith::CmpIPredicate::ult, y, constant(width));
  if (isArithmetic) {
    Value amount = arith::SelectOp::create(s.builder, s.loc, isInside, y,
                                           constant(width - 1));
    return make<Op>(s, x, amount);
  }
  Value shifted = make<Op>(s, x, y);
  return arith::SelectOp::create(s.builder, s.loc, isInside, shifted,
                                 constant(0));
}

/// x^(y / 2) squared, times x if y is odd: the half has no sign.
static Value powerOfUnsigned(const Scalar &s, Value x, Value y) {
  Value one = s.constant(1);
  Value half = make<math::IPowIOp>(s, x, make<arith::ShRUIOp>(s, y, one));
  Value isOdd =
      arith::CmpIOp::create(s.builder, s.loc, arith::CmpIPredicate::ne,
                            make<arith::AndIOp>(s, y, one), s.constant(0));
  Value factor = arith::SelectOp::create(s.builder, s.loc, isOdd, x, one);
  return make<arith::MulIOp>(s, make<arith::MulIOp>(s, half, half), factor);
}

static Value power(const Scalar &s, Value x, Value y) {
  if (!s.isFloat() && s.isUnsigned() && !s.isBoolean())
    return powerOfUnsigned(s, x, y);
  return byType<math::PowFOp, math::IPowIOp, None, None>(s, x, y);
}

/// The upper half of the product.
static Value multiplyHigh(const Scalar &s, Value x, Value y) {
  if (s.isFloat() || s.isBoolean())
    return nullptr;
  if (s.isUnsigned())
    return arith::MulUIExtendedOp::create(s.builder, s.loc, x, y).getHigh();
  return arith::MulSIExtendedOp::create(s.builder, s.loc, x, y).getHigh();
}

/// The number beside x in the direction of y: of a sign, if there is one, and a
/// magnitude, in the order of numbers, that is one bit more or less.
static Value nextAfter(const Scalar &s, Value x, Value y) {
  if (!s.isFloat())
    return nullptr;
  OpBuilder &b = s.builder;
  unsigned width = s.type.getIntOrFloatBitWidth();
  IntegerType integer = b.getIntegerType(width);
  auto constant = [&](APInt value) -> Value {
    return arith::ConstantOp::create(b, s.loc,
                                     b.getIntegerAttr(integer, value));
  };
  auto test = [&](arith::CmpIPredicate predicate, Value l, Value r) -> Value {
    return arith::CmpIOp::create(b, s.loc, predicate, l, r);
  };
  auto select = [&](Value condition, Value yes, Value no) -> Value {
    return arith::SelectOp::create(b, s.loc, condition, yes, no);
  };
  Value bits = arith::BitcastOp::create(b, s.loc, integer, x);
  Value toBits = arith::BitcastOp::create(b, s.loc, integer, y);
  APInt signBit = APFloat::semanticsHasSignedRepr(
                      cast<FloatType>(s.type).getFloatSemantics())
                      ? APInt::getSignMask(width)
                      : APInt::getZero(width);
  Value signMask = constant(signBit), mask = constant(~signBit);
  Value one = constant(APInt(width, 1));
  Value size = make<arith::AndIOp>(s, bits, mask);
  Value toSize = make<arith::AndIOp>(s, toBits, mask);
  Value sign = make<arith::AndIOp>(s, bits, signMask);
  Value toSign = make<arith::AndIOp>(s, toBits, signMask);
  Value shrinks =
      make<arith::OrIOp>(s, test(arith::CmpIPredicate::ugt, size, toSize),
                         test(arith::CmpIPredicate::ne, sign, toSign));
  Value next = select(shrinks, make<arith::SubIOp>(s, bits, one),
                      make<arith::AddIOp>(s, bits, one));
  // From zero: the least number of the other's sign.
  Value isZero =
      test(arith::CmpIPredicate::eq, size, constant(APInt(width, 0)));
  next = select(isZero, make<arith::OrIOp>(s, toSign, one), next);
  Value result = arith::BitcastOp::create(b, s.loc, s.type, next);
  Term from{s, x}, to{s, y};
  result = select(from == to, y, result);
  Value isNaN = either(s, from != from, to != to);
  return select(isNaN, make<arith::AddFOp>(s, x, y), result);
}

/// A formula of floats, in f32 where the type has fewer bits.
template <Term (*function)(Term, Term)>
static Value formula(const Scalar &s, Value x, Value y) {
  return inSingle(s, x, y, function);
}

static const llvm::StringMap<BinaryFunction> &getBinaryTable() {
  using namespace arith;
  // On booleans, add and maximum are or, multiply and minimum are and.
  static const llvm::StringMap<BinaryFunction> table = {
      {"add", byType<AddFOp, AddIOp, AddIOp, OrIOp>},
      {"and", onBits<AndIOp>},
      {"atan2", byType<math::Atan2Op, None, None, None>},
      {"divide", byType<DivFOp, DivSIOp, DivUIOp, None>},
      {"maximum", byType<MaximumFOp, MaxSIOp, MaxUIOp, OrIOp>},
      {"minimum", byType<MinimumFOp, MinSIOp, MinUIOp, AndIOp>},
      {"mulhi", multiplyHigh},
      {"multiply", byType<MulFOp, MulIOp, MulIOp, AndIOp>},
      {"next_after", nextAfter},
      {"or", onBits<OrIOp>},
      {"polygamma", formula<polygamma>},
      {"power", power},
      {"remainder", byType<RemFOp, RemSIOp, RemUIOp, None>},
      {"shift_left", shift<ShLIOp>},
      {"shift_right_arithmetic", shift<ShRSIOp, /*isArithmetic=*/true>},
      {"shift_right_logical", shift<ShRUIOp>},
      {"subtract", byType<SubFOp, SubIOp, SubIOp, None>},
      {"xor", onBits<XOrIOp>},
      {"zeta", formula<zeta>}};
  return table;
}

BinaryFunction tofu::getBinaryFunction(StringRef name) {
  return getBinaryTable().lookup(name);
}

SmallVector<StringRef> tofu::getBinaryNames() {
  return llvm::to_vector(getBinaryTable().keys());
}

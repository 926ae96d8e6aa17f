//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Scalars.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include <cmath>

using namespace mlir;
using namespace tofu::test;

static bool isFloat(Type type) { return isa<FloatType>(type); }

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Scalar Scalars::getInteger(Type type, int64_t value) {
  Scalar result{
      emit<arith::ConstantOp>(type, builder.getIntegerAttr(type, value)), {}};
  result.known.lo = result.known.hi = value;
  return result;
}

Scalar Scalars::getFloat(Type type, double value) {
  Scalar result{
      emit<arith::ConstantOp>(type, builder.getFloatAttr(type, value)), {}};
  if (std::isfinite(value)) {
    int exponent = 0;
    std::frexp(value, &exponent);
    // Constants are multiples of 1/4.
    result.known.scale = style.isExact && value != std::floor(value) ? 2 : 0;
    result.known.most = std::ldexp(std::fabs(value), result.known.scale);
  }
  return result;
}

Scalar Scalars::getZero(Type type) {
  return isFloat(type) ? getFloat(type, 0) : getInteger(type, 0);
}

Scalar Scalars::makeConstant(Type type) {
  if (type.isInteger(1))
    return getInteger(type, -int64_t(choices.pick(2)));
  if (!isFloat(type)) {
    Known full = getFullRange(type);
    return getInteger(
        type, choices.pickFrom<int64_t>({1, 0, 2, -1, 3, 7, full.hi, full.lo}));
  }
  if (style.hasSpecials && choices.chance(25))
    return getFloat(type, choices.pickFrom<double>(
                              {-0.0, INFINITY, -INFINITY, double(NAN)}));
  return getFloat(type, choices.pickFrom<double>({1, 0, 2, -1, 0.5, -2, 3}));
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

Scalars::Maybe Scalars::keep(Value value, const Known &known) {
  if (fits(value.getType(), known, style.isExact))
    return Scalar{value, known};
  value.getDefiningOp()->erase();
  return std::nullopt;
}

/// Functions that round, whose slope is bounded where they are used.
Scalars::Maybe Scalars::trySmooth(Scalar a) {
  double epsilon = 8 * getEpsilon(a.getType()), error = a.known.error;
  auto result = [&](Value value, double most, double slope) {
    Known known;
    known.most = most;
    known.error = slope * error + most * epsilon;
    return keep(value, known);
  };
  switch (choices.pick(8)) {
  case 0:
    return result(emit<math::TanhOp>(a.value), 1, 1);
  case 1:
    return result(emit<math::SinOp>(a.value), 1, 1);
  case 2:
    return result(emit<math::CosOp>(a.value), 1, 1);
  case 3:
    return result(emit<math::ErfOp>(a.value), 1, 1.2);
  case 4:
    if (a.known.most > 4)
      return std::nullopt;
    return result(emit<math::ExpOp>(a.value), std::exp(a.known.most),
                  std::exp(a.known.most));
  case 5: {
    Value size = emit<math::AbsFOp>(a.value);
    return result(emit<math::Log1pOp>(size), std::log1p(a.known.most), 1);
  }
  default: {
    Value one = getFloat(a.getType(), 1).value;
    Value size = emit<math::AbsFOp>(a.value);
    Value above = emit<arith::AddFOp>(size, one);
    double most = a.known.most + 1;
    if (choices.chance(50))
      return result(emit<math::SqrtOp>(above), std::sqrt(most), 0.5);
    return result(emit<arith::DivFOp>(one, above), 1, 1 + most * epsilon);
  }
  }
}

Scalars::Maybe Scalars::tryFloatUnary(Scalar a) {
  if (!style.isExact && choices.chance(50))
    return trySmooth(a);
  switch (choices.pick(style.isExact ? 6 : 4)) {
  case 0:
    return Scalar{emit<arith::NegFOp>(a.value), a.known};
  case 1:
    return Scalar{emit<math::AbsFOp>(a.value), a.known};
  case 2:
  case 3:
    return tryFloatBinary(a, makeConstant(a.getType()));
  case 4: {
    double size = std::ldexp(a.known.most, -a.known.scale) + 1;
    Known known;
    known.most = std::floor(size);
    return keep(emit<math::FloorOp>(a.value), known);
  }
  default: { // 0 where it is NaN, else its half
    Scalar half = getFloat(a.getType(), 2);
    Known known = a.known;
    ++known.scale;
    return keep(emit<arith::DivFOp>(a.value, half.value), known);
  }
  }
}

/// By 2 or 0, as `b` is positive or not: finite ones are exact.
Scalars::Maybe Scalars::tryQuotient(Scalar a, Scalar b) {
  if (!style.isExact)
    return std::nullopt;
  Type type = a.getType();
  Value isPositive = emit<arith::CmpFOp>(arith::CmpFPredicate::OGT, b.value,
                                         getZero(type).value);
  Value divisor = emit<arith::SelectOp>(isPositive, getFloat(type, 2).value,
                                        getZero(type).value);
  Known known = a.known;
  ++known.scale;
  return keep(emit<arith::DivFOp>(a.value, divisor), known);
}

Scalars::Maybe Scalars::tryFloatBinary(Scalar a, Scalar b) {
  Type type = a.getType();
  switch (choices.pick(8)) {
  case 0:
    return keep(emit<arith::AddFOp>(a.value, b.value),
                addKnown(type, a.known, b.known, style.isExact));
  case 1:
    return keep(emit<arith::SubFOp>(a.value, b.value),
                addKnown(type, a.known, b.known, style.isExact));
  case 2:
  case 3:
    return keep(emit<arith::MulFOp>(a.value, b.value),
                multiplyKnown(type, a.known, b.known, style.isExact));
  case 4: // NaN where one is NaN
    return Scalar{emit<arith::MaximumFOp>(a.value, b.value),
                  joinKnown(a.known, b.known)};
  case 5:
    return Scalar{emit<arith::MinimumFOp>(a.value, b.value),
                  joinKnown(a.known, b.known)};
  case 6:
    return tryQuotient(a, b);
  default: {
    if (!style.isExact)
      return std::nullopt;
    Value condition = emit<arith::CmpFOp>(
        choices.pickFrom({arith::CmpFPredicate::OLT, arith::CmpFPredicate::UGE,
                          arith::CmpFPredicate::OEQ, arith::CmpFPredicate::UNE,
                          arith::CmpFPredicate::UNO}),
        a.value, b.value);
    return Scalar{emit<arith::SelectOp>(condition, a.value, b.value),
                  joinKnown(a.known, b.known)};
  }
  }
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

Scalar Scalars::applyIntegerUnary(Scalar a) {
  Type type = a.getType();
  if (!type.isInteger(1) && choices.chance(20))
    return {emit<math::AbsIOp>(a.value), getFullRange(type)};
  return applyIntegerBinary(a, makeConstant(type));
}

Scalar Scalars::applyIntegerBinary(Scalar a, Scalar b) {
  Type type = a.getType();
  Known full = getFullRange(type);
  bool isBoolean = type.isInteger(1);
  switch (choices.pick(isBoolean ? 3 : 16)) {
  case 0:
    return {emit<arith::AndIOp>(a.value, b.value), full};
  case 1:
    return {emit<arith::OrIOp>(a.value, b.value), full};
  case 2:
    return {emit<arith::XOrIOp>(a.value, b.value), full};
  case 3:
  case 4:
    return {emit<arith::SubIOp>(a.value, b.value), full};
  case 5:
  case 6:
    return {emit<arith::MulIOp>(a.value, b.value),
            multiplyKnown(type, a.known, b.known, true)};
  case 7:
    return {emit<arith::DivSIOp>(a.value, b.value), full};
  case 8:
    return {emit<arith::RemSIOp>(a.value, b.value), full};
  case 9:
    return {emit<arith::MaxSIOp>(a.value, b.value),
            joinKnown(a.known, b.known)};
  case 10:
    return {emit<arith::MinSIOp>(a.value, b.value),
            joinKnown(a.known, b.known)};
  case 11:
    return {emit<arith::ShLIOp>(a.value, b.value), full};
  case 12:
    return {emit<arith::ShRSIOp>(a.value, b.value), full};
  case 13:
    return {emit<arith::SelectOp>(makeCondition(a, b), a.value, b.value),
            joinKnown(a.known, b.known)};
  default:
    return {emit<arith::AddIOp>(a.value, b.value),
            addKnown(type, a.known, b.known, true)};
  }
}

//===----------------------------------------------------------------------===//
// Any type
//===----------------------------------------------------------------------===//

Value Scalars::makeCondition(Scalar a, Scalar b) {
  if (!isFloat(a.getType()))
    return emit<arith::CmpIOp>(
        choices.pickFrom({arith::CmpIPredicate::slt, arith::CmpIPredicate::eq,
                          arith::CmpIPredicate::sge,
                          arith::CmpIPredicate::ult}),
        a.value, b.value);
  // A comparison of what is rounded may come out either way.
  if (!style.isExact)
    return emit<math::IsNaNOp>(a.value);
  return emit<arith::CmpFOp>(
      choices.pickFrom({arith::CmpFPredicate::OLT, arith::CmpFPredicate::OEQ,
                        arith::CmpFPredicate::UGE, arith::CmpFPredicate::UNE}),
      a.value, b.value);
}

Scalar Scalars::applyUnary(Scalar a) {
  if (!isFloat(a.getType()))
    return applyIntegerUnary(a);
  return tryFloatUnary(a).value_or(a);
}

Scalar Scalars::applyBinary(Scalar a, Scalar b) {
  if (!isFloat(a.getType()))
    return applyIntegerBinary(a, b);
  if (Maybe result = tryFloatBinary(a, b))
    return *result;
  return {emit<arith::MaximumFOp>(a.value, b.value),
          joinKnown(a.known, b.known)};
}

Scalar Scalars::applyTernary(Scalar a, Scalar b, Scalar c) {
  Type type = a.getType();
  if (isFloat(type) && choices.chance(30)) {
    Known product = multiplyKnown(type, a.known, b.known, style.isExact);
    if (Maybe result = keep(emit<math::FmaOp>(a.value, b.value, c.value),
                            addKnown(type, product, c.known, style.isExact)))
      return *result;
  }
  if (choices.chance(50))
    return {emit<arith::SelectOp>(makeCondition(a, b), c.value, b.value),
            joinKnown(c.known, b.known)};
  return applyBinary(applyBinary(a, b), c);
}

Scalar Scalars::applyLinear(Scalar a, Scalar b) {
  Type type = a.getType();
  if (!isFloat(type)) {
    if (type.isInteger(1))
      return a;
    if (choices.chance(50))
      return {emit<arith::MulIOp>(a.value, b.value),
              multiplyKnown(type, a.known, b.known, true)};
    return {emit<arith::SubIOp>(getInteger(type, 0).value, a.value),
            getFullRange(type)};
  }
  Maybe result;
  switch (choices.pick(4)) {
  case 0:
    result = Scalar{emit<arith::NegFOp>(a.value), a.known};
    break;
  case 1:
    result = tryQuotient(a, b);
    break;
  default:
    result = keep(emit<arith::MulFOp>(a.value, b.value),
                  multiplyKnown(type, a.known, b.known, style.isExact));
  }
  return result.value_or(a);
}

Scalar Scalars::combine(ArrayRef<Scalar> values, Type type) {
  if (values.empty())
    return makeConstant(type);
  // Conditions choose, other types are converted.
  SmallVector<Scalar> same;
  SmallVector<Value> conditions;
  for (const Scalar &value : values)
    if (value.getType().isInteger(1) && !type.isInteger(1) && !same.empty())
      conditions.push_back(value.value);
    else
      same.push_back(convert(value, type));
  Scalar result = same[0];
  if (same.size() == 3)
    result = applyTernary(same[0], same[1], same[2]);
  else
    for (const Scalar &next : ArrayRef(same).drop_front())
      result = applyBinary(result, next);
  for (Value condition : conditions) {
    Scalar other = choices.chance(50) ? makeConstant(type) : getZero(type);
    result = {emit<arith::SelectOp>(condition, result.value, other.value),
              joinKnown(result.known, other.known)};
  }
  for (unsigned more = choices.pick(3); more > 0; --more)
    result = applyUnary(result);
  return result;
}

Scalar Scalars::clamp(Scalar a, int64_t lo, int64_t hi) {
  Type type = a.getType();
  Value least = emit<arith::MaxSIOp>(a.value, getInteger(type, lo).value);
  Scalar result{emit<arith::MinSIOp>(least, getInteger(type, hi).value), {}};
  result.known.lo = std::min(lo, hi);
  result.known.hi = hi;
  return result;
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

Scalar Scalars::convert(Scalar a, Type type) {
  if (a.getType() == type)
    return a;
  return isFloat(type) ? convertToFloat(a, type) : convertToInteger(a, type);
}

/// A number of a wider float type as one that the narrow one holds.
Scalar Scalars::shrink(Scalar a, Type type) {
  if (fits(type, a.known, style.isExact))
    return a;
  Type from = a.getType();
  if (style.isExact) {
    Value isPositive = emit<arith::CmpFOp>(arith::CmpFPredicate::OGT, a.value,
                                           getZero(from).value);
    Scalar one = getFloat(from, 1), other = getFloat(from, -2);
    return {emit<arith::SelectOp>(isPositive, one.value, other.value),
            joinKnown(one.known, other.known)};
  }
  Known known;
  known.most = 1;
  known.error = a.known.error + 8 * getEpsilon(from);
  return {emit<math::TanhOp>(a.value), known};
}

Scalar Scalars::convertToFloat(Scalar a, Type type) {
  Type from = a.getType();
  if (isFloat(from)) {
    unsigned width = type.getIntOrFloatBitWidth();
    if (width > from.getIntOrFloatBitWidth())
      return {emit<arith::ExtFOp>(type, a.value), a.known};
    if (width == from.getIntOrFloatBitWidth()) // bf16 and f16
      return convertToFloat(convertToFloat(a, builder.getF32Type()), type);
    a = shrink(a, type);
    Known known = a.known;
    if (!style.isExact)
      known.error += known.most * getEpsilon(type);
    if (!fits(type, known, style.isExact)) { // what is left is mostly error
      Value isNaN = emit<math::IsNaNOp>(a.value);
      return convertToFloat({isNaN, getFullRange(isNaN.getType())}, type);
    }
    return {emit<arith::TruncFOp>(type, a.value), known};
  }
  if (from.isIndex())
    return convertToFloat(convertToInteger(a, builder.getI64Type()), type);
  Scalar result;
  result.known.most = 1;
  if (from.isInteger(1)) {
    result.value = emit<arith::UIToFPOp>(type, a.value);
    return result;
  }
  auto getMost = [](const Known &known) {
    return std::max(std::fabs(double(known.lo)), std::fabs(double(known.hi)));
  };
  result.known.most = getMost(a.known);
  if (result.known.most > 100) {
    Scalar divisor = getInteger(from, 3);
    a.value = emit<arith::RemSIOp>(a.value, divisor.value);
    result.known.most = 2;
  }
  result.value = emit<arith::SIToFPOp>(type, a.value);
  if (!style.isExact)
    result.known.error = result.known.most * getEpsilon(type);
  return result;
}

Scalar Scalars::convertToInteger(Scalar a, Type type) {
  Type from = a.getType();
  if (isFloat(from)) {
    if (!style.isExact) // what is rounded may become either integer
      return convertToInteger(
          {emit<math::IsNaNOp>(a.value), getFullRange(builder.getI1Type())},
          type);
    if (type.isInteger(1))
      return {emit<arith::CmpFOp>(arith::CmpFPredicate::UNE, a.value,
                                  getZero(from).value),
              getFullRange(type)};
    // Infinities become the ends of the range.
    return {emit<arith::FPToSIOp>(type, a.value), getFullRange(type)};
  }
  if (type.isInteger(1))
    return {emit<arith::CmpIOp>(arith::CmpIPredicate::ne, a.value,
                                getInteger(from, 0).value),
            getFullRange(type)};
  Known full = getFullRange(type), known = a.known;
  if (from.isInteger(1)) {
    known = {};
    known.hi = 1;
    Value value = type.isIndex() ? emit<arith::IndexCastUIOp>(type, a.value)
                                 : emit<arith::ExtUIOp>(type, a.value);
    return {value, known};
  }
  if (known.lo < full.lo || known.hi > full.hi)
    known = full;
  if (from.isIndex() || type.isIndex())
    return {emit<arith::IndexCastOp>(type, a.value), known};
  if (type.getIntOrFloatBitWidth() > from.getIntOrFloatBitWidth())
    return {emit<arith::ExtSIOp>(type, a.value), known};
  return {emit<arith::TruncIOp>(type, a.value), known};
}

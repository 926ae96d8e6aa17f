//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// bitcast_convert and reduce_precision: what is done with the bits of numbers.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Integers of one width.
struct Bits {
  OpBuilder &builder;
  Location loc;
  unsigned width;

  IntegerType getType() const { return builder.getIntegerType(width); }
  Value constant(APInt value) const {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getIntegerAttr(getType(), value));
  }
  Value constant(uint64_t value) const { return constant(APInt(width, value)); }
  template <typename Op> Value apply(Value a, Value b) const {
    return Op::create(builder, loc, a, b);
  }
  template <typename Op> Value apply(Value a, uint64_t b) const {
    return apply<Op>(a, constant(b));
  }
  Value test(arith::CmpIPredicate predicate, Value a, Value b) const {
    return arith::CmpIOp::create(builder, loc, predicate, a, b);
  }
  Value select(Value condition, Value yes, Value no) const {
    return arith::SelectOp::create(builder, loc, condition, yes, no);
  }
  /// The bits of a number of this width.
  Value get(Value number) const { return cast(number, getType()); }
  Value cast(Value value, Type to) const {
    if (value.getType() == to)
      return value;
    return arith::BitcastOp::create(builder, loc, to, value);
  }
};
} // namespace

static unsigned getWidth(RankedTensorType type) {
  return type.getElementTypeBitWidth();
}

/// Parts of an element, the lowest bits first.
static Value readPart(SourceOp &op, LambdaBody &body) {
  unsigned width = getWidth(op.getType());
  Bits wide{body.getBuilder(), body.getLoc(), getWidth(op.getOperandType(0))};
  SmallVector<AffineExpr> at = body.indices();
  Value place = arith::IndexCastOp::create(wide.builder, wide.loc,
                                           wide.builder.getI64Type(),
                                           body.indexValue(at.size() - 1));
  place =
      convert({wide.builder, wide.loc, place.getType()}, place, wide.getType());
  at.pop_back();
  Value shift = wide.apply<arith::MulIOp>(place, width);
  Value part = wide.apply<arith::ShRUIOp>(wide.get(body.read(0, at)), shift);
  Bits narrow{wide.builder, wide.loc, width};
  part =
      arith::TruncIOp::create(wide.builder, wide.loc, narrow.getType(), part);
  return narrow.cast(part, getSignless(op.getType().getElementType()));
}

/// The element of all parts.
static Value readWhole(SourceOp &op, LambdaBody &body) {
  unsigned width = getWidth(op.getOperandType(0));
  Bits wide{body.getBuilder(), body.getLoc(), getWidth(op.getType())};
  Bits narrow{wide.builder, wide.loc, width};
  Value whole;
  for (unsigned i = 0; i != wide.width / width; ++i) {
    SmallVector<AffineExpr> at = body.indices();
    at.push_back(body.constantIndex(i));
    Value part = arith::ExtUIOp::create(wide.builder, wide.loc, wide.getType(),
                                        narrow.get(body.read(0, at)));
    part = wide.apply<arith::ShLIOp>(part, uint64_t(i) * width);
    whole = whole ? wide.apply<arith::OrIOp>(whole, part) : part;
  }
  return wide.cast(whole, getSignless(op.getType().getElementType()));
}

static void importBitcast(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  unsigned from = getWidth(op.getOperandType(0)), to = getWidth(op.getType());
  SmallVector<int64_t> shape(op.getOperandShape(0));
  unsigned ratio = std::max(from, to) / std::min(from, to);
  op.require(from == to || std::min(from, to) > 1,
             "has elements of " + Twine(from) + " and of " + Twine(to) +
                 " bits, but a truth value is not a part of a number");
  op.require(std::max(from, to) % std::min(from, to) == 0,
             "has elements of " + Twine(from) + " and of " + Twine(to) +
                 " bits, of which neither is a multiple of the other");
  if (from > to) {
    shape.push_back(ratio);
  } else if (from < to) {
    op.require(!shape.empty() && shape.back() == ratio,
               "needs a last dimension of " + Twine(ratio) +
                   " in its operand, one for each part of a result");
    if (!op.failed())
      shape.pop_back();
  }
  if (!op.failed())
    op.requireShape(shape);
  if (op.failed())
    return;
  op.setLambda({0}, [&](LambdaBody &body) -> Value {
    if (from > to)
      return readPart(op, body);
    if (from < to)
      return readWhole(op, body);
    return Bits{body.getBuilder(), body.getLoc(), to}.cast(
        body.readHere(0), getSignless(op.getType().getElementType()));
  });
}

/// Rounds to so many bits of mantissa, then makes numbers beyond the exponents
/// of so many bits infinite or zero; the sign and a NaN stay.
static Value reducePrecision(const Bits &b, const llvm::fltSemantics &type,
                             Value bits, unsigned exponent, unsigned mantissa) {
  using arith::CmpIPredicate;
  unsigned ownMantissa = APFloat::semanticsPrecision(type) - 1;
  unsigned ownExponent = b.width - 1 - ownMantissa;
  Value sign =
      b.apply<arith::AndIOp>(bits, b.constant(APInt::getSignMask(b.width)));
  Value size = b.apply<arith::AndIOp>(
      bits, b.constant(APInt::getSignedMaxValue(b.width)));
  Value infinity = b.constant(APFloat::getInf(type).bitcastToAPInt());
  Value isNaN = b.test(CmpIPredicate::ugt, size, infinity);
  Value result = size;
  if (mantissa < ownMantissa) {
    unsigned dropped = ownMantissa - mantissa;
    Value isOdd =
        b.apply<arith::AndIOp>(b.apply<arith::ShRUIOp>(size, dropped), 1);
    Value half =
        b.apply<arith::AddIOp>(isOdd, (uint64_t(1) << (dropped - 1)) - 1);
    result = b.apply<arith::AndIOp>(
        b.apply<arith::AddIOp>(size, half),
        b.constant(APInt::getHighBitsSet(b.width, b.width - dropped)));
  }
  if (exponent < ownExponent) {
    uint64_t bias = (uint64_t(1) << (ownExponent - 1)) - 1;
    uint64_t reach = (uint64_t(1) << (exponent - 1)) - 1;
    // The least size with an exponent that is too large, and the largest with
    // one that is too small.
    Value end = b.constant((bias + reach + 1) << ownMantissa);
    Value start = b.constant((bias - reach + 1) << ownMantissa);
    result =
        b.select(b.test(CmpIPredicate::uge, result, end), infinity, result);
    result = b.select(b.test(CmpIPredicate::ult, result, start), b.constant(0),
                      result);
  }
  result = b.apply<arith::OrIOp>(result, sign);
  return b.select(isNaN, bits, result);
}

static void importReducePrecision(SourceOp &op) {
  op.expect(1);
  int64_t exponent = op.getInteger("exponent_bits");
  int64_t mantissa = op.getInteger("mantissa_bits");
  op.require(op.failed() || exponent >= 1,
             "has " + Twine(exponent) + " bits of exponent, but needs 1");
  op.require(op.failed() || mantissa >= 0,
             "has " + Twine(mantissa) + " bits of mantissa");
  if (op.failed())
    return;
  op.requireElementType(0);
  op.requireShape(op.getOperandShape(0));
  auto type = dyn_cast<FloatType>(op.getType().getElementType());
  op.require(type && APFloat::semanticsHasInf(type.getFloatSemantics()),
             "needs elements of a float that has infinities");
  if (op.failed())
    return;
  op.setLambda({0}, [&](LambdaBody &body) {
    Bits bits{body.getBuilder(), body.getLoc(), type.getWidth()};
    return bits.cast(reducePrecision(bits, type.getFloatSemantics(),
                                     bits.get(body.readHere(0)),
                                     std::min<int64_t>(exponent, 64),
                                     std::min<int64_t>(mantissa, 64)),
                     type);
  });
}

void tofu::addBitRules(RuleTable &rules) {
  rules["stablehlo.bitcast_convert"] = importBitcast;
  rules["stablehlo.reduce_precision"] = importReducePrecision;
}

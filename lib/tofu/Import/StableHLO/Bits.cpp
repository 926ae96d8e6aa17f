//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// bitcast_convert and reduce_precision: what is done with the bits of numbers.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Complex.h"
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

namespace {
/// How the bits of an element lie in numbers: of a complex one there are two.
struct Numbers {
  unsigned width, count;

  explicit Numbers(Type tensor)
      : width(getPartType(tensor).getElementTypeBitWidth()),
        count(ValueTable::countParts(tensor)) {}
  unsigned getBits() const { return width * count; }
};

/// bitcast_convert: elements are made of the bits of wider ones, or of several
/// narrower ones that stand side by side in a last dimension, the lowest bits
/// first.
class Bitcast {
public:
  explicit Bitcast(SourceOp &op)
      : op(op), from(op.getOperation()->getOperand(0).getType()),
        to(op.getOperation()->getResult(0).getType()) {}

  void run();

private:
  bool splits() const { return from.getBits() > to.getBits(); }
  bool joins() const { return from.getBits() < to.getBits(); }
  SmallVector<int64_t> getShape();
  /// A number of the operand's, counted in what one result is made of, or of
  /// what several results are parts of.
  Value readNumber(LambdaBody &body, AffineExpr number);
  Value readPiece(LambdaBody &body, AffineExpr offset);
  Value readWhole(LambdaBody &body, AffineExpr offset);

  SourceOp &op;
  Numbers from, to;
};
} // namespace

SmallVector<int64_t> Bitcast::getShape() {
  SmallVector<int64_t> shape(op.getOperandShape(0));
  unsigned most = std::max(from.getBits(), to.getBits()),
           least = std::min(from.getBits(), to.getBits());
  unsigned ratio = most / least;
  op.require(most % least == 0,
             "has elements of " + Twine(from.getBits()) + " and of " +
                 Twine(to.getBits()) +
                 " bits, of which neither is a multiple of the other");
  if (splits()) {
    shape.push_back(ratio);
  } else if (joins()) {
    op.require(!shape.empty() && shape.back() == ratio,
               "needs a last dimension of " + Twine(ratio) +
                   " in its operand, one for each part of a result");
    if (!op.failed())
      shape.pop_back();
  }
  return shape;
}

Value Bitcast::readNumber(LambdaBody &body, AffineExpr number) {
  SmallVector<AffineExpr> at = body.indices();
  if (splits())
    at.pop_back();
  if (joins())
    at.push_back(number.floorDiv(from.count));
  if (from.count > 1)
    at.push_back(number % from.count);
  return body.read(0, at);
}

/// The bits behind `offset` of a number that has them all.
Value Bitcast::readPiece(LambdaBody &body, AffineExpr offset) {
  Bits wide{body.getBuilder(), body.getLoc(), from.width};
  Value number = readNumber(body, offset.floorDiv(from.width));
  if (from.width == to.width)
    return number;
  Bits i64{wide.builder, wide.loc, 64},
      narrow{wide.builder, wide.loc, to.width};
  Value shift = arith::IndexCastOp::create(wide.builder, wide.loc,
                                           i64.getType(), body.value(offset));
  if (from.count > 1)
    shift = i64.apply<arith::RemUIOp>(shift, from.width);
  shift =
      convert({wide.builder, wide.loc, shift.getType()}, shift, wide.getType());
  return arith::TruncIOp::create(
      wide.builder, wide.loc, narrow.getType(),
      wide.apply<arith::ShRUIOp>(wide.get(number), shift));
}

/// The number whose bits are those behind `offset`, of several numbers.
Value Bitcast::readWhole(LambdaBody &body, AffineExpr offset) {
  Bits wide{body.getBuilder(), body.getLoc(), to.width};
  Bits narrow{wide.builder, wide.loc, from.width};
  Value whole;
  for (unsigned i = 0; i != to.width / from.width; ++i) {
    Value number = readNumber(body, offset.floorDiv(from.width) + i);
    Value part = arith::ExtUIOp::create(wide.builder, wide.loc, wide.getType(),
                                        narrow.get(number));
    part = wide.apply<arith::ShLIOp>(part, uint64_t(i) * from.width);
    whole = whole ? wide.apply<arith::OrIOp>(whole, part) : part;
  }
  return whole;
}

void Bitcast::run() {
  SmallVector<int64_t> shape = getShape();
  if (!op.failed())
    op.requireShape(shape);
  if (op.failed())
    return;
  Value operand = op.getOperandPart(0, 0);
  if (from.count > 1)
    operand = joinPair(op.getBuilder(), op.getOperation()->getLoc(), operand,
                       op.getOperandPart(0, 1));
  RankedTensorType type = getPartType(op.getType());
  for (unsigned part = 0; part != to.count; ++part) {
    auto write = [&](LambdaBody &body) {
      AffineExpr offset = body.constantIndex(part * to.width);
      if (splits())
        offset = offset + body.index(shape.size() - 1) * to.getBits();
      Value bits = from.width < to.width ? readWhole(body, offset)
                                         : readPiece(body, offset);
      return Bits{body.getBuilder(), body.getLoc(), to.width}.cast(
          bits, getSignless(type.getElementType()));
    };
    op.setPart(op.createLambda(type, operand, write), part);
  }
}

static void importBitcast(SourceOp &op) {
  op.expect(1);
  if (!op.failed())
    Bitcast(op).run();
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

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// convert, is_finite and the like: element types change, but numbers do not, or
// only their truth is asked.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Formula.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace tofu;

/// True if the wider type has every number of the other one.
static bool holds(FloatType wide, FloatType narrow) {
  return wide.getWidth() >= 32 ||
         APFloat::isRepresentableBy(narrow.getFloatSemantics(),
                                    wide.getFloatSemantics());
}

static Value convertFloats(const Scalar &s, Value value, FloatType to) {
  unsigned from = s.type.getIntOrFloatBitWidth();
  if (from < to.getWidth() && holds(to, cast<FloatType>(s.type)))
    return arith::ExtFOp::create(s.builder, s.loc, to, value);
  if (from > to.getWidth())
    return arith::TruncFOp::create(s.builder, s.loc, to, value);
  // Such as f16 and bf16, of which neither has the other's numbers: by way of a
  // wider one.
  Type wide = from < 32 ? s.builder.getF32Type() : s.builder.getF64Type();
  value = arith::ExtFOp::create(s.builder, s.loc, wide, value);
  return arith::TruncFOp::create(s.builder, s.loc, to, value);
}

Value tofu::convert(const Scalar &s, Value value, Type to) {
  OpBuilder &b = s.builder;
  if (s.type == to)
    return value;
  if (to.isInteger(1)) {
    if (s.isFloat())
      return arith::CmpFOp::create(b, s.loc, arith::CmpFPredicate::UNE, value,
                                   s.constant(0));
    return arith::CmpIOp::create(b, s.loc, arith::CmpIPredicate::ne, value,
                                 s.constant(0));
  }
  if (auto floating = dyn_cast<FloatType>(to)) {
    if (s.isFloat())
      return convertFloats(s, value, floating);
    if (s.isUnsigned())
      return arith::UIToFPOp::create(b, s.loc, to, value);
    return arith::SIToFPOp::create(b, s.loc, to, value);
  }
  Type integer = b.getIntegerType(to.getIntOrFloatBitWidth());
  if (s.isFloat()) {
    if (to.isUnsignedInteger())
      return arith::FPToUIOp::create(b, s.loc, integer, value);
    return arith::FPToSIOp::create(b, s.loc, integer, value);
  }
  unsigned from = s.type.getIntOrFloatBitWidth();
  if (from > to.getIntOrFloatBitWidth())
    return arith::TruncIOp::create(b, s.loc, integer, value);
  if (from == to.getIntOrFloatBitWidth())
    return value;
  if (s.isUnsigned())
    return arith::ExtUIOp::create(b, s.loc, integer, value);
  return arith::ExtSIOp::create(b, s.loc, integer, value);
}

Value tofu::toIndex(const Scalar &s, Value value) {
  Type index = s.builder.getIndexType();
  if (!s.isUnsigned())
    return arith::IndexCastOp::create(s.builder, s.loc, index, value);
  // An index has a sign: what is too large becomes the greatest one, which is
  // as far outside of every tensor.
  if (s.type.getIntOrFloatBitWidth() == 64) {
    Value most = arith::ConstantOp::create(
        s.builder, s.loc, s.builder.getI64IntegerAttr(INT64_MAX));
    value = arith::MinUIOp::create(s.builder, s.loc, value, most);
  }
  return arith::IndexCastUIOp::create(s.builder, s.loc, index, value);
}

/// Writes the lambda of one operand's element at the same place.
static void importMap(SourceOp &op,
                      function_ref<Value(const Scalar &, Value)> f) {
  if (op.failed())
    return;
  op.requireShape(op.getOperandShape(0));
  if (op.failed())
    return;
  op.setLambda({0}, [&](LambdaBody &body) {
    Scalar scalar{body.getBuilder(), body.getLoc(),
                  op.getOperandType(0).getElementType()};
    return f(scalar, body.readHere(0));
  });
}

static void importConvert(SourceOp &op) {
  op.expect(1);
  importMap(op, [&](const Scalar &scalar, Value value) {
    return convert(scalar, value, op.getType().getElementType());
  });
}

/// Fails unless the operand is of floats and the result of truth values.
static void requireTest(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  op.require(isa<FloatType>(op.getOperandType(0).getElementType()) &&
                 op.getType().getElementType().isInteger(1),
             "needs an operand of floats and a result of i1");
}

static void importIsFinite(SourceOp &op) {
  requireTest(op);
  importMap(op, [&](const Scalar &scalar, Value value) -> Value {
    return math::IsFiniteOp::create(scalar.builder, scalar.loc, value);
  });
}

static void importIsInf(SourceOp &op) {
  requireTest(op);
  importMap(op, [&](const Scalar &scalar, Value value) -> Value {
    return math::IsInfOp::create(scalar.builder, scalar.loc, value);
  });
}

/// Infinite and of one sign: is_pos_inf or is_neg_inf.
template <arith::CmpFPredicate ofZero>
static void importIsSigned(SourceOp &op) {
  requireTest(op);
  importMap(op, [&](const Scalar &scalar, Value value) -> Value {
    Term x{scalar, value};
    Value isInf = math::IsInfOp::create(scalar.builder, scalar.loc, value);
    return both(scalar, isInf, x.compare(ofZero, x(0)));
  });
}

void tofu::addConversionRules(RuleTable &rules) {
  rules["stablehlo.convert"] = importConvert;
  rules["stablehlo.is_finite"] = importIsFinite;
  rules["chlo.is_inf"] = importIsInf;
  rules["chlo.is_pos_inf"] = importIsSigned<arith::CmpFPredicate::OGT>;
  rules["chlo.is_neg_inf"] = importIsSigned<arith::CmpFPredicate::OLT>;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// convert, compare, is_finite, bitcast_convert: element types change.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace tofu;

static Value convertFloats(const Scalar &s, Value value, FloatType to) {
  unsigned from = s.type.getIntOrFloatBitWidth();
  if (from < to.getWidth())
    return arith::ExtFOp::create(s.builder, s.loc, to, value);
  if (from > to.getWidth())
    return arith::TruncFOp::create(s.builder, s.loc, to, value);
  // Two formats of one width, such as f16 and bf16: by way of a wider one.
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

static void importIsFinite(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  op.require(isa<FloatType>(op.getOperandType(0).getElementType()) &&
                 op.getType().getElementType().isInteger(1),
             "needs an operand of floats and a result of i1");
  importMap(op, [&](const Scalar &scalar, Value value) -> Value {
    return math::IsFiniteOp::create(scalar.builder, scalar.loc, value);
  });
}

static void importBitcast(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  op.require(op.getOperandType(0).getElementTypeBitWidth() ==
                 op.getType().getElementTypeBitWidth(),
             "is not covered between elements of different widths");
  importMap(op, [&](const Scalar &scalar, Value value) -> Value {
    Type to = getSignless(op.getType().getElementType());
    if (value.getType() == to)
      return value;
    return arith::BitcastOp::create(scalar.builder, scalar.loc, to, value);
  });
}

namespace {
struct Predicates {
  arith::CmpFPredicate ofFloats;
  arith::CmpIPredicate ofSigned, ofUnsigned;
};
} // namespace

/// NaN compares unequal to all: only NE is true of it.
static std::optional<Predicates> getPredicates(StringRef direction) {
  using F = arith::CmpFPredicate;
  using I = arith::CmpIPredicate;
  return llvm::StringSwitch<std::optional<Predicates>>(direction)
      .Case("EQ", Predicates{F::OEQ, I::eq, I::eq})
      .Case("NE", Predicates{F::UNE, I::ne, I::ne})
      .Case("GE", Predicates{F::OGE, I::sge, I::uge})
      .Case("GT", Predicates{F::OGT, I::sgt, I::ugt})
      .Case("LE", Predicates{F::OLE, I::sle, I::ule})
      .Case("LT", Predicates{F::OLT, I::slt, I::ult})
      .Default(std::nullopt);
}

static void importCompare(SourceOp &op) {
  op.expect(2);
  std::string direction =
      op.getWord("comparison_direction", "comparison_direction");
  std::string type = op.getWord("compare_type", "comparison_type", "NOTYPE");
  std::optional<Predicates> predicates = getPredicates(direction);
  op.require(predicates.has_value(),
             "has the comparison direction '" + direction +
                 "', but needs EQ, NE, GE, GT, LE or LT");
  op.require(
      llvm::is_contained({"NOTYPE", "FLOAT", "SIGNED", "UNSIGNED"}, type),
      "is not covered for the comparison type '" + type + "'");
  if (op.failed())
    return;
  op.require(op.getOperandType(0) == op.getOperandType(1),
             "has two operands of different types");
  op.require(op.getType().getElementType().isInteger(1),
             "has a result that is not of i1");
  op.requireShape(op.getOperandShape(0));
  if (op.failed())
    return;
  op.setLambda({0, 1}, [&](LambdaBody &body) -> Value {
    Scalar scalar{body.getBuilder(), body.getLoc(),
                  op.getOperandType(0).getElementType()};
    Value left = body.readHere(0), right = body.readHere(1);
    if (scalar.isFloat())
      return arith::CmpFOp::create(scalar.builder, scalar.loc,
                                   predicates->ofFloats, left, right);
    bool isUnsigned = scalar.isUnsigned() || type == "UNSIGNED";
    return arith::CmpIOp::create(scalar.builder, scalar.loc,
                                 isUnsigned ? predicates->ofUnsigned
                                            : predicates->ofSigned,
                                 left, right);
  });
}

void tofu::addConversionRules(RuleTable &rules) {
  rules["stablehlo.convert"] = importConvert;
  rules["stablehlo.is_finite"] = importIsFinite;
  rules["stablehlo.bitcast_convert"] = importBitcast;
  rules["stablehlo.compare"] = importCompare;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Broadcast.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

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

/// An integer for each float, in the order -NaN, -inf, ..., -0, 0, ..., inf,
/// NaN: the bits, of which a negative number's magnitude is inverted. Without a
/// sign they are in order, and the first half becomes the negative one.
static Value getTotalOrder(const Scalar &s, Value value) {
  OpBuilder &b = s.builder;
  unsigned width = s.type.getIntOrFloatBitWidth();
  IntegerType integer = b.getIntegerType(width);
  auto constant = [&](APInt number) -> Value {
    return arith::ConstantOp::create(b, s.loc,
                                     b.getIntegerAttr(integer, number));
  };
  Value bits = arith::BitcastOp::create(b, s.loc, integer, value);
  if (!APFloat::semanticsHasSignedRepr(
          cast<FloatType>(s.type).getFloatSemantics()))
    return arith::XOrIOp::create(b, s.loc, bits,
                                 constant(APInt::getSignMask(width)));
  Value isNegative =
      arith::CmpIOp::create(b, s.loc, arith::CmpIPredicate::slt, bits,
                            constant(APInt::getZero(width)));
  Value inverted = arith::XOrIOp::create(
      b, s.loc, bits, constant(APInt::getSignedMaxValue(width)));
  return arith::SelectOp::create(b, s.loc, isNegative, inverted, bits);
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
  op.require(llvm::is_contained(
                 {"NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"}, type),
             "has the comparison type '" + type +
                 "', but needs FLOAT, TOTALORDER, SIGNED or UNSIGNED");
  if (op.failed())
    return;
  op.require(op.getOperandType(0).getElementType() ==
                 op.getOperandType(1).getElementType(),
             "has two operands of different element types");
  op.require(op.getType().getElementType().isInteger(1),
             "has a result that is not of i1");
  for (unsigned i : {0, 1})
    requireAlike(op, i);
  if (op.failed())
    return;
  op.setLambda({0, 1}, [&](LambdaBody &body) -> Value {
    Scalar scalar{body.getBuilder(), body.getLoc(),
                  op.getOperandType(0).getElementType()};
    Value left = readOperand(op, body, 0), right = readOperand(op, body, 1);
    if (scalar.isFloat() && type == "TOTALORDER")
      return arith::CmpIOp::create(
          scalar.builder, scalar.loc, predicates->ofSigned,
          getTotalOrder(scalar, left), getTotalOrder(scalar, right));
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

void tofu::addCompareRules(RuleTable &rules) {
  rules["stablehlo.compare"] = importCompare;
  rules["chlo.broadcast_compare"] = importCompare;
}

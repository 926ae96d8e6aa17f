//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tofu/Import/TDL/BodyBuilder.h"
#include "tofu/TDL/Rounding.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

/// A function of one number.
static Value createUnary(Function function, OpBuilder &builder, Location loc,
                         Value value) {
  switch (function) {
  case Function::Exp:
    return math::ExpOp::create(builder, loc, value);
  case Function::Expm1:
    return math::ExpM1Op::create(builder, loc, value);
  case Function::Log:
    return math::LogOp::create(builder, loc, value);
  case Function::Log1p:
    return math::Log1pOp::create(builder, loc, value);
  case Function::Sqrt:
    return math::SqrtOp::create(builder, loc, value);
  case Function::Rsqrt:
    return math::RsqrtOp::create(builder, loc, value);
  case Function::Tanh:
    return math::TanhOp::create(builder, loc, value);
  case Function::Sin:
    return math::SinOp::create(builder, loc, value);
  case Function::Cos:
    return math::CosOp::create(builder, loc, value);
  case Function::Tan:
    return math::TanOp::create(builder, loc, value);
  case Function::Asin:
    return math::AsinOp::create(builder, loc, value);
  case Function::Acos:
    return math::AcosOp::create(builder, loc, value);
  case Function::Atan:
    return math::AtanOp::create(builder, loc, value);
  case Function::Sinh:
    return math::SinhOp::create(builder, loc, value);
  case Function::Cosh:
    return math::CoshOp::create(builder, loc, value);
  case Function::Asinh:
    return math::AsinhOp::create(builder, loc, value);
  case Function::Acosh:
    return math::AcoshOp::create(builder, loc, value);
  case Function::Atanh:
    return math::AtanhOp::create(builder, loc, value);
  case Function::Round:
    return math::RoundOp::create(builder, loc, value);
  case Function::RoundEven:
    return math::RoundEvenOp::create(builder, loc, value);
  case Function::Erf:
    return math::ErfOp::create(builder, loc, value);
  case Function::Floor:
    return math::FloorOp::create(builder, loc, value);
  case Function::Ceil:
    return math::CeilOp::create(builder, loc, value);
  default:
    llvm_unreachable("has more arguments, or takes integers");
  }
}

/// From any value to any element type; to `int` where the operator has no such
/// elements: an index.
Value BodyBuilder::buildCast(ExprId id, const Call &node) {
  Location loc = getLoc(id);
  Value value = build(node.arguments[0]);
  mlir::Type from = value.getType();
  if (node.target.kind == syntax::Type::Condition) {
    if (from.isInteger(1))
      return value;
    Value zero = getZero(loc, from);
    if (isa<FloatType>(from))
      return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNE,
                                   value, zero);
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, value,
                                 zero);
  }
  if (node.target.kind == syntax::Type::Number) {
    FloatType type = getFloatType(id);
    if (from.isInteger(1))
      return arith::UIToFPOp::create(builder, loc, type, value);
    if (auto number = dyn_cast<FloatType>(from)) {
      if (number == type) {
        // What is asked to be rounded is, also where sums would widen it.
        if (type.getWidth() >= 32 ||
            !tdl::isWidenedInFolds(value.getDefiningOp()))
          return value;
        value =
            arith::ExtFOp::create(builder, loc, builder.getF32Type(), value);
        return arith::TruncFOp::create(builder, loc, type, value);
      }
      if (number.getWidth() < type.getWidth())
        return arith::ExtFOp::create(builder, loc, type, value);
      if (number.getWidth() == type.getWidth()) // f16 and bf16
        value =
            arith::ExtFOp::create(builder, loc, builder.getF32Type(), value);
      return arith::TruncFOp::create(builder, loc, type, value);
    }
    if (from.isIndex()) // sitofp takes integers of known width
      value = convert(loc, value, builder.getI64Type());
    return arith::SIToFPOp::create(builder, loc, type, value);
  }
  mlir::Type type = node.target.scalar == Scalar::Generic
                        ? mlir::Type(builder.getIndexType())
                        : getElementType(node.target, builder);
  if (from.isInteger(1)) {
    value = arith::ExtUIOp::create(builder, loc, builder.getI64Type(), value);
  } else if (isa<FloatType>(from)) {
    // Rounds to 0; what leaves the type is not defined.
    value = arith::FPToSIOp::create(
        builder, loc, type.isIndex() ? builder.getI64Type() : type, value);
  }
  return convert(loc, value, type);
}

Value BodyBuilder::visit(ExprId id, const Call &node) {
  Location loc = getLoc(id);
  if (node.function == Function::Cast)
    return buildCast(id, node);
  SmallVector<Value> arguments;
  for (ExprId argument : node.arguments)
    arguments.push_back(build(argument));
  Value &last = arguments.back();
  bool isNumber = isa<FloatType>(last.getType());
  switch (node.function) {
  case Function::Select:
    unify(loc, arguments[1], last);
    return arith::SelectOp::create(builder, loc, arguments[0], arguments[1],
                                   last);
  case Function::Abs:
    if (isNumber)
      return math::AbsFOp::create(builder, loc, last);
    return math::AbsIOp::create(builder, loc, last);
  case Function::Pow:
    return math::PowFOp::create(builder, loc, arguments[0], last);
  case Function::Atan2:
    return math::Atan2Op::create(builder, loc, arguments[0], last);
  case Function::Max:
    unify(loc, arguments[0], last);
    if (isNumber)
      return arith::MaximumFOp::create(builder, loc, arguments[0], last);
    return arith::MaxSIOp::create(builder, loc, arguments[0], last);
  case Function::Min:
    unify(loc, arguments[0], last);
    if (isNumber)
      return arith::MinimumFOp::create(builder, loc, arguments[0], last);
    return arith::MinSIOp::create(builder, loc, arguments[0], last);
  default:
    return createUnary(node.function, builder, loc, last);
  }
}

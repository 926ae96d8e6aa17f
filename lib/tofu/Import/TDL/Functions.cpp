//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tofu/Import/TDL/BodyBuilder.h"

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

Value BodyBuilder::visit(ExprId id, const Call &node) {
  Location loc = getLoc(id);
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
  case Function::Float:
    if (last.getType().isIndex()) // sitofp takes integers of known width
      last = convert(loc, last, builder.getI64Type());
    return arith::SIToFPOp::create(builder, loc, builder.getF32Type(), last);
  case Function::Abs:
    if (isNumber)
      return math::AbsFOp::create(builder, loc, last);
    return math::AbsIOp::create(builder, loc, last);
  case Function::Pow:
    return math::PowFOp::create(builder, loc, arguments[0], last);
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

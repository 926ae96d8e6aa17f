//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/NarrowFloats.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

bool lowering::isNarrow(Type type) { return type.isBF16() || type.isF16(); }

Type lowering::getWide(Type type) {
  return isNarrow(type) ? Float32Type::get(type.getContext()) : type;
}

namespace {
struct Bits {
  OpBuilder &builder;
  Location loc;

  Value getConstant(int64_t number) {
    return arith::ConstantIntOp::create(builder, loc, number, 32);
  }
  template <class Op> Value emit(Value a, Value b) {
    return Op::create(builder, loc, a, b);
  }

  /// The upper half of an f32.
  Value extendBF16(Value value) {
    Value bits =
        arith::BitcastOp::create(builder, loc, builder.getI16Type(), value);
    Value wide =
        arith::ExtUIOp::create(builder, loc, builder.getI32Type(), bits);
    return arith::BitcastOp::create(builder, loc, builder.getF32Type(),
                                    emit<arith::ShLIOp>(wide, getConstant(16)));
  }

  /// The nearest upper half, of two the even one; NaN stays NaN.
  Value truncateToBF16(Value value) {
    Value bits =
        arith::BitcastOp::create(builder, loc, builder.getI32Type(), value);
    Value high = emit<arith::ShRUIOp>(bits, getConstant(16));
    Value isOdd = emit<arith::AndIOp>(high, getConstant(1));
    Value half = emit<arith::AddIOp>(isOdd, getConstant(0x7FFF));
    Value rounded =
        emit<arith::ShRUIOp>(emit<arith::AddIOp>(bits, half), getConstant(16));
    Value isNaN = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO,
                                        value, value);
    Value quiet = emit<arith::OrIOp>(high, getConstant(0x40));
    Value result = arith::SelectOp::create(builder, loc, isNaN, quiet, rounded);
    result =
        arith::TruncIOp::create(builder, loc, builder.getI16Type(), result);
    return arith::BitcastOp::create(builder, loc, builder.getBF16Type(),
                                    result);
  }
};
} // namespace

Value lowering::convertFloat(OpBuilder &builder, Value value, Type type) {
  Location loc = value.getLoc();
  if (value.getType() == type)
    return value;
  if (value.getType().isBF16())
    return convertFloat(builder, Bits{builder, loc}.extendBF16(value), type);
  if (isNarrow(type) && !value.getType().isF32())
    return convertFloat(
        builder, convertFloat(builder, value, builder.getF32Type()), type);
  if (type.isBF16())
    return Bits{builder, loc}.truncateToBF16(value);
  if (value.getType().getIntOrFloatBitWidth() < type.getIntOrFloatBitWidth())
    return arith::ExtFOp::create(builder, loc, type, value);
  return arith::TruncFOp::create(builder, loc, type, value);
}

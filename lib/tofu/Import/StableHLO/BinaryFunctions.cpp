//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Arithmetic.h"

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

static const llvm::StringMap<BinaryFunction> &getTable() {
  using namespace arith;
  // On booleans, add and maximum are or, multiply and minimum are and.
  static const llvm::StringMap<BinaryFunction> table = {
      {"add", byType<AddFOp, AddIOp, AddIOp, OrIOp>},
      {"and", onBits<AndIOp>},
      {"atan2", byType<math::Atan2Op, None, None, None>},
      {"divide", byType<DivFOp, DivSIOp, DivUIOp, None>},
      {"maximum", byType<MaximumFOp, MaxSIOp, MaxUIOp, OrIOp>},
      {"minimum", byType<MinimumFOp, MinSIOp, MinUIOp, AndIOp>},
      {"multiply", byType<MulFOp, MulIOp, MulIOp, AndIOp>},
      {"or", onBits<OrIOp>},
      {"power", byType<math::PowFOp, math::IPowIOp, None, None>},
      {"remainder", byType<RemFOp, RemSIOp, RemUIOp, None>},
      {"shift_left", shift<ShLIOp>},
      {"shift_right_arithmetic", shift<ShRSIOp, /*isArithmetic=*/true>},
      {"shift_right_logical", shift<ShRUIOp>},
      {"subtract", byType<SubFOp, SubIOp, SubIOp, None>},
      {"xor", onBits<XOrIOp>}};
  return table;
}

BinaryFunction tofu::getBinaryFunction(StringRef name) {
  return getTable().lookup(name);
}

SmallVector<StringRef> tofu::getBinaryNames() {
  return llvm::to_vector(getTable().keys());
}

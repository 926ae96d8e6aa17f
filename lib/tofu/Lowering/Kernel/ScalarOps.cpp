//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations of bodies on scalars. What MLIR leaves undefined is defined as the
// interpreter has it: x / 0 is -1, x rem 0 is x, 0 to a negative power is 0, a
// shift by the width or more shifts all out, a float that is too large becomes
// the nearest integer.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/KernelBuilder.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

namespace {
struct Emitter {
  OpBuilder &builder;
  Location loc;

  Value getConstant(Type type, int64_t number) {
    return arith::ConstantOp::create(builder, loc, type,
                                     builder.getIntegerAttr(type, number));
  }
  Value isEqual(Value value, int64_t number) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, value,
                                 getConstant(value.getType(), number));
  }
  Value select(Value condition, Value a, Value b) {
    return arith::SelectOp::create(builder, loc, condition, a, b);
  }
  template <class Op> Value binary(Value a, Value b) {
    return Op::create(builder, loc, a, b);
  }

  Value getNumber(Type type, double number) {
    return arith::ConstantOp::create(builder, loc, type,
                                     builder.getFloatAttr(type, number));
  }
  /// Up to the fourth power, a reciprocal or a root, where the operation says
  /// so; or null.
  Value constantPower(Value a, Value exponent) {
    APFloat number(0.0);
    if (!matchPattern(exponent, m_ConstantFloat(&number)))
      return {};
    double power = number.convertToDouble();
    if (power == 2 || power == 3 || power == 4) {
      Value square = binary<arith::MulFOp>(a, a);
      return power == 2
                 ? square
                 : binary<arith::MulFOp>(square, power == 3 ? a : square);
    }
    if (power == -1)
      return binary<arith::DivFOp>(getNumber(a.getType(), 1), a);
    if (power != 0.5)
      return {};
    // Of -0.0 it is 0, of -inf it is inf.
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    Value root = math::AbsFOp::create(builder, loc,
                                      math::SqrtOp::create(builder, loc, a));
    Value isLeast =
        arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ, a,
                              getNumber(a.getType(), -kInfinity));
    return select(isLeast, getNumber(a.getType(), kInfinity), root);
  }

  /// Division or remainder: a divisor of 0, and of -1 (which overflows for the
  /// least number), is replaced; so are the results.
  template <class Op>
  Value divide(Value a, Value b, bool isSigned, bool isRem) {
    Type type = a.getType();
    Value isZero = isEqual(b, 0), one = getConstant(type, 1);
    Value divisor = select(isZero, one, b), isMinus;
    if (isSigned) {
      isMinus = isEqual(b, -1);
      divisor = select(isMinus, one, divisor);
    }
    Value result = binary<Op>(a, divisor);
    if (isSigned && !isRem) {
      Value negated = binary<arith::SubIOp>(getConstant(type, 0), a);
      result = select(isMinus, negated, result);
    } // else x rem 1 is x rem -1: 0
    return select(isZero, isRem ? a : getConstant(type, -1), result);
  }

  /// a mod 2^k - 1, which is `divisor`, without a division, which vectors of 64
  /// bits do not have: 2^k is 1 there, so bits from k on are added to those
  /// below, twice. Of a negative number, ~a is folded, which is -1 - a.
  Value foldRemainder(Value a, int64_t divisor) {
    Type type = a.getType();
    unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
    Value mask = getConstant(type, divisor);
    Value bits = getConstant(type, llvm::countr_one<uint64_t>(divisor));
    Value sign = binary<arith::ShRSIOp>(a, getConstant(type, width - 1));
    Value rest = binary<arith::XOrIOp>(a, sign);
    for (int fold = 0; fold < 2; ++fold)
      rest = binary<arith::AddIOp>(binary<arith::AndIOp>(rest, mask),
                                   binary<arith::ShRUIOp>(rest, bits));
    Value less = binary<arith::SubIOp>(rest, mask);
    rest = select(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::uge,
                                        rest, mask),
                  less, rest);
    // divisor - 1 - rest, if a is negative
    rest = binary<arith::AddIOp>(binary<arith::XOrIOp>(rest, sign),
                                 binary<arith::AndIOp>(mask, sign));
    // Nothing is masked off: it says that the products of two are of so many
    // bits.
    return binary<arith::AndIOp>(rest, mask);
  }

  /// A bit is what is at its other number or beyond, which is asked: code for
  /// devices would have the contrary.
  Value saturate(StringRef intrinsic, Type type, Value a) {
    if (type.isInteger(1)) {
      bool isSigned = intrinsic == "llvm.fptosi.sat";
      auto number = arith::ConstantOp::create(
          builder, loc,
          builder.getFloatAttr(a.getType(), isSigned ? -1.0 : 1.0));
      return arith::CmpFOp::create(builder, loc,
                                   isSigned ? arith::CmpFPredicate::OLE
                                            : arith::CmpFPredicate::OGE,
                                   a, number);
    }
    return LLVM::CallIntrinsicOp::create(builder, loc, type,
                                         builder.getStringAttr(intrinsic), a)
        .getResults();
  }

  /// 0 to a negative power, which is undefined, is 0 as of any other number but
  /// 1 and -1. There is no power of indices.
  Value power(Value a, Value b) {
    Type type = a.getType(), i64 = builder.getI64Type();
    if (type.isIndex()) {
      Value result = power(arith::IndexCastOp::create(builder, loc, i64, a),
                           arith::IndexCastOp::create(builder, loc, i64, b));
      return arith::IndexCastOp::create(builder, loc, type, result);
    }
    Value zero = getConstant(type, 0);
    Value isNegative =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, b, zero);
    Value isUndefined = binary<arith::AndIOp>(isEqual(a, 0), isNegative);
    Value result = binary<math::IPowIOp>(a, select(isUndefined, zero, b));
    return select(isUndefined, zero, result);
  }

  template <class Op> Value shift(Value a, Value b, bool isArithmetic) {
    Type type = a.getType();
    unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
    Value isIn = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                       b, getConstant(type, width));
    if (isArithmetic)
      return binary<Op>(a, select(isIn, b, getConstant(type, width - 1)));
    // Not the amount where it is in: code for devices would then shift by its
    // low 32 bits, and ask nothing.
    Value amount = binary<arith::AndIOp>(b, getConstant(type, width - 1));
    return select(isIn, binary<Op>(a, amount), getConstant(type, 0));
  }
};
} // namespace

/// The divisor of `a mod c`, written a - (a floordiv c) * c, if c is 2^k - 1
/// and two folds of a non-negative number leave less than 2 c: the first at
/// most c + 2^(width - 1 - k), and of what that has above k bits the second
/// adds less than c.
static std::optional<int64_t> getFoldedDivisor(arith::SubIOp op) {
  Value a = op.getLhs();
  auto product = op.getRhs().getDefiningOp<arith::MulIOp>();
  auto quotient = product
                      ? product.getLhs().getDefiningOp<arith::FloorDivSIOp>()
                      : arith::FloorDivSIOp();
  APInt divisor, factor;
  if (!quotient || quotient.getLhs() != a ||
      !matchPattern(quotient.getRhs(), m_ConstantInt(&divisor)) ||
      !matchPattern(product.getRhs(), m_ConstantInt(&factor)) ||
      divisor != factor || !divisor.isMask())
    return std::nullopt;
  unsigned width = divisor.getBitWidth(), bits = divisor.countr_one();
  if (divisor.isNegative() || 3 * bits < width)
    return std::nullopt;
  return divisor.getSExtValue();
}

/// Emits an operation of whose operands none is a narrow float; results that
/// would be are f32.
static SmallVector<Value> emitWide(OpBuilder &builder, Operation *op,
                                   ValueRange operands) {
  Emitter emit{builder, op->getLoc()};
  Value a = operands.empty() ? Value() : operands[0];
  Value b = operands.size() < 2 ? Value() : operands[1];
  Value result =
      llvm::TypeSwitch<Operation *, Value>(op)
          .Case([&](arith::DivSIOp) {
            return emit.divide<arith::DivSIOp>(a, b, true, false);
          })
          .Case([&](arith::FloorDivSIOp) {
            return emit.divide<arith::FloorDivSIOp>(a, b, true, false);
          })
          .Case([&](arith::CeilDivSIOp) {
            return emit.divide<arith::CeilDivSIOp>(a, b, true, false);
          })
          .Case([&](arith::DivUIOp) {
            return emit.divide<arith::DivUIOp>(a, b, false, false);
          })
          .Case([&](arith::CeilDivUIOp) {
            return emit.divide<arith::CeilDivUIOp>(a, b, false, false);
          })
          .Case([&](arith::RemSIOp) {
            return emit.divide<arith::RemSIOp>(a, b, true, true);
          })
          .Case([&](arith::RemUIOp) {
            return emit.divide<arith::RemUIOp>(a, b, false, true);
          })
          .Case([&](arith::ShLIOp) {
            return emit.shift<arith::ShLIOp>(a, b, false);
          })
          .Case([&](arith::ShRUIOp) {
            return emit.shift<arith::ShRUIOp>(a, b, false);
          })
          .Case([&](arith::ShRSIOp) {
            return emit.shift<arith::ShRSIOp>(a, b, true);
          })
          .Case([&](arith::SubIOp sub) {
            std::optional<int64_t> divisor = getFoldedDivisor(sub);
            return divisor ? emit.foldRemainder(a, *divisor) : Value();
          })
          .Case([&](math::IPowIOp) { return emit.power(a, b); })
          .Case([&](math::PowFOp power) {
            return emit.constantPower(a, power.getRhs());
          })
          .Case([&](arith::FPToSIOp cast) -> Value {
            return emit.saturate("llvm.fptosi.sat", cast.getType(), a);
          })
          .Case([&](arith::FPToUIOp cast) -> Value {
            return emit.saturate("llvm.fptoui.sat", cast.getType(), a);
          })
          .Default([](Operation *) { return Value(); });
  if (result)
    return {result};
  IRMapping mapping;
  mapping.map(op->getOperands(), operands);
  Operation *clone = builder.clone(*op, mapping);
  for (OpResult number : clone->getResults())
    number.setType(getWide(number.getType()));
  // Of what a program permits only that.
  if (auto flags = dyn_cast<arith::ArithFastMathInterface>(clone)) {
    auto permitted = flags.getFastMathFlagsAttr();
    auto kept = arith::FastMathFlags::contract &
                (permitted ? permitted.getValue() : arith::FastMathFlags());
    clone->setAttr(flags.getFastMathAttrName(),
                   arith::FastMathFlagsAttr::get(op->getContext(), kept));
  }
  return llvm::to_vector_of<Value>(clone->getResults());
}

SmallVector<Value> lowering::emitScalar(OpBuilder &builder, Operation *op,
                                        ValueRange operands) {
  Location loc = op->getLoc();
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return {createConstant(builder, loc, constant.getValue())};
  if (isa<arith::SelectOp>(op))
    return {arith::SelectOp::create(builder, loc, operands[0], operands[1],
                                    operands[2])};
  Type from = op->getNumOperands() ? op->getOperand(0).getType() : Type();
  Type to = op->getNumResults() ? op->getResult(0).getType() : Type();
  if (isa<arith::BitcastOp>(op)) {
    Type held = getHeld(to);
    unsigned fromBits = getHeld(from).getIntOrFloatBitWidth(),
             toBits = held.getIntOrFloatBitWidth();
    if (getHeld(from) == held)
      return {operands[0]};
    if (fromBits < toBits) // an integer, as a float in the low bits of a byte
      return {arith::ExtUIOp::create(builder, loc, held, operands[0])};
    if (fromBits > toBits)
      return {arith::TruncIOp::create(builder, loc, held, operands[0])};
    return {arith::BitcastOp::create(builder, loc, to, operands[0])};
  }
  if (isa<arith::ExtFOp, arith::TruncFOp>(op))
    return {convert(builder, operands[0], from, to)};
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op))
    return {convertInteger(builder, operands[0], isa<arith::SIToFPOp>(op), to)};
  SmallVector<Value> wide;
  for (auto [operand, original] : llvm::zip(operands, op->getOperands()))
    wide.push_back(isNarrow(original.getType())
                       ? convert(builder, operand, original.getType(),
                                 builder.getF32Type())
                       : operand);
  SmallVector<Value> results = emitWide(builder, op, wide);
  for (auto [result, original] : llvm::zip(results, op->getResults()))
    if (isNarrow(original.getType()))
      result =
          convert(builder, result, builder.getF32Type(), original.getType());
  return results;
}

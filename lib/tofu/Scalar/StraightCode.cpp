//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Scalar/StraightCode.h"
#include "tofu/Scalar/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu::interpreter;

/// Of floats of 8 bits those of the format with the fewest digits, and with the
/// fewest exponents.
double tofu::interpreter::getUnit(ScalarType type) {
  switch (type.kind) {
  case Kind::F64:
    return 0x1p-52;
  case Kind::F32:
    return 0x1p-23;
  case Kind::F16:
    return 0x1p-10;
  case Kind::BF16:
    return 0x1p-7;
  case Kind::F8:
    return 0x1p-2;
  case Kind::Int:
    return 0;
  }
  llvm_unreachable("unknown kind");
}

static double getSmallestNormal(ScalarType type) {
  switch (type.kind) {
  case Kind::F64:
    return 0x1p-1022;
  case Kind::F32:
  case Kind::BF16:
    return 0x1p-126;
  case Kind::F16:
    return 0x1p-14;
  case Kind::F8:
    return 0x1p-2;
  case Kind::Int:
    return 0;
  }
  llvm_unreachable("unknown kind");
}

double tofu::interpreter::getReal(Register value, ScalarType type) {
  return type.kind == Kind::F64 ? value.d : value.f;
}

double tofu::interpreter::getNumber(Register value, ScalarType type) {
  return type.kind == Kind::Int ? double(value.i) : getReal(value, type);
}

Register tofu::interpreter::makeReal(double value, ScalarType type) {
  Register result{.i = 0};
  switch (type.kind) {
  case Kind::F64:
    F64::set(result, value, type.width);
    break;
  case Kind::F16:
    F16::set(result, float(value), type.width);
    break;
  case Kind::BF16:
    BF16::set(result, float(value), type.width);
    break;
  case Kind::F8:
    F8::set(result, float(value), type.width);
    break;
  case Kind::F32:
  case Kind::Int:
    F32::set(result, float(value), type.width);
    break;
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

uint32_t StraightCode::addRegister(Register value) {
  frame.registers.push_back(value);
  return uint32_t(frame.registers.size() - 1);
}

std::optional<uint32_t> StraightCode::getRegister(Value value) {
  if (auto found = registers.find(value); found != registers.end())
    return found->second;
  if (!getScalarType(value.getType()))
    return std::nullopt;
  uint32_t reg = addRegister({.i = 0});
  registers[value] = reg;
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant)))
    frame.registers[reg] = getConstant(constant);
  else
    inputs.push_back({reg, value});
  return reg;
}

bool StraightCode::appendSteps(Operation &op) {
  SmallVector<uint32_t, 3> operands;
  SmallVector<ScalarType, 3> from;
  for (Value operand : op.getOperands()) {
    std::optional<ScalarType> type = getScalarType(operand.getType());
    if (!type)
      return false;
    from.push_back(*type);
  }
  SmallVector<ScalarOp, 2> handlers;
  for (OpResult result : op.getResults()) {
    handlers.push_back(selectHandler(&op, result.getResultNumber()));
    if (!handlers.back().handler)
      return false;
  }
  for (Value operand : op.getOperands())
    operands.push_back(*getRegister(operand));
  size_t numOperands = operands.size();
  operands.resize(3);
  for (auto [result, handler] : llvm::zip(op.getResults(), handlers)) {
    uint32_t reg = registers[result] = addRegister({.i = 0});
    steps.push_back({{handler.handler, reg, operands[0], operands[1],
                      operands[2], handler.imm},
                     &op,
                     from,
                     *getScalarType(result.getType())});
  }
  return numOperands != 0;
}

void StraightCode::append(Block &block) {
  for (Operation &op : block.without_terminator())
    if (!op.hasTrait<OpTrait::ConstantLike>() && !appendSteps(op) && !leftOut)
      leftOut = &op;
}

void StraightCode::run() {
  for (const Step &step : steps)
    step.instruction.handler(&step.instruction, frame);
}

//===----------------------------------------------------------------------===//
// Other roundings
//===----------------------------------------------------------------------===//

/// Integers are exact: what wraps around is what the program computes.
bool StraightCode::goesBeyond(const Step &step,
                              ArrayRef<Register> operands) const {
  if (step.to.kind == Kind::Int)
    return false;
  return std::isinf(getReal(frame.registers[step.instruction.dst], step.to)) &&
         llvm::none_of(llvm::zip(operands, step.from), [](auto pair) {
           auto [operand, type] = pair;
           return type.kind != Kind::Int &&
                  !std::isfinite(getReal(operand, type));
         });
}

/// Whether the operation gives one of its operands, if not its negation, or a
/// whole number that is near to it.
static bool isExact(Operation *op) {
  return isa<arith::SelectOp, arith::MaximumFOp, arith::MinimumFOp,
             arith::MaxNumFOp, arith::MinNumFOp, arith::NegFOp, arith::ExtFOp,
             arith::RemFOp, math::AbsFOp, math::CopySignOp, math::FloorOp,
             math::CeilOp, math::TruncOp, math::RoundOp, math::RoundEvenOp>(op);
}

/// A 0 stays one: sums that are 0 are exact. Of products and functions that are
/// below the normal floats digits were lost, unless an operand was 0.
void StraightCode::nudge(const Step &step, ArrayRef<Register> operands,
                         std::minstd_rand &random) {
  if (step.to.kind == Kind::Int || isExact(step.op))
    return;
  Register &result = frame.registers[step.instruction.dst];
  double value = getReal(result, step.to);
  auto draw = [&] { return 4.0 * random() / random.max() - 2.0; };
  double least = getSmallestNormal(step.to);
  bool isOfZero = llvm::any_of(llvm::zip(operands, step.from), [](auto pair) {
    auto [operand, type] = pair;
    return type.kind != Kind::Int && getReal(operand, type) == 0;
  });
  double moved = value * (1 + draw() * getUnit(step.to));
  if (std::abs(value) < least && !isOfZero &&
      !isa<arith::AddFOp, arith::SubFOp>(step.op))
    moved += draw() * least;
  result = makeReal(moved, step.to);
}

bool StraightCode::runNudged(std::minstd_rand &random) {
  bool isBeyond = false;
  for (const Step &step : steps) {
    const Instruction &code = step.instruction;
    Register operands[] = {frame.registers[code.a], frame.registers[code.b],
                           frame.registers[code.c]};
    ArrayRef<Register> used = ArrayRef(operands).take_front(step.from.size());
    code.handler(&code, frame);
    isBeyond |= goesBeyond(step, used);
    nudge(step, used, random);
  }
  return isBeyond;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/LinearScalars.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

unsigned tofu::tdl::getScalarWidth(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    if (tensor.getRank() != 0)
      return 0;
    type = tensor.getElementType();
  }
  if (type.isIndex())
    return 64;
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.getWidth() <= 64 ? integer.getWidth() : 0;
}

/// The number modulo 2^width, as a signed one.
static int64_t wrap(uint64_t value, unsigned width) {
  return llvm::SignExtend64(value, width);
}

bool tofu::tdl::fits(int64_t number, unsigned width) {
  return number == wrap(number, width);
}

void LinearScalars::addBase(Value value) {
  if (isa<RankedTensorType>(value.getType()) && getScalarWidth(value.getType()))
    scalars[value] = {value, 1, 0};
}

/// What is read in a lambda without indices, as the tensor that it is read of.
static Value getRead(ReadOp read) {
  auto lambda = read->getParentOfType<LambdaOp>();
  auto argument = cast<BlockArgument>(read.getSource());
  return lambda.getInputs()[argument.getArgNumber() - lambda.getRank()];
}

std::optional<LinearScalar> LinearScalars::get(Value value) const {
  auto found = scalars.find(value);
  return found == scalars.end() ? std::nullopt : std::optional(found->second);
}

std::optional<SignedRange> LinearScalars::getRange(Value value) const {
  std::optional<LinearScalar> scalar = get(value);
  if (!scalar)
    return std::nullopt;
  if (scalar->isConstant())
    return SignedRange{scalar->offset, scalar->offset};
  auto base = ranges.find(scalar->base);
  if (base == ranges.end())
    return std::nullopt;
  int64_t ends[2] = {base->second.least, base->second.most};
  for (int64_t &end : ends)
    if (llvm::MulOverflow(end, scalar->factor, end) ||
        llvm::AddOverflow(end, scalar->offset, end) ||
        !fits(end, getScalarWidth(value.getType())))
      return std::nullopt;
  return SignedRange{std::min(ends[0], ends[1]), std::max(ends[0], ends[1])};
}

/// What the comparison gives, if the ranges tell.
std::optional<bool> LinearScalars::compare(Operation *op) const {
  auto cmp = cast<arith::CmpIOp>(op);
  std::optional<SignedRange> a = getRange(cmp.getLhs()),
                             b = getRange(cmp.getRhs());
  if (!a || !b || getScalarWidth(cmp.getLhs().getType()) == 1)
    return std::nullopt;
  auto decide = [](bool isTrue, bool isFalse) -> std::optional<bool> {
    return isTrue    ? std::optional(true)
           : isFalse ? std::optional(false)
                     : std::nullopt;
  };
  bool isOne = a->least == a->most && b->least == b->most;
  bool isEqual = isOne && a->least == b->least;
  bool isApart = a->most < b->least || b->most < a->least;
  switch (cmp.getPredicate()) {
  case arith::CmpIPredicate::eq:
    return decide(isEqual, isApart);
  case arith::CmpIPredicate::ne:
    return decide(isApart, isEqual);
  case arith::CmpIPredicate::ult:
  case arith::CmpIPredicate::ule:
  case arith::CmpIPredicate::ugt:
  case arith::CmpIPredicate::uge:
    if (a->least < 0 || b->least < 0)
      return std::nullopt; // as unsigned numbers in another order
    break;
  default:
    break;
  }
  switch (cmp.getPredicate()) {
  case arith::CmpIPredicate::slt:
  case arith::CmpIPredicate::ult:
    return decide(a->most < b->least, a->least >= b->most);
  case arith::CmpIPredicate::sle:
  case arith::CmpIPredicate::ule:
    return decide(a->most <= b->least, a->least > b->most);
  case arith::CmpIPredicate::sgt:
  case arith::CmpIPredicate::ugt:
    return decide(a->least > b->most, a->most <= b->least);
  default:
    return decide(a->least >= b->most, a->most < b->least);
  }
}

Value LinearScalars::getChosen(Operation *op) const {
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    std::optional<LinearScalar> condition = get(select.getCondition());
    if (!condition || !condition->isConstant())
      return {};
    return condition->offset ? select.getTrueValue() : select.getFalseValue();
  }
  if (!isa<arith::MaxSIOp, arith::MinSIOp>(op))
    return {};
  std::optional<SignedRange> a = getRange(op->getOperand(0)),
                             b = getRange(op->getOperand(1));
  if (!a || !b)
    return {};
  bool isMax = isa<arith::MaxSIOp>(op);
  if (a->least >= b->most)
    return op->getOperand(isMax ? 0 : 1);
  if (b->least >= a->most)
    return op->getOperand(isMax ? 1 : 0);
  return {};
}

Operation *LinearScalars::getComparison(Value predicate) const {
  while (auto lambda = predicate.getDefiningOp<LambdaOp>()) {
    unsigned number = cast<OpResult>(predicate).getResultNumber();
    Operation *op = lambda.getYield().getValues()[number].getDefiningOp();
    if (isa_and_present<arith::CmpIOp>(op))
      return op;
    auto read = dyn_cast_or_null<ReadOp>(op);
    if (!read || lambda.getRank() != 0)
      return nullptr;
    predicate = getRead(read);
  }
  return nullptr;
}

std::optional<LinearScalar> LinearScalars::infer(Operation *op) const {
  unsigned width = getScalarWidth(op->getResult(0).getType());
  if (!width)
    return std::nullopt;
  APInt constant;
  if (matchPattern(op, m_ConstantInt(&constant)))
    return LinearScalar{{}, 0, constant.getSExtValue()};
  if (auto read = dyn_cast<ReadOp>(op))
    return get(getRead(read));
  if (Value chosen = getChosen(op))
    return get(chosen);
  if (isa<arith::CmpIOp>(op)) {
    std::optional<bool> known = compare(op);
    return known ? std::optional(LinearScalar{{}, 0, *known ? -1 : 0})
                 : std::nullopt;
  }
  if (op->getNumOperands() == 0)
    return std::nullopt;
  std::optional<LinearScalar> a = get(op->getOperand(0));
  if (!a)
    return std::nullopt;
  if (isa<arith::TruncIOp>(op))
    return LinearScalar{a->base, wrap(a->factor, width),
                        wrap(a->offset, width)};
  if (isa<arith::ExtSIOp, arith::ExtUIOp, arith::IndexCastOp,
          arith::IndexCastUIOp>(op)) {
    // What wraps there does not wrap here.
    std::optional<SignedRange> range = getRange(op->getOperand(0));
    bool isSigned = isa<arith::ExtSIOp, arith::IndexCastOp>(op);
    bool isSame = range && (isSigned || range->least >= 0) &&
                  fits(range->least, width) && fits(range->most, width);
    return isSame ? a : std::nullopt;
  }
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op))
    return std::nullopt;
  std::optional<LinearScalar> b = get(op->getOperand(1));
  if (!b)
    return std::nullopt;
  uint64_t f = a->factor, o = a->offset, g = b->factor, p = b->offset;
  Value base = a->base ? a->base : b->base;
  if (isa<arith::MulIOp>(op)) {
    if (!a->isConstant() && !b->isConstant())
      return std::nullopt;
    f = a->isConstant() ? g * o : f * p;
    o *= p;
  } else {
    if (a->base && b->base && a->base != b->base)
      return std::nullopt;
    bool isSum = isa<arith::AddIOp>(op);
    f = isSum ? f + g : f - g;
    o = isSum ? o + p : o - p;
  }
  LinearScalar result{base, wrap(f, width), wrap(o, width)};
  if (result.factor == 0)
    result.base = {};
  return result;
}

void LinearScalars::add(Operation &op) {
  if (op.getNumResults() == 1 && isa<arith::ConstantOp>(op)) {
    if (std::optional<LinearScalar> scalar = infer(&op))
      scalars[op.getResult(0)] = *scalar;
    return;
  }
  auto lambda = dyn_cast<LambdaOp>(op);
  if (!lambda)
    return;
  // Reads of what has dimensions are not known, so these end at once.
  lambda.getBody().walk([&](Operation *inner) {
    if (inner->getNumResults() != 1 || inner->getNumRegions() != 0)
      return;
    if (auto read = dyn_cast<ReadOp>(inner); read && read.getOtherwise())
      return;
    if (std::optional<LinearScalar> scalar = infer(inner))
      scalars[inner->getResult(0)] = *scalar;
  });
  for (auto [result, value] :
       llvm::zip(lambda.getResults(), lambda.getYield().getValues())) {
    if (!getScalarWidth(result.getType()))
      continue;
    if (std::optional<LinearScalar> scalar = get(value))
      scalars[result] = *scalar;
    else
      addBase(result);
  }
}

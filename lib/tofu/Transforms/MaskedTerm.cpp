//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/MaskedTerm.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Rounding.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

SmallVector<Value> tofu::tdl::getConjuncts(Value condition) {
  SmallVector<Value> work{condition}, conjuncts;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (auto both = next.getDefiningOp<arith::AndIOp>())
      work.append({both.getRhs(), both.getLhs()});
    else if (!llvm::is_contained(conjuncts, next))
      conjuncts.push_back(next);
  }
  return conjuncts;
}

/// True for a cast that keeps 0 and 1, of more than one bit.
static bool isNumberCast(Operation *op) {
  return isa<arith::ExtFOp, arith::TruncFOp, arith::ExtSIOp, arith::ExtUIOp,
             arith::TruncIOp, arith::SIToFPOp, arith::UIToFPOp, arith::FPToSIOp,
             arith::FPToUIOp>(op) &&
         !op->getOperand(0).getType().isInteger(1) &&
         !op->getResult(0).getType().isInteger(1) &&
         hasZero(op->getResult(0).getType());
}

/// True if it is 1 where its operand, an i1, holds, and else 0.
static bool isIndicator(Operation *op) {
  return isa<arith::UIToFPOp, arith::ExtUIOp>(op) &&
         op->getOperand(0).getType().isInteger(1);
}

static bool isZero(Value value) {
  return matchPattern(value, m_AnyZeroFloat()) || matchPattern(value, m_Zero());
}

SmallVector<Value>
tofu::tdl::getMaskConditions(Value value, SmallVectorImpl<Value> *factors) {
  SmallVector<Value> work{value}, conditions;
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op || !seen.insert(op).second)
      continue;
    if (isIndicator(op)) {
      llvm::append_range(conditions, getConjuncts(op->getOperand(0)));
    } else if (auto select = dyn_cast<arith::SelectOp>(op);
               select && isZero(select.getFalseValue())) {
      llvm::append_range(conditions, getConjuncts(select.getCondition()));
      work.push_back(select.getTrueValue());
    } else if (isNumberCast(op) || isa<arith::NegFOp>(op)) {
      work.push_back(op->getOperand(0));
    } else if (isa<arith::MulFOp, arith::MulIOp>(op) &&
               !op->getResult(0).getType().isInteger(1)) {
      work.append({op->getOperand(1), op->getOperand(0)});
    } else if (factors) {
      factors->push_back(next);
    }
  }
  SmallVector<Value> unique;
  for (Value condition : conditions)
    if (!llvm::is_contained(unique, condition))
      unique.push_back(condition);
  return unique;
}

/// As getMaskedValue(); null for 1.
static Value strip(OpBuilder &builder, Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || matchPattern(value, m_One()) || matchPattern(value, m_OneFloat()))
    return op ? Value() : value;
  if (isIndicator(op))
    return {};
  if (auto select = dyn_cast<arith::SelectOp>(op);
      select && isZero(select.getFalseValue()))
    return strip(builder, select.getTrueValue());
  bool isProduct =
      isa<arith::MulFOp, arith::MulIOp>(op) && !value.getType().isInteger(1);
  if (!isProduct && !isNumberCast(op) && !isa<arith::NegFOp>(op))
    return value;
  SmallVector<Value, 2> operands;
  for (Value operand : op->getOperands())
    if (Value stripped = strip(builder, operand))
      operands.push_back(stripped);
  if (operands.empty() && isa<arith::NegFOp>(op))
    return arith::ConstantOp::create(
        builder, op->getLoc(), builder.getFloatAttr(value.getType(), -1.0));
  if (operands.empty())
    return {};
  if (isProduct && operands.size() == 1)
    return operands[0];
  if (llvm::equal(operands, op->getOperands()))
    return value;
  Operation *changed = builder.clone(*op);
  changed->setOperands(operands);
  return changed->getResult(0);
}

Value tofu::tdl::getMaskedValue(OpBuilder &builder, Value value) {
  if (Value stripped = strip(builder, value))
    return stripped;
  Type type = value.getType();
  TypedAttr one = isa<FloatType>(type)
                      ? TypedAttr(builder.getFloatAttr(type, 1.0))
                      : builder.getIntegerAttr(type, 1);
  return arith::ConstantOp::create(builder, value.getLoc(), one);
}

/// The index variable that a value is; null if it is none.
static BlockArgument getVariable(Value value) {
  while (auto cast = value.getDefiningOp<arith::IndexCastOp>())
    value = cast.getIn();
  while (auto cast = value.getDefiningOp<arith::IndexCastUIOp>())
    value = cast.getIn();
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getType().isIndex() && getIndexExtent(argument)
             ? argument
             : BlockArgument();
}

SmallVector<PlaceTest, 2> tofu::tdl::getPlaceTests(Value condition) {
  SmallVector<PlaceTest, 2> tests;
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  if (!compare || compare.getPredicate() != arith::CmpIPredicate::eq)
    return tests;
  Type type = compare.getLhs().getType();
  // True if no two values of the variable are one number of the type.
  auto fits = [&](BlockArgument variable) {
    int64_t extent = *getIndexExtent(variable);
    return extent > 0 && (type.isIndex() || type.getIntOrFloatBitWidth() > 62 ||
                          extent <= int64_t(1) << type.getIntOrFloatBitWidth());
  };
  for (auto [side, number] : {std::pair(compare.getLhs(), compare.getRhs()),
                              std::pair(compare.getRhs(), compare.getLhs())}) {
    BlockArgument place = getVariable(side), other = getVariable(number);
    if (place && place != other && fits(place) && (!other || fits(other)))
      tests.push_back({place, number});
  }
  return tests;
}

Value tofu::tdl::getNumberAsIndex(OpBuilder &builder, const PlaceTest &test) {
  if (BlockArgument variable = getVariable(test.number))
    return variable;
  auto type = dyn_cast<IntegerType>(test.number.getType());
  if (!type)
    return test.number;
  Location loc = test.number.getLoc();
  // As a signed number where that is enough: one below 0 is outside either way.
  bool isSigned = type.getWidth() > 63 ||
                  *getIndexExtent(test.place) <= int64_t(1)
                                                     << (type.getWidth() - 1);
  if (isSigned)
    return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                      test.number);
  return arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                      test.number);
}

bool tofu::tdl::dependsOn(Value value, BlockArgument source) {
  SmallVector<Value> work{value};
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (next == source)
      return true;
    Operation *op = next.getDefiningOp();
    if (!op || !seen.insert(op).second)
      continue;
    op->walk([&](Operation *inner) {
      llvm::append_range(work, inner->getOperands());
    });
  }
  return false;
}

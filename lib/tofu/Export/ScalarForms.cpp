//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Export/ScalarForms.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Import/TDL/ElementTypes.h"
#include "tofu/Syntax/Functions.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tofu;
using syntax::BinaryOp;
using Operand = ScalarForm::Operand;

StringRef tofu::spellType(Type type) {
  if (type.isIndex())
    return "int";
  std::optional<syntax::ElementType> written = getWritten(type);
  return written ? syntax::spell(*written) : StringRef();
}

/// What an index is made of is widened to 64 bits by that, too.
static Value dropWidening(Value element) {
  auto wide = element.getDefiningOp<arith::ExtSIOp>();
  return wide && !wide.getIn().getType().isInteger(1) ? wide.getIn() : element;
}

Value tofu::dropIndexCast(Value value) {
  auto cast = value.getDefiningOp<arith::IndexCastOp>();
  return cast && cast.getType().isIndex() ? dropWidening(cast.getIn()) : value;
}

Value tofu::dropElementCast(Value value) {
  auto cast = value.getDefiningOp<arith::IndexCastOp>();
  return cast && cast.getIn().getType().isIndex() ? cast.getIn() : value;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Literals that fit take the type of what stands beside them, and others that
/// of an index.
static bool isFittingLiteral(Value value) {
  APInt integer;
  return matchPattern(value, m_ConstantInt(&integer)) &&
         integer.isSignedIntN(32);
}

/// `int(...)` of an element, and of what becomes an integer of 64 bits first.
static Operand makeIndex(Value element) {
  if (auto cast = element.getDefiningOp<arith::FPToSIOp>();
      cast && cast.getType().isInteger(64))
    return {cast.getIn(), "int"};
  if (auto cast = element.getDefiningOp<arith::ExtUIOp>();
      cast && cast.getType().isInteger(64))
    return {cast.getIn(), "int"};
  return {dropWidening(element), "int"};
}

/// Two operands that have one type, or get it from each other.
static void addPair(ScalarForm &form, Value lhs, Value rhs) {
  Type type = lhs.getType();
  Operand left{lhs}, right{rhs};
  if (type.isIndex()) {
    Value leftElement = dropIndexCast(lhs), rightElement = dropIndexCast(rhs);
    bool isLeft = leftElement != lhs, isRight = rightElement != rhs;
    bool isAlike =
        isLeft && isRight && leftElement.getType() == rightElement.getType();
    // Beside an index, elements become indices.
    if (isLeft)
      left = isAlike || (!isRight && isFittingLiteral(rhs))
                 ? makeIndex(leftElement)
                 : Operand{leftElement};
    if (isRight)
      right = !isLeft && isFittingLiteral(lhs) ? makeIndex(rightElement)
                                               : Operand{rightElement};
  } else if (type.isInteger() && !type.isInteger(1)) {
    bool isLeft = matchPattern(lhs, m_Constant());
    bool isRight = matchPattern(rhs, m_Constant());
    if (isLeft && (isRight || !isFittingLiteral(lhs)))
      left.cast = spellType(type);
    if (isRight && !isFittingLiteral(rhs))
      right.cast = spellType(type);
  }
  form.operands = {left, right};
}

static ScalarForm makeBinary(BinaryOp op, Value lhs, Value rhs) {
  ScalarForm form;
  form.kind = ScalarForm::Binary;
  form.op = op;
  addPair(form, lhs, rhs);
  return form;
}

static ScalarForm makeCall(StringRef name, ValueRange arguments) {
  ScalarForm form;
  form.kind = ScalarForm::Call;
  form.name = name;
  if (arguments.size() == 2)
    addPair(form, arguments[0], arguments[1]);
  else
    for (Value each : arguments)
      form.operands.push_back({each});
  return form;
}

static ScalarForm fail(const Twine &fault) {
  ScalarForm form;
  form.fault = fault.str();
  return form;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// The function of numbers that the operation is; or "".
static StringRef getFunction(Operation *op) {
  return llvm::StringSwitch<StringRef>(op->getName().getStringRef())
      .Case("math.exp", "exp")
      .Case("math.expm1", "expm1")
      .Case("math.log", "log")
      .Case("math.log1p", "log1p")
      .Case("math.sqrt", "sqrt")
      .Case("math.rsqrt", "rsqrt")
      .Case("math.tanh", "tanh")
      .Case("math.sin", "sin")
      .Case("math.cos", "cos")
      .Case("math.tan", "tan")
      .Case("math.asin", "asin")
      .Case("math.acos", "acos")
      .Case("math.atan", "atan")
      .Case("math.sinh", "sinh")
      .Case("math.cosh", "cosh")
      .Case("math.asinh", "asinh")
      .Case("math.acosh", "acosh")
      .Case("math.atanh", "atanh")
      .Case("math.round", "round")
      .Case("math.roundeven", "rint")
      .Case("math.erf", "erf")
      .Case("math.floor", "floor")
      .Case("math.ceil", "ceil")
      .Cases({"math.absf", "math.absi"}, "abs")
      .Case("math.powf", "pow")
      .Case("math.atan2", "atan2")
      .Cases({"arith.maximumf", "arith.maxsi"}, "max")
      .Cases({"arith.minimumf", "arith.minsi"}, "min")
      .Default("");
}

static ScalarForm getComparison(arith::CmpFOp op) {
  using Predicate = arith::CmpFPredicate;
  auto make = [&](BinaryOp kind, bool isNegated = false) {
    ScalarForm form = makeBinary(kind, op.getLhs(), op.getRhs());
    form.isNegated = isNegated;
    return form;
  };
  switch (op.getPredicate()) {
  case Predicate::OEQ:
    return make(BinaryOp::Eq);
  case Predicate::UNE:
    return make(BinaryOp::Ne);
  case Predicate::OLT:
    return make(BinaryOp::Lt);
  case Predicate::OLE:
    return make(BinaryOp::Le);
  case Predicate::OGT:
    return make(BinaryOp::Gt);
  case Predicate::OGE:
    return make(BinaryOp::Ge);
  // These hold with a NaN.
  case Predicate::ULT:
    return make(BinaryOp::Ge, true);
  case Predicate::ULE:
    return make(BinaryOp::Gt, true);
  case Predicate::UGT:
    return make(BinaryOp::Le, true);
  case Predicate::UGE:
    return make(BinaryOp::Lt, true);
  // Whether it is a NaN.
  case Predicate::UNO:
    if (op.getLhs() == op.getRhs())
      return make(BinaryOp::Ne);
    break;
  case Predicate::ORD:
    if (op.getLhs() == op.getRhs())
      return make(BinaryOp::Eq);
    break;
  default:
    break;
  }
  return fail("compares by '" + stringifyCmpFPredicate(op.getPredicate()) +
              "', which the language does not have; it has oeq, une, olt, ole, "
              "ogt, oge, ult, ule, ugt and uge");
}

static ScalarForm getComparison(arith::CmpIOp op) {
  using Predicate = arith::CmpIPredicate;
  auto make = [&](BinaryOp kind) {
    return makeBinary(kind, op.getLhs(), op.getRhs());
  };
  switch (op.getPredicate()) {
  case Predicate::eq:
    return make(BinaryOp::Eq);
  case Predicate::ne:
    return make(BinaryOp::Ne);
  case Predicate::slt:
    return make(BinaryOp::Lt);
  case Predicate::sle:
    return make(BinaryOp::Le);
  case Predicate::sgt:
    return make(BinaryOp::Gt);
  case Predicate::sge:
    return make(BinaryOp::Ge);
  default:
    return fail("compares by '" + stringifyCmpIPredicate(op.getPredicate()) +
                "', but integers of the language have a sign");
  }
}

/// `a mod b` is a - (a floordiv b) * b.
static std::optional<std::pair<Value, Value>> matchMod(arith::SubIOp op) {
  auto multiple = op.getRhs().getDefiningOp<arith::MulIOp>();
  auto quotient = multiple
                      ? multiple.getLhs().getDefiningOp<arith::FloorDivSIOp>()
                      : arith::FloorDivSIOp();
  if (!quotient || quotient.getLhs() != op.getLhs() ||
      quotient.getRhs() != multiple.getRhs())
    return std::nullopt;
  return std::pair(quotient.getLhs(), quotient.getRhs());
}

static ScalarForm getDifference(arith::SubIOp op) {
  if (auto remainder = matchMod(op))
    return makeBinary(BinaryOp::Mod, remainder->first, remainder->second);
  if (matchPattern(op.getLhs(), m_Zero())) {
    ScalarForm form;
    form.kind = ScalarForm::Negation;
    form.operands = {{op.getRhs()}};
    return form;
  }
  return makeBinary(BinaryOp::Sub, op.getLhs(), op.getRhs());
}

/// Of conditions alone.
static ScalarForm getConnective(Operation *op, BinaryOp kind) {
  if (!op->getResult(0).getType().isInteger(1))
    return fail("computes with bits, which the language does not");
  if (isa<arith::XOrIOp>(op) && matchPattern(op->getOperand(1), m_One())) {
    ScalarForm form;
    form.kind = ScalarForm::Not;
    form.operands = {{op->getOperand(0)}};
    return form;
  }
  return makeBinary(kind, op->getOperand(0), op->getOperand(1));
}

/// By the name of the type; in an operator whose types have none, numbers can
/// be made of integers alone.
static ScalarForm getCast(Operation *op, bool isExact) {
  Value from = op->getOperand(0);
  Type to = op->getResult(0).getType();
  ScalarForm form;
  form.kind = ScalarForm::Cast;
  if (isa<arith::SIToFPOp>(op))
    if (auto cast = from.getDefiningOp<arith::IndexCastOp>();
        cast && from.getType().isInteger(64) &&
        cast.getIn().getType().isIndex())
      from = cast.getIn();
  if (isa<arith::TruncIOp>(op))
    if (auto cast = from.getDefiningOp<arith::ExtUIOp>();
        cast && from.getType().isInteger(64))
      from = cast.getIn();
  form.operands = {{from}};
  if (auto cast = dyn_cast<arith::IndexCastOp>(op); cast && to.isIndex())
    form.operands = {{makeIndex(from).value}};
  bool isCondition = from.getType().isInteger(1);
  if (isa<arith::UIToFPOp, arith::ExtUIOp>(op) && !isCondition)
    return fail("takes an integer without a sign, but integers of the language "
                "have one");
  if (isa<arith::SIToFPOp, arith::ExtSIOp>(op) && isCondition)
    return fail("makes -1 of a condition that holds; the language makes 1 of "
                "it");
  if (to.isInteger(1) && !isCondition)
    return fail("makes a condition of a number's last bit; the language asks "
                "whether it is 0");
  form.name = spellType(to);
  if (form.name.empty())
    return fail("gives elements of a type that the language does not name");
  // Elements that are 'int' have 32 bits here; those of 64 are always 'i64'.
  if (isExact || to.isIndex() || to.isInteger(64))
    return form;
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op)) {
    form.name = "float";
    return form;
  }
  return fail("converts between types, which have names in an operator that is "
              "'exact' alone");
}

ScalarForm tofu::getScalarForm(Operation *op, bool isExact) {
  auto binary = [&](BinaryOp kind) {
    return makeBinary(kind, op->getOperand(0), op->getOperand(1));
  };
  if (StringRef name = getFunction(op); !name.empty())
    return makeCall(name, op->getOperands());
  ScalarForm form =
      llvm::TypeSwitch<Operation *, ScalarForm>(op)
          .Case<arith::ConstantOp>([&](auto) { return ScalarForm(); })
          .Case<arith::AddFOp, arith::AddIOp>(
              [&](auto) { return binary(BinaryOp::Add); })
          .Case<arith::SubFOp>([&](auto) { return binary(BinaryOp::Sub); })
          .Case<arith::SubIOp>([&](auto op) { return getDifference(op); })
          .Case<arith::MulFOp, arith::MulIOp>(
              [&](auto) { return binary(BinaryOp::Mul); })
          .Case<arith::DivFOp>([&](auto) { return binary(BinaryOp::Div); })
          .Case<arith::FloorDivSIOp>(
              [&](auto) { return binary(BinaryOp::FloorDiv); })
          .Case<arith::AndIOp>(
              [&](auto op) { return getConnective(op, BinaryOp::And); })
          .Case<arith::OrIOp>(
              [&](auto op) { return getConnective(op, BinaryOp::Or); })
          .Case<arith::XOrIOp>(
              [&](auto op) { return getConnective(op, BinaryOp::Ne); })
          .Case<arith::NegFOp>([&](auto op) {
            ScalarForm form;
            form.kind = ScalarForm::Negation;
            form.operands = {{op.getOperand()}};
            return form;
          })
          .Case<arith::CmpFOp, arith::CmpIOp>(
              [&](auto op) { return getComparison(op); })
          .Case<arith::SelectOp>([&](arith::SelectOp op) {
            ScalarForm form =
                makeCall("select", {op.getTrueValue(), op.getFalseValue()});
            form.operands.insert(form.operands.begin(), {op.getCondition()});
            return form;
          })
          .Case<arith::IndexCastOp, arith::SIToFPOp, arith::UIToFPOp,
                arith::FPToSIOp, arith::ExtFOp, arith::TruncFOp, arith::ExtSIOp,
                arith::ExtUIOp, arith::TruncIOp>(
              [&](Operation *op) { return getCast(op, isExact); })
          .Default([](Operation *) {
            return fail("has no counterpart in the language");
          });
  for (const Operand &operand : form.operands)
    if (!operand.cast.empty() && operand.cast != "int" &&
        operand.cast != "i64" && !isExact)
      form.fault =
          "has operands of which none tells the type, which has a name "
          "in an operator that is 'exact' alone";
  return form;
}

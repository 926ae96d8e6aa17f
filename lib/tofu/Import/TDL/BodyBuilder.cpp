//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/BodyBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Import/TDL/AffineBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

mlir::Type tofu::getElementType(syntax::Type element, Builder &builder) {
  return element == syntax::Type::Integer ? mlir::Type(builder.getI32Type())
                                          : builder.getF32Type();
}

BodyBuilder::Extents BodyBuilder::buildExtents(ArrayRef<ExprId> ids) {
  Extents extents;
  for (ExprId id : ids) {
    std::optional<int64_t> constant = getConstant(definition, import, id);
    extents.constants.push_back(constant.value_or(ShapedType::kDynamic));
    if (!constant)
      extents.values.push_back(buildIndex(id));
  }
  return extents;
}

void BodyBuilder::buildResult(ArrayRef<mlir::Type> types) {
  if (const auto *opaque = definition[definition.body].getIf<Opaque>())
    return buildOpaque(*opaque, types);
  Value value =
      build(definition.body, cast<RankedTensorType>(types[0]).getElementType());
  tdl::YieldOp::create(builder, getLoc(definition.body), value);
}

Value BodyBuilder::build(ExprId id) {
  return std::visit([&](const auto &node) { return visit(id, node); },
                    definition[id].node);
}

Value BodyBuilder::build(ExprId id, mlir::Type type) {
  if (const auto *reduce = definition[id].getIf<Reduce>())
    return buildReduce(id, *reduce, type);
  return convert(getLoc(id), build(id), type);
}

Value BodyBuilder::buildIndex(ExprId id) {
  return build(id, builder.getIndexType());
}

//===----------------------------------------------------------------------===//
// Integers: index and i32
//===----------------------------------------------------------------------===//

Value BodyBuilder::convert(Location loc, Value value, mlir::Type type) {
  if (value.getType() == type)
    return value;
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  if (constant && constant->use_empty()) { // a literal takes the type it needs
    auto literal = cast<IntegerAttr>(constant.getValue());
    constant->erase();
    return arith::ConstantOp::create(builder, loc,
                                     IntegerAttr::get(type, literal.getInt()));
  }
  return arith::IndexCastOp::create(builder, loc, type, value);
}

void BodyBuilder::unify(Location loc, Value &lhs, Value &rhs) {
  if (lhs.getType() == rhs.getType())
    return;
  // A literal that fits does not make the others wide.
  for (auto [literal, other] : {std::pair(&lhs, rhs), std::pair(&rhs, lhs)}) {
    APInt value;
    if (matchPattern(*literal, m_ConstantInt(&value)) &&
        literal->getType().isIndex() && value.isSignedIntN(32)) {
      *literal = convert(loc, *literal, other.getType());
      return;
    }
  }
  lhs = convert(loc, lhs, builder.getIndexType());
  rhs = convert(loc, rhs, builder.getIndexType());
}

//===----------------------------------------------------------------------===//
// Literals, names, operators
//===----------------------------------------------------------------------===//

Value BodyBuilder::getZero(Location loc, mlir::Type type) {
  return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
}

Value BodyBuilder::visit(ExprId id, const IntegerLiteral &node) {
  TypedAttr value = definition[id].type == syntax::Type::Number
                        ? TypedAttr(builder.getF32FloatAttr(node.value))
                        : builder.getIndexAttr(node.value);
  return arith::ConstantOp::create(builder, getLoc(id), value);
}

Value BodyBuilder::visit(ExprId id, const FloatLiteral &node) {
  return arith::ConstantOp::create(builder, getLoc(id),
                                   builder.getF32FloatAttr(node.value));
}

Value BodyBuilder::getNamed(const NameUse &node) {
  const llvm::StringMap<Value> &values =
      node.binding == Binding::Index ? indices : constants;
  return values.lookup(node.text);
}

Value BodyBuilder::visit(ExprId, const NameUse &node) { return getNamed(node); }

Value BodyBuilder::visit(ExprId id, const Negate &node) {
  Value value = build(node.operand);
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  if (!constant || !constant->use_empty()) {
    if (isa<FloatType>(value.getType()))
      return arith::NegFOp::create(builder, getLoc(id), value);
    return arith::SubIOp::create(builder, getLoc(id),
                                 getZero(getLoc(id), value.getType()), value);
  }
  if (auto number = dyn_cast<FloatAttr>(constant.getValue()))
    constant.setValueAttr(FloatAttr::get(number.getType(), -number.getValue()));
  else if (auto integer = dyn_cast<IntegerAttr>(constant.getValue()))
    constant.setValueAttr(
        IntegerAttr::get(integer.getType(), -integer.getValue()));
  return value;
}

Value BodyBuilder::visit(ExprId id, const Binary &) {
  auto spine = leftSpine(definition, id);
  Value value = build(definition[spine.front()].getIf<Binary>()->lhs);
  for (ExprId each : spine) {
    const Binary &node = *definition[each].getIf<Binary>();
    value = combine(getLoc(each), node.op, value, build(node.rhs));
  }
  return value;
}

static arith::CmpIPredicate getIntegerPredicate(BinaryOp op) {
  using Predicate = arith::CmpIPredicate;
  static constexpr Predicate predicates[] = {Predicate::eq,  Predicate::ne,
                                             Predicate::slt, Predicate::sle,
                                             Predicate::sgt, Predicate::sge};
  return predicates[unsigned(op) - unsigned(BinaryOp::Eq)];
}

/// With a NaN only `!=` holds.
static arith::CmpFPredicate getNumberPredicate(BinaryOp op) {
  using Predicate = arith::CmpFPredicate;
  static constexpr Predicate predicates[] = {Predicate::OEQ, Predicate::UNE,
                                             Predicate::OLT, Predicate::OLE,
                                             Predicate::OGT, Predicate::OGE};
  return predicates[unsigned(op) - unsigned(BinaryOp::Eq)];
}

template <typename FloatOp, typename IntOp>
static Value create(OpBuilder &builder, Location loc, Value lhs, Value rhs) {
  if (isa<FloatType>(lhs.getType()))
    return FloatOp::create(builder, loc, lhs, rhs);
  return IntOp::create(builder, loc, lhs, rhs);
}

Value BodyBuilder::combine(Location loc, BinaryOp op, Value lhs, Value rhs) {
  unify(loc, lhs, rhs);
  if (isComparison(op)) {
    if (isa<FloatType>(lhs.getType()))
      return arith::CmpFOp::create(builder, loc, getNumberPredicate(op), lhs,
                                   rhs);
    return arith::CmpIOp::create(builder, loc, getIntegerPredicate(op), lhs,
                                 rhs);
  }
  switch (op) {
  case BinaryOp::And:
    return arith::AndIOp::create(builder, loc, lhs, rhs);
  case BinaryOp::Add:
    return create<arith::AddFOp, arith::AddIOp>(builder, loc, lhs, rhs);
  case BinaryOp::Sub:
    return create<arith::SubFOp, arith::SubIOp>(builder, loc, lhs, rhs);
  case BinaryOp::Mul:
    return create<arith::MulFOp, arith::MulIOp>(builder, loc, lhs, rhs);
  case BinaryOp::Div:
    return arith::DivFOp::create(builder, loc, lhs, rhs);
  case BinaryOp::FloorDiv:
    return arith::FloorDivSIOp::create(builder, loc, lhs, rhs);
  case BinaryOp::Mod: { // the remainder of rounding down; remsi rounds to 0
    Value quotient = arith::FloorDivSIOp::create(builder, loc, lhs, rhs);
    Value multiple = arith::MulIOp::create(builder, loc, quotient, rhs);
    return arith::SubIOp::create(builder, loc, lhs, multiple);
  }
  default:
    llvm_unreachable("comparisons are handled above");
  }
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/BodyBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Import/TDL/AffineBuilder.h"
#include "tofu/TDL/GivenValues.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

BodyBuilder::Extents BodyBuilder::buildExtents(ArrayRef<ExprId> ids) {
  Extents extents;
  for (ExprId id : ids) {
    std::optional<int64_t> constant = getConstant(op, import, id);
    extents.constants.push_back(constant.value_or(ShapedType::kDynamic));
    if (!constant)
      extents.values.push_back(buildIndex(id));
  }
  return extents;
}

void BodyBuilder::buildResult(const Stage &stage, ArrayRef<mlir::Type> types) {
  if (op[stage.body].getIf<Opaque>())
    return buildOpaque(stage, types);
  SmallVector<Value> values;
  Location loc = getLoc(stage.body);
  auto getElement = [&](unsigned i) {
    return cast<RankedTensorType>(types[i]).getElementType();
  };
  if (types.size() == 1) {
    values.push_back(build(stage.body, getElement(0)));
  } else {
    tdl::ReduceOp reduce =
        buildReduce(stage.body, *op[stage.body].getIf<Reduce>(), {});
    for (auto [i, value] : llvm::enumerate(reduce.getResults()))
      values.push_back(convert(loc, value, getElement(i)));
  }
  tdl::YieldOp::create(builder, loc, values);
}

Value BodyBuilder::build(ExprId id) {
  return op[id].visit([&](const auto &node) { return visit(id, node); });
}

Value BodyBuilder::buildTerm(ExprId id, mlir::Type type) {
  const Expr &expr = op[id];
  auto number = dyn_cast<FloatType>(type);
  bool isLiteral = expr.getIf<FloatLiteral>() || expr.getIf<IntegerLiteral>();
  llvm::SaveAndRestore literals(numberType, isLiteral ? number : FloatType());
  if (!number || !expr.getIf<Binary>())
    return convert(getLoc(id), build(id), type);
  auto spine = leftSpine(op, id);
  Value value = buildTerm(op[spine.front()].getIf<Binary>()->lhs, type);
  for (ExprId each : spine) {
    const Binary &node = *op[each].getIf<Binary>();
    value = combine(getLoc(each), node.op, value, buildTerm(node.rhs, type));
  }
  return value;
}

Value BodyBuilder::build(ExprId id, mlir::Type type) {
  const auto *reduce = op[id].getIf<Reduce>();
  if (reduce && reduce->reducer != Reducer::Named)
    return buildReduce(id, *reduce, type).getResult(0);
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
  auto number = dyn_cast<FloatType>(value.getType());
  if (number && isa<FloatType>(type)) { // in which something is folded
    if (constant)
      return arith::ConstantOp::create(
          builder, loc,
          FloatAttr::get(
              type, cast<FloatAttr>(constant.getValue()).getValueAsDouble()));
    if (number.getWidth() < type.getIntOrFloatBitWidth())
      return arith::ExtFOp::create(builder, loc, type, value);
    return arith::TruncFOp::create(builder, loc, type, value);
  }
  auto literal =
      constant ? dyn_cast<IntegerAttr>(constant.getValue()) : IntegerAttr();
  // A literal takes the type it needs. One that i32 does not have, which stands
  // for that of the operands, is converted when that is known.
  if (literal && constant->use_empty() &&
      (type.isIndex() ||
       literal.getValue().isSignedIntN(type.getIntOrFloatBitWidth()))) {
    Location at = constant.getLoc();
    constant->erase();
    return arith::ConstantOp::create(builder, at,
                                     IntegerAttr::get(type, literal.getInt()));
  }
  auto from = dyn_cast<IntegerType>(value.getType());
  auto to = dyn_cast<IntegerType>(type);
  if (!from || !to)
    return arith::IndexCastOp::create(builder, loc, type, value);
  if (from.getWidth() > to.getWidth())
    return arith::TruncIOp::create(builder, loc, type, value);
  return arith::ExtSIOp::create(builder, loc, type, value);
}

FloatType BodyBuilder::getFloatType(ExprId id) {
  if (numberType)
    return numberType;
  if (op.exact && op[id].scalar == Scalar::Generic) // it meets no element
    return builder.getF32Type();
  return cast<FloatType>(
      getElementType({syntax::Type::Number, op[id].scalar, {}}, builder));
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

Value BodyBuilder::getNumber(ExprId id, double value) {
  FloatType type = getFloatType(id);
  if (std::string why = tdl::whyNotNumber(value, type); !why.empty())
    import.emitError(op[id].loc) << "this number " << why;
  auto number = FloatAttr::get(type, value);
  Value &constant = numbers[{builder.getInsertionBlock(), number}];
  if (!constant)
    constant = arith::ConstantOp::create(builder, getLoc(id), number);
  return constant;
}

Value BodyBuilder::visit(ExprId id, const IntegerLiteral &node) {
  if (op[id].type == syntax::Type::Number)
    return getNumber(id, double(node.value));
  return arith::ConstantOp::create(builder, getLoc(id),
                                   builder.getIndexAttr(node.value));
}

Value BodyBuilder::visit(ExprId id, const FloatLiteral &node) {
  return getNumber(id, node.value);
}

Value BodyBuilder::visit(ExprId id, const BoolLiteral &node) {
  return arith::ConstantOp::create(builder, getLoc(id),
                                   builder.getBoolAttr(node.value));
}

Value BodyBuilder::visit(ExprId id, const Not &node) {
  Value value = build(node.operand);
  Value yes =
      arith::ConstantOp::create(builder, getLoc(id), builder.getBoolAttr(true));
  return arith::XOrIOp::create(builder, getLoc(id), value, yes);
}

Value BodyBuilder::visit(ExprId id, const Bind &node) {
  bindScalar(node.name.text, build(node.value));
  return build(node.body);
}

Value BodyBuilder::visit(ExprId id, const Element &node) {
  const Reduce &reduce = *op[node.operand].getIf<Reduce>();
  return buildFolded(node.operand, reduce, node.number);
}

Value BodyBuilder::buildFolded(ExprId id, const Reduce &node, unsigned number) {
  return convert(
      getLoc(id), buildReduce(id, node, {}).getResult(number),
      getElementType(op.combiners[node.number].types[number], builder));
}

Value BodyBuilder::getNamed(const NameUse &node) {
  const Named &values = node.binding == Binding::Index   ? indices
                        : node.binding == Binding::Bound ? scalars
                                                         : constants;
  return values.lookup(node.text);
}

Value BodyBuilder::visit(ExprId, const NameUse &node) { return getNamed(node); }

Value BodyBuilder::visit(ExprId id, const Negate &node) {
  const Expr &operand = op[node.operand];
  if (const auto *number = operand.getIf<FloatLiteral>())
    return getNumber(node.operand, -number->value);
  if (const auto *integer = operand.getIf<IntegerLiteral>()) {
    if (operand.type == syntax::Type::Number)
      return getNumber(node.operand, -double(integer->value));
    return arith::ConstantOp::create(builder, getLoc(node.operand),
                                     builder.getIndexAttr(-integer->value));
  }
  Value value = build(node.operand);
  if (isa<FloatType>(value.getType()))
    return arith::NegFOp::create(builder, getLoc(id), value);
  return arith::SubIOp::create(builder, getLoc(id),
                               getZero(getLoc(id), value.getType()), value);
}

Value BodyBuilder::visit(ExprId id, const Binary &) {
  auto spine = leftSpine(op, id);
  Value value = build(op[spine.front()].getIf<Binary>()->lhs);
  for (ExprId each : spine) {
    const Binary &node = *op[each].getIf<Binary>();
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
Value BodyBuilder::create(Location loc, Value lhs, Value rhs) {
  if (isa<FloatType>(lhs.getType()))
    return FloatOp::create(builder, loc, lhs.getType(), lhs, rhs, exact);
  return IntOp::create(builder, loc, lhs, rhs);
}

Value BodyBuilder::combine(Location loc, BinaryOp kind, Value lhs, Value rhs) {
  unify(loc, lhs, rhs);
  if (isComparison(kind)) {
    if (isa<FloatType>(lhs.getType()))
      return arith::CmpFOp::create(builder, loc, getNumberPredicate(kind), lhs,
                                   rhs);
    return arith::CmpIOp::create(builder, loc, getIntegerPredicate(kind), lhs,
                                 rhs);
  }
  switch (kind) {
  case BinaryOp::And:
    return arith::AndIOp::create(builder, loc, lhs, rhs);
  case BinaryOp::Or:
    return arith::OrIOp::create(builder, loc, lhs, rhs);
  case BinaryOp::Add:
    return create<arith::AddFOp, arith::AddIOp>(loc, lhs, rhs);
  case BinaryOp::Sub:
    return create<arith::SubFOp, arith::SubIOp>(loc, lhs, rhs);
  case BinaryOp::Mul:
    return create<arith::MulFOp, arith::MulIOp>(loc, lhs, rhs);
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

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/AffineBuilder.h"
#include "tofu/Syntax/Guards.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;
using llvm::DynamicAPInt;

std::optional<int64_t> tofu::getConstant(const Operator &op,
                                         ImportContext &import, ExprId id) {
  if (!isConstant(op, id))
    return std::nullopt;
  AffineBuilder builder(op, import, AffineBuilder::Constants,
                        [](ExprId) { return AffineExpr(); });
  if (auto value = dyn_cast<AffineConstantExpr>(builder.build(id)))
    return value.getValue();
  return std::nullopt;
}

using Number = std::optional<DynamicAPInt>;

static Number compute(BinaryOp op, const Number &lhs, const Number &rhs) {
  if (!lhs || !rhs)
    return std::nullopt;
  switch (op) {
  case BinaryOp::Add:
    return *lhs + *rhs;
  case BinaryOp::Sub:
    return *lhs - *rhs;
  case BinaryOp::Mul:
    return *lhs * *rhs;
  case BinaryOp::FloorDiv:
    return *rhs > 0 ? Number(floorDiv(*lhs, *rhs)) : std::nullopt;
  case BinaryOp::Mod:
    return *rhs > 0 ? Number(mod(*lhs, *rhs)) : std::nullopt;
  default:
    return std::nullopt;
  }
}

/// At values of dimensions and symbols that differ.
static Number probe(AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return DynamicAPInt(101 + 7 * int64_t(dim.getPosition()));
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return DynamicAPInt(1009 + 11 * int64_t(symbol.getPosition()));
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return DynamicAPInt(constant.getValue());
  auto binary = dyn_cast_or_null<AffineBinaryOpExpr>(expr);
  if (!binary)
    return std::nullopt;
  Number lhs = probe(binary.getLHS()), rhs = probe(binary.getRHS());
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return compute(BinaryOp::Add, lhs, rhs);
  case AffineExprKind::Mul:
    return compute(BinaryOp::Mul, lhs, rhs);
  case AffineExprKind::FloorDiv:
    return compute(BinaryOp::FloorDiv, lhs, rhs);
  case AffineExprKind::Mod:
    return compute(BinaryOp::Mod, lhs, rhs);
  default:
    return std::nullopt;
  }
}

AffineExpr AffineBuilder::build(ExprId id) {
  if (op[id].getIf<NameUse>())
    return leaf(id);
  unsigned operators = 0;
  walkIntegers(op, id, [&](const Expr &expr) {
    operators += expr.getIf<Binary>() || expr.getIf<Negate>();
    return !expr.getIf<Read>() && !expr.getIf<Call>(); // leaves
  });
  if (operators <= maxIndexOperators) {
    Probed result = visit(id);
    Number own = probe(result.expr);
    if (!result.value || !own || *own == *result.value)
      return result.expr;
    import.emitError(op[id].loc) << "this has a number that does not fit in 64 "
                                    "bits when it is multiplied out";
    return getAffineConstantExpr(0, import.getContext());
  }
  import.emitError(op[id].loc)
      << "index or guard has " << operators << " operators, but at most "
      << maxIndexOperators << " are imported";
  return getAffineConstantExpr(0, import.getContext());
}

AffineBuilder::Probed AffineBuilder::visit(ExprId id) {
  const Expr &expr = op[id];
  if (const auto *literal = expr.getIf<IntegerLiteral>())
    return {getAffineConstantExpr(literal->value, import.getContext()),
            DynamicAPInt(literal->value)};
  if (const auto *node = expr.getIf<Negate>()) {
    Probed operand = visit(node->operand);
    if (operand.value)
      operand.value = -*operand.value;
    return {operand.expr * -1, operand.value};
  }
  if (const auto *node = expr.getIf<Binary>())
    return visitBinary(id, *node);
  return visitLeaf(id);
}

AffineBuilder::Probed AffineBuilder::visitLeaf(ExprId id) {
  AffineExpr expr = leaf(id);
  return {expr, probe(expr)};
}

AffineExpr tofu::makeAffine(BinaryOp op, AffineExpr lhs, AffineExpr rhs) {
  switch (op) {
  case BinaryOp::Add:
    return lhs + rhs;
  case BinaryOp::Sub:
    return lhs - rhs;
  case BinaryOp::Mul:
    return lhs * rhs;
  case BinaryOp::FloorDiv:
    return lhs.floorDiv(rhs);
  case BinaryOp::Mod:
    return lhs % rhs;
  default:
    return {};
  }
}

AffineBuilder::Probed AffineBuilder::visitBinary(ExprId id,
                                                 const Binary &node) {
  if (factors == Constants && isLeaf(op, node))
    return visitLeaf(id);
  Probed lhs = visit(node.lhs), rhs = visit(node.rhs); // in this order
  AffineExpr expr = makeAffine(node.op, lhs.expr, rhs.expr);
  assert(expr && "not an integer; check() has refused it");
  return {expr, compute(node.op, lhs.value, rhs.value)};
}

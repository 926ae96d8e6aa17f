//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/AffineBuilder.h"
#include "tofu/Syntax/Guards.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

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

AffineExpr AffineBuilder::build(ExprId id) {
  if (op[id].getIf<NameUse>())
    return leaf(id);
  unsigned operators = 0;
  walkIntegers(op, id, [&](const Expr &expr) {
    operators += expr.getIf<Binary>() || expr.getIf<Negate>();
    return !expr.getIf<Read>() && !expr.getIf<Call>(); // leaves
  });
  if (operators <= maxIndexOperators)
    return visit(id);
  import.emitError(op[id].loc)
      << "index or guard has " << operators << " operators, but at most "
      << maxIndexOperators << " are imported";
  return getAffineConstantExpr(0, import.getContext());
}

AffineExpr AffineBuilder::visit(ExprId id) {
  const Expr &expr = op[id];
  if (const auto *literal = expr.getIf<IntegerLiteral>())
    return getAffineConstantExpr(literal->value, import.getContext());
  if (const auto *node = expr.getIf<Negate>())
    return visit(node->operand) * -1;
  if (const auto *node = expr.getIf<Binary>())
    return visitBinary(id, *node);
  return leaf(id);
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

AffineExpr AffineBuilder::visitBinary(ExprId id, const Binary &node) {
  if (factors == Constants && isLeaf(op, node))
    return leaf(id);
  AffineExpr lhs = visit(node.lhs), rhs = visit(node.rhs); // in this order
  AffineExpr expr = makeAffine(node.op, lhs, rhs);
  assert(expr && "not an integer; check() has refused it");
  return expr;
}

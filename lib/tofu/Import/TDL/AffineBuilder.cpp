//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/AffineBuilder.h"
#include "tofu/Syntax/Guards.h"
#include "llvm/Support/MathExtras.h"

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
    return visit(id).expr;
  import.emitError(op[id].loc)
      << "index or guard has " << operators << " operators, but at most "
      << maxIndexOperators << " are imported";
  return getAffineConstantExpr(0, import.getContext());
}

AffineBuilder::Bounded AffineBuilder::visit(ExprId id) {
  const Expr &expr = op[id];
  if (const auto *literal = expr.getIf<IntegerLiteral>())
    return {getAffineConstantExpr(literal->value, import.getContext()),
            llvm::AbsoluteValue(literal->value), 0};
  if (const auto *node = expr.getIf<Negate>()) {
    Bounded operand = visit(node->operand);
    return {operand.expr * -1, operand.constant, operand.factors};
  }
  if (const auto *node = expr.getIf<Binary>())
    return visitBinary(id, *node);
  return {leaf(id), 0, 1};
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

AffineBuilder::Bounded AffineBuilder::visitBinary(ExprId id,
                                                  const Binary &node) {
  if (factors == Constants && isLeaf(op, node))
    return {leaf(id), 0, 1};
  Bounded lhs = visit(node.lhs), rhs = visit(node.rhs); // in this order
  Bounded result = lhs;
  if (node.op == BinaryOp::Add || node.op == BinaryOp::Sub) {
    result.constant = llvm::SaturatingAdd(lhs.constant, rhs.constant);
    result.factors = llvm::SaturatingAdd(lhs.factors, rhs.factors);
  } else if (node.op == BinaryOp::Mul) {
    result.constant = llvm::SaturatingMultiply(lhs.constant, rhs.constant);
    result.factors =
        llvm::SaturatingAdd(llvm::SaturatingMultiply(lhs.constant, rhs.factors),
                            llvm::SaturatingMultiply(lhs.factors, rhs.constant),
                            llvm::SaturatingMultiply(lhs.factors, rhs.factors));
  }
  // MLIR's own arithmetic of coefficients wraps.
  if (std::max(result.constant, result.factors) > uint64_t(INT64_MAX)) {
    import.emitError(op[id].loc) << "this has a number that does not fit in 64 "
                                    "bits when it is multiplied out";
    return {getAffineConstantExpr(0, import.getContext()), 0, 0};
  }
  result.expr = makeAffine(node.op, lhs.expr, rhs.expr);
  assert(result.expr && "not an integer; check() has refused it");
  return result;
}

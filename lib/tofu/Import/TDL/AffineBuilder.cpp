//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/AffineBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

/// Calls `enter` for `id` and, where it says so, for the operands; not by
/// recursion.
static void walkIntegers(const Operator &op, ExprId id,
                         llvm::function_ref<bool(const Expr &)> enter) {
  SmallVector<ExprId, 8> pending{id};
  while (!pending.empty()) {
    ExprId next = pending.pop_back_val();
    if (next == ExprId::None || !enter(op[next]))
      continue;
    const Expr &expr = op[next];
    if (const auto *node = expr.getIf<Negate>())
      pending.push_back(node->operand);
    else if (const auto *node = expr.getIf<Binary>())
      pending.append({node->lhs, node->rhs});
    else if (const auto *node = expr.getIf<Read>()) {
      pending.append(node->indices.begin(), node->indices.end());
      pending.append({node->where, node->orElse});
    } else if (const auto *node = expr.getIf<Call>())
      pending.append(node->arguments.begin(), node->arguments.end());
  }
}

bool tofu::usesIndex(const Operator &op, ExprId id,
                     llvm::function_ref<bool(StringRef)> isIndex) {
  bool found = false;
  walkIntegers(op, id, [&](const Expr &expr) {
    const auto *name = expr.getIf<NameUse>();
    found |= name && name->binding == Binding::Index && isIndex(name->text);
    return !found;
  });
  return found;
}

static bool isConstant(const Operator &op, ExprId id) {
  bool constant = true;
  walkIntegers(op, id, [&](const Expr &expr) {
    constant &=
        !expr.getIf<NameUse>() && !expr.getIf<Read>() && !expr.getIf<Call>();
    return constant;
  });
  return constant;
}

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
  bool isSum = node.op == BinaryOp::Add || node.op == BinaryOp::Sub;
  bool divides = node.op == BinaryOp::FloorDiv || node.op == BinaryOp::Mod;
  if (factors == Constants && !isSum && !isConstant(op, node.rhs) &&
      (divides || !isConstant(op, node.lhs)))
    return leaf(id);
  AffineExpr lhs = visit(node.lhs), rhs = visit(node.rhs); // in this order
  AffineExpr expr = makeAffine(node.op, lhs, rhs);
  assert(expr && "not an integer; check() has refused it");
  return expr;
}

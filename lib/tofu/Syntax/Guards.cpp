//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Guards.h"

using namespace tofu::syntax;
using llvm::SmallVector;
using llvm::StringRef;

void tofu::syntax::walkIntegers(const Operator &op, ExprId id,
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

/// Whether an index that is bound there stands in it.
static bool usesIndex(const Operator &op, ExprId id,
                      llvm::ArrayRef<BoundName> own) {
  auto isOwn = [&](StringRef name) {
    return llvm::any_of(
        own, [&](const BoundName &index) { return index.name.text == name; });
  };
  bool found = false;
  walkIntegers(op, id, [&](const Expr &expr) {
    const auto *name = expr.getIf<NameUse>();
    found |= name && name->binding == Binding::Index && isOwn(name->text);
    return !found;
  });
  return found;
}

bool tofu::syntax::isConstant(const Operator &op, ExprId id) {
  bool constant = true;
  walkIntegers(op, id, [&](const Expr &expr) {
    constant &=
        !expr.getIf<NameUse>() && !expr.getIf<Read>() && !expr.getIf<Call>();
    return constant;
  });
  return constant;
}

SmallVector<ExprId> tofu::syntax::getConjuncts(const Exprs &exprs,
                                               ExprId where) {
  SmallVector<ExprId> conjuncts, pending{where};
  while (!pending.empty()) {
    ExprId id = pending.pop_back_val();
    const auto *node = exprs[id].getIf<Binary>();
    if (node && node->op == BinaryOp::And)
      pending.append({node->rhs, node->lhs});
    else
      conjuncts.push_back(id);
  }
  return conjuncts;
}

bool tofu::syntax::isAffineGuard(const Operator &op, ExprId comparison) {
  const auto *root = op[comparison].getIf<Binary>();
  if (!root || !isComparison(root->op) || root->op == BinaryOp::Ne)
    return false;
  SmallVector<ExprId> pending{root->lhs, root->rhs};
  while (!pending.empty()) {
    const Expr &expr = op[pending.pop_back_val()];
    if (const auto *node = expr.getIf<Negate>()) {
      pending.push_back(node->operand);
    } else if (const auto *node = expr.getIf<Binary>()) {
      if (node->op > BinaryOp::Mod)
        return false;
      pending.append({node->lhs, node->rhs});
    } else if (const auto *node = expr.getIf<Read>()) {
      if (node->tensor != ~0u &&
          op.tensors[node->tensor].element.kind != Type::Integer)
        return false;
      if (node->where != ExprId::None)
        return false;
    } else if (const auto *name = expr.getIf<NameUse>()) {
      if (name->binding == Binding::Bound)
        return false;
    } else if (!expr.getIf<IntegerLiteral>()) {
      return false;
    }
  }
  return true;
}

/// True if data stand in it once at most, and neither as a factor nor divided:
/// then what is compared is exact, whatever they are, as -tdl-instantiate
/// clamps them. Other comparisons are of values.
static bool isExact(const Operator &op, ExprId comparison) {
  unsigned reads = 0;
  SmallVector<std::pair<ExprId, bool>> pending{{comparison, true}};
  while (!pending.empty()) {
    auto [id, isTerm] = pending.pop_back_val();
    const Expr &expr = op[id];
    if (expr.getIf<Read>()) {
      if (!isTerm || ++reads > 1)
        return false;
      continue;
    }
    if (const auto *node = expr.getIf<Binary>())
      isTerm = isTerm && (isComparison(node->op) || node->op == BinaryOp::Add ||
                          node->op == BinaryOp::Sub);
    for (ExprId operand : getOperands(expr))
      pending.push_back({operand, isTerm});
  }
  return true;
}

bool tofu::syntax::isLeaf(const Operator &op, const Binary &node) {
  bool isSum = isComparison(node.op) || node.op == BinaryOp::Add ||
               node.op == BinaryOp::Sub;
  bool divides = node.op == BinaryOp::FloorDiv || node.op == BinaryOp::Mod;
  return !isSum && !isConstant(op, node.rhs) &&
         (divides || !isConstant(op, node.lhs));
}

/// Values outside of the reduction cannot depend on its own indices.
bool tofu::syntax::isExactGuard(const Operator &op, ExprId comparison,
                                llvm::ArrayRef<BoundName> own) {
  if (!isAffineGuard(op, comparison) || !isExact(op, comparison))
    return false;
  SmallVector<ExprId> pending{comparison};
  while (!pending.empty()) {
    ExprId id = pending.pop_back_val();
    const Expr &expr = op[id];
    const auto *node = expr.getIf<Binary>();
    bool isOperator = expr.getIf<Negate>() || (node && !isLeaf(op, *node));
    if (isOperator)
      llvm::append_range(pending, getOperands(expr));
    else if (!expr.getIf<NameUse>() && usesIndex(op, id, own))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Conditions after `where` as integer sets. A set has dimensions only, so what
// is not a constant factor becomes a value of its own first: after the
// attributes are known, that too is an affine function of the indices.
//
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Guards.h"
#include "tofu/Import/TDL/AffineBuilder.h"
#include "tofu/Import/TDL/BodyBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

/// Own indices are symbols until the number of the operands is known.
AffineExpr BodyBuilder::buildDimension(ExprId id, Guard &guard) {
  const auto *name = op[id].getIf<NameUse>();
  if (name && name->binding == Binding::Index)
    for (auto [i, index] : llvm::enumerate(guard.own))
      if (index.name.text == name->text)
        return builder.getAffineSymbolExpr(i);
  return guard.operands.addDim(name ? getNamed(*name) : buildIndex(id));
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

/// Values outside of the reduction cannot depend on its own indices.
bool BodyBuilder::isConstraint(ExprId comparison, ArrayRef<BoundName> own) {
  if (!isAffineGuard(op, comparison) || !isExact(op, comparison))
    return false;
  bool isOutside = true;
  auto isOwn = [&](StringRef name) {
    return llvm::any_of(
        own, [&](const BoundName &index) { return index.name.text == name; });
  };
  auto leaf = [&](ExprId id) {
    if (!op[id].getIf<NameUse>() && usesIndex(op, id, isOwn))
      isOutside = false;
    return builder.getAffineDimExpr(0);
  };
  AffineBuilder affine(op, import, AffineBuilder::Constants, leaf);
  const Binary &node = *op[comparison].getIf<Binary>();
  affine.build(node.lhs);
  affine.build(node.rhs);
  return isOutside;
}

/// What is 0, or at least 0, where the comparison holds.
static AffineExpr getConstraint(BinaryOp kind, AffineExpr lhs, AffineExpr rhs) {
  switch (kind) {
  case BinaryOp::Eq:
  case BinaryOp::Ge:
    return lhs - rhs;
  case BinaryOp::Gt:
    return lhs - rhs - 1;
  case BinaryOp::Le:
    return rhs - lhs;
  case BinaryOp::Lt:
    return rhs - lhs - 1;
  default:
    llvm_unreachable("no comparison of a guard; check() has refused it");
  }
}

BodyBuilder::Guard BodyBuilder::buildGuard(ExprId where,
                                           ArrayRef<BoundName> own,
                                           SmallVectorImpl<ExprId> &rest) {
  Guard guard{{}, own, {}};
  AffineBuilder affine(op, import, AffineBuilder::Constants,
                       [&](ExprId id) { return buildDimension(id, guard); });
  SmallVector<AffineExpr> constraints;
  SmallVector<bool> equalities;
  for (ExprId comparison : getConjuncts(op, where)) {
    if (!isConstraint(comparison, own)) {
      rest.push_back(comparison);
      continue;
    }
    const Binary &node = *op[comparison].getIf<Binary>();
    AffineExpr lhs = affine.build(node.lhs), rhs = affine.build(node.rhs);
    constraints.push_back(getConstraint(node.op, lhs, rhs));
    equalities.push_back(node.op == BinaryOp::Eq);
  }
  if (constraints.empty())
    return guard;
  unsigned outside = guard.operands.dims.size();
  SmallVector<AffineExpr> ownDims;
  for (unsigned i = 0; i != own.size(); ++i)
    ownDims.push_back(builder.getAffineDimExpr(outside + i));
  for (AffineExpr &constraint : constraints)
    constraint = constraint.replaceSymbols(ownDims);
  guard.set = IntegerSet::get(outside + own.size(), 0, constraints, equalities);
  return guard;
}

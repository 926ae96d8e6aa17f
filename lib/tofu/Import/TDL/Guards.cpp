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
    if (!isExactGuard(op, comparison, own)) {
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

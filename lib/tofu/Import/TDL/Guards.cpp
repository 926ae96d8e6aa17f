//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Conditions after `where` as integer sets. A set has dimensions only, so what
// is not a constant factor becomes a value of its own first: after the
// attributes are known, that too is an affine function of the indices.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/AffineBuilder.h"
#include "tofu/Import/TDL/BodyBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

/// Own indices are symbols until the number of the operands is known.
AffineExpr BodyBuilder::buildDimension(ExprId id, Guard &guard) {
  const auto *name = definition[id].getIf<NameUse>();
  if (name && name->binding == Binding::Index)
    for (auto [i, index] : llvm::enumerate(guard.own))
      if (index.name.text == name->text)
        return builder.getAffineSymbolExpr(i);
  return guard.operands.addDim(name ? getNamed(*name) : buildIndex(id));
}

/// Values outside of the reduction cannot depend on its own indices.
bool BodyBuilder::isConstraint(ExprId comparison, ArrayRef<ReduceIndex> own) {
  bool isOutside = true;
  auto isOwn = [&](StringRef name) {
    return llvm::any_of(
        own, [&](const ReduceIndex &index) { return index.name.text == name; });
  };
  auto leaf = [&](ExprId id) {
    if (!definition[id].getIf<NameUse>() && usesIndex(definition, id, isOwn))
      isOutside = false;
    return builder.getAffineDimExpr(0);
  };
  AffineBuilder affine(definition, import, AffineBuilder::Constants, leaf);
  const Binary &node = *definition[comparison].getIf<Binary>();
  affine.build(node.lhs);
  affine.build(node.rhs);
  return isOutside;
}

/// The comparisons that `and` joins, in their order.
static SmallVector<ExprId> getConjuncts(const Definition &definition,
                                        ExprId where) {
  SmallVector<ExprId> conjuncts, pending{where};
  while (!pending.empty()) {
    ExprId id = pending.pop_back_val();
    const Binary &node = *definition[id].getIf<Binary>();
    if (node.op == BinaryOp::And)
      pending.append({node.rhs, node.lhs});
    else
      conjuncts.push_back(id);
  }
  return conjuncts;
}

/// What is 0, or at least 0, where the comparison holds.
static AffineExpr getConstraint(BinaryOp op, AffineExpr lhs, AffineExpr rhs) {
  switch (op) {
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
                                           ArrayRef<ReduceIndex> own,
                                           SmallVectorImpl<ExprId> &rest) {
  Guard guard{{}, own, {}};
  AffineBuilder affine(definition, import, AffineBuilder::Constants,
                       [&](ExprId id) { return buildDimension(id, guard); });
  SmallVector<AffineExpr> constraints;
  SmallVector<bool> equalities;
  for (ExprId comparison : getConjuncts(definition, where)) {
    if (!isConstraint(comparison, own)) {
      rest.push_back(comparison);
      continue;
    }
    const Binary &node = *definition[comparison].getIf<Binary>();
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

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Export/Formulas.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

ExprId FormulaWriter::make(BinaryOp op, ExprId lhs, ExprId rhs) {
  return code.add({{}, Binary{op, lhs, rhs}});
}

ExprId FormulaWriter::writeInteger(int64_t value) {
  return code.add({{}, IntegerLiteral{value}});
}

/// A term and its factor.
static std::pair<AffineExpr, int64_t> splitFactor(AffineExpr expr) {
  auto product = dyn_cast<AffineBinaryOpExpr>(expr);
  if (product && product.getKind() == AffineExprKind::Mul)
    if (auto factor = dyn_cast<AffineConstantExpr>(product.getRHS()))
      return {product.getLHS(), factor.getValue()};
  return {expr, 1};
}

ExprId FormulaWriter::writeProduct(AffineExpr expr, int64_t factor) {
  if (factor == 1)
    return write(expr);
  if (factor == -1)
    return code.add({{}, Negate{write(expr)}});
  ExprId literal = writeInteger(factor);
  return make(BinaryOp::Mul, literal, write(expr));
}

ExprId FormulaWriter::write(AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return writeInteger(constant.getValue());
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return leaf(expr);
  AffineExpr lhs = binary.getLHS(), rhs = binary.getRHS();
  switch (expr.getKind()) {
  case AffineExprKind::Add: {
    ExprId left = write(lhs);
    if (auto constant = dyn_cast<AffineConstantExpr>(rhs);
        constant && constant.getValue() < 0 && constant.getValue() != INT64_MIN)
      return make(BinaryOp::Sub, left, writeInteger(-constant.getValue()));
    auto [term, factor] = splitFactor(rhs);
    if (factor < 0 && factor != INT64_MIN)
      return make(BinaryOp::Sub, left, writeProduct(term, -factor));
    return make(BinaryOp::Add, left, write(rhs));
  }
  case AffineExprKind::Mul: {
    auto [term, factor] = splitFactor(expr);
    if (term != expr)
      return writeProduct(term, factor);
    // The symbol, which stands behind, is what one writes first.
    bool isScaled = !lhs.isSymbolicOrConstant();
    ExprId first = write(isScaled ? rhs : lhs);
    return make(BinaryOp::Mul, first, write(isScaled ? lhs : rhs));
  }
  case AffineExprKind::FloorDiv: {
    ExprId left = write(lhs);
    return make(BinaryOp::FloorDiv, left, write(rhs));
  }
  case AffineExprKind::CeilDiv: { // rounded down on the other side of 0
    ExprId left = writeProduct(lhs, -1);
    return code.add({{}, Negate{make(BinaryOp::FloorDiv, left, write(rhs))}});
  }
  case AffineExprKind::Mod: {
    ExprId left = write(lhs);
    return make(BinaryOp::Mod, left, write(rhs));
  }
  default:
    llvm_unreachable("constants and leaves are handled above");
  }
}

/// What is added stands on one side, what is subtracted on the other.
ExprId FormulaWriter::writeConstraint(AffineExpr expr, bool isEquality) {
  SmallVector<AffineExpr> terms, pending{expr};
  while (!pending.empty()) {
    AffineExpr next = pending.pop_back_val();
    if (auto sum = dyn_cast<AffineBinaryOpExpr>(next);
        sum && sum.getKind() == AffineExprKind::Add)
      pending.append({sum.getRHS(), sum.getLHS()});
    else
      terms.push_back(next);
  }
  ExprId sides[2] = {ExprId::None, ExprId::None};
  auto add = [&](bool isRight, ExprId term) {
    ExprId &side = sides[isRight];
    side = side == ExprId::None ? term : make(BinaryOp::Add, side, term);
  };
  int64_t constant = 0;
  for (AffineExpr term : terms) {
    auto [rest, factor] = splitFactor(term);
    if (auto known = dyn_cast<AffineConstantExpr>(term))
      constant = known.getValue();
    else if (factor < 0 && factor != INT64_MIN)
      add(true, writeProduct(rest, -factor));
    else
      add(false, write(term));
  }
  bool isStrict = !isEquality && constant == -1;
  if (constant < 0 && constant != INT64_MIN && !isStrict)
    add(true, writeInteger(-constant));
  else if (constant != 0 && !isStrict)
    add(false, writeInteger(constant));
  for (ExprId &side : sides)
    if (side == ExprId::None)
      side = writeInteger(0);
  if (isEquality)
    return make(BinaryOp::Eq, sides[0], sides[1]);
  // The smaller side first, as in `j <= i`, unless it is a number.
  if (code[sides[1]].getIf<IntegerLiteral>())
    return make(isStrict ? BinaryOp::Gt : BinaryOp::Ge, sides[0], sides[1]);
  return make(isStrict ? BinaryOp::Lt : BinaryOp::Le, sides[1], sides[0]);
}

ExprId FormulaWriter::write(IntegerSet set) {
  ExprId all = ExprId::None;
  for (auto [expr, isEquality] :
       llvm::zip(set.getConstraints(), set.getEqFlags())) {
    auto known = dyn_cast<AffineConstantExpr>(expr);
    if (known && (isEquality ? known.getValue() == 0 : known.getValue() >= 0))
      continue; // it always holds
    // What is known never to hold would be no guard when it is read.
    ExprId each = ExprId::None;
    if (known && set.getNumDims() != 0) {
      AffineExpr dim = getAffineDimExpr(set.getNumDims() - 1, set.getContext());
      each = make(BinaryOp::Lt, write(dim), write(dim));
    } else {
      each = writeConstraint(expr, isEquality);
    }
    all = all == ExprId::None ? each : make(BinaryOp::And, all, each);
  }
  return all;
}

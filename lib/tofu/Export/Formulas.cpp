//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Export/Formulas.h"

#include "llvm/Support/MathExtras.h"

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

FormulaWriter::Sum FormulaWriter::addUp(AffineExpr expr) {
  Sum sum;
  SmallVector<std::pair<AffineExpr, int64_t>> pending{{expr, 1}};
  while (!pending.empty()) {
    auto [next, times] = pending.pop_back_val();
    auto [rest, factor] = splitFactor(next);
    int64_t both, more;
    if (auto known = dyn_cast<AffineConstantExpr>(next);
        known && !llvm::MulOverflow(known.getValue(), times, both) &&
        !llvm::AddOverflow(sum.constant, both, more)) {
      sum.constant = more;
    } else if (next.getKind() == AffineExprKind::Add) {
      auto add = cast<AffineBinaryOpExpr>(next);
      pending.append({{add.getRHS(), times}, {add.getLHS(), times}});
    } else if (rest != next && !llvm::MulOverflow(factor, times, both)) {
      pending.push_back({rest, both});
    } else {
      auto same = llvm::find_if(
          sum.terms, [&](const auto &term) { return term.first == next; });
      if (same != sum.terms.end() &&
          !llvm::AddOverflow(same->second, times, more))
        same->second = more;
      else
        sum.terms.push_back({next, times});
    }
  }
  llvm::erase_if(sum.terms, [](const auto &term) { return term.second == 0; });
  return sum;
}

/// What is added stands on one side, what is subtracted on the other.
ExprId FormulaWriter::writeConstraint(const Sum &sum, bool isEquality) {
  const auto &[terms, constant] = sum;
  ExprId sides[2] = {ExprId::None, ExprId::None};
  auto add = [&](bool isRight, ExprId term) {
    ExprId &side = sides[isRight];
    side = side == ExprId::None ? term : make(BinaryOp::Add, side, term);
  };
  for (auto [term, times] : terms) {
    bool isRight = times < 0 && times != INT64_MIN;
    add(isRight, writeProduct(term, isRight ? -times : times));
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
    Sum sum = addUp(expr);
    bool isKnown = sum.terms.empty();
    if (isKnown && (isEquality ? sum.constant == 0 : sum.constant >= 0))
      continue; // it always holds
    // What is known never to hold would be no guard when it is read.
    ExprId each = ExprId::None;
    if (isKnown && set.getNumDims() != 0) {
      AffineExpr dim = getAffineDimExpr(set.getNumDims() - 1, set.getContext());
      each = make(BinaryOp::Lt, write(dim), write(dim));
    } else {
      each = writeConstraint(sum, isEquality);
    }
    all = all == ExprId::None ? each : make(BinaryOp::And, all, each);
  }
  return all;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// An expression is held as a sum: integer multiples of atoms (a dimension, a
// symbol, a quotient, a remainder, a product with a symbol) and a constant.
// Division splits the sum into what the divisor divides and a rest; where the
// rest's range is inside one period, the division is gone.
//
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/RangedExpr.h"

#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace tofu;

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

namespace {
struct Sum {
  SmallVector<std::pair<AffineExpr, int64_t>, 4> terms;
  int64_t constant = 0;

  void add(AffineExpr atom, int64_t factor) {
    for (auto &term : terms)
      if (term.first == atom) {
        term.second += factor;
        if (term.second == 0)
          terms.erase(&term);
        return;
      }
    if (factor)
      terms.push_back({atom, factor});
  }
  void add(const Sum &other, int64_t factor = 1) {
    for (auto &[atom, multiple] : other.terms)
      add(atom, multiple * factor);
    constant += other.constant * factor;
  }
};

class Simplifier {
public:
  Simplifier(MLIRContext *context, ArrayRef<Interval> dims)
      : context(context), dims(dims) {}

  Sum getSum(AffineExpr expr);
  AffineExpr getExpr(const Sum &sum);

private:
  Sum divide(const Sum &sum, int64_t divisor, bool wantsRemainder);
  Sum divideRest(const Sum &rest, int64_t divisor, bool wantsRemainder);
  void joinQuotients(Sum &sum);
  Interval getInterval(const Sum &sum) {
    return tofu::getInterval(getExpr(sum), dims);
  }

  MLIRContext *context;
  ArrayRef<Interval> dims;
};
} // namespace

AffineExpr Simplifier::getExpr(const Sum &sum) {
  // Kind, position, place: a total order.
  SmallVector<std::tuple<int, unsigned, unsigned>, 4> order;
  for (auto &[atom, factor] : sum.terms) {
    if (auto dim = dyn_cast<AffineDimExpr>(atom))
      order.push_back({0, dim.getPosition(), order.size()});
    else if (auto symbol = dyn_cast<AffineSymbolExpr>(atom))
      order.push_back({1, symbol.getPosition(), order.size()});
    else
      order.push_back({2, 0, order.size()});
  }
  llvm::sort(order);
  AffineExpr expr = getAffineConstantExpr(0, context);
  for (auto [kind, position, place] : order)
    expr = expr + sum.terms[place].first * sum.terms[place].second;
  return expr + sum.constant;
}

/// x * c + y * 1, x = e floordiv c, y = e mod c, is e.
void Simplifier::joinQuotients(Sum &sum) {
  for (auto [atom, factor] : sum.terms) {
    auto mod = dyn_cast<AffineBinaryOpExpr>(atom);
    if (!mod || mod.getKind() != AffineExprKind::Mod)
      continue;
    auto divisor = dyn_cast<AffineConstantExpr>(mod.getRHS());
    if (!divisor)
      continue;
    AffineExpr quotient = mod.getLHS().floorDiv(divisor.getValue());
    for (auto [other, multiple] : sum.terms)
      if (other == quotient && multiple == factor * divisor.getValue()) {
        sum.add(atom, -factor);
        sum.add(quotient, -multiple);
        sum.add(getSum(mod.getLHS()), factor);
        return joinQuotients(sum);
      }
  }
}

Sum Simplifier::getSum(AffineExpr expr) {
  Sum sum;
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    sum.constant = cast<AffineConstantExpr>(expr).getValue();
    return sum;
  case AffineExprKind::DimId: {
    Interval range = tofu::getInterval(expr, dims);
    if (range.lower == range.upper)
      sum.constant = range.lower;
    else
      sum.add(expr, 1);
    return sum;
  }
  case AffineExprKind::SymbolId:
    sum.add(expr, 1);
    return sum;
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Sum left = getSum(binary.getLHS()), right = getSum(binary.getRHS());
  if (expr.getKind() == AffineExprKind::Add) {
    left.add(right);
    joinQuotients(left);
    return left;
  }
  if (expr.getKind() == AffineExprKind::Mul && left.terms.empty())
    std::swap(left, right);
  int64_t factor = right.constant;
  if (expr.getKind() == AffineExprKind::Mul && right.terms.empty()) {
    sum.add(left, factor);
    return sum;
  }
  if (!right.terms.empty() || factor <= 0) {
    AffineExpr atom =
        getAffineBinaryOpExpr(expr.getKind(), getExpr(left), getExpr(right));
    if (auto constant = dyn_cast<AffineConstantExpr>(atom))
      sum.constant = constant.getValue();
    else
      sum.add(atom, 1);
    return sum;
  }
  if (expr.getKind() == AffineExprKind::CeilDiv)
    left.constant += factor - 1;
  return divide(left, factor, expr.getKind() == AffineExprKind::Mod);
}

/// The quotient, or the remainder, of a sum by a positive constant.
Sum Simplifier::divide(const Sum &sum, int64_t divisor, bool wantsRemainder) {
  Sum quotient, rest;
  for (auto &[atom, factor] : sum.terms)
    if (factor % divisor == 0)
      quotient.add(atom, factor / divisor);
    else
      rest.add(atom, factor);
  quotient.constant = llvm::divideFloorSigned(sum.constant, divisor);
  rest.constant = sum.constant - quotient.constant * divisor;

  Interval range = getInterval(rest);
  int64_t period = llvm::divideFloorSigned(range.lower, divisor);
  if (period == llvm::divideFloorSigned(range.upper, divisor)) {
    quotient.constant += period;
    rest.constant -= period * divisor;
    return wantsRemainder ? rest : quotient;
  }
  Sum divided = divideRest(rest, divisor, wantsRemainder);
  if (wantsRemainder)
    return divided;
  quotient.add(divided);
  joinQuotients(quotient);
  return quotient;
}

Sum Simplifier::divideRest(const Sum &rest, int64_t divisor,
                           bool wantsRemainder) {
  Sum result;
  // A common factor g of the divisor and some terms, with all other terms in
  // [0, g): (g a + b) / (g c) is a / c, the remainder g (a mod c) + b.
  SmallVector<int64_t> factors;
  for (auto &[atom, factor] : rest.terms)
    factors.push_back(std::gcd(factor, divisor));
  llvm::sort(factors, std::greater<>());
  for (int64_t factor : factors) {
    if (factor == 1)
      break;
    Sum high, low;
    for (auto &[atom, multiple] : rest.terms)
      if (multiple % factor == 0)
        high.add(atom, multiple / factor);
      else
        low.add(atom, multiple);
    high.constant = llvm::divideFloorSigned(rest.constant, factor);
    low.constant = rest.constant - high.constant * factor;
    if (!getInterval(low).isIn(0, factor - 1))
      continue;
    Sum divided = divide(high, divisor / factor, wantsRemainder);
    if (!wantsRemainder)
      return divided;
    result.add(divided, factor);
    result.add(low);
    return result;
  }
  // A quotient of a quotient; a quotient or remainder of a remainder.
  if (rest.terms.size() == 1 && rest.terms[0].second == 1 && !rest.constant)
    if (auto inner = dyn_cast<AffineBinaryOpExpr>(rest.terms[0].first))
      if (auto by = dyn_cast<AffineConstantExpr>(inner.getRHS())) {
        Sum dividend = getSum(inner.getLHS());
        if (inner.getKind() == AffineExprKind::FloorDiv && !wantsRemainder)
          return divide(dividend, by.getValue() * divisor, false);
        if (inner.getKind() == AffineExprKind::Mod &&
            by.getValue() % divisor == 0) {
          Sum divided = divide(dividend, divisor, wantsRemainder);
          return wantsRemainder
                     ? divided
                     : divide(divided, by.getValue() / divisor, true);
        }
      }
  AffineExpr dividend = getExpr(rest);
  result.add(wantsRemainder ? dividend % divisor : dividend.floorDiv(divisor),
             1);
  return result;
}

AffineExpr tofu::simplifyInRanges(AffineExpr expr, ArrayRef<Interval> dims) {
  Simplifier simplifier(expr.getContext(), dims);
  return simplifier.getExpr(simplifier.getSum(expr));
}

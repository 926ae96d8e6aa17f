//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/SymbolicInterval.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace tofu::tdl;

//===----------------------------------------------------------------------===//
// Term
//===----------------------------------------------------------------------===//

/// `expr * factor` as a sum of scaled terms.
static AffineExpr scale(AffineExpr expr, int64_t factor) {
  auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!sum || expr.getKind() != AffineExprKind::Add)
    return expr * factor;
  return scale(sum.getLHS(), factor) + scale(sum.getRHS(), factor);
}

/// floor((g e + r) / (g d)) = floor((e + floor(r / g)) / d).
static AffineExpr divide(AffineExpr expr, int64_t divisor) {
  int64_t offset = 0;
  auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
  if (sum && expr.getKind() == AffineExprKind::Add)
    if (auto constant = dyn_cast<AffineConstantExpr>(sum.getRHS())) {
      expr = sum.getLHS();
      offset = constant.getValue();
    }
  int64_t common = std::gcd(expr.getLargestKnownDivisor(), divisor);
  return (expr.floorDiv(common) + llvm::divideFloorSigned(offset, common))
      .floorDiv(divisor / common);
}

static Term transformTerm(const Term &term, AffineExpr expr,
                          function_ref<int64_t(int64_t)> function) {
  Term result{expr, {}};
  for (int64_t value : term.values)
    result.values.push_back(function(value));
  return result;
}

Term Term::operator+(const Term &other) const {
  Term sum{expr + other.expr, values};
  for (size_t device = 0; device != values.size(); ++device)
    sum.values[device] += other.values[device];
  return sum;
}

Term Term::operator+(int64_t value) const {
  return transformTerm(*this, expr + value,
                       [=](int64_t x) { return x + value; });
}

Term Term::operator*(int64_t factor) const {
  return transformTerm(*this, scale(expr, factor),
                       [=](int64_t x) { return x * factor; });
}

Term Term::floorDiv(int64_t divisor) const {
  return transformTerm(*this, divide(expr, divisor), [=](int64_t x) {
    return llvm::divideFloorSigned(x, divisor);
  });
}

Term Term::ceilDiv(int64_t divisor) const {
  return (*this + (divisor - 1)).floorDiv(divisor);
}

Term Term::mod(int64_t divisor) const {
  return transformTerm(*this, expr % divisor,
                       [=](int64_t x) { return llvm::mod(x, divisor); });
}

//===----------------------------------------------------------------------===//
// Bound
//===----------------------------------------------------------------------===//

int64_t Bound::getValue(size_t device) const {
  int64_t value = terms[0].values[device];
  for (const Term &term : terms)
    value = isLower ? std::max(value, term.values[device])
                    : std::min(value, term.values[device]);
  return value;
}

Bound Bound::operator+(const Bound &other) const {
  assert(isLower == other.isLower && "sum of a lower and an upper end");
  Bound sum(isLower, terms[0] + other.terms[0]);
  sum.terms.clear();
  for (const Term &left : terms)
    for (const Term &right : other.terms)
      sum.terms.push_back(left + right);
  return sum;
}

Bound Bound::operator*(int64_t factor) const {
  Bound result = transform([&](const Term &term) { return term * factor; });
  result.isLower = factor < 0 ? !isLower : isLower;
  return result;
}

Bound Bound::transform(function_ref<Term(const Term &)> monotone) const {
  Bound result = *this;
  for (Term &term : result.terms)
    term = monotone(term);
  return result;
}

/// Replaces a term that is the same on all live devices by a constant.
static void foldConstant(Term &term, const llvm::BitVector &live) {
  int first = live.find_first();
  if (first < 0)
    return;
  int64_t value = term.values[first];
  if (llvm::all_of(live.set_bits(), [&](unsigned device) {
        return term.values[device] == value;
      }))
    term.expr = getAffineConstantExpr(value, term.expr.getContext());
}

void Bound::prune(const llvm::BitVector &live) {
  if (live.empty())
    return;
  for (Term &term : terms)
    foldConstant(term, live);
  SmallVector<Term, 2> ordered;
  for (bool isConstant : {true, false})
    llvm::copy_if(terms, std::back_inserter(ordered), [&](const Term &term) {
      return isa<AffineConstantExpr>(term.expr) == isConstant;
    });
  terms = std::move(ordered);
  // Later terms are dropped first, so constants stay where they suffice.
  for (size_t i = terms.size(); i-- > 0 && terms.size() > 1;) {
    Bound others = *this;
    others.terms.erase(others.terms.begin() + i);
    if (llvm::all_of(live.set_bits(), [&](unsigned device) {
          return others.getValue(device) == getValue(device);
        }))
      *this = std::move(others);
  }
}

//===----------------------------------------------------------------------===//
// SymbolicInterval
//===----------------------------------------------------------------------===//

SymbolicInterval
SymbolicInterval::operator+(const SymbolicInterval &other) const {
  return {lower + other.lower, upper + other.upper};
}

SymbolicInterval SymbolicInterval::operator*(int64_t factor) const {
  if (factor < 0)
    return {upper * factor, lower * factor};
  return {lower * factor, upper * factor};
}

SymbolicInterval SymbolicInterval::floorDiv(int64_t divisor) const {
  auto divide = [&](const Term &term) { return term.floorDiv(divisor); };
  return {lower.transform(divide), upper.transform(divide)};
}

SymbolicInterval SymbolicInterval::mod(int64_t divisor,
                                       const llvm::BitVector &live) const {
  SymbolicInterval block = floorDiv(divisor);
  block.prune(live);
  bool isOneBlock =
      !live.empty() && llvm::all_of(live.set_bits(), [&](unsigned device) {
        return block.lower.getValue(device) == block.upper.getValue(device);
      });
  if (!isOneBlock) {
    Term zero = lower.terms[0] * 0;
    return {Bound(true, zero), Bound(false, zero + (divisor - 1))};
  }
  // Both ends lie in the same block, so either end's block may be subtracted:
  // the other end's is of the kind that a sum needs.
  auto takeModulo = [&](const Bound &end, const Bound &otherBlock) {
    bool isConstant = isa<AffineConstantExpr>(otherBlock.terms[0].expr);
    if (end.terms.size() == 1 && !isConstant)
      return Bound(end.isLower, end.terms[0].mod(divisor));
    return end + otherBlock * -divisor;
  };
  return {takeModulo(lower, block.upper), takeModulo(upper, block.lower)};
}

void SymbolicInterval::prune(const llvm::BitVector &live) {
  lower.prune(live);
  upper.prune(live);
}

SymbolicInterval tofu::tdl::evaluate(AffineExpr expr,
                                     ArrayRef<SymbolicInterval> variables,
                                     const llvm::BitVector &live) {
  if (isa<AffineConstantExpr>(expr)) {
    int64_t value = cast<AffineConstantExpr>(expr).getValue();
    Term term{expr, SmallVector<int64_t, 8>(live.size(), value)};
    return {Bound(true, term), Bound(false, term)};
  }
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return variables[dim.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  SymbolicInterval left = evaluate(binary.getLHS(), variables, live);
  auto combine = [&]() -> SymbolicInterval {
    if (expr.getKind() == AffineExprKind::Add)
      return left + evaluate(binary.getRHS(), variables, live);
    int64_t value = cast<AffineConstantExpr>(binary.getRHS()).getValue();
    if (expr.getKind() == AffineExprKind::Mul)
      return left * value;
    if (expr.getKind() == AffineExprKind::FloorDiv)
      return left.floorDiv(value);
    assert(expr.getKind() == AffineExprKind::Mod && "access has a ceildiv");
    return left.mod(value, live);
  };
  SymbolicInterval result = combine();
  result.prune(live);
  return result;
}

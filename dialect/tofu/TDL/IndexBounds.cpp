//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/IndexBounds.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// Variables of an expression of which each set has bounds of its own.
static constexpr unsigned kMostTogether = 4;
static constexpr size_t kMostOfKnown = 16;

/// Not, where a variable's extent is a value.
static bool isBounded(int64_t end) {
  constexpr int64_t limit = Interval::unbounded / 4;
  return -limit < end && end < limit;
}

/// An expression that is simplified, without the constant that is added to it.
static std::pair<AffineExpr, int64_t> splitConstant(AffineExpr expr) {
  AffineExpr zero = getAffineConstantExpr(0, expr.getContext());
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return {zero, constant.getValue()};
  auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
  if (sum && sum.getKind() == AffineExprKind::Add)
    if (auto constant = dyn_cast<AffineConstantExpr>(sum.getRHS()))
      return {sum.getLHS(), constant.getValue()};
  return {expr, 0};
}

/// Of two that differ by a constant the one that says more is kept.
void BoundedValues::add(Exprs &exprs, AffineExpr expr, bool isLower,
                        size_t most) const {
  expr = simplifyAffineExpr(expr, ranges.size(), 0);
  auto [rest, constant] = splitConstant(expr);
  for (AffineExpr &known : exprs) {
    auto [knownRest, knownConstant] = splitConstant(known);
    if (knownRest != rest)
      continue;
    if (isLower ? constant > knownConstant : constant < knownConstant)
      known = expr;
    return;
  }
  if (exprs.size() < most)
    exprs.push_back(expr);
}

IndexBounds BoundedValues::sum(const IndexBounds &a,
                               const IndexBounds &b) const {
  IndexBounds result;
  for (AffineExpr left : a.lower)
    for (AffineExpr right : b.lower)
      add(result.lower, left + right, /*isLower=*/true);
  for (AffineExpr left : a.upper)
    for (AffineExpr right : b.upper)
      add(result.upper, left + right, /*isLower=*/false);
  return result;
}

static IndexBounds scale(IndexBounds bounds, int64_t factor) {
  if (factor < 0)
    std::swap(bounds.lower, bounds.upper);
  for (auto *side : {&bounds.lower, &bounds.upper})
    for (AffineExpr &expr : *side)
      expr = expr * factor;
  return bounds;
}

BoundedValues::BoundedValues(LambdaOp op, const IndexValues &values)
    : values(values) {
  for (Value variable : values.getVariables()) {
    std::optional<int64_t> extent = getIndexExtent(variable);
    ranges.push_back(Interval::ofExtent(extent.value_or(-1)));
  }
  op.getBody().walk([&](Operation *inner) {
    if (inner->getNumResults() != 1 ||
        !inner->getResult(0).getType().isIndex() ||
        values.lookup(inner->getResult(0)))
      return;
    if (IndexBounds own = getArithmetic(inner); own.isKnown())
      bounds[inner->getResult(0)] = std::move(own);
  });
}

Interval BoundedValues::getRange(AffineExpr expr) const {
  return getInterval(simplifyAffineExpr(expr, ranges.size(), 0), ranges);
}

/// The expression; and for some of its variables what is so whatever the others
/// are: of a window, where it begins and ends, and of an index that was cut
/// into chunks, which is two then, what was so of the one.
IndexBounds BoundedValues::getOfKnown(AffineExpr expr) const {
  SmallVector<unsigned> variables;
  for (unsigned v = 0; v != ranges.size(); ++v)
    if (expr.isFunctionOfDim(v))
      variables.push_back(v);
  expr = simplifyAffineExpr(expr, ranges.size(), 0);
  IndexBounds result{{expr}, {expr}};
  auto keep = [&](ArrayRef<unsigned> kept) {
    SmallVector<AffineExpr> own(ranges.size(),
                                getAffineConstantExpr(0, expr.getContext()));
    for (unsigned v : kept)
      own[v] = getAffineDimExpr(v, expr.getContext());
    AffineExpr part = expr.replaceDims(own);
    Interval rest = getRange(expr - part);
    if (isBounded(rest.lower))
      add(result.lower, part + rest.lower, /*isLower=*/true, kMostOfKnown);
    if (isBounded(rest.upper))
      add(result.upper, part + rest.upper, /*isLower=*/false, kMostOfKnown);
  };
  if (variables.size() > kMostTogether) {
    for (unsigned v : variables)
      keep(v);
    return result;
  }
  for (unsigned set = 1; set + 1 < 1u << variables.size(); ++set) {
    SmallVector<unsigned> kept;
    for (auto [number, variable] : llvm::enumerate(variables))
      if (set >> number & 1)
        kept.push_back(variable);
    keep(kept);
  }
  return result;
}

/// What one side of a maximum is not below, the maximum is not; it is not above
/// `a` and the most by which `b` is larger. Of a minimum the other way round.
IndexBounds BoundedValues::getExtreme(const IndexBounds &a,
                                      const IndexBounds &b, bool isMax) const {
  if (!a.isKnown() || !b.isKnown())
    return {};
  IndexBounds result;
  Exprs &near = isMax ? result.lower : result.upper;
  Exprs &far = isMax ? result.upper : result.lower;
  for (const IndexBounds *side : {&a, &b})
    for (AffineExpr expr : isMax ? side->lower : side->upper)
      add(near, expr, isMax);
  auto addFar = [&](AffineExpr own, AffineExpr other) {
    Interval beyond = getRange(other - own);
    int64_t most = isMax ? std::max<int64_t>(beyond.upper, 0)
                         : std::min<int64_t>(beyond.lower, 0);
    if (isBounded(most))
      add(far, own + most, !isMax);
  };
  for (AffineExpr left : isMax ? a.upper : a.lower)
    for (AffineExpr right : isMax ? b.upper : b.lower) {
      addFar(left, right);
      addFar(right, left);
    }
  return result;
}

IndexBounds BoundedValues::getArithmetic(Operation *op) const {
  if (!isa<arith::MaxSIOp, arith::MinSIOp, arith::AddIOp, arith::SubIOp,
           arith::MulIOp>(op))
    return {};
  IndexBounds left = get(op->getOperand(0)), right = get(op->getOperand(1));
  if (isa<arith::MaxSIOp, arith::MinSIOp>(op))
    return getExtreme(left, right, isa<arith::MaxSIOp>(op));
  if (isa<arith::AddIOp>(op))
    return sum(left, right);
  if (isa<arith::SubIOp>(op))
    return sum(left, scale(right, -1));
  for (auto [factor, other] : {std::pair(0, &right), std::pair(1, &left)})
    if (auto constant = dyn_cast_or_null<AffineConstantExpr>(
            values.lookup(op->getOperand(factor))))
      return scale(*other, constant.getValue());
  return {};
}

IndexBounds BoundedValues::get(Value value) const {
  if (AffineExpr known = values.lookup(value))
    return getOfKnown(known);
  return bounds.lookup(value);
}

IndexBounds BoundedValues::get(AffineExpr expr, ValueRange dims,
                               ValueRange symbols) const {
  // Values of which there is no function stand behind the index variables.
  MLIRContext *context = expr.getContext();
  SmallVector<Value> others;
  bool isKnown = true;
  auto replace = [&](ValueRange list) {
    SmallVector<AffineExpr> exprs;
    for (Value value : list) {
      AffineExpr known = values.lookup(value);
      if (!known) {
        known = getAffineDimExpr(ranges.size() + others.size(), context);
        others.push_back(value);
        isKnown &= bounds.contains(value);
      }
      exprs.push_back(known);
    }
    return exprs;
  };
  SmallVector<AffineExpr> newDims = replace(dims),
                          newSymbols = replace(symbols);
  if (isKnown)
    expr = normalize(expr.replaceDimsAndSymbols(newDims, newSymbols));
  if (!isKnown || !expr)
    return {};
  // What stands beside them; they themselves have to stand in it as they are.
  SmallVector<AffineExpr> alone;
  for (unsigned v = 0; v != ranges.size(); ++v)
    alone.push_back(getAffineDimExpr(v, context));
  alone.resize(ranges.size() + others.size(),
               getAffineConstantExpr(0, context));
  AffineExpr own = expr.replaceDims(alone);
  AffineExpr rest = simplifyAffineExpr(expr - own, alone.size(), 0);
  IndexBounds result = getOfKnown(own);
  for (auto [i, value] : llvm::enumerate(others)) {
    unsigned position = ranges.size() + i;
    if (!rest.isFunctionOfDim(position))
      continue;
    AffineExpr dim = getAffineDimExpr(position, context);
    std::fill(alone.begin(), alone.end(), getAffineConstantExpr(0, context));
    alone[position] = getAffineConstantExpr(1, context);
    auto factor = dyn_cast<AffineConstantExpr>(
        simplifyAffineExpr(rest.replaceDims(alone), 0, 0));
    if (!factor)
      return {};
    rest = simplifyAffineExpr(rest - dim * factor.getValue(), alone.size(), 0);
    result = sum(result, scale(get(value), factor.getValue()));
  }
  bool isLinear = rest == getAffineConstantExpr(0, context);
  return isLinear ? result : IndexBounds();
}

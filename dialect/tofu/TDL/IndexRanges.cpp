//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The ranges of index values, operation by operation and with every step of
// every expression: a value that comes back into 64 bits after a step that
// left them is wrong, too, once the steps are done in another order.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Limits.h"
#include "tofu/TDL/Reads.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

namespace {
/// Nothing: it is computed from data.
using Range = std::optional<Interval>;

class RangeFinder {
public:
  explicit RangeFinder(LambdaOp lambda) : lambda(lambda) {}

  std::optional<BodyFault> run();

private:
  /// What of the operation leaves kMaxIndexBits bits; empty: nothing.
  StringRef visit(Operation *op);
  void addIndices(ValueRange indices, ArrayRef<int64_t> extents,
                  ValueRange dynamic);
  Range lookup(Value value) const;
  Range get(AffineExpr expr, unsigned numDims, ValueRange operands);
  Range combine(AffineExprKind kind, Range left, Range right);
  Range check(__int128 lower, __int128 upper);

  LambdaOp lambda;
  DenseMap<Value, Interval> ranges;
  bool foundWide = false;
};
} // namespace

/// The range, of which it is noted whether it is too wide.
Range RangeFinder::check(__int128 lower, __int128 upper) {
  constexpr __int128 limit = __int128(1) << kMaxIndexBits;
  foundWide |= lower < -limit || upper > limit;
  return Interval{int64_t(std::clamp(lower, -limit, limit)),
                  int64_t(std::clamp(upper, -limit, limit))};
}

void RangeFinder::addIndices(ValueRange indices, ArrayRef<int64_t> extents,
                             ValueRange dynamic) {
  for (auto [index, extent] : llvm::zip(indices, extents)) {
    if (!ShapedType::isDynamic(extent)) {
      ranges[index] = Interval::ofExtent(extent);
      continue;
    }
    if (Range range = lookup(dynamic.front()))
      ranges[index] = Interval::ofExtent(std::max<int64_t>(range->upper, 0));
    dynamic = dynamic.drop_front();
  }
}

Range RangeFinder::lookup(Value value) const {
  auto known = ranges.find(value);
  return known == ranges.end() ? Range() : Range(known->second);
}

Range RangeFinder::combine(AffineExprKind kind, Range left, Range right) {
  if (kind == AffineExprKind::Mod && right && right->lower > 0) {
    // It stays as it is, or lies in one period.
    bool isSmall = left && left->isIn(0, right->lower - 1);
    return isSmall ? left : Range(Interval{0, right->upper - 1});
  }
  if (!left || !right)
    return {};
  if (kind == AffineExprKind::Add)
    return check(__int128(left->lower) + right->lower,
                 __int128(left->upper) + right->upper);
  if (kind == AffineExprKind::Mul) {
    auto [lower, upper] = std::minmax({__int128(left->lower) * right->lower,
                                       __int128(left->lower) * right->upper,
                                       __int128(left->upper) * right->lower,
                                       __int128(left->upper) * right->upper});
    return check(lower, upper);
  }
  if (right->lower <= 0 || kind == AffineExprKind::Mod)
    return {};
  // Quotients are no larger than what is divided.
  return Interval{std::min<int64_t>(left->lower, 0),
                  std::max<int64_t>(left->upper, 0)};
}

Range RangeFinder::get(AffineExpr expr, unsigned numDims, ValueRange operands) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return check(constant.getValue(), constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return lookup(operands[dim.getPosition()]);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return lookup(operands[numDims + symbol.getPosition()]);
  auto binary = cast<AffineBinaryOpExpr>(expr);
  return combine(expr.getKind(), get(binary.getLHS(), numDims, operands),
                 get(binary.getRHS(), numDims, operands));
}

StringRef RangeFinder::visit(Operation *op) {
  if (auto reduce = dyn_cast<ReduceOp>(op))
    addIndices(reduce.getIndices(), reduce.getStaticExtents(),
               reduce.getDynamicExtents());
  if (isa<ReadOp, ReduceOp, OpaqueOp>(op)) {
    StringRef wide;
    visitIndexExprs(op, [&](StringRef what, ArrayRef<AffineExpr> exprs,
                            unsigned numDims, ValueRange operands) {
      for (AffineExpr expr : exprs)
        (void)get(expr, numDims, operands);
      if (wide.empty() && foundWide)
        wide = what;
    });
    return wide;
  }
  if (op->getNumResults() != 1 || !op->getResult(0).getType().isIndex())
    return "";
  Range range;
  APInt constant;
  auto getOperand = [&](unsigned number) {
    return lookup(op->getOperand(number));
  };
  if (matchPattern(op, m_ConstantInt(&constant)))
    range = Interval{constant.getSExtValue(), constant.getSExtValue()};
  else if (isa<arith::AddIOp>(op))
    range = combine(AffineExprKind::Add, getOperand(0), getOperand(1));
  else if (isa<arith::SubIOp>(op))
    range =
        combine(AffineExprKind::Add, getOperand(0),
                combine(AffineExprKind::Mul, Interval{-1, -1}, getOperand(1)));
  else if (isa<arith::MulIOp>(op))
    range = combine(AffineExprKind::Mul, getOperand(0), getOperand(1));
  else if (isa<arith::FloorDivSIOp>(op))
    range = combine(AffineExprKind::FloorDiv, getOperand(0), getOperand(1));
  else if (auto map = op->getAttrOfType<AffineMapAttr>("map"))
    range = get(map.getValue().getResult(0), map.getValue().getNumDims(),
                op->getOperands());
  if (range)
    ranges[op->getResult(0)] = *range;
  return foundWide ? "computes an index" : "";
}

std::optional<BodyFault> RangeFinder::run() {
  addIndices(lambda.getIndices(), lambda.getStaticExtents(),
             lambda.getDynamicExtents());
  std::optional<BodyFault> fault;
  lambda.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    StringRef what = visit(op);
    if (what.empty())
      return WalkResult::advance();
    fault = BodyFault{
        op, (what + " that leaves " + Twine(kMaxIndexBits) + " bits").str()};
    return WalkResult::interrupt();
  });
  return fault;
}

std::optional<BodyFault> tofu::tdl::findWideIndex(LambdaOp lambda) {
  return RangeFinder(lambda).run();
}

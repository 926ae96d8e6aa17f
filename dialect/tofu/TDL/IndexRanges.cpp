//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The ranges of index values, operation by operation and with every step of
// every expression: a value that comes back into 64 bits after a step that
// left them is wrong, too, once the steps are done in another order.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/IntegerRanges.h"
#include "tofu/TDL/Limits.h"
#include "tofu/TDL/Reads.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CastInterfaces.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

namespace {
/// Nothing: it is computed from data.
using Range = std::optional<Interval>;

/// Follows index values, also through integers and back: what is known of one
/// holds wherever the indices stand, and an operation on indices that may leave
/// the limit is found unless an operand is computed from data. Integers wrap by
/// the meaning of their type: one that is too wide for an index is as data is.
class RangeFinder {
public:
  explicit RangeFinder(LambdaOp lambda) : lambda(lambda) {}

  std::optional<BodyFault> run();

private:
  /// What of the operation leaves kMaxIndexBits bits; empty: nothing.
  StringRef visit(Operation *op, bool isAfterBody);
  void visitMap(Operation *op, AffineMap map);
  void visitArithmetic(Operation *op);
  void visitFold(ReduceOp reduce);
  void addDynamicIndices(ValueRange indices, ArrayRef<int64_t> extents,
                         ValueRange dynamic);
  IntegerValueRange getRange(Value value) const;
  Range lookup(Value value) const;
  Range get(AffineExpr expr, unsigned numDims, ValueRange operands);
  Range combine(AffineExprKind kind, Range left, Range right);
  Range check(__int128 lower, __int128 upper);
  void set(Value index, Interval range) { ranges[index] = toRange(range); }

  LambdaOp lambda;
  /// Uninitialized: computed from data. Indices of known extents are not here:
  /// most bodies use no others, and have no arithmetic of them.
  DenseMap<Value, IntegerValueRange> ranges;
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

void RangeFinder::addDynamicIndices(ValueRange indices,
                                    ArrayRef<int64_t> extents,
                                    ValueRange dynamic) {
  if (dynamic.empty())
    return;
  for (auto [index, extent] : llvm::zip(indices, extents)) {
    if (!ShapedType::isDynamic(extent))
      continue;
    if (Range range = lookup(dynamic.front()))
      set(index, Interval::ofExtent(std::max<int64_t>(range->upper, 0)));
    dynamic = dynamic.drop_front();
  }
}

IntegerValueRange RangeFinder::getRange(Value value) const {
  if (auto found = ranges.find(value); found != ranges.end())
    return found->second;
  std::optional<int64_t> extent = getIndexExtent(value);
  return extent && !ShapedType::isDynamic(*extent)
             ? toRange(Interval::ofExtent(*extent))
             : IntegerValueRange();
}

/// Of an index.
Range RangeFinder::lookup(Value value) const {
  IntegerValueRange known = getRange(value);
  if (known.isUninitialized())
    return {};
  return Interval{known.getValue().smin().getSExtValue(),
                  known.getValue().smax().getSExtValue()};
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

/// affine.apply; affine.min and affine.max, which give one of several.
void RangeFinder::visitMap(Operation *op, AffineMap map) {
  Range hull = Interval{INT64_MAX, INT64_MIN};
  for (AffineExpr expr : map.getResults()) {
    Range range = get(expr, map.getNumDims(), op->getOperands());
    if (hull && range)
      hull = Interval{std::min(hull->lower, range->lower),
                      std::max(hull->upper, range->upper)};
    else
      hull = {};
  }
  if (hull)
    set(op->getResult(0), *hull);
}

/// True if a fold's identity may be chosen, for what a condition on data leaves
/// out: it is at the end of 64 bits, but nothing was computed to get there.
static bool choosesIdentity(Operation *op) {
  return isa<arith::SelectOp>(op) &&
         llvm::any_of(op->getOperands(), [](Value side) {
           APInt value;
           return matchPattern(side, m_ConstantInt(&value)) &&
                  (value.isMinSignedValue() || value.isMaxSignedValue());
         });
}

void RangeFinder::visitArithmetic(Operation *op) {
  SmallVector<IntegerValueRange> operands;
  for (Value operand : op->getOperands()) {
    IntegerValueRange range = getRange(operand);
    // Whatever it is computed from, it is true or false.
    if (range.isUninitialized() && operand.getType().isInteger(1))
      range = IntegerValueRange::getMaxRange(operand);
    operands.push_back(range);
  }
  IntegerValueRange range = inferRange(op, operands);
  if (range.isUninitialized())
    return;
  Value result = op->getResult(0);
  ranges[result] = range;
  if (!result.getType().isIndex())
    return;
  Range index = lookup(result);
  if (!isa<CastOpInterface>(op) && !choosesIdentity(op))
    set(result, *check(index->lower, index->upper));
  else if (constexpr int64_t limit = int64_t(1) << kMaxIndexBits;
           !index->isIn(-limit, limit))
    ranges.erase(result);
}

void RangeFinder::visitFold(ReduceOp reduce) {
  std::optional<Combiner> combiner = reduce.getBuiltin();
  if (!combiner)
    return;
  int64_t count = 1;
  bool mayBeLess = reduce.getGuard().has_value();
  for (auto [index, extent] :
       llvm::zip(reduce.getIndices(), reduce.getStaticExtents())) {
    Range range = lookup(index);
    if (!range)
      return;
    mayBeLess |= ShapedType::isDynamic(extent);
    if (llvm::MulOverflow(count, extent == 0 ? 0 : range->upper + 1, count))
      count = INT64_MAX;
  }
  for (auto [result, value] :
       llvm::zip(reduce.getResults(), reduce.getYield().getValues())) {
    IntegerValueRange range =
        inferFold(*combiner, reduce.getAccumulator().value_or(result.getType()),
                  result.getType(), getRange(value), count, mayBeLess);
    if (range.isUninitialized())
      continue;
    ranges[result] = range;
    bool isArithmetic =
        *combiner == Combiner::sum || *combiner == Combiner::prod;
    if (Range index = lookup(result);
        isArithmetic && result.getType().isIndex())
      set(result, *check(index->lower, index->upper));
  }
}

StringRef RangeFinder::visit(Operation *op, bool isAfterBody) {
  if (auto inner = dyn_cast<LambdaOp>(op)) {
    if (!isAfterBody)
      addDynamicIndices(inner.getIndices(), inner.getStaticExtents(),
                        inner.getDynamicExtents());
    return "";
  }
  if (auto reduce = dyn_cast<ReduceOp>(op); reduce && isAfterBody) {
    visitFold(reduce);
    return foundWide ? "computes an index" : "";
  } else if (reduce) {
    addDynamicIndices(reduce.getIndices(), reduce.getStaticExtents(),
                      reduce.getDynamicExtents());
  }
  if (isa<ReadOp, ReduceOp, OpaqueOp>(op)) {
    StringRef wide;
    visitIndexExprs(op, [&](StringRef what, ArrayRef<AffineExpr> exprs,
                            unsigned numDims, ValueRange operands) {
      for (AffineExpr expr : exprs)
        if (!isa<AffineDimExpr, AffineSymbolExpr>(expr))
          (void)get(expr, numDims, operands);
      if (wide.empty() && foundWide)
        wide = what;
    });
    return wide;
  }
  if (op->getNumResults() != 1 || !op->getResult(0).getType().isIntOrIndex())
    return "";
  APInt constant;
  if (matchPattern(op, m_ConstantInt(&constant)))
    ranges[op->getResult(0)] = ConstantIntRanges::constant(constant);
  else if (auto map = op->getAttrOfType<AffineMapAttr>("map"))
    visitMap(op, map.getValue());
  else
    visitArithmetic(op);
  return foundWide ? "computes an index" : "";
}

std::optional<BodyFault> RangeFinder::run() {
  std::optional<BodyFault> fault;
  lambda->walk([&](Operation *op, const WalkStage &stage) {
    StringRef what =
        visit(op, op->getNumRegions() && stage.isAfterAllRegions());
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

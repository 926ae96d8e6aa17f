//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/DataRanges.h"

#include "tofu/TDL/IndexValues.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

DataRanges::DataRanges(tdl::LambdaOp op) {
  op.getBody().walk([&](Operation *inner) {
    if (inner->getNumResults() != 1 ||
        !inner->getResult(0).getType().isIntOrIndex())
      return;
    Value result = inner->getResult(0);
    APInt constant;
    if (matchPattern(inner, m_ConstantInt(&constant))) {
      ranges[result] = ConstantIntRanges::constant(constant);
    } else if (auto apply = dyn_cast<affine::AffineApplyOp>(inner)) {
      AffineMap map = apply.getAffineMap();
      ValueRange operands = apply.getMapOperands();
      ranges[result] = tdl::toRange(
          getInterval(map.getResult(0), operands.take_front(map.getNumDims()),
                      operands.drop_front(map.getNumDims())));
    } else {
      SmallVector<IntegerValueRange> operands;
      for (Value operand : inner->getOperands())
        operands.push_back(lookup(operand));
      IntegerValueRange range = tdl::inferRange(inner, operands);
      if (!range.isUninitialized())
        ranges[result] = range;
    }
  });
}

/// What is not known is whatever its type holds.
IntegerValueRange DataRanges::lookup(Value value) const {
  if (auto found = ranges.find(value); found != ranges.end())
    return found->second;
  std::optional<int64_t> extent = tdl::getIndexExtent(value);
  return extent ? tdl::toRange(Interval::ofExtent(*extent))
                : IntegerValueRange::getMaxRange(value);
}

Interval DataRanges::getInterval(AffineExpr expr, ValueRange dims,
                                 ValueRange symbols) const {
  if (!expr.isPureAffine())
    return Interval();
  SmallVector<Interval> intervals;
  for (ValueRange values : {dims, symbols})
    for (Value value : values) {
      const ConstantIntRanges &range = lookup(value).getValue();
      intervals.push_back(
          {std::max(range.smin().getSExtValue(), -Interval::unbounded),
           std::min(range.smax().getSExtValue(), Interval::unbounded)});
    }
  SmallVector<AffineExpr> asDims;
  for (unsigned symbol = 0; symbol != symbols.size(); ++symbol)
    asDims.push_back(getAffineDimExpr(dims.size() + symbol, expr.getContext()));
  return tofu::getInterval(expr.replaceSymbols(asDims), intervals);
}

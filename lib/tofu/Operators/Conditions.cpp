//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Conditions.h"

#include "tofu/Operators/ReadSet.h"
#include "tofu/TDL/Interval.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

DenseMap<Value, int64_t> tofu::getValues(tdl::OpOp definition,
                                         const Setting &setting) {
  DenseMap<Value, int64_t> known;
  ValueRange arguments = ValueRange(definition.getBody().getArguments())
                             .drop_front(definition.getOperandShapes().size());
  for (auto [argument, extent] : llvm::zip(arguments, setting.extents))
    known[argument] = extent;
  for (auto [argument, own] : llvm::zip(definition.getAttributeArguments(),
                                        definition.getOpAttributes()))
    if (auto integer = dyn_cast_or_null<IntegerAttr>(
            setting.attributes.get(own.getName())))
      known[argument] = integer.getInt();
  return known;
}

namespace {
/// An expression that is to be negative at some points, and not at others.
struct Condition {
  AffineExpr expr;
  SmallVector<Value> operands; // its dimensions
};

/// The ranges of index values at a setting.
class IndexIntervals {
public:
  IndexIntervals(tdl::OpOp definition, const Setting &setting);

  /// By how much it misses one of the two signs; 0 if it misses none.
  int64_t getMissing(const Condition &condition);
  bool hasLone() const { return isLone; }

private:
  void addIndices(ValueRange indices, ArrayRef<int64_t> extents,
                  ValueRange dynamic);
  Interval get(Value value);

  DenseMap<Value, int64_t> known;
  DenseMap<Value, Interval> ranges;
  bool isLone = false;
};
} // namespace

void IndexIntervals::addIndices(ValueRange indices, ArrayRef<int64_t> extents,
                                ValueRange dynamic) {
  for (auto [index, extent] : llvm::zip(indices, extents)) {
    std::optional<int64_t> size = extent;
    if (ShapedType::isDynamic(extent)) {
      size = runIndex(dynamic.front(), known);
      isLone |= size && *size < 2;
      dynamic = dynamic.drop_front();
    }
    if (size)
      ranges[index] = {0, *size - 1};
  }
}

IndexIntervals::IndexIntervals(tdl::OpOp definition, const Setting &setting)
    : known(getValues(definition, setting)) {
  definition.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto lambda = dyn_cast<tdl::LambdaOp>(op)) {
      for (auto [own, input] :
           llvm::zip(lambda.getInputArguments(), lambda.getInputs()))
        if (input.getType().isIndex())
          if (std::optional<int64_t> value = runIndex(input, known))
            known[own] = *value;
      addIndices(lambda.getIndices(), lambda.getStaticExtents(),
                 lambda.getDynamicExtents());
    } else if (auto reduce = dyn_cast<tdl::ReduceOp>(op)) {
      addIndices(reduce.getIndices(), reduce.getStaticExtents(),
                 reduce.getDynamicExtents());
    }
  });
}

/// Anything, if it is computed of data.
Interval IndexIntervals::get(Value value) {
  if (auto found = ranges.find(value); found != ranges.end())
    return found->second;
  Interval range;
  Operation *made = value.getDefiningOp();
  if (std::optional<int64_t> constant = runIndex(value, known)) {
    range = {*constant, *constant};
  } else if (isa_and_present<arith::AddIOp, arith::SubIOp, arith::MulIOp>(
                 made)) {
    Interval operands[] = {get(made->getOperand(0)), get(made->getOperand(1))};
    AffineExpr left = getAffineDimExpr(0, value.getContext());
    AffineExpr right = getAffineDimExpr(1, value.getContext());
    if (isa<arith::AddIOp>(made))
      range = getInterval(left + right, operands);
    else if (isa<arith::SubIOp>(made))
      range = getInterval(left - right, operands);
    else if (operands[1].lower == operands[1].upper)
      range = getInterval(left * operands[1].lower, operands);
    else if (operands[0].lower == operands[0].upper)
      range = getInterval(right * operands[0].lower, operands);
  }
  ranges[value] = range;
  return range;
}

int64_t IndexIntervals::getMissing(const Condition &condition) {
  SmallVector<Interval> operands;
  for (Value value : condition.operands)
    operands.push_back(get(value));
  Interval range = getInterval(condition.expr, operands);
  return range.lower >= 0 ? range.lower + 1
                          : std::max<int64_t>(-range.upper, 0);
}

static SmallVector<Condition> findConditions(tdl::OpOp definition) {
  SmallVector<Condition> conditions;
  auto addGuard = [&](std::optional<IntegerSet> guard, ValueRange operands) {
    if (!guard)
      return;
    for (AffineExpr constraint : guard->getConstraints())
      conditions.push_back({constraint, SmallVector<Value>(operands)});
  };
  definition.getBody().walk([&](Operation *op) {
    if (auto reduce = dyn_cast<tdl::ReduceOp>(op))
      addGuard(reduce.getGuard(), reduce.getGuardOperands());
    else if (auto read = dyn_cast<tdl::ReadOp>(op))
      addGuard(read.getGuard(), read.getGuardIndices());
    else if (auto compared = dyn_cast<arith::CmpIOp>(op);
             compared && compared.getLhs().getType().isIndex() &&
             compared->getParentOfType<tdl::LambdaOp>())
      conditions.push_back({getAffineDimExpr(0, op->getContext()) -
                                getAffineDimExpr(1, op->getContext()),
                            {compared.getLhs(), compared.getRhs()}});
  });
  return conditions;
}

void tofu::decideConditions(tdl::OpOp definition, Setting &setting) {
  constexpr int64_t kMostAdded = 1 << 20;
  for (const Condition &condition : findConditions(definition)) {
    int64_t missing = IndexIntervals(definition, setting).getMissing(condition);
    if (missing == 0 || missing > kMostAdded)
      continue;
    for (int64_t &extent : setting.extents) {
      extent += missing;
      if (!IndexIntervals(definition, setting).getMissing(condition))
        break;
      extent -= missing;
    }
  }
}

bool tofu::hasLoneIndex(tdl::OpOp definition, const Setting &setting) {
  return IndexIntervals(definition, setting).hasLone();
}

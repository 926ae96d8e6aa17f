//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Linearity.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu::tdl;

/// More sets than this in one expression are not of use to anyone.
static constexpr size_t maxSets = 16;

static bool isSubset(uint64_t set, uint64_t of) { return (set & ~of) == 0; }

static bool isZero(Value value) {
  return matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat());
}

/// Ordered, no duplicates, not too many.
static void tidy(SmallVector<uint64_t, 2> &sets) {
  llvm::sort(sets);
  sets.erase(llvm::unique(sets), sets.end());
  if (sets.size() > maxSets)
    sets.truncate(maxSets);
}

/// Linearity of a + b, of a - b, and of the pair (a, b). A set of one and a set
/// of the other unite if neither value depends otherwise on what the other is
/// linear in.
static Linearity add(const Linearity &a, const Linearity &b) {
  Linearity sum{a.dependsOn | b.dependsOn, a.isZero && b.isZero, {}};
  if (a.isZero || b.isZero) {
    sum.sets = a.isZero ? b.sets : a.sets;
    return sum;
  }
  for (uint64_t left : a.sets)
    for (uint64_t right : b.sets)
      if (isSubset(a.dependsOn & right, left) &&
          isSubset(b.dependsOn & left, right))
        sum.sets.push_back(left | right);
  tidy(sum.sets);
  return sum;
}

/// The sets of `a` that `other` does not depend on.
static SmallVector<uint64_t, 2> getIndependent(const Linearity &a,
                                               uint64_t other) {
  SmallVector<uint64_t, 2> sets;
  llvm::copy_if(a.sets, std::back_inserter(sets),
                [&](uint64_t set) { return (set & other) == 0; });
  return sets;
}

static Linearity multiply(const Linearity &a, const Linearity &b) {
  Linearity product{a.dependsOn | b.dependsOn, a.isZero || b.isZero,
                    getIndependent(a, b.dependsOn)};
  llvm::append_range(product.sets, getIndependent(b, a.dependsOn));
  tidy(product.sets);
  return product;
}

namespace {
/// One walk over the body in program order; each value is visited once. Asked
/// for are the sets of inputs or, if a reduction is given, whether {it} is one.
class LinearityWalk {
public:
  explicit LinearityWalk(LambdaOp op, ReduceOp reduction = {})
      : op(op), reduction(reduction) {
    for (auto [number, input] : llvm::enumerate(op.getInputArguments()))
      if (!reduction && number < 64)
        values[input].dependsOn = uint64_t(1) << number;
    op.getBody().walk<WalkOrder::PreOrder>(
        [&](Operation *inner) { enter(inner); });
    op.getBody().walk([&](Operation *inner) { visit(inner); });
  }

  Linearity run() {
    Linearity result{0, true, {}};
    for (Value value : op.getYield().getValues())
      result = add(result, values[value]);
    return result;
  }

private:
  void enter(Operation *inner);
  void visit(Operation *inner);
  void visitRead(ReadOp read);
  void visitReduce(ReduceOp reduce);
  Linearity getScalar(Operation *inner);
  uint64_t getDependence(ValueRange operands) {
    uint64_t dependsOn = 0;
    for (Value operand : operands)
      dependsOn |= values[operand].dependsOn;
    return dependsOn;
  }

  LambdaOp op;
  ReduceOp reduction;
  DenseMap<Value, Linearity> values;
};
} // namespace

/// What a region of an unknown operation is given depends on everything.
void LinearityWalk::enter(Operation *inner) {
  if (isa<ReduceOp>(inner))
    return;
  for (Region &region : inner->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        values[argument].dependsOn = ~uint64_t(0);
}

void LinearityWalk::visit(Operation *inner) {
  if (auto read = dyn_cast<ReadOp>(inner))
    return visitRead(read);
  if (auto reduce = dyn_cast<ReduceOp>(inner))
    return visitReduce(reduce);
  Linearity scalar = getScalar(inner);
  for (Value result : inner->getResults())
    values[result] = scalar;
}

void LinearityWalk::visitRead(ReadOp read) {
  Linearity inside;
  uint64_t where =
      getDependence(read.getIndices()) | getDependence(read.getGuardIndices());
  inside.dependsOn = values[read.getSource()].dependsOn | where;
  auto argument = dyn_cast<BlockArgument>(read.getSource());
  if (argument && argument.getOwner() == op.getBlock()) {
    uint64_t set = values[argument].dependsOn;
    if (set && !(set & where))
      inside.sets.push_back(set);
  }
  if (Value otherwise = read.getOtherwise()) {
    inside = add(inside, values[otherwise]);
    inside.sets = getIndependent(inside, where);
  }
  values[read.getResult()] = inside;
}

void LinearityWalk::visitReduce(ReduceOp reduce) {
  if (reduce == reduction) {
    for (Value result : reduce.getResults())
      values[result] = {1, false, {1}};
    return;
  }
  uint64_t where = getDependence(reduce.getOperands());
  auto yielded = reduce.getYield().getValues();
  bool isSum = reduce.getBuiltin() == Combiner::sum;
  uint64_t dependsOn = where | getDependence(yielded);
  for (auto [result, value] : llvm::zip(reduce.getResults(), yielded)) {
    Linearity folded{dependsOn, false, {}};
    if (isSum) {
      folded = values[value];
      folded.sets = getIndependent(folded, where);
      folded.dependsOn |= where;
    }
    values[result] = folded;
  }
}

/// Arithmetic that keeps linearity; of anything else only what it depends on.
Linearity LinearityWalk::getScalar(Operation *inner) {
  auto operand = [&](unsigned i) { return values[inner->getOperand(i)]; };
  Linearity result;
  result.dependsOn = inner->getNumRegions()
                         ? ~uint64_t(0)
                         : getDependence(inner->getOperands());
  if (inner->hasTrait<OpTrait::ConstantLike>()) {
    result.isZero = isZero(inner->getResult(0));
  } else if (isa<arith::AddFOp, arith::SubFOp, arith::AddIOp, arith::SubIOp>(
                 inner)) {
    result = add(operand(0), operand(1));
  } else if (isa<arith::MulFOp, arith::MulIOp>(inner)) {
    result = multiply(operand(0), operand(1));
  } else if (isa<math::FmaOp>(inner)) {
    result = add(multiply(operand(0), operand(1)), operand(2));
  } else if (isa<arith::NegFOp, arith::ExtFOp>(inner)) {
    result = operand(0);
  } else if (isa<arith::DivFOp>(inner)) {
    result.sets = getIndependent(operand(0), operand(1).dependsOn);
    result.isZero = operand(0).isZero;
  } else if (isa<arith::SelectOp>(inner)) {
    Linearity either = add(operand(1), operand(2));
    result.sets = getIndependent(either, operand(0).dependsOn);
    result.isZero = either.isZero;
  }
  return result;
}

Linearity tofu::tdl::getLinearity(LambdaOp op) {
  return LinearityWalk(op).run();
}

/// True if the value is one of the reduction's, or those of a reduction around
/// it that folds them further with the same combiner.
static bool isFoldOf(ReduceOp reduction, Value value) {
  auto result = dyn_cast<OpResult>(value);
  while (result && result.getOwner() != reduction) {
    auto outer = dyn_cast<ReduceOp>(result.getOwner());
    if (!outer || outer.getCombiner() != reduction.getCombiner() ||
        !outer->isProperAncestor(reduction))
      return false;
    Value yielded = outer.getYield().getValues()[result.getResultNumber()];
    result = dyn_cast<OpResult>(yielded);
  }
  return bool(result);
}

bool tofu::tdl::canSplit(ReduceOp reduction, LambdaOp op) {
  if (reduction.getBuiltin() == Combiner::sum)
    return llvm::is_contained(LinearityWalk(op, reduction).run().sets, 1);
  return reduction.getBuiltin() &&
         llvm::all_of(op.getYield().getValues(),
                      [&](Value value) { return isFoldOf(reduction, value); });
}

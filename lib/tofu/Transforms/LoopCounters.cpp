//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What loops count with: states that start at a number and grow by one in each
// iteration. Where the condition compares one with a number, it says how many
// iterations there are, and so what each of them can be.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Blocks.h"
#include "tofu/Transforms/LinearScalars.h"
#include "tofu/Transforms/Loops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// Numbers that can be added and multiplied by one of them without a thought.
static bool isSmall(int64_t number) {
  return -(int64_t(1) << 62) < number && number < int64_t(1) << 62;
}

namespace {
/// A state that is start + step * t in iteration t.
struct Counter {
  unsigned state;
  int64_t start, step;
  unsigned width;

  /// All that it is in the first `count` iterations; none if it wraps.
  std::optional<SignedRange> getRange(int64_t count) const {
    int64_t last;
    if (count < 1 || llvm::MulOverflow(step, count - 1, last) ||
        llvm::AddOverflow(last, start, last) || !fits(last, width))
      return std::nullopt;
    return SignedRange{std::min(start, last), std::max(start, last)};
  }
};

/// Goes through a program and knows of each loop, before it looks into it, what
/// was found when it looked before.
class Walk {
public:
  /// Calls `visit` for each loop and branch behind what is in it.
  void run(Block &block, function_ref<void(Operation *)> visit);

  SmallVector<Counter> getCounters(WhileOp loop) const;
  std::optional<int64_t> countTrips(WhileOp loop) const;
  const LinearScalars &getScalars() const { return scalars; }
  /// What is known of the loop's counters.
  void setRanges(WhileOp loop, ArrayRef<Counter> counters);

private:
  LinearScalars scalars;
};
} // namespace

void Walk::run(Block &block, function_ref<void(Operation *)> visit) {
  for (Operation &op : llvm::make_early_inc_range(block.without_terminator())) {
    scalars.add(op);
    if (!hasBlocks(&op))
      continue;
    for (Region &region : op.getRegions()) {
      for (Value argument : region.getArguments())
        scalars.addBase(argument);
      run(region.front(), visit);
    }
    for (Value result : op.getResults())
      scalars.addBase(result);
    visit(&op);
  }
}

SmallVector<Counter> Walk::getCounters(WhileOp loop) const {
  SmallVector<Counter> counters;
  for (auto [i, init] : llvm::enumerate(loop.getInits())) {
    std::optional<LinearScalar> first = scalars.get(init);
    std::optional<LinearScalar> next = scalars.get(loop.getYielded()[i]);
    if (first && first->isConstant() && next && next->factor == 1 &&
        next->base == loop.getBodyBlock()->getArgument(i) &&
        isSmall(first->offset) && isSmall(next->offset))
      counters.push_back({unsigned(i), first->offset, next->offset,
                          getScalarWidth(init.getType())});
  }
  return counters;
}

/// The least t >= 0 for which `start + step * t` does not compare so with
/// `bound`; none if there is none, or nobody knows.
static std::optional<int64_t> findEnd(arith::CmpIPredicate predicate,
                                      int64_t start, int64_t step,
                                      int64_t bound) {
  using Predicate = arith::CmpIPredicate;
  int64_t distance = bound - start;
  switch (predicate) {
  case Predicate::eq:
    return distance != 0 ? std::optional<int64_t>(0)
           : step != 0   ? std::optional<int64_t>(1)
                         : std::nullopt;
  case Predicate::ne:
    if (distance == 0)
      return 0;
    return step != 0 && distance % step == 0 && distance / step > 0
               ? std::optional(distance / step)
               : std::nullopt;
  case Predicate::sgt:
  case Predicate::ugt:
  case Predicate::sge:
  case Predicate::uge:
    distance = -distance;
    step = -step;
    break;
  default:
    break;
  }
  bool isStrict = predicate == Predicate::slt || predicate == Predicate::ult ||
                  predicate == Predicate::sgt || predicate == Predicate::ugt;
  // start + step * t < bound, or <=.
  if (isStrict ? distance <= 0 : distance < 0)
    return 0;
  if (step <= 0)
    return std::nullopt;
  return isStrict ? llvm::divideCeilSigned(distance, step)
                  : distance / step + 1;
}

static arith::CmpIPredicate swapSides(arith::CmpIPredicate predicate) {
  using Predicate = arith::CmpIPredicate;
  switch (predicate) {
  case Predicate::slt:
    return Predicate::sgt;
  case Predicate::sle:
    return Predicate::sge;
  case Predicate::sgt:
    return Predicate::slt;
  case Predicate::sge:
    return Predicate::sle;
  case Predicate::ult:
    return Predicate::ugt;
  case Predicate::ule:
    return Predicate::uge;
  case Predicate::ugt:
    return Predicate::ult;
  case Predicate::uge:
    return Predicate::ule;
  default:
    return predicate;
  }
}

std::optional<int64_t> Walk::countTrips(WhileOp loop) const {
  auto compare = dyn_cast_or_null<arith::CmpIOp>(
      scalars.getComparison(loop.getPredicate()));
  if (!compare)
    return std::nullopt;
  std::optional<LinearScalar> left = scalars.get(compare.getLhs()),
                              right = scalars.get(compare.getRhs());
  if (!left || !right)
    return std::nullopt;
  arith::CmpIPredicate predicate = compare.getPredicate();
  if (left->isConstant()) {
    std::swap(left, right);
    predicate = swapSides(predicate);
  }
  if (left->isConstant() || !right->isConstant() || !isSmall(right->offset))
    return std::nullopt;
  for (const Counter &counter : getCounters(loop)) {
    if (left->base != loop.getConditionBlock()->getArgument(counter.state))
      continue;
    // What is compared counts, too.
    Counter compared{0, 0, 0, getScalarWidth(compare.getLhs().getType())};
    if (llvm::MulOverflow(counter.start, left->factor, compared.start) ||
        llvm::AddOverflow(compared.start, left->offset, compared.start) ||
        llvm::MulOverflow(counter.step, left->factor, compared.step) ||
        !isSmall(compared.start) || !isSmall(compared.step) ||
        !fits(compared.start, compared.width))
      return std::nullopt;
    std::optional<int64_t> trips =
        findEnd(predicate, compared.start, compared.step, right->offset);
    if (!trips)
      return std::nullopt;
    // The condition is asked once more than the body runs.
    std::optional<SignedRange> range = compared.getRange(*trips + 1);
    bool isUnsigned = predicate >= arith::CmpIPredicate::ult;
    if (!range || !counter.getRange(*trips + 1) ||
        (isUnsigned && (range->least < 0 || right->offset < 0)))
      return std::nullopt;
    return trips;
  }
  return std::nullopt;
}

void Walk::setRanges(WhileOp loop, ArrayRef<Counter> counters) {
  std::optional<uint64_t> trips = loop.getTrips();
  if (!trips)
    return;
  for (const Counter &counter : counters) {
    if (auto range = counter.getRange(*trips))
      scalars.setRange(loop.getBodyBlock()->getArgument(counter.state), *range);
    std::optional<SignedRange> last = counter.getRange(*trips + 1);
    if (!last)
      continue;
    scalars.setRange(loop.getConditionBlock()->getArgument(counter.state),
                     *last);
    scalars.addConstant(loop.getResult(counter.state),
                        counter.step < 0 ? last->least : last->most);
  }
}

/// Of counters that are always alike, the first one is used.
static void mergeCounters(WhileOp loop, ArrayRef<Counter> counters) {
  std::map<std::tuple<int64_t, int64_t, unsigned>, unsigned> first;
  for (const Counter &counter : counters) {
    auto [found, isNew] = first.insert(
        {{counter.start, counter.step, counter.width}, counter.state});
    if (isNew)
      continue;
    for (Block *block : {loop.getConditionBlock(), loop.getBodyBlock()})
      block->getArgument(counter.state)
          .replaceAllUsesWith(block->getArgument(found->second));
    loop.getResult(counter.state)
        .replaceAllUsesWith(loop.getResult(found->second));
  }
}

void tofu::tdl::countTrips(Block &root) {
  Walk walk;
  walk.run(root, [&](Operation *op) {
    auto loop = dyn_cast<WhileOp>(op);
    if (!loop)
      return;
    SmallVector<Counter> counters = walk.getCounters(loop);
    if (!loop.getTrips())
      if (std::optional<int64_t> trips = walk.countTrips(loop))
        loop.setTrips(*trips);
    walk.setRanges(loop, counters);
    mergeCounters(loop, counters);
  });
}

SmallVector<WhileOp> tofu::tdl::findCounted(Block &root) {
  SmallVector<WhileOp> counted;
  Walk walk;
  walk.run(root, [&](Operation *op) {
    auto loop = dyn_cast<WhileOp>(op);
    if (!loop)
      return;
    std::optional<int64_t> trips = walk.countTrips(loop);
    if (trips && loop.getTrips() && uint64_t(*trips) == *loop.getTrips())
      counted.push_back(loop);
    walk.setRanges(loop, walk.getCounters(loop));
  });
  return counted;
}

//===----------------------------------------------------------------------===//
// What is decided by that
//===----------------------------------------------------------------------===//

/// Leaves the choices of a body away that are always alike. Guards and `else`
/// keep every read inside that was.
static void foldChoices(LambdaOp lambda, const LinearScalars &scalars) {
  lambda.getBody().walk([&](Operation *op) {
    if (op->getNumResults() != 1 || !isa<arith::ArithDialect>(op->getDialect()))
      return;
    if (Value chosen = scalars.getChosen(op))
      op->getResult(0).replaceAllUsesWith(chosen);
  });
}

void tofu::tdl::foldCounters(Block &root) {
  Walk walk;
  // The second time the counters are known where what is in a loop is looked
  // at.
  for (int time = 0; time != 2; ++time)
    walk.run(root, [&](Operation *op) {
      if (auto loop = dyn_cast<WhileOp>(op))
        walk.setRanges(loop, walk.getCounters(loop));
    });
  const LinearScalars &scalars = walk.getScalars();
  walkOperators(root, [&](Operation &op) {
    auto lambda = dyn_cast<LambdaOp>(op);
    if (!lambda)
      return;
    foldChoices(lambda, scalars);
    // A choice between tensors is an operator that copies one.
    for (Value result : lambda.getResults()) {
      std::optional<LinearScalar> scalar = scalars.get(result);
      if (scalar && scalar->isBase() && scalar->base != result &&
          scalar->base.getType() == result.getType())
        result.replaceAllUsesWith(scalar->base);
    }
  });
}

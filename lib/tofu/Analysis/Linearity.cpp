//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Linearity.h"

#include "tofu/Analysis/Folds.h"
#include "tofu/Analysis/InputSets.h"
#include "tofu/TDL/Rounding.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace tofu::tdl;

namespace {
/// A value, as f of the inputs (or the reduction) of the set, keeps sums:
/// f(x + y) = f(x) + f(y).
struct LinearSet {
  uint64_t inputs;
  /// Also the sign of a zero is kept: what a sum, which makes no -0.0, need
  /// not ask of what it folds.
  bool isExact;
};

/// What is known of a value whatever the tensors hold; each implies those
/// before it. Only asked of floats.
enum class Known { Nothing, Finite, NonZero, Positive };

/// What is known of a value at one place of the body.
struct Linearity {
  /// Inputs that it depends on, in whatever way.
  uint64_t dependsOn = 0;
  /// It is zero: then f(x) + f(y) = 0 + 0 = f(x + y), whatever the set.
  bool isZero = false;
  Known known = Known::Nothing;
  /// Sets that it depends on as a whole; ordered, no duplicates.
  SmallVector<LinearSet, 2> sets;
};
} // namespace

//===----------------------------------------------------------------------===//
// Sets
//===----------------------------------------------------------------------===//

/// Ordered, no duplicates, not too many.
static void tidy(SmallVector<LinearSet, 2> &sets) {
  llvm::sort(sets, [](LinearSet a, LinearSet b) {
    return std::pair(a.inputs, !a.isExact) < std::pair(b.inputs, !b.isExact);
  });
  sets.erase(
      llvm::unique(
          sets, [](LinearSet a, LinearSet b) { return a.inputs == b.inputs; }),
      sets.end());
  if (sets.size() > kMaxSets)
    sets.truncate(kMaxSets);
}

/// Linearity of a + b, of a choice of a and b, and of the pair (a, b). A set of
/// one and a set of the other unite if neither value depends otherwise on what
/// the other is linear in.
static Linearity add(const Linearity &a, const Linearity &b) {
  Linearity sum;
  sum.dependsOn = a.dependsOn | b.dependsOn;
  sum.isZero = a.isZero && b.isZero;
  if (a.isZero || b.isZero) {
    sum.sets = a.isZero ? b.sets : a.sets;
    return sum;
  }
  for (LinearSet left : a.sets)
    for (LinearSet right : b.sets)
      if (isSubset(a.dependsOn & right.inputs, left.inputs) &&
          isSubset(b.dependsOn & left.inputs, right.inputs))
        sum.sets.push_back(
            {left.inputs | right.inputs, left.isExact && right.isExact});
  tidy(sum.sets);
  return sum;
}

/// The sets that `other` does not depend on.
static SmallVector<LinearSet, 2> getIndependent(ArrayRef<LinearSet> sets,
                                                uint64_t other) {
  SmallVector<LinearSet, 2> rest;
  llvm::copy_if(sets, std::back_inserter(rest),
                [&](LinearSet set) { return (set.inputs & other) == 0; });
  return rest;
}

/// The same sets, the sign of a zero left open.
static SmallVector<LinearSet, 2> loosen(ArrayRef<LinearSet> sets) {
  SmallVector<LinearSet, 2> loose(sets);
  for (LinearSet &set : loose)
    set.isExact = false;
  return loose;
}

static bool isZero(Value value) {
  return matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat());
}

/// True if the upper bits of an integer are dropped: sums modulo 2^n stay sums.
static bool isTruncation(Operation *op) {
  if (isa<arith::TruncIOp>(op))
    return true;
  return isa<arith::IndexCastOp, arith::IndexCastUIOp>(op) &&
         op->getOperand(0).getType().isIndex() &&
         op->getResult(0).getType().getIntOrFloatBitWidth() <= 64;
}

/// True if a value is computed of numbers of this narrow type, or of less;
/// which of them, others may say.
static bool isOfNarrow(Value value, Type type, llvm::DenseSet<Value> &known) {
  auto isNarrow = [&](Type number) {
    return number == type ||
           (number.isFloat() && number.getIntOrFloatBitWidth() <= 8);
  };
  if (isNarrow(value.getType()) || !known.insert(value).second)
    return true;
  Operation *made = value.getDefiningOp();
  if (!made) // an index
    return true;
  if (isa<ReadOp>(made))
    return false;
  if (made->getNumRegions()) {
    WalkResult reads = made->walk([&](ReadOp read) {
      return isNarrow(read.getType()) ? WalkResult::advance()
                                      : WalkResult::interrupt();
    });
    return !reads.wasInterrupted();
  }
  auto operands = made->getOperands();
  if (isa<arith::SelectOp>(made))
    operands = operands.drop_front();
  return llvm::all_of(operands, [&](Value operand) {
    return isOfNarrow(operand, type, known);
  });
}

/// True if a sum of bf16 or f16, or of less, is rounded to that once, behind
/// it: as one that accumulates in a type wider than its own, whose parts are
/// rounded, too. It stays one when what its terms are computed of is fused.
static bool isRoundedSum(Operation *op) {
  if (!isa<arith::TruncFOp>(op))
    return false;
  Type type = op->getResult(0).getType();
  auto sum = op->getOperand(0).getDefiningOp<ReduceOp>();
  if (!(type.isBF16() || type.isF16()) || !sum ||
      sum.getBuiltin() != Combiner::sum)
    return false;
  llvm::DenseSet<Value> known;
  return isOfNarrow(sum.getYield().getValues()[0], type, known);
}

//===----------------------------------------------------------------------===//
// Values that are known
//===----------------------------------------------------------------------===//

static Known getKnown(APFloat value) {
  if (!value.isFiniteNonZero())
    return value.isFinite() ? Known::Finite : Known::Nothing;
  return value.isNegative() ? Known::NonZero : Known::Positive;
}

/// What is known of the result of an operation, `operand` telling it of the
/// operands. Proof, by cases:
/// - a constant is what it is;
/// - an integer of w bits with a sign is at most 2^(w-1) in magnitude, without
///   one less than 2^w, and rounding is monotone and keeps powers of two that
///   the float type has: those up to 2^e, its largest exponent. Zero is finite;
/// - widening changes no value, negation only signs;
/// - a choice is one of two values.
/// Anything else may overflow, or reads a tensor.
static Known getKnown(Operation *op, function_ref<Known(unsigned)> operand) {
  FloatAttr constant;
  if (matchPattern(op, m_Constant(&constant)))
    return getKnown(constant.getValue());
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op)) {
    auto type = dyn_cast<FloatType>(op->getResult(0).getType());
    Type from = op->getOperand(0).getType();
    if (!type || !from.isIntOrIndex())
      return Known::Nothing;
    int width = from.isIndex() ? 64 : from.getIntOrFloatBitWidth();
    if (isa<arith::SIToFPOp>(op))
      --width;
    bool fits = hasZero(type) && width <= APFloat::semanticsMaxExponent(
                                              type.getFloatSemantics());
    return fits ? Known::Finite : Known::Nothing;
  }
  if (op->getNumResults() != 1 || !hasZero(op->getResult(0).getType()))
    return Known::Nothing;
  if (isa<arith::ExtFOp>(op))
    return operand(0);
  if (isa<arith::NegFOp>(op))
    return std::min(operand(0), Known::NonZero);
  if (isa<arith::SelectOp>(op))
    return std::min(operand(1), operand(2));
  return Known::Nothing;
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

namespace {
/// One walk over the body in program order; each value is visited once. Asked
/// for are the sets of inputs or, if sources are given, whether {them} is one.
class LinearityWalk {
public:
  LinearityWalk(LambdaOp op, bool finite) : op(op), finite(finite) {
    for (auto [number, input] : llvm::enumerate(op.getInputArguments()))
      if (number < 64)
        values[input].dependsOn = uint64_t(1) << number;
    walk();
  }
  LinearityWalk(LambdaOp op, bool finite, const TermSources &sources)
      : op(op), finite(finite), reductions(sources.reductions) {
    for (unsigned number : sources.inputs)
      values[op.getInputArguments()[number]].dependsOn = kSources;
    walk();
  }

  /// Of all results together.
  SmallVector<uint64_t, 2> run() {
    Linearity all;
    all.isZero = true;
    for (Value value : op.getYield().getValues())
      all = add(all, values[value]);
    SmallVector<uint64_t, 2> sets;
    if (all.isZero)
      sets.push_back(0);
    for (LinearSet set : all.sets)
      if (set.isExact)
        sets.push_back(set.inputs);
    return sets;
  }
  TermUse getUse(Value value) {
    const Linearity &use = values[value];
    return {use.dependsOn && !use.isZero,
            use.isZero || llvm::any_of(use.sets, [](LinearSet set) {
              return set.inputs == kSources && set.isExact;
            })};
  }

  static constexpr uint64_t kSources = 1;

private:
  void walk() {
    op.getBody().walk<WalkOrder::PreOrder>(
        [&](Operation *inner) { enter(inner); });
    op.getBody().walk([&](Operation *inner) { visit(inner); });
  }
  void enter(Operation *inner);
  void visit(Operation *inner);
  bool isOtherTerm(BlockArgument argument);
  void visitRead(ReadOp read);
  void visitReduce(ReduceOp reduce);
  Linearity getScalar(Operation *inner);
  Linearity scale(const Linearity &value, const Linearity &factor,
                  Known weakest);
  Linearity multiply(const Linearity &a, const Linearity &b);
  /// Floats have infinities, NaNs and a zero with a sign; unless the user
  /// promises that this does not matter.
  bool isStrict(Operation *inner) {
    return !finite && isa<FloatType>(inner->getResult(0).getType());
  }
  uint64_t getDependence(ValueRange operands) {
    uint64_t dependsOn = 0;
    for (Value operand : operands)
      dependsOn |= values[operand].dependsOn;
    return dependsOn;
  }

  LambdaOp op;
  bool finite;
  ArrayRef<ReduceOp> reductions; // sources
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

/// True if the body's argument stands for terms that are folded otherwise.
bool LinearityWalk::isOtherTerm(BlockArgument argument) {
  unsigned number = argument.getArgNumber() - op.getRank();
  auto piece = dyn_cast<PieceType>(op.getInputs()[number].getType());
  return piece && !piece.getPartialAxes().empty() &&
         piece.getCombiner() != Combiner::sum;
}

void LinearityWalk::visitRead(ReadOp read) {
  Linearity inside;
  uint64_t where =
      getDependence(read.getIndices()) | getDependence(read.getGuardIndices());
  inside.dependsOn = values[read.getSource()].dependsOn | where;
  auto argument = dyn_cast<BlockArgument>(read.getSource());
  if (argument && argument.getOwner() == op.getBlock()) {
    uint64_t set = values[argument].dependsOn;
    if (set && !(set & where) && !isOtherTerm(argument))
      inside.sets.push_back({set, /*isExact=*/true});
  }
  if (Value otherwise = read.getOtherwise()) {
    inside = add(inside, values[otherwise]);
    inside.sets = getIndependent(inside.sets, where);
  }
  values[read.getResult()] = inside;
}

void LinearityWalk::visitReduce(ReduceOp reduce) {
  uint64_t where = getDependence(reduce.getOperands());
  auto yielded = reduce.getYield().getValues();
  bool isSum = reduce.getBuiltin() == Combiner::sum;
  if (llvm::is_contained(reductions, reduce)) {
    // Parts of terms are no terms; other folds than sums are not linear.
    Linearity term;
    term.dependsOn = kSources;
    if (isSum && !(where | getDependence(yielded)))
      term.sets.push_back({kSources, /*isExact=*/true});
    for (Value result : reduce.getResults())
      values[result] = term;
    return;
  }
  if (isSum && llvm::is_contained(reduce.getStaticExtents(), 0)) {
    for (Value result : reduce.getResults())
      values[result].isZero = true;
    return;
  }
  for (auto [result, value] : llvm::zip(reduce.getResults(), yielded)) {
    Linearity folded;
    folded.dependsOn = where | getDependence(yielded);
    if (isSum) {
      folded.dependsOn = where | values[value].dependsOn;
      folded.isZero = values[value].isZero;
      if (holdsParts(result.getType()))
        folded.sets = getIndependent(values[value].sets, where);
      // Sums start with +0.0, and so never are -0.0.
      for (LinearSet &set : folded.sets)
        set.isExact = true;
    }
    values[result] = folded;
  }
}

/// A value times, or divided by, a factor of which at least `weakest` has to be
/// known: 0 * inf is NaN, 0 / 0 too. Then infinities and NaNs stay what they
/// are; a positive factor keeps the sign of every zero, too. Any other does
/// not:
/// -(1 + -1) is -0.0, but -1 + 1 is +0.0, and so is 0 * 1 + 0 * -2.
Linearity LinearityWalk::scale(const Linearity &value, const Linearity &factor,
                               Known weakest) {
  Linearity scaled;
  scaled.dependsOn = value.dependsOn | factor.dependsOn;
  scaled.isZero = value.isZero && factor.known >= weakest;
  if (factor.known >= weakest)
    scaled.sets = getIndependent(value.sets, factor.dependsOn);
  if (factor.known != Known::Positive)
    scaled.sets = loosen(scaled.sets);
  return scaled;
}

Linearity LinearityWalk::multiply(const Linearity &a, const Linearity &b) {
  Linearity product = scale(a, b, Known::Finite);
  Linearity other = scale(b, a, Known::Finite);
  product.isZero |= other.isZero;
  llvm::append_range(product.sets, other.sets);
  tidy(product.sets);
  return product;
}

/// Arithmetic that keeps linearity; of anything else only what it depends on.
Linearity LinearityWalk::getScalar(Operation *inner) {
  auto operand = [&](unsigned i) { return values[inner->getOperand(i)]; };
  // Integers wrap: every factor keeps sums. So do promised floats.
  auto factor = [&](unsigned i) {
    Linearity value = operand(i);
    if (!isStrict(inner))
      value.known = Known::Positive;
    return value;
  };
  Linearity result;
  if (inner->hasTrait<OpTrait::ConstantLike>()) {
    result.isZero = isZero(inner->getResult(0));
  } else if (isa<arith::AddFOp, arith::AddIOp, arith::SubIOp>(inner)) {
    result = add(operand(0), operand(1));
  } else if (isa<arith::SubFOp>(inner)) {
    // Taking 0 away changes nothing; else as adding -b.
    Linearity right = operand(1);
    result = add(operand(0), right);
    if (isStrict(inner) && !right.isZero)
      result.sets = loosen(result.sets);
  } else if (isa<arith::MulFOp, arith::MulIOp>(inner)) {
    result = multiply(factor(0), factor(1));
  } else if (isa<math::FmaOp>(inner)) {
    result = add(multiply(factor(0), factor(1)), operand(2));
  } else if (isa<arith::DivFOp>(inner)) {
    result = scale(operand(0), factor(1), Known::NonZero);
  } else if (isa<arith::ExtFOp>(inner) || isTruncation(inner)) {
    if (hasZero(inner->getResult(0).getType()))
      result = operand(0);
  } else if (isRoundedSum(inner)) {
    result = operand(0);
  } else if (isa<arith::NegFOp>(inner)) {
    result = operand(0);
    if (isStrict(inner))
      result.sets = loosen(result.sets);
  } else if (isa<arith::SelectOp>(inner)) {
    result = add(operand(1), operand(2));
    result.sets = getIndependent(result.sets, operand(0).dependsOn);
  }
  if (isa<arith::AddFOp, arith::SubFOp, math::FmaOp>(inner) &&
      !holdsParts(inner->getResult(0).getType()))
    result.sets.clear();
  result.dependsOn = inner->getNumRegions()
                         ? ~uint64_t(0)
                         : getDependence(inner->getOperands());
  if (inner->getNumResults() == 1)
    result.known =
        getKnown(inner, [&](unsigned i) { return operand(i).known; });
  return result;
}

SmallVector<uint64_t, 2> tofu::tdl::findLinearSets(LambdaOp op, bool finite) {
  return LinearityWalk(op, finite).run();
}

SmallVector<TermUse, 1> tofu::tdl::getTermUses(LambdaOp op,
                                               const TermSources &sources) {
  LinearityWalk walk(op, /*finite=*/true, sources);
  SmallVector<TermUse, 1> uses;
  for (auto [number, value] : llvm::enumerate(op.getYield().getValues())) {
    auto piece = dyn_cast<PieceType>(op.getResult(number).getType());
    Combiner combiner = piece ? piece.getCombiner() : Combiner::sum;
    uses.push_back(combiner == Combiner::sum
                       ? walk.getUse(value)
                       : getFoldUse(op, sources, number, combiner));
  }
  return uses;
}

ReduceOp tofu::tdl::getYieldedReduction(LambdaOp op) {
  ValueRange yielded = op.getYield().getValues();
  auto reduction =
      yielded.empty() ? ReduceOp() : yielded[0].getDefiningOp<ReduceOp>();
  return reduction && yielded == ValueRange(reduction.getResults())
             ? reduction
             : ReduceOp();
}

bool tofu::tdl::foldsTuples(LambdaOp op) {
  ReduceOp reduction = getYieldedReduction(op);
  return reduction && !reduction.getBuiltin() && op.getNumResults() > 1;
}

bool tofu::tdl::canSplit(ReduceOp reduction, LambdaOp op, bool finite) {
  std::optional<Combiner> combiner = reduction.getBuiltin();
  if (!combiner)
    return getYieldedReduction(op) == reduction;
  TermSources sources{{}, {reduction}};
  if (combiner == Combiner::sum)
    return llvm::is_contained(LinearityWalk(op, finite, sources).run(),
                              LinearityWalk::kSources);
  // Parts of two folds would make terms of both.
  for (ReduceOp other : op.getReductions())
    if (std::optional<Combiner> fold = other.getBuiltin();
        fold && fold != Combiner::sum && fold != combiner &&
        keepsFold(op, {{}, {other}}, *fold))
      return false;
  return keepsFold(op, sources, *combiner);
}

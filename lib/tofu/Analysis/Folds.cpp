//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Folds.h"

#include "tofu/Analysis/InputSets.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu::tdl;

namespace {
/// What is known of a value at one place of the body.
struct Folded {
  /// Inputs that it depends on, in whatever way.
  uint64_t dependsOn = 0;
  /// Folding it with anything leaves that alone.
  bool isNeutral = false;
  /// Sets that it keeps the fold of; ordered, no duplicates.
  SmallVector<uint64_t, 2> sets;
};

/// One walk over the body in program order. Asked for are the sets of inputs
/// or, if sources are given, whether {them} is one.
///
/// Of the order that `max` goes by, f keeps the greatest in x alone if it is
/// monotone in x. This is asked of reads, which choose; of the same fold; of
/// the greater and the lesser of two values; and of casts that keep the order,
/// infinities and NaNs, which are greater than anything (and less).
class FoldWalk {
public:
  FoldWalk(LambdaOp op, Combiner combiner) : op(op), combiner(combiner) {
    for (auto [number, input] : llvm::enumerate(op.getInputArguments()))
      if (number < 64)
        values[input] = getInput(uint64_t(1) << number);
    walk();
  }
  FoldWalk(LambdaOp op, Combiner combiner, const TermSources &sources)
      : op(op), combiner(combiner), reductions(sources.reductions) {
    for (unsigned number : sources.inputs) {
      // Terms of another fold are none of this one.
      auto piece = dyn_cast<PieceType>(op.getInputs()[number].getType());
      bool isPartial = piece && !piece.getPartialAxes().empty();
      Folded &input = values[op.getInputArguments()[number]];
      input = getInput(kSources);
      if (!isPartial || piece.getCombiner() != combiner)
        input.sets.clear();
    }
    walk();
  }

  /// Of all results together.
  ArrayRef<uint64_t> getSets() {
    ValueRange yielded = op.getYield().getValues();
    for (Value value : yielded.drop_front())
      values[yielded[0]] = join(values[yielded[0]], values[value]);
    return values[yielded[0]].sets;
  }
  const Folded &get(Value value) { return values[value]; }
  bool isIdempotent() const { return combiner != Combiner::prod; }

  static constexpr uint64_t kSources = 1;

private:
  static Folded getInput(uint64_t set) {
    Folded input;
    input.dependsOn = set;
    input.sets.push_back(set);
    return input;
  }
  void walk() {
    op.getBody().walk<WalkOrder::PreOrder>(
        [&](Operation *inner) { enter(inner); });
    op.getBody().walk([&](Operation *inner) { visit(inner); });
  }
  void enter(Operation *inner);
  void visit(Operation *inner);
  Folded getRead(ReadOp read);
  void visitReduce(ReduceOp reduce);
  Folded getScalar(Operation *inner);
  Folded join(const Folded &a, const Folded &b) const;
  static Folded meet(const Folded &a, const Folded &b);
  uint64_t getDependence(ValueRange operands) {
    uint64_t dependsOn = 0;
    for (Value operand : operands)
      dependsOn |= values[operand].dependsOn;
    return dependsOn;
  }

  LambdaOp op;
  Combiner combiner;
  ArrayRef<ReduceOp> reductions; // sources
  DenseMap<Value, Folded> values;
};
} // namespace

static void tidy(SmallVector<uint64_t, 2> &sets) {
  llvm::sort(sets);
  sets.erase(llvm::unique(sets), sets.end());
  if (sets.size() > kMaxSets)
    sets.truncate(kMaxSets);
}

static SmallVector<uint64_t, 2> getIndependent(ArrayRef<uint64_t> sets,
                                               uint64_t other) {
  SmallVector<uint64_t, 2> rest;
  llvm::copy_if(sets, std::back_inserter(rest),
                [&](uint64_t set) { return (set & other) == 0; });
  return rest;
}

/// The lesser of two values, as the greatest are folded: in the terms of one of
/// them, each device having the other as it is.
Folded FoldWalk::meet(const Folded &a, const Folded &b) {
  Folded lesser;
  lesser.dependsOn = a.dependsOn | b.dependsOn;
  lesser.sets = getIndependent(a.sets, b.dependsOn);
  llvm::append_range(lesser.sets, getIndependent(b.sets, a.dependsOn));
  tidy(lesser.sets);
  return lesser;
}

/// a | b, a choice of a and b, and the pair (a, b): in the terms of both; or of
/// one of them, where copies of the other fold to what each of them is.
Folded FoldWalk::join(const Folded &a, const Folded &b) const {
  Folded both;
  if (isIdempotent())
    both = meet(a, b);
  else if (a.isNeutral || b.isNeutral)
    both.sets = a.isNeutral ? b.sets : a.sets;
  both.dependsOn = a.dependsOn | b.dependsOn;
  both.isNeutral = a.isNeutral && b.isNeutral;
  for (uint64_t left : a.sets)
    for (uint64_t right : b.sets)
      if (isSubset(a.dependsOn & right, left) &&
          isSubset(b.dependsOn & left, right))
        both.sets.push_back(left | right);
  tidy(both.sets);
  return both;
}

/// What a region of an unknown operation is given depends on everything.
void FoldWalk::enter(Operation *inner) {
  if (isa<ReduceOp>(inner))
    return;
  for (Region &region : inner->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        values[argument].dependsOn = ~uint64_t(0);
}

void FoldWalk::visit(Operation *inner) {
  if (auto reduce = dyn_cast<ReduceOp>(inner))
    return visitReduce(reduce);
  auto read = dyn_cast<ReadOp>(inner);
  Folded value = read ? getRead(read) : getScalar(inner);
  for (Value result : inner->getResults())
    values[result] = value;
}

/// Outside of the tensor all devices read the same.
Folded FoldWalk::getRead(ReadOp read) {
  uint64_t where =
      getDependence(read.getIndices()) | getDependence(read.getGuardIndices());
  Folded inside;
  auto argument = dyn_cast<BlockArgument>(read.getSource());
  if (argument && argument.getOwner() == op.getBlock())
    inside = values[argument];
  else
    inside.dependsOn = values[read.getSource()].dependsOn;
  if (Value otherwise = read.getOtherwise())
    inside = join(inside, values[otherwise]);
  inside.sets = getIndependent(inside.sets, where);
  inside.dependsOn |= where;
  return inside;
}

void FoldWalk::visitReduce(ReduceOp reduce) {
  uint64_t where = getDependence(reduce.getOperands());
  ValueRange yielded = reduce.getYield().getValues();
  Folded folded;
  folded.dependsOn = where | getDependence(yielded);
  bool isSame = reduce.getBuiltin() == combiner; // so there is one value
  if (llvm::is_contained(reductions, reduce)) {
    // Parts of terms are no terms.
    if (isSame && !folded.dependsOn)
      folded.sets.push_back(kSources);
    folded.dependsOn |= kSources;
  } else if (isSame) {
    folded.isNeutral = values[yielded[0]].isNeutral ||
                       llvm::is_contained(reduce.getStaticExtents(), 0);
    folded.sets = getIndependent(values[yielded[0]].sets, where);
  }
  for (Value result : reduce.getResults())
    values[result] = folded;
}

/// Whether the operation gives the one that folding would keep of two values,
/// or the other one.
static bool isJoin(Operation *inner, Combiner combiner) {
  switch (combiner) {
  case Combiner::max:
    return isa<arith::MaximumFOp, arith::MaxSIOp>(inner);
  case Combiner::min:
    return isa<arith::MinimumFOp, arith::MinSIOp>(inner);
  case Combiner::all:
    return isa<arith::AndIOp>(inner);
  case Combiner::any:
    return isa<arith::OrIOp>(inner);
  default:
    return false;
  }
}
static bool isMeet(Operation *inner, Combiner combiner) {
  switch (combiner) {
  case Combiner::max:
    return isJoin(inner, Combiner::min);
  case Combiner::min:
    return isJoin(inner, Combiner::max);
  case Combiner::all:
    return isJoin(inner, Combiner::any);
  case Combiner::any:
    return isJoin(inner, Combiner::all);
  default:
    return false;
  }
}

/// Rounding keeps the order, and whoever has infinities and NaNs keeps them.
static bool keepsOrder(Operation *inner) {
  if (!isa<arith::ExtFOp, arith::TruncFOp>(inner))
    return false;
  auto type = dyn_cast<FloatType>(inner->getResult(0).getType());
  return type && APFloat::semanticsHasInf(type.getFloatSemantics()) &&
         APFloat::semanticsHasNaN(type.getFloatSemantics());
}

Folded FoldWalk::getScalar(Operation *inner) {
  auto operand = [&](unsigned i) { return values[inner->getOperand(i)]; };
  Folded result;
  if (isJoin(inner, combiner)) {
    result = join(operand(0), operand(1));
  } else if (isMeet(inner, combiner)) {
    result = meet(operand(0), operand(1));
  } else if (keepsOrder(inner) && isIdempotent()) {
    result.sets = operand(0).sets;
  } else if (isa<arith::SelectOp>(inner)) {
    result = join(operand(1), operand(2));
    result.sets = getIndependent(result.sets, operand(0).dependsOn);
  }
  result.dependsOn = inner->getNumRegions()
                         ? ~uint64_t(0)
                         : getDependence(inner->getOperands());
  return result;
}

std::optional<Combiner> tofu::tdl::getOwnFold(const LambdaAnalysis &analysis) {
  std::optional<Combiner> fold;
  for (const IndexVariable &variable : analysis.getVariables()) {
    if (variable.kind != IndexVariable::Kind::Reduction &&
        variable.kind != IndexVariable::Kind::Data)
      continue;
    if (variable.getBuiltin() == Combiner::sum)
      return Combiner::sum;
    if (!fold)
      fold = variable.getBuiltin();
  }
  return fold;
}

SmallVector<Combiner, 3> tofu::tdl::getFolds(const LambdaAnalysis &analysis) {
  SmallVector<Combiner, 3> folds{Combiner::prod, Combiner::max, Combiner::min};
  if (llvm::all_of(analysis.getOp().getInputs().getTypes(), [](Type type) {
        return getElementTypeOrSelf(type).isInteger(1);
      }))
    folds = {Combiner::all, Combiner::any};
  if (std::optional<Combiner> own = getOwnFold(analysis))
    llvm::erase_if(folds, [&](Combiner fold) { return fold != *own; });
  return folds;
}

SmallVector<uint64_t, 2> tofu::tdl::findFoldSets(LambdaOp op,
                                                 Combiner combiner) {
  return SmallVector<uint64_t, 2>(FoldWalk(op, combiner).getSets());
}

TermUse tofu::tdl::getFoldUse(LambdaOp op, const TermSources &sources,
                              unsigned result, Combiner combiner) {
  FoldWalk walk(op, combiner, sources);
  const Folded &use = walk.get(op.getYield().getValues()[result]);
  // Copies fold to what each of them is.
  bool isCopy = !use.dependsOn && walk.isIdempotent();
  return {use.dependsOn != 0,
          isCopy || use.isNeutral ||
              llvm::is_contained(use.sets, FoldWalk::kSources)};
}

bool tofu::tdl::keepsFold(LambdaOp op, const TermSources &sources,
                          Combiner combiner) {
  FoldWalk walk(op, combiner, sources);
  return llvm::all_of(op.getYield().getValues(), [&](Value value) {
    return llvm::is_contained(walk.get(value).sets, FoldWalk::kSources);
  });
}

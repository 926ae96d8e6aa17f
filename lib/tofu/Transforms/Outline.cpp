//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What stands inside of a larger body is computed at every point of the loops
// around it. Inner reductions come first: a softmax's maximum is a tensor by
// the time its sum is looked at.
//
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Outline.h"
#include "tofu/Analysis/LinearForm.h"
#include "tofu/Analysis/Linearity.h"
#include "tofu/Analysis/Pointwise.h"
#include "tofu/TDL/Barriers.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Intact.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/Reads.h"
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/FoldBody.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "tofu/Transforms/Passes.h"
#include "tofu/Transforms/StructuralHash.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// What is read instead of computed costs less if it is computed again as
/// often.
static constexpr int64_t kFewTimes = 4;
/// So many points of a reduction may be worth a share each for devices.
static constexpr double kManyPoints = 64;

namespace {
/// What an operation of a body is computed from, in the same lambda.
struct Dependences {
  explicit Dependences(Operation *op, LambdaOp lambda);

  SetVector<Value> values;      // block arguments of the lambda and of loops
  SmallVector<Operation *> ops; // before it, in their order
  bool isOpaque = false, readsThroughData = false;
};

/// A lambda that was made of an operation, and what its indices are there.
struct Outlined {
  LambdaOp lambda;
  SmallVector<Value> indices;
};

class Outliner {
public:
  Outliner(LambdaOp lambda, Shared shared)
      : lambda(lambda), shared(shared), hadOwnCode(hasOwnCode(lambda)) {}

  /// True if something was outlined.
  bool run();

private:
  SmallVector<Value> getIndicesAround(Operation *op);
  /// How many times as often it is computed as its lambda would compute it.
  double countRepeats(Operation *op, ArrayRef<Value> own);
  bool isAddedTo(ReduceOp reduce);
  std::optional<Outlined> outline(Operation *op);
  void readInstead(Operation *op, const Outlined &outlined);

  LambdaOp lambda;
  Shared shared;
  bool hadOwnCode;
  SmallVector<LambdaOp> made;
};
} // namespace

Dependences::Dependences(Operation *op, LambdaOp lambda) {
  auto add = [&](Operation *needed) {
    needed->walk([&](Operation *inner) {
      isOpaque |= isa<OpaqueOp>(inner);
      if (auto read = dyn_cast<ReadOp>(inner))
        readsThroughData |= !read.getSymbols().empty();
      for (Value operand : inner->getOperands())
        if (operand.getParentBlock()->getParentOp()->isProperAncestor(op))
          values.insert(operand);
    });
  };
  add(op);
  for (Operation *at = op; at != lambda; at = at->getParentOp())
    for (Operation *before = at->getPrevNode(); before;
         before = before->getPrevNode())
      if (llvm::any_of(before->getResults(),
                       [&](Value value) { return values.contains(value); })) {
        ops.push_back(before);
        add(before);
      }
  std::reverse(ops.begin(), ops.end());
}

/// The index variables of the loops in which it is computed, outermost first.
SmallVector<Value> Outliner::getIndicesAround(Operation *op) {
  SmallVector<ReduceOp> around;
  for (auto parent = op->getParentOfType<ReduceOp>(); parent;
       parent = parent->getParentOfType<ReduceOp>())
    around.push_back(parent);
  SmallVector<Value> indices(lambda.getIndices());
  for (ReduceOp parent : llvm::reverse(around))
    llvm::append_range(indices, parent.getIndices());
  return indices;
}

/// How many values of an index the guards of a loop leave, whatever the other
/// indices are: `i - 3 <= j <= i` leaves 4 of j.
static double getLength(ReduceOp reduce, Value index) {
  double length = *getIndexExtent(index);
  std::optional<IntegerSet> guard = reduce.getGuard();
  if (!guard)
    return length;
  SmallVector<Value> operands = reduce.getGuardOperands();
  unsigned number = llvm::find(operands, index) - operands.begin();
  SmallVector<LinearForm> forms;
  for (auto [expr, isEquality] :
       llvm::zip(guard->getConstraints(), guard->getEqFlags()))
    for (int64_t sign : {1, -1})
      if (auto form = LinearForm::get(expr, sign, operands.size());
          form && (sign == 1 || isEquality))
        forms.push_back(*form);
  for (const LinearForm &low : forms)
    for (const LinearForm &high : forms) {
      // low - a * v >= 0 and a * v - high >= 0, alike in all else.
      bool isPair = number < operands.size() && low.coefficients[number] > 0;
      for (auto [a, b] : llvm::zip(low.coefficients, high.coefficients))
        isPair &= a == -b;
      if (isPair)
        length = std::min(length, double(low.constant + high.constant) /
                                          double(low.coefficients[number]) +
                                      1);
    }
  return std::max(length, 1.0);
}

double Outliner::countRepeats(Operation *op, ArrayRef<Value> own) {
  double repeats = 1;
  for (Value index : getIndicesAround(op)) {
    auto reduce = dyn_cast<ReduceOp>(index.getParentBlock()->getParentOp());
    double extent = *getIndexExtent(index);
    double length = reduce ? getLength(reduce, index) : extent;
    repeats *= llvm::is_contained(own, index) ? length / extent : length;
  }
  return repeats;
}

/// True if what it computes is, perhaps, only needed after an `else`.
static bool leadsToElse(Operation *op) {
  SmallVector<Operation *> work{op};
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!work.empty()) {
    Operation *next = work.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    if (isa<YieldOp>(next) && isa<ReduceOp>(next->getParentOp()))
      work.push_back(next->getParentOp());
    for (OpOperand &use : next->getUses()) {
      if (isAfterElse(use))
        return true;
      work.push_back(use.getOwner());
    }
  }
  return false;
}

/// A lambda of what the operation computes, over the index variables that it
/// depends on; nothing if it cannot be.
std::optional<Outlined> Outliner::outline(Operation *op) {
  Dependences from(op, lambda);
  bool isGuarded = leadsToElse(op);
  for (auto parent = op->getParentOfType<ReduceOp>(); parent;
       parent = parent->getParentOfType<ReduceOp>())
    isGuarded |= parent.getGuard().has_value();
  if (from.isOpaque || (isGuarded && from.readsThroughData) ||
      !llvm::all_of(op->getResultTypes(),
                    [](Type type) { return type.isIntOrFloat(); }))
    return std::nullopt;

  Outlined outlined;
  SmallVector<int64_t> extents;
  SmallVector<Value> arguments, inputs;
  for (Value index : getIndicesAround(op))
    if (from.values.contains(index)) {
      outlined.indices.push_back(index);
      extents.push_back(*getIndexExtent(index));
    }
  llvm::append_range(arguments, outlined.indices);
  for (auto [argument, input] :
       llvm::zip(lambda.getInputArguments(), lambda.getInputs()))
    if (from.values.contains(argument)) {
      arguments.push_back(argument);
      inputs.push_back(input);
    }
  SmallVector<Type> results;
  for (Type type : op->getResultTypes())
    results.push_back(RankedTensorType::get(extents, type));
  // What stands in a definition has no name of its own.
  Location loc = addSourceName(op->getLoc(), getSourceName(lambda.getLoc()));
  OpBuilder builder(lambda);
  outlined.lambda =
      LambdaOp::create(builder, loc, results, inputs, ValueRange(), extents);
  if (Attribute barrier = lambda->getAttr(kBehind))
    outlined.lambda->setAttr(kBehind, barrier);
  Block *block = builder.createBlock(
      &outlined.lambda.getBody(), {}, ValueRange(arguments).getTypes(),
      SmallVector<Location>(arguments.size(), loc));
  IRMapping mapping;
  mapping.map(ValueRange(arguments), block->getArguments());
  for (Operation *before : from.ops)
    builder.clone(*before, mapping);
  YieldOp::create(builder, loc, builder.clone(*op, mapping)->getResults());
  // A guard around it may have kept it from what is outside.
  if (isGuarded &&
      (findReadOutside(outlined.lambda) || findWideIndex(outlined.lambda))) {
    outlined.lambda.erase();
    return std::nullopt;
  }
  foldBody(outlined.lambda);
  normalizeInputs(outlined.lambda);
  return outlined;
}

/// The operation's results are elements of the lambda's.
void Outliner::readInstead(Operation *op, const Outlined &outlined) {
  OpBuilder builder(op);
  auto map = AffineMapAttr::get(
      builder.getMultiDimIdentityMap(outlined.indices.size()));
  for (auto [old, result] :
       llvm::zip(op->getResults(), outlined.lambda->getResults())) {
    lambda.getInputsMutable().append(result);
    Value source =
        lambda.getBlock()->addArgument(result.getType(), op->getLoc());
    old.replaceAllUsesWith(ReadOp::create(
        builder, op->getLoc(), old.getType(), source, outlined.indices,
        ValueRange(), Value(), map, IntegerSetAttr()));
  }
  op->erase();
}

/// True if it is the sum in `beta * c[i, j] + sum`, which a library computes as
/// one.
bool Outliner::isAddedTo(ReduceOp reduce) {
  if (!reduce->hasOneUse() || lambda.getNumResults() != 1)
    return false;
  auto sum = dyn_cast<arith::AddFOp>(*reduce->user_begin());
  if (!sum || lambda.getYield().getValues()[0] != sum.getResult())
    return false;
  Value other =
      sum.getLhs() == reduce.getResult(0) ? sum.getRhs() : sum.getLhs();
  auto product = other.getDefiningOp<arith::MulFOp>();
  return other.getDefiningOp<ReadOp>() ||
         (product && (product.getLhs().getDefiningOp<ReadOp>() ||
                      product.getRhs().getDefiningOp<ReadOp>()));
}

/// True if it has so many points that devices had better share it: many, or
/// more than the lambda has results to share.
static bool isLarge(ReduceOp reduce, LambdaOp lambda) {
  double points = 1, results = 1;
  for (int64_t extent : reduce.getStaticExtents())
    points *= double(extent);
  for (Value index : lambda.getIndices())
    results *= double(*getIndexExtent(index));
  return points >= kManyPoints || points > results;
}

/// True if devices could share the reduction if it were a lambda of its own,
/// but cannot here, where something follows that is not linear in it alone: a
/// bias, a logarithm, one value of a named combiner.
static bool isSharedAlone(ReduceOp reduce, LambdaOp lambda, Shared shared) {
  return shared != Shared::None && reduce->getParentOp() == lambda &&
         (shared == Shared::All || isLarge(reduce, lambda)) &&
         !canSplit(reduce, lambda);
}

static bool isDear(Operation *op) {
  return isa<math::MathDialect>(op->getDialect()) || isa<arith::DivFOp>(op);
}

/// The factors of a sum of products that are computed by more than sums and
/// products.
static SmallVector<Operation *> getDearFactors(ReduceOp reduce) {
  SmallVector<Operation *> factors;
  Operation *product = reduce.getYield().getValues()[0].getDefiningOp();
  if (!isa_and_nonnull<arith::MulFOp>(product) ||
      product->getBlock() != reduce.getBlock())
    return factors;
  for (Value operand : product->getOperands())
    if (Operation *factor = operand.getDefiningOp();
        factor && factor->getBlock() == reduce.getBlock() &&
        llvm::none_of(factors, [&](Operation *op) { return op == factor; })) {
      Dependences from(factor, reduce->getParentOfType<LambdaOp>());
      if (isDear(factor) || llvm::any_of(from.ops, isDear))
        factors.push_back(factor);
    }
  return factors;
}

/// Reads of windows at places that data give, of which more is computed than a
/// sum: without them a device would need all of the dimension, and each window
/// is smaller than that.
static SmallVector<ReadOp> getWindows(LambdaOp lambda) {
  SmallVector<ReadOp> windows;
  std::optional<SmallVector<uint64_t, 2>> sets;
  lambda.getBody().walk([&](ReadOp read) {
    auto source = dyn_cast<BlockArgument>(read.getSource());
    if (read.getSymbols().empty() || read.getOtherwise() || !source ||
        source.getOwner() != lambda.getBlock() ||
        !read.getSource().getType().hasStaticShape() ||
        llvm::all_of(read->getUsers(), [&](Operation *user) {
          return user == lambda.getYield();
        }))
      return;
    if (!sets)
      sets = findLinearSets(lambda);
    unsigned number = source.getArgNumber() - lambda.getRank();
    if (number >= 64 || !llvm::is_contained(*sets, uint64_t(1) << number))
      windows.push_back(read);
  });
  return windows;
}

bool Outliner::run() {
  for (ReadOp read : getWindows(lambda)) {
    int64_t whole = read.getSource().getType().getNumElements();
    std::optional<Outlined> outlined = outline(read);
    if (!outlined)
      continue;
    auto window = cast<RankedTensorType>(outlined->lambda.getType(0));
    if (window.getNumElements() >= whole) {
      outlined->lambda.erase();
      continue;
    }
    made.push_back(outlined->lambda);
    readInstead(read, *outlined);
  }
  SmallVector<ReduceOp> reductions;
  lambda.getBody().walk<WalkOrder::PostOrder>(
      [&](ReduceOp reduce) { reductions.push_back(reduce); });

  // Replaces it, unless only one that is made already counts.
  auto tryOutline = [&](Operation *op, auto isWorthIt) {
    std::optional<Outlined> outlined = outline(op);
    if (!outlined)
      return false;
    auto equal = llvm::find_if(made, [&](LambdaOp other) {
      return isStructurallyEqual(other, outlined->lambda);
    });
    if (equal == made.end() && !isWorthIt(*outlined)) {
      outlined->lambda.erase();
      return false;
    }
    if (equal == made.end()) {
      made.push_back(outlined->lambda);
    } else {
      outlined->lambda.erase();
      outlined->lambda = *equal;
    }
    readInstead(op, *outlined);
    return true;
  };

  SmallVector<ReduceOp> left;
  for (ReduceOp reduce : reductions) {
    for (Operation *factor : getDearFactors(reduce))
      tryOutline(factor, [&](const Outlined &outlined) {
        return countRepeats(factor, outlined.indices) >= kFewTimes;
      });
    // Inside of it none is left once it is gone.
    size_t numLeft = llvm::partition(left,
                                     [&](ReduceOp other) {
                                       return !reduce->isProperAncestor(other);
                                     }) -
                     left.begin();
    bool isGone = tryOutline(reduce, [&](const Outlined &outlined) {
      LambdaOp made = outlined.lambda;
      double repeats = countRepeats(reduce, outlined.indices);
      return !made.getReductions().empty() &&
             (repeats > 1 || isSharedAlone(reduce, lambda, shared) ||
              (repeats == 1 && !hadOwnCode && !isAddedTo(reduce) &&
               hasOwnCode(made)));
    });
    if (isGone)
      left.truncate(numLeft);
    else
      left.push_back(reduce);
  }
  // What comes before an equal one that was worth it.
  for (ReduceOp reduce : left)
    if (!made.empty())
      tryOutline(reduce, [](const Outlined &) { return false; });
  return !made.empty();
}

/// True if the body is one reduction of what costs little: most are.
static bool isPlain(LambdaOp lambda, Shared shared) {
  bool isPlain = true;
  lambda.getBody().walk([&](ReduceOp reduce) {
    isPlain &= reduce->getParentOp() == lambda &&
               !isSharedAlone(reduce, lambda, shared) &&
               llvm::all_of(reduce->getUsers(), llvm::IsaPred<YieldOp>) &&
               llvm::none_of(*reduce.getBlock(),
                             [](Operation &op) { return isDear(&op); });
  });
  return isPlain;
}

static bool canBeOutlined(LambdaOp lambda, Shared shared) {
  return !lambda.getPart() && !getIntactOperands(lambda) &&
         llvm::none_of(lambda.getVariableExtents(),
                       [](int64_t extent) {
                         return extent == 0 || ShapedType::isDynamic(extent);
                       }) &&
         (!isPlain(lambda, shared) || !getWindows(lambda).empty());
}

void tofu::tdl::outline(LambdaOp lambda, Shared shared) {
  if (!canBeOutlined(lambda, shared) || !Outliner(lambda, shared).run())
    return;
  foldBody(lambda);
  normalizeInputs(lambda);
}

namespace tofu::tdl {
#define GEN_PASS_DEF_OUTLINEPASS
#include "tofu/Transforms/Passes.h.inc"
} // namespace tofu::tdl

namespace {
struct OutlinePass : tdl::impl::OutlinePassBase<OutlinePass> {
  using OutlinePassBase::OutlinePassBase;

  void runOnOperation() override {
    SmallVector<LambdaOp> lambdas;
    getOperation().walk([&](LambdaOp lambda) {
      if (canBeOutlined(lambda, shared))
        lambdas.push_back(lambda);
    });
    if (lambdas.empty())
      return markAllAnalysesPreserved();
    for (LambdaOp lambda : lambdas)
      outline(lambda, shared);
    for (Block &block : getOperation().getBody())
      dedup(block);
  }
};
} // namespace

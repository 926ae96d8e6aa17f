//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What stands inside of a larger body is computed at every point of the loops
// around it. Inner reductions come first: a softmax's maximum is a tensor by
// the time its sum is looked at.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Pointwise.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Reads.h"
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/FoldBody.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "tofu/Transforms/Passes.h"
#include "tofu/Transforms/StructuralHash.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// What is read instead of computed costs less if it is computed again as
/// often.
static constexpr int64_t kFewTimes = 4;

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
  explicit Outliner(LambdaOp lambda)
      : lambda(lambda), hadOwnCode(hasOwnCode(lambda)) {}

  /// True if something was outlined.
  bool run();

private:
  SmallVector<Value> getIndicesAround(Operation *op);
  /// At how many points that compute the same it is computed.
  int64_t countRepeats(Operation *op, ArrayRef<Value> own);
  bool isAddedTo(ReduceOp reduce);
  std::optional<Outlined> outline(Operation *op);
  void readInstead(Operation *op, const Outlined &outlined);

  LambdaOp lambda;
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

int64_t Outliner::countRepeats(Operation *op, ArrayRef<Value> own) {
  int64_t count = 1;
  for (Value index : getIndicesAround(op))
    if (!llvm::is_contained(own, index))
      count = llvm::SaturatingMultiply<uint64_t>(count, *getIndexExtent(index));
  return count;
}

/// A lambda of what the operation computes, over the index variables that it
/// depends on; nothing if it cannot be.
std::optional<Outlined> Outliner::outline(Operation *op) {
  Dependences from(op, lambda);
  bool isGuarded = false;
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
  Location loc = op->getLoc();
  OpBuilder builder(lambda);
  outlined.lambda =
      LambdaOp::create(builder, loc, results, inputs, ValueRange(), extents);
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

bool Outliner::run() {
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
      return !made.getReductions().empty() &&
             (countRepeats(reduce, outlined.indices) > 1 ||
              (!hadOwnCode && !isAddedTo(reduce) && hasOwnCode(made)));
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
static bool isPlain(LambdaOp lambda) {
  bool isPlain = true;
  lambda.getBody().walk([&](ReduceOp reduce) {
    isPlain &= reduce->getParentOp() == lambda &&
               llvm::all_of(reduce->getUsers(), llvm::IsaPred<YieldOp>) &&
               llvm::none_of(*reduce.getBlock(),
                             [](Operation &op) { return isDear(&op); });
  });
  return isPlain;
}

static bool canBeOutlined(LambdaOp lambda) {
  return !lambda.getPart() && !isPlain(lambda) &&
         llvm::none_of(lambda.getVariableExtents(), [](int64_t extent) {
           return extent == 0 || ShapedType::isDynamic(extent);
         });
}

namespace tofu::tdl {
#define GEN_PASS_DEF_OUTLINEPASS
#include "tofu/Transforms/Passes.h.inc"
} // namespace tofu::tdl

namespace {
struct OutlinePass : tdl::impl::OutlinePassBase<OutlinePass> {
  void runOnOperation() override {
    SmallVector<LambdaOp> lambdas;
    getOperation().walk([&](LambdaOp lambda) {
      if (canBeOutlined(lambda))
        lambdas.push_back(lambda);
    });
    if (lambdas.empty())
      return markAllAnalysesPreserved();
    for (LambdaOp lambda : lambdas)
      if (Outliner(lambda).run()) {
        foldBody(lambda);
        normalizeInputs(lambda);
      }
    for (Block &block : getOperation().getBody())
      dedup(block);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Near-linear by its order: equal operations are merged first; then one pass
// in program order, in which every producer is tidy before its consumers look
// at it, so that chains of movement collapse link by link.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Linearity.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/TDL/Intact.h"
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/FoldBody.h"
#include "tofu/Transforms/Fuse.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "tofu/Transforms/Passes.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// A body does not grow beyond this many operations.
static constexpr size_t maxBodySize = 64;

/// True if the input's producer is free to recompute and small enough.
static bool shouldFuse(LambdaOp consumer, unsigned input, size_t bodySize) {
  auto result = dyn_cast<OpResult>(consumer.getInputs()[input]);
  if (!result || isPinned(result.getOwner()))
    return false;
  if (matchPattern(result, m_Constant()))
    return true;
  if (!isa<LambdaOp>(result.getOwner()))
    return false;
  Slice slice = getSlice(result);
  if (!slice.isFree)
    return false;
  BlockArgument argument = consumer.getInputArguments()[input];
  size_t uses = std::distance(argument.use_begin(), argument.use_end());
  return slice.ops.size() <= 1 ||
         bodySize + uses * (slice.ops.size() - 1) <= maxBodySize;
}

/// Puts free producers into a lambda until none is left or the body is large.
static void fuseProducers(LambdaOp lambda) {
  size_t size = lambda.getBodySize();
  for (unsigned i = 0; i != lambda.getInputs().size(); ++i)
    if (shouldFuse(lambda, i, size) && succeeded(fuseInto(lambda, i)))
      size = lambda.getBodySize();
}

/// The input of which this result is a copy; null if it is none.
static Value getCopied(LambdaOp lambda, unsigned result) {
  auto read = lambda.getYield().getValues()[result].getDefiningOp<ReadOp>();
  if (!read || read.getOtherwise())
    return {};
  Value source =
      lambda.getInputs()[cast<BlockArgument>(read.getSource()).getArgNumber() -
                         lambda.getRank()];
  if (source.getType() != lambda.getResult(result).getType())
    return {};
  AffineMap map = read.getMap();
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (lambda.getStaticExtents()[dim] == 1)
      continue;
    auto index = dyn_cast<AffineDimExpr>(expr);
    if (!index ||
        read.getDims()[index.getPosition()] != lambda.getIndices()[dim])
      return {};
  }
  return source;
}

static void tidy(LambdaOp lambda) {
  if (lambda.getPart())
    return;
  if (!getIntactOperands(lambda))
    fuseProducers(lambda);
  foldBody(lambda); // accesses are canonical then
  if (!lambda.getMasks())
    separateInputs(lambda);
  if (isPinned(lambda))
    return;
  for (OpResult result : lambda->getResults())
    if (Value source = getCopied(lambda, result.getResultNumber()))
      result.replaceAllUsesWith(source);
}

/// Drops the results that nobody reads, and what only they are computed from.
/// Values of one fold, and of an opaque function, are computed together.
static void dropUnread(LambdaOp lambda) {
  SmallVector<Type> types;
  SmallVector<Value> values;
  for (auto [result, value] :
       llvm::zip(lambda->getResults(), lambda.getYield().getValues()))
    if (!result.use_empty()) {
      types.push_back(result.getType());
      values.push_back(value);
    }
  if (types.empty() || types.size() == lambda.getNumResults() ||
      lambda.getPart() || lambda.getMasks() || lambda.getOpaque() ||
      isPinned(lambda) || lambda->hasAttr(plan::kLayouts) ||
      foldsTuples(lambda))
    return;
  OpBuilder builder(lambda);
  OperationState state(lambda.getLoc(), LambdaOp::getOperationName(),
                       lambda->getOperands(), types, lambda->getAttrs());
  state.addRegion()->takeBody(lambda.getBody());
  auto smaller = cast<LambdaOp>(builder.create(state));
  smaller.getYield().getValuesMutable().assign(values);
  auto next = smaller->getResults().begin();
  for (OpResult result : lambda->getResults())
    if (!result.use_empty())
      result.replaceAllUsesWith(*next++);
  lambda.erase();
  foldBody(smaller);
  separateInputs(smaller);
}

/// From the last to the first: what an unread result was computed from may be
/// read no more.
static void removeUnread(Block &block) {
  removeDead(block);
  SmallVector<LambdaOp> lambdas;
  for (Block *inner : getBlocks(block))
    llvm::append_range(lambdas, inner->getOps<LambdaOp>());
  for (LambdaOp lambda : llvm::reverse(lambdas))
    dropUnread(lambda);
  removeDead(block);
}

namespace tofu::tdl {
#define GEN_PASS_DEF_TIDYPASS
#include "tofu/Transforms/Passes.h.inc"
} // namespace tofu::tdl

namespace {
struct TidyPass : tdl::impl::TidyPassBase<TidyPass> {
  void runOnOperation() override {
    for (Block &block : getOperation().getBody()) {
      dedup(block);
      removeUnread(block);
    }
    SmallVector<LambdaOp> lambdas;
    getOperation().walk<WalkOrder::PreOrder>(
        [&](LambdaOp lambda) { lambdas.push_back(lambda); });
    for (LambdaOp lambda : lambdas)
      tidy(lambda);
    for (Block &block : getOperation().getBody()) {
      dedup(block);
      removeUnread(block);
    }
  }
};
} // namespace

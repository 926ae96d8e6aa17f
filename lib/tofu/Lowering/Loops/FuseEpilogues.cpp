//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is added to a product of matrices, and an activation of that, is put
// into the product's lambda, and that is kept if it has the form of
// Contraction.h, which a library computes in one call: it writes no product
// that somebody has to read again.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Lowering/Loops/Contraction.h"
#include "tofu/Lowering/Loops/LoopVariables.h"
#include "tofu/Lowering/Loops/Passes.h"
#include "tofu/Schedule/MergeLambdas.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/Transforms/Dedup.h"

namespace tofu {
#define GEN_PASS_DEF_FUSEEPILOGUESPASS
#include "tofu/Lowering/Loops/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;
using lowering::Contraction;
using tdl::LambdaOp;
using tdl::ReadOp;

/// Whether variables that go along one coordinate do so as digits of a number,
/// and no two of their values come to one place: a window does not slide there.
static bool isSplit(ArrayRef<int64_t> factors,
                    const lowering::LoopVariables &loops) {
  SmallVector<std::pair<int64_t, int64_t>> steps; // and how often
  for (auto [variable, factor] : llvm::enumerate(factors))
    if (factor != 0)
      steps.push_back(
          {std::abs(factor), loops.getVariables()[variable].extent});
  llvm::sort(steps);
  for (size_t i = 1; i < steps.size(); ++i)
    if (steps[i].first < steps[i - 1].first * steps[i - 1].second)
      return false;
  return true;
}

/// True if a library multiplies matrices for it, not images.
static bool isMatrixProduct(LambdaOp lambda, const Contraction &contraction) {
  lowering::LoopVariables loops(lambda);
  int64_t row = contraction.numVariables + 1;
  for (const Contraction::Access *access : {&contraction.a, &contraction.b}) {
    if (access->padded ||
        llvm::any_of(access->divisors, [](int64_t by) { return by != 1; }))
      return false;
    for (size_t at = 0; at < access->matrix.size(); at += row)
      if (!isSplit(ArrayRef(access->matrix).slice(at, row - 1), loops))
        return false;
  }
  return true;
}

/// The only read of the product's result, at the coordinates of the reader's.
static ReadOp getOnlyRead(LambdaOp product) {
  if (!product->hasOneUse())
    return nullptr;
  OpOperand &use = *product->use_begin();
  auto reader = dyn_cast<LambdaOp>(use.getOwner());
  if (!reader || reader->getBlock() != product->getBlock() ||
      reader.getNumResults() != 1 || isPinned(reader) || reader.getOpaque() ||
      tdl::getOutputPart(reader) != tdl::getOutputPart(product))
    return nullptr;
  std::optional<tdl::BoxAttr> from = product.getPart(), to = reader.getPart();
  if (from && from->getConditions() != to->getConditions())
    return nullptr;
  unsigned input = use.getOperandNumber();
  if (reader.getMask(input)) // which adds nothing elsewhere
    return nullptr;
  Value argument = reader.getInputArguments()[input];
  auto read = argument.hasOneUse() ? dyn_cast<ReadOp>(*argument.user_begin())
                                   : ReadOp();
  return read && read->getParentOp() == reader.getOperation() &&
                 !read.getOtherwise() && tdl::isIdentity(read, reader)
             ? read
             : ReadOp();
}

/// Where all that a lambda reads is there: behind the last of what computes it.
/// Null if the product stands before that and something that it reads would
/// have to be kept until then.
static Operation *getPlace(LambdaOp product, LambdaOp reader) {
  Operation *place = product;
  for (Value input : reader.getInputs())
    if (Operation *def = input.getDefiningOp();
        def && def->getBlock() == product->getBlock() &&
        place->isBeforeInBlock(def))
      place = def;
  auto lives = [&](Value input) {
    if (isa<BlockArgument>(input))
      return true;
    return llvm::any_of(input.getUsers(), [&](Operation *user) {
      Operation *above = place->getBlock()->findAncestorOpInBlock(*user);
      return above && place->isBeforeInBlock(above);
    });
  };
  return place == product || llvm::all_of(product.getInputs(), lives) ? place
                                                                      : nullptr;
}

/// Whether OpenBLAS computes it in one call.
static bool isOfAddend(const Contraction &contraction, LambdaOp op) {
  Type type = op.getYield().getValues()[0].getType();
  return (type.isF32() || type.isF64()) && contraction.alpha == 1 &&
         !contraction.bias &&
         contraction.activation == lowering::Activation::None;
}

static void fuse(LambdaOp product, lowering::Activations activations,
                 bool addendOnly) {
  if (isPinned(product) || !product.getDynamicExtents().empty())
    return;
  std::optional<Contraction> alone = lowering::matchContraction(product);
  ReadOp read = alone ? getOnlyRead(product) : ReadOp();
  if (!read || !isMatrixProduct(product, *alone))
    return;
  auto reader = read->getParentOfType<LambdaOp>();
  Operation *place = getPlace(product, reader);
  if (!place)
    return;
  OpBuilder builder(reader);
  IRMapping mapping;
  auto copy = cast<LambdaOp>(builder.clone(*reader, mapping));
  inlineResult(product->getResult(0), copy,
               cast<ReadOp>(mapping.lookup(read.getResult()).getDefiningOp()));
  std::optional<Contraction> fused =
      lowering::matchContraction(copy, activations);
  if (!fused || (addendOnly && !isOfAddend(*fused, copy))) {
    copy.erase();
    return;
  }
  copy->moveAfter(place);
  reader.replaceAllUsesWith(copy->getResults());
  reader.erase();
  product.erase();
}

namespace {
struct FuseEpiloguesPass
    : tofu::impl::FuseEpiloguesPassBase<FuseEpiloguesPass> {
  using FuseEpiloguesPassBase::FuseEpiloguesPassBase;
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isDeclaration() || !llvm::hasSingleElement(function.getBody()))
      return;
    for (Block *block : tdl::getBlocks(function.getBody().front())) {
      // Others go.
      auto products = llvm::to_vector(llvm::make_filter_range(
          block->getOps<LambdaOp>(), tdl::isContraction));
      for (LambdaOp product : products)
        fuse(product, activations, addendOnly);
    }
  }
};
} // namespace

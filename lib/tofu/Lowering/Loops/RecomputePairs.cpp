//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Lambdas of pairs are found from products on: those that compute an element
// for each pair of a row and a column, of less than that, and those that
// compute other elements of them, one by one. What they are is written out in
// all others that read them, *folds*, if each of these then has the form of
// PairFold.h; the pairs are in no memory then.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tofu/Lowering/Loops/Inlining.h"
#include "tofu/Lowering/Loops/LoopNest.h"
#include "tofu/Lowering/Loops/Passes.h"
#include "tofu/Schedule/MergeLambdas.h"
#include "tofu/Schedule/ProgramGraph.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/TDL/ElementBytes.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace tofu {
#define GEN_PASS_DEF_RECOMPUTEPAIRSPASS
#include "tofu/Lowering/Loops/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;
using tdl::LambdaOp;
using tdl::ReadOp;
using tdl::ReduceOp;

/// Pairs that are less than so many times as large as what they are made of
/// may stay in memory.
static constexpr double kLargePairs = 4;
/// What folds of pairs compute in the time in which an H200 reads or writes a
/// byte, in f32, and by tensor cores: 15 and 28 TFLOP/s, 4.1 TB/s, as measured;
/// and how much longer a step may take so that it does without the memory.
/// Libraries, which would compute the products, are taken to be twice as fast.
static constexpr double kWorth = 5, kFlopsPerByte = 3.6 * kWorth,
                        kNarrowFlopsPerByte = 6.8 * kWorth;
/// Fewer blocks leave a device idle, unless they are done soon.
static constexpr double kMultiprocessors = 132, kFewColumns = 256;

static RankedTensorType getTensor(Value value) {
  if (auto piece = dyn_cast<tdl::PieceType>(value.getType()))
    return piece.getGlobal();
  return dyn_cast<RankedTensorType>(value.getType());
}

static bool isTensor(Value value) { return bool(getTensor(value)); }

static double getBytes(Value value) {
  RankedTensorType tensor = getTensor(value);
  return tensor ? double(tensor.getNumElements()) *
                      double(tdl::getElementBytes(tensor.getElementType()))
                : 0;
}

static double getBytesOfInputs(LambdaOp lambda) {
  double bytes = 0;
  for (Value input : lambda.getInputs())
    bytes += getBytes(input);
  return bytes;
}

/// Of a lambda that computes a sum of products of two reads for each element,
/// and more elements than it reads: the number of its terms; else 0.
static int64_t getDepth(LambdaOp lambda) {
  auto reduces = lambda.getBlock()->getOps<ReduceOp>();
  if (lambda->getNumResults() != 1 || !getTensor(lambda->getResult(0)) ||
      !llvm::hasSingleElement(reduces))
    return 0;
  ReduceOp reduce = *reduces.begin();
  if (!lowering::isFold(reduce, tdl::Combiner::sum) ||
      reduce.getIndices().size() != 1)
    return 0;
  auto product = lowering::getConverted(lowering::getOnlyYield(reduce))
                     .getDefiningOp<arith::MulFOp>();
  if (!product || !llvm::all_of(product->getOperands(), [](Value factor) {
        return isa_and_nonnull<ReadOp>(
            lowering::getExact(factor).getDefiningOp());
      }))
    return 0;
  int64_t depth = reduce.getStaticExtents()[0];
  bool isMore = getBytes(lambda->getResult(0)) > getBytesOfInputs(lambda);
  return depth <= lowering::kMostDepth && isMore ? depth : 0;
}

namespace {
class PairRecomputer {
public:
  PairRecomputer(Block &block, lowering::AttentionMemory memory)
      : block(block), isAuto(memory == lowering::AttentionMemory::Auto) {}

  void run() {
    for (auto lambda : block.getOps<LambdaOp>())
      if (lowering::canMove(lambda) && (getDepth(lambda) || isOfPairs(lambda)))
        pairs.insert(lambda);
    for (Operation *pair : pairs) {
      groups.insert(pair);
      for (Operation *user : pair->getUsers())
        groups.unionSets(pair, user);
    }
    llvm::MapVector<Operation *, SmallVector<LambdaOp>> members;
    for (Operation *pair : pairs)
      members[groups.getLeaderValue(pair)].push_back(cast<LambdaOp>(pair));
    if (members.empty())
      return;
    graph.emplace(block);
    for (auto &[leader, group] : members)
      recompute(group);
  }

private:
  /// It computes an element of each one of such a tensor.
  bool isOfPairs(LambdaOp lambda) {
    if (!lambda.getReductions().empty() ||
        !llvm::all_of(lambda->getResults(), isTensor))
      return false;
    return llvm::any_of(lambda.getInputs(), [&](Value input) {
      return pairs.contains(input.getDefiningOp()) &&
             getTensor(input).getNumElements() ==
                 getTensor(lambda->getResult(0)).getNumElements();
    });
  }

  ReadOp findRead(LambdaOp fold) {
    ReadOp found;
    fold.getBody().walk([&](ReadOp read) {
      OpResult result = lowering::getInlined(read);
      if (!result || !pairs.contains(result.getOwner()))
        return WalkResult::advance();
      found = read;
      return WalkResult::interrupt();
    });
    return found;
  }

  /// Null if the fold has no such form.
  LambdaOp writeOut(LambdaOp fold);
  double countBytes(ArrayRef<LambdaOp> group, ArrayRef<LambdaOp> sums);
  void joinAll(ArrayRef<LambdaOp> folds);
  void join(LambdaOp first, LambdaOp second);
  void recompute(ArrayRef<LambdaOp> group);

  Block &block;
  bool isAuto;
  std::optional<ProgramGraph> graph; // as the block was
  llvm::SetVector<Operation *> pairs;
  llvm::EquivalenceClasses<Operation *> groups;
};
} // namespace

LambdaOp PairRecomputer::writeOut(LambdaOp fold) {
  OpBuilder builder(fold);
  auto copy = cast<LambdaOp>(builder.clone(*fold));
  while (ReadOp read = findRead(copy)) {
    inlineResult(lowering::getInlined(read), copy, read);
    if (copy.getBodySize() > lowering::kMaxPairBody)
      break;
  }
  bool readsPairs = llvm::any_of(copy.getInputs(), [&](Value input) {
    return pairs.contains(input.getDefiningOp());
  });
  if (!readsPairs && lowering::matchPairFold(copy))
    return copy;
  copy.erase();
  return {};
}

/// Bytes that a device writes and reads of the group's pairs if they are in
/// memory: row folds are computed where an element is (FuseRows.cpp), and so is
/// what is made of a product alone (FuseEpilogues.cpp).
double PairRecomputer::countBytes(ArrayRef<LambdaOp> group,
                                  ArrayRef<LambdaOp> sums) {
  double bytes = 0;
  auto addRead = [&](LambdaOp reader) {
    for (Value input : reader.getInputs())
      if (pairs.contains(input.getDefiningOp()))
        bytes += getBytes(input);
  };
  for (LambdaOp pair : group) {
    auto isAlone = [](Value input) {
      auto product = input.getDefiningOp<LambdaOp>();
      return product && getDepth(product) && product->hasOneUse();
    };
    if (llvm::any_of(pair.getInputs(), isAlone))
      continue;
    for (Value result : pair->getResults())
      bytes += getBytes(result);
    addRead(pair);
  }
  for (LambdaOp sum : sums)
    addRead(sum);
  return bytes;
}

/// How many times a device could compute the fold at once, whose blocks are few
/// and go through many columns each, as of a weight's gradient in a layer.
static double getIdleShare(LambdaOp fold, const lowering::PairFold &pairFold,
                           double bytes) {
  lowering::LoopVariables loops(fold);
  auto getExtent = [&](unsigned variable) {
    return double(loops.getVariables()[variable].extent);
  };
  double columns = getExtent(pairFold.column);
  if (pairFold.outer)
    columns *= getExtent(*pairFold.outer);
  if (columns <= kFewColumns)
    return 1;
  Type element = getTensor(fold->getResult(0)).getElementType();
  double blocks = bytes / double(tdl::getElementBytes(element)) /
                  lowering::PairFoldStep::kRows;
  if (pairFold.element)
    blocks /= getExtent(*pairFold.element);
  return std::max(1.0, kMultiprocessors / blocks);
}

void PairRecomputer::recompute(ArrayRef<LambdaOp> group) {
  llvm::SetVector<Operation *> folds;
  double before = 0, after = 0;
  bool isSoftmax = false, isLarge = !isAuto;
  for (LambdaOp pair : group) {
    isLarge |= getDepth(pair) && getBytes(pair->getResult(0)) >=
                                     kLargePairs * getBytesOfInputs(pair);
    pair.getBody().walk([&](math::ExpOp) { isSoftmax = true; });
    for (Operation *user : pair->getUsers()) {
      if (!isa<LambdaOp>(user) || user->getBlock() != &block)
        return;
      if (!pairs.contains(user))
        folds.insert(user);
    }
    before += 2 * double(getTensor(pair->getResult(0)).getNumElements()) *
              double(getDepth(pair));
  }
  if (!isSoftmax || !isLarge)
    return;
  SmallVector<LambdaOp> copies, sums;
  bool isNarrow = true;
  for (Operation *fold : folds) {
    LambdaOp copy = writeOut(cast<LambdaOp>(fold));
    if (!copy)
      break;
    copies.push_back(copy);
    lowering::PairFold pairFold = *lowering::matchPairFold(copy);
    isNarrow &= pairFold.isNarrow;
    if (pairFold.value)
      sums.push_back(cast<LambdaOp>(fold));
    double flops = lowering::countFlops(copy, pairFold);
    before += flops - lowering::countProductFlops(copy, pairFold);
    if (pairFold.isMaximum())
      continue; // the total is folded with it
    // Half of the pairs are hidden, about.
    if (!pairFold.choices.empty())
      flops /= 2;
    int64_t number = graph->numberOf.at(fold->getResult(0));
    after += flops *
             getIdleShare(copy, pairFold, double(graph->values[number].bytes));
  }
  double most = countBytes(group, sums) *
                (isNarrow ? kNarrowFlopsPerByte : kFlopsPerByte);
  if (copies.size() != folds.size() || (isAuto && after - before / 2 > most)) {
    for (LambdaOp copy : copies)
      copy.erase();
    return;
  }
  for (auto [fold, copy] : llvm::zip(folds, copies)) {
    fold->replaceAllUsesWith(copy->getResults());
    fold->erase();
  }
  for (LambdaOp pair : llvm::reverse(group)) {
    pairs.remove(pair);
    pair.erase();
  }
  joinAll(copies);
}

/// The maxima of a softmax, and its totals, which read them.
void PairRecomputer::joinAll(ArrayRef<LambdaOp> folds) {
  SmallVector<LambdaOp> tops;
  for (LambdaOp fold : folds)
    if (lowering::matchPairFold(fold)->isMaximum())
      tops.push_back(fold);
  for (LambdaOp top : tops)
    for (LambdaOp fold : folds)
      if (fold != top &&
          llvm::is_contained(fold.getInputs(), top->getResult(0))) {
        join(top, fold);
        break;
      }
}

/// Makes one lambda of two, in the place of the second, if that folds pairs.
void PairRecomputer::join(LambdaOp first, LambdaOp second) {
  auto areResultsAlike = [&] {
    if (first.getStaticExtents() != second.getStaticExtents())
      return false;
    std::optional<tdl::BoxAttr> one = first.getPart(), two = second.getPart();
    if (one.has_value() != two.has_value())
      return false;
    unsigned rank = first.getRank();
    return !one || (one->getLowers().take_front(rank) ==
                        two->getLowers().take_front(rank) &&
                    one->getUppers().take_front(rank) ==
                        two->getUppers().take_front(rank) &&
                    one->getConditions() == two->getConditions());
  };
  bool isFirst = llvm::all_of(first->getUsers(), [&](Operation *user) {
    return user == second ||
           (user->getBlock() == &block && second->isBeforeInBlock(user));
  });
  if (!isFirst || !areResultsAlike())
    return;
  OpBuilder builder(second);
  LambdaOp copies[] = {cast<LambdaOp>(builder.clone(*first)),
                       cast<LambdaOp>(builder.clone(*second))};
  // Results that others read are kept.
  first->replaceAllUsesWith(copies[0]->getResults());
  second->replaceAllUsesWith(copies[1]->getResults());
  LambdaOp joined = mergeLambdas(copies);
  if (lowering::matchPairFold(joined)) {
    second.erase();
    first.erase();
    return;
  }
  unsigned number = 0;
  for (LambdaOp own : {first, second})
    for (OpResult result : own->getResults())
      joined->getResult(number++).replaceAllUsesWith(result);
  joined.erase();
}

namespace {
struct RecomputePairsPass
    : tofu::impl::RecomputePairsPassBase<RecomputePairsPass> {
  using RecomputePairsPassBase::RecomputePairsPassBase;
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isDeclaration() ||
        !llvm::hasSingleElement(function.getBody()) ||
        memory == lowering::AttentionMemory::Store)
      return;
    for (Block *block : tdl::getBlocks(function.getBody().front()))
      PairRecomputer(*block, memory).run();
  }
};
} // namespace

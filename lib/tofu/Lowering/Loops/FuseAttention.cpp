//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What stands in the lambdas of an attention is put into one, and that one is
// kept if it has the form of Attention.h. Which values belong to an attention
// is found from the first ones on: a score is made of products, a weight of a
// score and a maximum of scores, and so on.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Math/IR/Math.h"
#include "tofu/Lowering/Loops/Attention.h"
#include "tofu/Lowering/Loops/Inlining.h"
#include "tofu/Lowering/Loops/Pairs.h"
#include "tofu/Lowering/Loops/Passes.h"
#include "tofu/Schedule/MergeLambdas.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/Transforms/Dedup.h"

namespace tofu {
#define GEN_PASS_DEF_FUSEATTENTIONPASS
#include "tofu/Lowering/Loops/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;
using tdl::LambdaOp;
using tdl::ReadOp;
using tdl::ReduceOp;

namespace {
/// What a value is in an attention.
enum class Kind {
  None,
  Score,      // made of a sum of products
  Top,        // the maximum of scores
  Difference, // a score less that
  Weight,     // its exponential
  Total,      // the sum of weights
  Share,      // a weight by that
  Sum,        // the sum of weighted values
  Result      // a sum by the total, or of shares
};

class Kinds {
public:
  /// Finds what the values of a lambda's body are; it is called for lambdas in
  /// their order. Operands come before their users: chains may be long.
  void visit(LambdaOp lambda) {
    ofBody.clear();
    lambda.getBody().walk([&](Operation *inner) {
      for (Value value : inner->getResults())
        ofBody[value] = compute(value);
    });
    for (auto [result, value] :
         llvm::zip(lambda->getResults(), lambda.getYield().getValues()))
      ofResults[result] = get(value);
  }
  /// Of a value in the body that was visited last.
  Kind get(Value value) { return ofBody.lookup(value); }
  void forget(Operation *lambda) {
    for (Value result : lambda->getResults())
      ofResults.erase(result);
  }

private:
  Kind compute(Value value);
  Kind compute(ReduceOp reduce);

  DenseMap<Value, Kind> ofBody, ofResults;
};
} // namespace

Kind Kinds::compute(ReduceOp reduce) {
  if (reduce->getNumResults() != 1 || reduce.getGuard())
    return Kind::None;
  Value term = lowering::getConverted(reduce.getYield().getValues()[0]);
  if (reduce.getBuiltin() == tdl::Combiner::max)
    return get(term) == Kind::Score ? Kind::Top : Kind::None;
  if (reduce.getBuiltin() != tdl::Combiner::sum)
    return Kind::None;
  if (auto product = term.getDefiningOp<arith::MulFOp>()) {
    for (Value factor : product->getOperands()) {
      Kind kind = get(factor);
      if (kind == Kind::Weight)
        return Kind::Sum;
      if (kind == Kind::Share)
        return Kind::Result;
    }
    return Kind::Score;
  }
  return get(term) == Kind::Weight ? Kind::Total : Kind::None;
}

Kind Kinds::compute(Value value) {
  Operation *def = value.getDefiningOp();
  if (!def)
    return Kind::None;
  if (auto read = dyn_cast<ReadOp>(def)) {
    OpResult result = lowering::getInlined(read);
    return result ? ofResults.lookup(result) : Kind::None;
  }
  if (auto reduce = dyn_cast<ReduceOp>(def))
    return compute(reduce);
  if (isa<arith::ExtFOp, arith::TruncFOp>(def))
    return get(def->getOperand(0));
  if (auto power = dyn_cast<math::ExpOp>(def))
    return get(power.getOperand()) == Kind::Difference ? Kind::Weight
                                                       : Kind::None;
  SmallVector<Kind> kinds;
  for (Value operand : def->getOperands())
    kinds.push_back(get(operand));
  using Pair = std::pair<Kind, Kind>;
  if (isa<arith::SubFOp>(def) &&
      Pair(kinds[0], kinds[1]) == Pair(Kind::Score, Kind::Top))
    return Kind::Difference;
  if (isa<arith::DivFOp>(def)) {
    if (Pair(kinds[0], kinds[1]) == Pair(Kind::Weight, Kind::Total))
      return Kind::Share;
    if (Pair(kinds[0], kinds[1]) == Pair(Kind::Sum, Kind::Total))
      return Kind::Result;
  }
  // Any scalar function of one score.
  if (def->getNumRegions() == 0 && llvm::is_contained(kinds, Kind::Score) &&
      llvm::all_of(kinds, [](Kind kind) {
        return kind == Kind::None || kind == Kind::Score;
      }))
    return Kind::Score;
  return Kind::None;
}

//===----------------------------------------------------------------------===//
// Writing out
//===----------------------------------------------------------------------===//

/// True if the read is a factor of a sum of products.
static bool isFactor(ReadOp read) {
  auto reduce = dyn_cast<ReduceOp>(read->getParentOp());
  if (!reduce || reduce.getBuiltin() != tdl::Combiner::sum)
    return false;
  auto product = lowering::getConverted(reduce.getYield().getValues()[0])
                     .getDefiningOp<arith::MulFOp>();
  return product && llvm::any_of(product->getOperands(), [&](Value factor) {
           return lowering::getConverted(factor) == read.getResult();
         });
}

namespace {
class AttentionFuser {
public:
  explicit AttentionFuser(Block &block) : block(block) {}

  void run() {
    SmallVector<LambdaOp> roots;
    for (auto lambda : block.getOps<LambdaOp>()) {
      kinds.visit(lambda);
      if (isRoot(lambda))
        roots.push_back(lambda);
    }
    for (LambdaOp root : llvm::reverse(roots))
      fuse(root);
  }

private:
  /// It computes a result, whose sums stand in it or in what it reads.
  bool isRoot(LambdaOp lambda) {
    return lowering::canMove(lambda) &&
           llvm::any_of(*lambda.getBlock(), [&](Operation &inner) {
             return !isa<ReadOp>(inner) && inner.getNumResults() == 1 &&
                    kinds.get(inner.getResult(0)) == Kind::Result;
           });
  }

  /// What the read gives is computed where it is read.
  bool isWrittenOut(ReadOp read) {
    switch (kinds.get(read.getResult())) {
    case Kind::None:
    case Kind::Result:
      return false;
    case Kind::Score:
      return isa<ReduceOp>(read->getParentOp()) && !isFactor(read);
    default:
      return true;
    }
  }

  void fuse(LambdaOp root) {
    OpBuilder builder(root);
    auto copy = cast<LambdaOp>(builder.clone(*root));
    llvm::SetVector<Operation *> producers;
    while (ReadOp read = findRead(copy)) {
      OpResult result = lowering::getInlined(read);
      producers.insert(result.getOwner());
      inlineResult(result, copy, read);
      if (copy.getBodySize() > lowering::kMaxPairBody)
        break;
    }
    if (producers.empty() || !lowering::matchAttention(copy) ||
        !isOwn(producers, root)) {
      kinds.forget(copy);
      copy.erase();
      return;
    }
    root.replaceAllUsesWith(copy->getResults());
    producers.insert(root);
    for (Operation *op : order(producers)) {
      kinds.forget(op);
      op->erase();
    }
  }

  ReadOp findRead(LambdaOp copy) {
    kinds.visit(copy);
    ReadOp found;
    copy.getBody().walk([&](ReadOp read) {
      if (!isWrittenOut(read))
        return WalkResult::advance();
      found = read;
      return WalkResult::interrupt();
    });
    return found;
  }

  /// Nothing but the root and themselves reads what they compute.
  static bool isOwn(const llvm::SetVector<Operation *> &producers,
                    LambdaOp root) {
    return llvm::all_of(producers, [&](Operation *producer) {
      return llvm::all_of(producer->getUsers(), [&](Operation *user) {
        return user == root || producers.contains(user);
      });
    });
  }

  /// Users first.
  static SmallVector<Operation *>
  order(const llvm::SetVector<Operation *> &producers) {
    SmallVector<Operation *> ops(producers.begin(), producers.end());
    llvm::sort(
        ops, [](Operation *a, Operation *b) { return b->isBeforeInBlock(a); });
    return ops;
  }

  Block &block;
  Kinds kinds;
};

struct FuseAttentionPass
    : tofu::impl::FuseAttentionPassBase<FuseAttentionPass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isDeclaration() || !llvm::hasSingleElement(function.getBody()))
      return;
    for (Block *block : tdl::getBlocks(function.getBody().front()))
      AttentionFuser(*block).run();
  }
};
} // namespace

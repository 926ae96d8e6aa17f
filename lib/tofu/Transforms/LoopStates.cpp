//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// States that are none: what no iteration changes, and what nothing needs.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Barriers.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/Loops.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

static void replaceState(WhileOp loop, unsigned number, Value value) {
  loop.getConditionBlock()->getArgument(number).replaceAllUsesWith(value);
  loop.getBodyBlock()->getArgument(number).replaceAllUsesWith(value);
  loop.getResult(number).replaceAllUsesWith(value);
}

/// Invariant are all states that are always handed what they are first, or an
/// invariant one that is the same first: of all, those are left out that are
/// not, until none is.
static void captureInvariants(WhileOp loop) {
  Block *body = loop.getBodyBlock();
  OperandRange inits = loop.getInits();
  llvm::BitVector isInvariant(inits.size(), true);
  auto stays = [&](unsigned i) {
    Value next = loop.getYielded()[i];
    auto from = dyn_cast<BlockArgument>(next);
    return next == inits[i] || (from && from.getOwner() == body &&
                                isInvariant[from.getArgNumber()] &&
                                inits[from.getArgNumber()] == inits[i]);
  };
  for (bool isNew = true; isNew;) {
    isNew = false;
    for (unsigned i : isInvariant.set_bits())
      if (!stays(i)) {
        isInvariant.reset(i);
        isNew = true;
      }
  }
  for (unsigned i : isInvariant.set_bits())
    replaceState(loop, i, inits[i]);
}

void tofu::tdl::captureInvariants(Block &root) {
  // Inner loops first: what they hand on is then seen to be.
  SmallVector<Block *> blocks = getBlocks(root);
  for (Block *block : llvm::reverse(blocks))
    for (auto loop : block->getOps<WhileOp>())
      ::captureInvariants(loop);
}

namespace {
/// What the results of a function, and what a user keeps, are computed of.
class Liveness {
public:
  explicit Liveness(Block &root);

  bool isLive(Operation *op) const { return ops.contains(op); }
  bool isLive(Value value) const { return values.contains(value); }

private:
  void add(Value value) {
    if (values.insert(value).second)
      worklist.push_back(value);
  }
  void add(Operation *op);
  void addState(WhileOp loop, unsigned number);

  DenseSet<Operation *> ops;
  DenseSet<Value> values;
  SmallVector<Value> worklist;
};
} // namespace

/// What an operation needs whichever of its results is needed. It is needed
/// only where the blocks around it run.
void Liveness::add(Operation *op) {
  if (!op || !ops.insert(op).second)
    return;
  if (auto loop = dyn_cast<WhileOp>(op))
    add(loop.getPredicate());
  else if (auto branches = dyn_cast<CaseOp>(op))
    add(branches.getNumber());
  else
    for (Value operand : op->getOperands())
      add(operand);
  if (hasBlocks(op->getParentOp()))
    add(op->getParentOp());
}

void Liveness::addState(WhileOp loop, unsigned number) {
  add(loop);
  add(loop.getInits()[number]);
  add(loop.getYielded()[number]);
  add(loop.getConditionBlock()->getArgument(number));
  add(loop.getBodyBlock()->getArgument(number));
  add(loop.getResult(number));
}

Liveness::Liveness(Block &root) {
  for (Value value : root.getTerminator()->getOperands())
    add(value);
  walkOperators(root, [&](Operation &op) {
    bool isNoted = llvm::any_of(op.getDiscardableAttrs(), [](auto attribute) {
      return attribute.getName() != kBehind;
    });
    if (isPinned(&op) || isNoted ||
        (op.getNumResults() == 0 && !hasBlocks(&op))) {
      add(&op);
      for (Value result : op.getResults())
        add(result);
    }
  });
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    auto argument = dyn_cast<BlockArgument>(value);
    Operation *op =
        argument ? argument.getOwner()->getParentOp() : value.getDefiningOp();
    unsigned number = argument ? argument.getArgNumber()
                               : cast<OpResult>(value).getResultNumber();
    if (auto loop = dyn_cast<WhileOp>(op)) {
      addState(loop, number);
    } else if (!argument) {
      add(op);
      if (auto branches = dyn_cast<CaseOp>(op))
        for (Region &branch : branches.getBranches())
          add(branch.front().back().getOperand(number));
    }
  }
}

/// Hands on no more what is dead: results of the operation, of a loop its
/// states.
static void dropDead(Operation *op, const llvm::BitVector &dead) {
  for (Region &region : op->getRegions()) {
    bool isCondition = isa<WhileOp>(op) && region.getRegionNumber() == 0;
    if (!isCondition)
      region.front().back().eraseOperands(dead);
  }
  if (isa<WhileOp>(op))
    op->eraseOperands(dead);
}

/// Replaces the operation by one without the results that are dead, which
/// nothing uses any more.
static void keepLive(Operation *op, const llvm::BitVector &dead) {
  if (isa<WhileOp>(op))
    for (Region &region : op->getRegions())
      region.front().eraseArguments(dead);
  OpBuilder builder(op);
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(op->getOperands());
  state.addAttributes(op->getAttrs());
  SmallVector<Value> left;
  for (OpResult result : op->getResults())
    if (!dead[result.getResultNumber()])
      left.push_back(result);
  state.addTypes(ValueRange(left).getTypes());
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  Operation *kept = builder.create(state);
  for (auto [result, value] : llvm::zip_equal(left, kept->getResults()))
    result.replaceAllUsesWith(value);
  op->erase();
}

void tofu::tdl::removeDeadStates(Block &root) {
  Liveness liveness(root);
  SmallVector<Operation *> ops, withBlocks;
  walkOperators(root, [&](Operation &op) { ops.push_back(&op); });
  // What uses a value comes later: backwards nothing is used any more.
  SmallVector<std::pair<Operation *, llvm::BitVector>> shrunk;
  for (Operation *op : llvm::reverse(ops)) {
    if (!liveness.isLive(op) || !hasBlocks(op))
      continue;
    llvm::BitVector dead(op->getNumResults());
    for (OpResult result : op->getResults())
      dead[result.getResultNumber()] = !liveness.isLive(result);
    // A loop without states is none.
    if (dead.any() && !(isa<WhileOp>(op) && dead.all()))
      shrunk.push_back({op, dead});
  }
  for (Operation *op : llvm::reverse(ops))
    if (!liveness.isLive(op)) {
      op->dropAllReferences();
      op->dropAllUses();
    }
  for (Operation *op : llvm::reverse(ops))
    if (!liveness.isLive(op))
      op->erase();
  // Blocks may hand on what is dead of operations in them.
  for (auto &[op, dead] : shrunk)
    dropDead(op, dead);
  for (auto &[op, dead] : shrunk)
    keepLive(op, dead);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// MLIR's hash of an operation leaves out its regions, so lambdas that differ
// only inside would all collide, and each comparison walks two bodies. Here an
// operation is hashed once, with its body, and the hash is kept.
//
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/Passes.h"
#include "tofu/Transforms/StructuralHash.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/Intact.h"
#include "llvm/ADT/ScopedHashTable.h"

using namespace mlir;
using namespace tofu;

namespace {
struct Hashed {
  Operation *op;
  size_t hash;
};

struct HashedInfo {
  static Hashed getEmptyKey() {
    return {llvm::DenseMapInfo<Operation *>::getEmptyKey(), 0};
  }
  static Hashed getTombstoneKey() {
    return {llvm::DenseMapInfo<Operation *>::getTombstoneKey(), 0};
  }
  static unsigned getHashValue(const Hashed &key) { return key.hash; }
  static bool isEqual(const Hashed &a, const Hashed &b) {
    if (a.op == b.op)
      return true;
    auto isReal = [](Operation *op) {
      return op != getEmptyKey().op && op != getTombstoneKey().op;
    };
    return a.hash == b.hash && isReal(a.op) && isReal(b.op) &&
           isStructurallyEqual(a.op, b.op);
  }
};

using Table = llvm::ScopedHashTable<Hashed, Operation *, HashedInfo>;
} // namespace

bool tofu::isPinned(Operation *op) {
  return op->hasAttr(plan::kPin) || tdl::getIntactOperands(op);
}

static void dedup(Block &block, Table &table) {
  Table::ScopeTy scope(table);
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (!op.hasTrait<OpTrait::IsIsolatedFromAbove>())
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          dedup(inner, table);
    if (op.hasTrait<OpTrait::IsTerminator>() || !op.getNumResults() ||
        !isMemoryEffectFree(&op) || isPinned(&op))
      continue;
    Hashed key{&op, getStructuralHash(&op)};
    if (Operation *first = table.lookup(key)) {
      op.replaceAllUsesWith(first);
      op.erase();
    } else {
      table.insert(key, &op);
    }
  }
}

void tofu::dedup(Block &block) {
  // One operation and what ends the block: as many bodies are.
  if (llvm::hasNItemsOrLess(block, 2) &&
      (block.empty() || !block.front().getNumRegions()))
    return;
  Table table;
  ::dedup(block, table);
}

void tofu::removeDead(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    if (op.use_empty() && !op.hasTrait<OpTrait::IsTerminator>() &&
        isMemoryEffectFree(&op) && !isPinned(&op) &&
        !isa<SymbolOpInterface>(op)) {
      op.erase();
      continue;
    }
    if (!op.hasTrait<OpTrait::IsIsolatedFromAbove>())
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          removeDead(inner);
  }
}

namespace tofu::tdl {
#define GEN_PASS_DEF_DEDUPPASS
#include "tofu/Transforms/Passes.h.inc"
} // namespace tofu::tdl

namespace {
struct DedupPass : tdl::impl::DedupPassBase<DedupPass> {
  void runOnOperation() override {
    for (Block &block : getOperation()->getRegion(0)) {
      dedup(block);
      removeDead(block);
    }
  }
};
} // namespace

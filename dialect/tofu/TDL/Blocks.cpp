//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Blocks.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

bool tdl::hasBlocks(Operation *op) { return isa<WhileOp, CaseOp>(op); }

static void addBlocks(Block &block, SmallVectorImpl<Block *> &blocks) {
  blocks.push_back(&block);
  for (Operation &op : block)
    if (hasBlocks(&op))
      for (Region &region : op.getRegions())
        addBlocks(region.front(), blocks);
}

SmallVector<Block *> tdl::getBlocks(Block &block) {
  SmallVector<Block *> blocks;
  addBlocks(block, blocks);
  return blocks;
}

void tdl::walkOperators(Block &block, function_ref<void(Operation &)> visit) {
  for (Operation &op : block.without_terminator()) {
    visit(op);
    if (hasBlocks(&op))
      for (Region &region : op.getRegions())
        walkOperators(region.front(), visit);
  }
}

Block *tdl::getPlace(Block *made, Block *used) {
  Block *place = used;
  for (Block *at = used; at != made;) {
    Operation *around = at->getParentOp();
    at = around->getBlock();
    if (isa<WhileOp>(around))
      place = at;
  }
  return place;
}

Operation *tdl::getAncestor(Block *block, Operation *op) {
  while (op->getBlock() != block)
    op = op->getParentOp();
  return op;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/Lifetimes.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Schedule/CopyResults.h"
#include "tofu/Schedule/ListSchedule.h"
#include "tofu/Schedule/Passes.h"
#include "tofu/Transforms/Dedup.h"
#include "llvm/ADT/Sequence.h"

namespace tofu {
#define GEN_PASS_DEF_SCHEDULEPASS
#include "tofu/Schedule/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;

namespace {
struct SchedulePass : tofu::impl::SchedulePassBase<SchedulePass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isDeclaration())
      return;
    if (failed(checkProgram(function)) || failed(keepTies(function)))
      return signalPassFailure();
    function->removeAttr(plan::kOneDevice);
    removeDead(function.getBody().front());
    copyResults(function);
    copyStates(function);
    Block &root = function.getBody().front();
    SmallVector<Block *> blocks = tdl::getBlocks(root);
    size_t numOps = 0;
    tdl::walkOperators(root, [&](Operation &) { ++numOps; });
    for (Block *block : blocks)
      if (block == &root || blocks.size() * numOps <= kMostVisits)
        chooseOrder(function, *block);
  }

  /// An order of one block is judged by the lifetimes of the whole function. Of
  /// very many blocks in a large one, those of loops and branches stay as they
  /// are.
  static constexpr size_t kMostVisits = size_t(1) << 20;

  /// What an order costs: the most bytes that live together, then the bytes of
  /// results that are not in the place of the argument that they replace.
  using Cost = std::pair<int64_t, int64_t>;

  static Cost getCost(func::FuncOp function, memory::LargestBytes &sizes) {
    memory::Lifetimes lifetimes(function, sizes);
    return {lifetimes.getBound(),
            lifetimes.getPeakBytes(memory::BufferKind::Result)};
  }

  /// Per value that the block ends with the argument of the block that it
  /// replaces, or null: of a step's results, or of what a loop yields.
  static SmallVector<BlockArgument> getReplaced(func::FuncOp function,
                                                Block &block) {
    SmallVector<BlockArgument> replaced;
    auto loop = dyn_cast<tdl::WhileOp>(block.getParentOp());
    if (loop && &block == loop.getBodyBlock())
      llvm::append_range(replaced, block.getArguments());
    else if (block.getParentOp() == function)
      for (int64_t argument : plan::getReplaces(function).asArrayRef())
        replaced.push_back(argument < 0 ? BlockArgument()
                                        : block.getArgument(argument));
    replaced.resize(block.getTerminator()->getNumOperands());
    return replaced;
  }

  static void chooseOrder(func::FuncOp function, Block &block) {
    ProgramGraph graph(block);
    SmallVector<int> replaced(graph.values.size(), -1);
    for (auto [value, argument] :
         llvm::zip(block.getTerminator()->getOperands(),
                   getReplaced(function, block)))
      if (argument && value.getDefiningOp() &&
          value.getParentBlock() == &block &&
          value.getType() == argument.getType())
        replaced[graph.numberOf.at(value)] = graph.numberOf.at(argument);

    DenseI64ArrayAttr mesh = plan::getMesh(function);
    memory::LargestBytes sizes(mesh ? mesh.asArrayRef() : ArrayRef<int64_t>());
    SmallVector<unsigned, 0> late = graph.getLateOrder();
    auto program = llvm::to_vector<0>(llvm::seq<unsigned>(0, graph.ops.size()));
    SmallVector<unsigned, 0> best = program;
    Cost least = getCost(function, sizes);
    auto attempt = [&](ArrayRef<unsigned> order) {
      reorder(graph, order);
      Cost cost = getCost(function, sizes);
      if (cost >= least)
        return;
      least = cost;
      best.assign(order.begin(), order.end());
    };
    for (ArrayRef<unsigned> base :
         {ArrayRef<unsigned>(program), ArrayRef<unsigned>(late)})
      for (bool isEager : {true, false})
        for (bool waits : {true, false})
          attempt(getListOrder(graph, replaced, base, {isEager, waits}));
    reorder(graph, best);
  }
};
} // namespace

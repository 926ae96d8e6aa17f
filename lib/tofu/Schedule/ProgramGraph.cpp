//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Schedule/ProgramGraph.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Partition/VerifyProgram.h"
#include "tofu/Plan/Plan.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace tofu;

LogicalResult tofu::checkProgram(func::FuncOp function) {
  if (!llvm::hasSingleElement(function.getBody()))
    return function.emitOpError()
           << "has " << function.getBody().getBlocks().size()
           << " blocks, but must have one";
  for (Block *block : tdl::getBlocks(function.getBody().front()))
    for (Operation &op : block->without_terminator())
      if (!isa<tdl::LambdaOp, arith::ConstantOp>(op) &&
          !plan::isTransfer(&op) && !tdl::hasBlocks(&op))
        return op.emitOpError()
               << "cannot be scheduled; only tdl.lambda can, and what "
                  "-tofu-expand puts between: run -tofu-import, "
                  "-tdl-instantiate or -tofu-tidy first";
  return verifyProgram(function);
}

unsigned ProgramGraph::getNumber(mlir::Value value,
                                 memory::LargestBytes &sizes) {
  auto [found, isNew] = numberOf.insert({value, unsigned(values.size())});
  if (isNew) {
    Value &added = values.emplace_back();
    added.value = value;
    added.bytes = sizes.get(value.getType());
    added.persists = true;
  }
  return found->second;
}

ProgramGraph::ProgramGraph(Block &block) {
  auto function = dyn_cast<func::FuncOp>(block.getParentOp());
  if (!function)
    function = block.getParentOp()->getParentOfType<func::FuncOp>();
  DenseI64ArrayAttr mesh = plan::getMesh(function);
  memory::LargestBytes sizes(mesh ? mesh.asArrayRef() : ArrayRef<int64_t>());
  for (BlockArgument argument : block.getArguments())
    getNumber(argument, sizes);
  for (Operation &op : block.without_terminator()) {
    unsigned number = ops.size();
    opNumberOf[&op] = number;
    Op &added = ops.emplace_back();
    added.op = &op;
    auto lambda = dyn_cast<tdl::LambdaOp>(op);
    added.isBarrier = lambda ? tdl::hasOwnCode(lambda)
                             : !op.hasTrait<OpTrait::ConstantLike>();
    auto addOperand = [&](mlir::Value operand) {
      unsigned used = getNumber(operand, sizes);
      Value &value = values[used];
      if (value.users.empty() || value.users.back() != number) {
        value.users.push_back(number);
        added.operands.push_back(used);
      }
    };
    for (mlir::Value operand : op.getOperands())
      addOperand(operand);
    if (tdl::hasBlocks(&op))
      visitUsedValuesDefinedAbove(op.getRegions(), [&](OpOperand *operand) {
        addOperand(operand->get());
      });
    for (mlir::Value result : op.getResults()) {
      unsigned made = getNumber(result, sizes);
      values[made].maker = number;
      values[made].persists = op.hasTrait<OpTrait::ConstantLike>();
      added.results.push_back(made);
    }
  }
  for (mlir::Value value : block.getTerminator()->getOperands())
    values[getNumber(value, sizes)].isReturned = true;
}

int64_t ProgramGraph::getResultBytes(unsigned op) const {
  int64_t bytes = 0;
  for (unsigned result : ops[op].results)
    bytes += values[result].bytes;
  return bytes;
}

SmallVector<unsigned, 0> ProgramGraph::getLateOrder() const {
  // An operation that moves stands before `anchor`, in the program's order
  // among all of those; each knows its users' anchors already.
  SmallVector<unsigned, 0> anchor(ops.size());
  auto isBefore = [&](unsigned a, unsigned b) {
    return std::pair(anchor[a], a) < std::pair(anchor[b], b);
  };
  for (unsigned op = ops.size(); op-- > 0;) {
    anchor[op] = op;
    int first = -1;
    bool isReturned = false;
    for (unsigned result : ops[op].results) {
      isReturned |= values[result].isReturned;
      for (unsigned user : values[result].users)
        if (first < 0 || isBefore(user, first))
          first = user;
    }
    if (first < 0 || isReturned || ops[op].isBarrier)
      continue;
    // What would live longer: operands that nobody reads after that.
    int64_t kept = 0;
    for (unsigned operand : ops[op].operands) {
      const Value &value = values[operand];
      bool livesOn = value.persists || value.isReturned ||
                     llvm::any_of(llvm::reverse(value.users), [&](unsigned u) {
                       return u > op && !isBefore(u, first);
                     });
      kept += livesOn ? 0 : value.bytes;
    }
    if (kept <= getResultBytes(op))
      anchor[op] = anchor[first];
  }
  auto order = llvm::to_vector<0>(llvm::seq<unsigned>(0, ops.size()));
  llvm::sort(order, isBefore);
  return order;
}

void tofu::reorder(const ProgramGraph &graph, ArrayRef<unsigned> order) {
  if (order.empty())
    return;
  Operation *terminator = graph.ops.front().op->getBlock()->getTerminator();
  for (unsigned op : order)
    graph.ops[op].op->moveBefore(terminator);
}

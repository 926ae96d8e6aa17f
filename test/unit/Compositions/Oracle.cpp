//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Oracle.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/TDL/TDL.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;
using interpreter::Tensor;
using llvm::Error;

namespace {
class Follower {
public:
  explicit Follower(ModuleOp module) : module(module) {}
  ~Follower() {
    for (auto &[op, function] : alone)
      function->erase();
  }

  Error run(Block &block);
  void set(ValueRange to, std::vector<Tensor> tensors) {
    for (auto [value, tensor] : llvm::zip_equal(to, tensors))
      known[value] = std::move(tensor);
  }
  std::vector<Tensor> get(ValueRange from) const {
    std::vector<Tensor> tensors;
    for (Value value : from)
      tensors.push_back(known.at(value));
    return tensors;
  }

private:
  Error run(Operation *op);
  func::FuncOp getAlone(Operation *op);
  int64_t getNumber(Value scalar) const {
    const Tensor &tensor = known.at(scalar);
    int64_t number = tensor.get(0).i;
    return tensor.elementType.isInteger(1) ? number & 1 : number;
  }

  ModuleOp module;
  llvm::DenseMap<Value, Tensor> known;
  llvm::DenseMap<Operation *, func::FuncOp> alone;
};
} // namespace

/// A function of this operation.
func::FuncOp Follower::getAlone(Operation *op) {
  func::FuncOp &function = alone[op];
  if (function)
    return function;
  OpBuilder builder(module.getBodyRegion());
  function = func::FuncOp::create(
      builder, op->getLoc(), "alone" + std::to_string(alone.size()),
      builder.getFunctionType(op->getOperandTypes(), op->getResultTypes()));
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToStart(block);
  Operation *copy = builder.clone(*op);
  copy->setOperands(block->getArguments());
  func::ReturnOp::create(builder, op->getLoc(), copy->getResults());
  return function;
}

Error Follower::run(Operation *op) {
  if (auto loop = dyn_cast<tdl::WhileOp>(op)) {
    std::vector<Tensor> states = get(loop.getInits());
    while (true) {
      set(loop.getConditionBlock()->getArguments(), states);
      if (Error error = run(*loop.getConditionBlock()))
        return error;
      if (!getNumber(loop.getPredicate()))
        break;
      set(loop.getBodyBlock()->getArguments(), std::move(states));
      if (Error error = run(*loop.getBodyBlock()))
        return error;
      states = get(loop.getYielded());
    }
    set(loop.getOutputs(), std::move(states));
    return Error::success();
  }
  if (auto branches = dyn_cast<tdl::CaseOp>(op)) {
    int64_t number = getNumber(branches.getNumber());
    int64_t last = int64_t(branches.getBranches().size()) - 1;
    if (number < 0 || number > last)
      number = last;
    Block &branch = branches.getBranches()[number].front();
    if (Error error = run(branch))
      return error;
    set(branches.getOutputs(), get(branch.getTerminator()->getOperands()));
    return Error::success();
  }
  auto results = interpreter::run(getAlone(op), get(op->getOperands()));
  if (!results)
    return results.takeError();
  set(op->getResults(), std::move(*results));
  return Error::success();
}

Error Follower::run(Block &block) {
  for (Operation &op : block.without_terminator())
    if (Error error = run(&op))
      return error;
  return Error::success();
}

llvm::Expected<std::vector<Tensor>>
tofu::test::followBlocks(func::FuncOp function, ArrayRef<Tensor> inputs) {
  Follower follower(function->getParentOfType<ModuleOp>());
  Block &block = function.getBody().front();
  follower.set(block.getArguments(), inputs.vec());
  if (Error error = follower.run(block))
    return std::move(error);
  return follower.get(block.getTerminator()->getOperands());
}

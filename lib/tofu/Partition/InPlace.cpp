//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/InPlace.h"

#include "tofu/Analysis/Pointwise.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace tofu;

/// The tensors whose elements at the same place a result's elements are
/// computed from; what a reduction folds is at other places.
static void addReadInPlace(tdl::LambdaOp lambda, unsigned result,
                           llvm::SetVector<Value> &found) {
  Block &body = lambda.getBody().front();
  llvm::SetVector<Value> scalars;
  scalars.insert(body.getTerminator()->getOperand(result));
  for (size_t i = 0; i != scalars.size(); ++i) {
    Operation *op = scalars[i].getDefiningOp();
    if (!op || op->getNumRegions() != 0)
      continue;
    auto read = dyn_cast<tdl::ReadOp>(op);
    if (!read)
      scalars.insert(op->operand_begin(), op->operand_end());
    else if (tdl::isIdentity(read, lambda))
      for (auto [operand, argument] : llvm::zip_equal(
               lambda.getInputs(),
               body.getArguments().take_back(lambda.getInputs().size())))
        if (argument == read.getSource())
          found.insert(operand);
  }
}

/// What a state of a loop is before it, and what an iteration makes of it.
static void addState(tdl::WhileOp loop, unsigned state,
                     llvm::SetVector<Value> &found) {
  found.insert(loop.getInits()[state]);
  found.insert(loop.getYielded()[state]);
}

Value tofu::getReturned(func::FuncOp function, unsigned result) {
  if (!function.getBody().hasOneBlock())
    return {};
  return function.getBody().front().getTerminator()->getOperand(result);
}

BitVector tofu::findUpdated(func::FuncOp function, unsigned result) {
  llvm::BitVector updated(function.getNumArguments());
  Value returned = getReturned(function, result);
  if (!returned)
    return updated;
  llvm::SetVector<Value> found;
  found.insert(returned);
  for (size_t i = 0; i != found.size(); ++i) {
    Value value = found[i];
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      auto loop = dyn_cast<tdl::WhileOp>(argument.getOwner()->getParentOp());
      if (loop)
        addState(loop, argument.getArgNumber(), found);
      else if (argument.getOwner()->getParentOp() == function &&
               value != returned)
        updated.set(argument.getArgNumber());
      continue;
    }
    unsigned number = cast<OpResult>(value).getResultNumber();
    Operation *op = value.getDefiningOp();
    if (auto lambda = dyn_cast<tdl::LambdaOp>(op))
      addReadInPlace(lambda, number, found);
    else if (auto loop = dyn_cast<tdl::WhileOp>(op))
      addState(loop, number, found);
    else if (auto branches = dyn_cast<tdl::CaseOp>(op))
      for (Region &branch : branches.getBranches())
        found.insert(branch.front().getTerminator()->getOperand(number));
  }
  return updated;
}

/// The result, and whatever has a part in it.
static llvm::SetVector<Value> findBehind(func::FuncOp function,
                                         unsigned result) {
  llvm::SetVector<Value> behind;
  if (Value returned = getReturned(function, result))
    behind.insert(returned);
  for (size_t i = 0; i != behind.size(); ++i) {
    // What a region computes with has a part in what its operation returns.
    Operation *op = behind[i].getDefiningOp();
    if (op)
      op->walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          if (!op->isAncestor(operand.getParentBlock()->getParentOp()))
            behind.insert(operand);
      });
  }
  return behind;
}

bool tofu::isComputedFrom(func::FuncOp function, unsigned result,
                          unsigned argument) {
  llvm::SetVector<Value> behind = findBehind(function, result);
  return !behind.empty() && behind.contains(function.getArgument(argument));
}

bool tofu::isOfOneElement(Type type) {
  RankedTensorType tensor = tdl::getGlobalType(type);
  return !tensor || (tensor.hasStaticShape() && tensor.getNumElements() == 1);
}

bool tofu::isComputedFromTensors(func::FuncOp function, unsigned result) {
  return llvm::any_of(findBehind(function, result), [](Value value) {
    return !isOfOneElement(value.getType());
  });
}

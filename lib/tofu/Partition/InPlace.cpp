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

BitVector tofu::findUpdated(func::FuncOp function, unsigned result) {
  llvm::BitVector updated(function.getNumArguments());
  if (function.isDeclaration())
    return updated;
  Block &body = function.getBody().front();
  Value returned = body.getTerminator()->getOperand(result);
  llvm::SetVector<Value> found;
  found.insert(returned);
  for (size_t i = 0; i != found.size(); ++i) {
    Value value = found[i];
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      auto loop = dyn_cast<tdl::WhileOp>(argument.getOwner()->getParentOp());
      if (loop)
        addState(loop, argument.getArgNumber(), found);
      else if (argument.getOwner() == &body && value != returned)
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

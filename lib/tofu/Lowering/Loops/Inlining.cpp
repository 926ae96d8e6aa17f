//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Inlining.h"

#include "tofu/Transforms/Dedup.h"

using namespace mlir;
using namespace tofu;
using tdl::LambdaOp;
using tdl::ReadOp;

bool lowering::canMove(LambdaOp lambda) {
  if (isPinned(lambda) || lambda.getOpaque() ||
      !lambda.getDynamicExtents().empty())
    return false;
  for (unsigned input = 0; input != lambda.getInputs().size(); ++input)
    if (lambda.getMask(input) || !lambda.getCarriedAxes(input).empty())
      return false;
  for (Value output : lambda.getOutputs())
    if (auto piece = dyn_cast<tdl::PieceType>(output.getType());
        piece && !piece.getPartialAxes().empty())
      return false;
  return true;
}

OpResult lowering::getInlined(ReadOp read) {
  auto consumer = read->getParentOfType<LambdaOp>();
  unsigned input =
      cast<BlockArgument>(read.getSource()).getArgNumber() - consumer.getRank();
  auto result = dyn_cast<OpResult>(consumer.getInputs()[input]);
  auto producer = result ? dyn_cast<LambdaOp>(result.getOwner()) : LambdaOp();
  if (!producer || read.getGuard() || read.getOtherwise() ||
      read.getMap().getNumSymbols() ||
      producer->getBlock() != consumer->getBlock() || !canMove(producer) ||
      !canMove(consumer))
    return {};
  std::optional<tdl::BoxAttr> from = producer.getPart(),
                              to = consumer.getPart();
  if (from.has_value() != to.has_value() ||
      (from && from->getConditions() != to->getConditions()))
    return {};
  return result;
}

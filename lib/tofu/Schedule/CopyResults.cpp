//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Schedule/CopyResults.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IntegerSet.h"
#include "tofu/Plan/Plan.h"

using namespace mlir;
using namespace tofu;

/// A lambda that yields its operand, on the operand's box.
static Value emitCopy(OpBuilder &builder, Location loc, Value value) {
  RankedTensorType tensor = tdl::getGlobalType(value.getType());
  auto piece = dyn_cast<tdl::PieceType>(value.getType());
  auto lambda = tdl::LambdaOp::create(
      builder, loc, TypeRange(value.getType()), ValueRange(value), ValueRange(),
      builder.getDenseI64ArrayAttr(tensor.getShape()),
      piece ? piece.getBox() : tdl::BoxAttr(), nullptr);
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Type> types(tensor.getRank(), builder.getIndexType());
  types.push_back(tensor);
  Block *body = builder.createBlock(&lambda.getBody(), {}, types,
                                    SmallVector<Location>(types.size(), loc));
  Value read = tdl::ReadOp::create(
      builder, loc, tensor.getElementType(), body->getArguments().back(),
      body->getArguments().drop_back(), ValueRange(), Value(),
      AffineMapAttr::get(builder.getMultiDimIdentityMap(tensor.getRank())),
      IntegerSetAttr());
  tdl::YieldOp::create(builder, loc, read);
  return lambda.getResult(0);
}

void tofu::copyResults(func::FuncOp function) {
  Operation *terminator = function.getBody().front().getTerminator();
  DenseI64ArrayAttr replaces = plan::getReplaces(function);
  OpBuilder builder(terminator);
  // An argument that a result leaves as it is has that result first.
  DenseSet<Value> taken;
  auto staysInPlace = [&](OpOperand &operand) {
    auto argument = dyn_cast<BlockArgument>(operand.get());
    return argument && replaces &&
           replaces[operand.getOperandNumber()] == argument.getArgNumber();
  };
  for (OpOperand &operand : terminator->getOpOperands()) {
    Value value = operand.get();
    RankedTensorType tensor = tdl::getGlobalType(value.getType());
    if (!tensor || !tensor.hasStaticShape() || staysInPlace(operand))
      continue;
    Operation *op = value.getDefiningOp();
    if (op && !op->hasTrait<OpTrait::ConstantLike>() &&
        taken.insert(value).second)
      continue;
    operand.set(emitCopy(builder, terminator->getLoc(), value));
  }
}

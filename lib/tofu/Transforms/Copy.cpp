//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Copy.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace tofu;

void tofu::writeRead(OpBuilder &builder, tdl::LambdaOp lambda, AffineMap map) {
  OpBuilder::InsertionGuard guard(builder);
  Location loc = lambda.getLoc();
  RankedTensorType tensor = tdl::getGlobalType(lambda.getInputs()[0].getType());
  SmallVector<Type> types(lambda.getRank(), builder.getIndexType());
  types.push_back(tensor);
  Block *body = builder.createBlock(&lambda.getBody(), {}, types,
                                    SmallVector<Location>(types.size(), loc));
  Value read = tdl::ReadOp::create(
      builder, loc, tensor.getElementType(), body->getArguments().back(),
      body->getArguments().drop_back(), ValueRange(), Value(),
      AffineMapAttr::get(map), IntegerSetAttr());
  tdl::YieldOp::create(builder, loc, read);
}

Value tofu::emitCopy(OpBuilder &builder, Location loc, Value value, Type type) {
  RankedTensorType tensor = tdl::getGlobalType(value.getType());
  auto piece = dyn_cast<tdl::PieceType>(type);
  auto lambda = tdl::LambdaOp::create(
      builder, loc, TypeRange(type), ValueRange(value), ValueRange(),
      tensor.getShape(), piece ? piece.getBox() : tdl::BoxAttr());
  // A copy of terms is terms.
  if (auto source = dyn_cast<tdl::PieceType>(value.getType()))
    lambda.setTerms(builder.getUnitAttr(),
                    builder.getDenseI64ArrayAttr(source.getPartialAxes()));
  writeRead(builder, lambda, builder.getMultiDimIdentityMap(tensor.getRank()));
  return lambda.getResult(0);
}

Value tofu::emitSplat(OpBuilder &builder, Location loc,
                      DenseElementsAttr constant) {
  ShapedType tensor = constant.getType();
  auto lambda =
      tdl::LambdaOp::create(builder, loc, TypeRange(tensor), ValueRange(),
                            ValueRange(), tensor.getShape(), tdl::BoxAttr());
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Type> types(tensor.getRank(), builder.getIndexType());
  builder.createBlock(&lambda.getBody(), {}, types,
                      SmallVector<Location>(types.size(), loc));
  Value value = arith::ConstantOp::create(
      builder, loc, cast<TypedAttr>(constant.getSplatValue<Attribute>()));
  tdl::YieldOp::create(builder, loc, value);
  return lambda.getResult(0);
}

Value tofu::getCopied(Value value) {
  auto lambda = value.getDefiningOp<tdl::LambdaOp>();
  if (!lambda || lambda.getInputs().size() != 1 ||
      lambda.getNumResults() != 1 || lambda.getMask(0))
    return {};
  Value source = lambda.getInputs()[0];
  if (tdl::getGlobalType(source.getType()) !=
      tdl::getGlobalType(value.getType()))
    return {}; // cut or padded
  auto read = lambda.getYield().getValues()[0].getDefiningOp<tdl::ReadOp>();
  if (!read || read.getGuard() || !read.getMap().isIdentity() ||
      read.getDims() != ValueRange(lambda.getIndices()))
    return {};
  return source;
}

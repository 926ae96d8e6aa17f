//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/FunctionCall.h"

using namespace mlir;
using namespace tofu;

tdl::LambdaOp tofu::createCalls(SourceOp &op, StringRef function,
                                ArrayRef<int64_t> batch,
                                ArrayRef<SlicedOperand> operands,
                                ArrayRef<RankedTensorType> slices,
                                const NamedAttrList &attributes) {
  OpBuilder &builder = op.getBuilder();
  Location loc = op.getOperation()->getLoc();
  SmallVector<Type> types, sliceTypes;
  for (RankedTensorType slice : slices) {
    SmallVector<int64_t> shape(batch);
    llvm::append_range(shape, slice.getShape());
    types.push_back(RankedTensorType::get(shape, slice.getElementType()));
    sliceTypes.push_back(slice);
  }
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  SmallVector<Attribute> dims;
  for (const SlicedOperand &operand : operands) {
    inputs.push_back(operand.tensor);
    SmallVector<AffineExpr> coordinates;
    for (size_t i = 0; i != operand.given.size(); ++i)
      coordinates.push_back(builder.getAffineDimExpr(i));
    maps.push_back(
        AffineMap::get(batch.size(), 0, coordinates, op.getContext()));
    dims.push_back(builder.getDenseI64ArrayAttr(operand.given));
  }
  auto lambda =
      tdl::LambdaOp::create(builder, loc, types, inputs, ValueRange(), batch);
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&lambda.getBody());
  for (size_t i = 0; i != batch.size(); ++i)
    body->addArgument(builder.getIndexType(), loc);
  for (Value input : inputs)
    body->addArgument(input.getType(), loc);
  auto opaque = tdl::OpaqueOp::create(
      builder, loc, sliceTypes, function, lambda.getInputArguments(),
      lambda.getIndices(), ValueRange(), builder.getAffineMapArrayAttr(maps),
      builder.getArrayAttr(dims), builder.getArrayAttr({}),
      attributes.getDictionary(op.getContext()), FlatSymbolRefAttr());
  tdl::YieldOp::create(builder, loc, opaque.getResults());
  return lambda;
}

SmallVector<Value> tofu::applyToLines(SourceOp &op, StringRef function,
                                      unsigned along, ArrayRef<Value> tensors,
                                      const NamedAttrList &attributes) {
  auto getType = [](Value tensor) {
    return cast<RankedTensorType>(tensor.getType());
  };
  SmallVector<int64_t> batch(getType(tensors.front()).getShape()), given;
  int64_t extent = batch[along];
  batch.erase(batch.begin() + along);
  for (unsigned dim = 0; dim != batch.size() + 1; ++dim)
    if (dim != along)
      given.push_back(dim);
  SmallVector<SlicedOperand> operands;
  SmallVector<RankedTensorType> lines;
  for (Value tensor : tensors) {
    operands.push_back({tensor, given});
    lines.push_back(
        RankedTensorType::get(extent, getType(tensor).getElementType()));
  }
  tdl::LambdaOp lambda =
      createCalls(op, function, batch, operands, lines, attributes);
  SmallVector<Value> results(lambda.getResults());
  if (along == batch.size())
    return results;
  for (auto [result, tensor] : llvm::zip_equal(results, tensors))
    result = op.createLambda(getType(tensor), result, [&](LambdaBody &body) {
      SmallVector<AffineExpr> at = body.indices();
      at.erase(at.begin() + along);
      at.push_back(body.index(along));
      return body.read(0, at);
    });
  return results;
}

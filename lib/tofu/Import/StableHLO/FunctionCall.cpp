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

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LambdaGraph.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "tofu/TDL/TDL.h"

using namespace mlir;

/// max(input[i, j] * factor, 0) of 64 x 64.
static Value buildLambda(OpBuilder &builder, Location loc, Value input,
                         double factor) {
  auto type = cast<RankedTensorType>(input.getType());
  auto lambda = tofu::tdl::LambdaOp::create(builder, loc, TypeRange(type),
                                            ValueRange(input), ValueRange(),
                                            type.getShape());
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(
      &lambda.getBody(), {},
      {builder.getIndexType(), builder.getIndexType(), type}, {loc, loc, loc});
  FloatType element = builder.getF32Type();
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getFloatAttr(element, 0));
  Value scale = arith::ConstantOp::create(
      builder, loc, builder.getFloatAttr(element, factor));
  Value read = tofu::tdl::ReadOp::create(
      builder, loc, element, body->getArgument(2),
      body->getArguments().take_front(2), ValueRange(), Value(),
      AffineMapAttr::get(builder.getMultiDimIdentityMap(2)), IntegerSetAttr());
  Value product = arith::MulFOp::create(builder, loc, read, scale);
  Value result = arith::MaximumFOp::create(builder, loc, product, zero);
  tofu::tdl::YieldOp::create(builder, loc, result);
  return lambda.getResult(0);
}

OwningOpRef<ModuleOp> tofu::buildLambdaGraph(MLIRContext &context,
                                             unsigned count, bool chained) {
  context
      .loadDialect<arith::ArithDialect, func::FuncDialect, tdl::TDLDialect>();
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  auto type = RankedTensorType::get({64, 64}, builder.getF32Type());
  SmallVector<Type> results(chained ? 1 : count, type);
  builder.setInsertionPointToStart(module->getBody());
  auto function = func::FuncOp::create(
      builder, loc, "graph", builder.getFunctionType({type}, results));
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToStart(block);
  SmallVector<Value> values;
  Value last = block->getArgument(0);
  for (unsigned i = 0; i != count; ++i) {
    last = buildLambda(builder, loc, chained ? last : block->getArgument(0),
                       chained ? 2 : i - (i % 10 == 9));
    values.push_back(last);
  }
  func::ReturnOp::create(builder, loc,
                         chained ? ValueRange(last) : ValueRange(values));
  return module;
}

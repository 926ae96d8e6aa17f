//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/CountedLoop.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

Value tofu::createCountedLoop(
    SourceOp &op, int64_t count, Value state,
    function_ref<Value(Value number, Value state)> write) {
  OpBuilder &builder = op.getBuilder();
  Location loc = op.getOperation()->getLoc();
  Type i32 = builder.getI32Type();
  auto counter = RankedTensorType::get({}, i32);
  Value zero = op.createLambda(
      counter, {}, [&](LambdaBody &body) { return body.constant(0, i32); });
  SmallVector<Value> states = {zero, state};
  auto loop = tdl::WhileOp::create(builder, loc, ValueRange(states).getTypes(),
                                   states, builder.getI64IntegerAttr(count));
  auto writeBlock = [&](Region &region,
                        function_ref<SmallVector<Value>(ValueRange)> write) {
    OpBuilder::InsertionGuard guard(builder);
    Block *block = builder.createBlock(&region, {}, loop.getResultTypes(),
                                       SmallVector<Location>(2, loc));
    tdl::YieldOp::create(builder, loc, write(block->getArguments()));
  };
  writeBlock(loop.getCondition(), [&](ValueRange now) -> SmallVector<Value> {
    return {op.createLambda(counter.clone(builder.getI1Type()), now[0],
                            [&](LambdaBody &body) -> Value {
                              return arith::CmpIOp::create(
                                  body.getBuilder(), loc,
                                  arith::CmpIPredicate::slt, body.read(0, {}),
                                  body.constant(count, i32));
                            })};
  });
  writeBlock(loop.getBody(), [&](ValueRange now) -> SmallVector<Value> {
    Value next =
        op.createLambda(counter, now[0], [&](LambdaBody &body) -> Value {
          return arith::AddIOp::create(body.getBuilder(), loc, body.read(0, {}),
                                       body.constant(1, i32));
        });
    return {next, write(now[0], now[1])};
  });
  return loop.getResult(1);
}

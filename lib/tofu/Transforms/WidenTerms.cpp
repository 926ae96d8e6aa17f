//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/WidenTerms.h"
#include "tofu/TDL/Combiners.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

static bool isArithmetic(Operation *op) {
  return isa_and_present<arith::AddFOp, arith::SubFOp, arith::MulFOp,
                         arith::DivFOp, arith::NegFOp>(op);
}

/// The value in a wider type, made where it is.
static Value widen(Value value, Type wide) {
  Operation *made = value.getDefiningOp();
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  if (!isArithmetic(made))
    return arith::ExtFOp::create(builder, value.getLoc(), wide, value);
  SmallVector<Value> operands;
  for (Value operand : made->getOperands())
    operands.push_back(widen(operand, wide));
  builder.setInsertionPoint(made);
  Operation *same = builder.clone(*made);
  same->setOperands(operands);
  same->getResult(0).setType(wide);
  return same->getResult(0);
}

void tofu::widenTerms(LambdaOp lambda) {
  for (ReduceOp reduce : lambda.getReductions()) {
    std::optional<Combiner> combiner = reduce.getBuiltin();
    if (!combiner || reduce.getAccumulator())
      continue;
    Value result = reduce->getResult(0),
          term = reduce.getYield().getValues()[0];
    Type type = result.getType(), wide = getFoldType(*combiner, type);
    if (wide == type || !isArithmetic(term.getDefiningOp()))
      continue;
    reduce.getYield()->setOperand(0, widen(term, wide));
    result.setType(wide);
    OpBuilder builder(reduce->getContext());
    builder.setInsertionPointAfter(reduce);
    auto rounded =
        arith::TruncFOp::create(builder, reduce.getLoc(), type, result);
    result.replaceAllUsesExcept(rounded, rounded);
  }
}

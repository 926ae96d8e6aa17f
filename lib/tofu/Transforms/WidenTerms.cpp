//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/WidenTerms.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Rounding.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// The value in a wider type, made where it is; what several values share,
/// once.
static Value widen(Value root, Type wide) {
  DenseMap<Value, Value> widened;
  SmallVector<Value> pending{root};
  OpBuilder builder(root.getContext());
  while (!pending.empty()) {
    Value value = pending.back();
    Operation *made = value.getDefiningOp();
    size_t known = pending.size();
    if (isWidenedInFolds(made) && !widened.contains(value))
      llvm::copy_if(made->getOperands(), std::back_inserter(pending),
                    [&](Value each) { return !widened.contains(each); });
    if (pending.size() != known)
      continue;
    pending.pop_back();
    if (widened.contains(value))
      continue;
    if (!isWidenedInFolds(made)) {
      builder.setInsertionPointAfterValue(value);
      widened[value] =
          arith::ExtFOp::create(builder, value.getLoc(), wide, value);
      continue;
    }
    builder.setInsertionPoint(made);
    IRMapping operands;
    for (Value each : made->getOperands())
      operands.map(each, widened.lookup(each));
    Operation *same = builder.clone(*made, operands);
    same->getResult(0).setType(wide);
    widened[value] = same->getResult(0);
  }
  return widened.lookup(root);
}

void tofu::widenTerms(LambdaOp lambda) {
  for (ReduceOp reduce : lambda.getReductions()) {
    std::optional<Combiner> combiner = reduce.getBuiltin();
    if (!combiner || reduce.getAccumulator())
      continue;
    Value result = reduce->getResult(0),
          term = reduce.getYield().getValues()[0];
    Type type = result.getType(), wide = getFoldType(*combiner, type);
    if (wide == type || !isWidenedInFolds(term.getDefiningOp()))
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

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/TDL.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tofu::tdl;

YieldOp LambdaOp::getYield() { return cast<YieldOp>(getBlock()->back()); }
YieldOp ReduceOp::getYield() { return cast<YieldOp>(getBlock()->back()); }

SmallVector<ReduceOp, 4> LambdaOp::getReductions() {
  SmallVector<ReduceOp, 4> reductions;
  getBody().walk<WalkOrder::PreOrder>(
      [&](ReduceOp op) { reductions.push_back(op); });
  return reductions;
}

SmallVector<int64_t> LambdaOp::getVariableExtents() {
  SmallVector<int64_t> extents(getStaticExtents());
  for (ReduceOp reduction : getReductions())
    llvm::append_range(extents, reduction.getStaticExtents());
  return extents;
}

std::optional<Combiner> ReduceOp::getBuiltin() {
  if (auto builtin = dyn_cast<CombinerAttr>(getCombiner()))
    return builtin.getValue();
  return std::nullopt;
}

SmallVector<Value> ReduceOp::getGuardOperands() {
  SmallVector<Value> operands(getGuardIndices());
  llvm::append_range(operands, getIndices());
  return operands;
}

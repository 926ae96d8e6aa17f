//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Schedule/Walk.h"

#include "mlir/IR/AffineMap.h"

using namespace mlir;
using namespace tofu;

/// True if one more of the index is the next element of all that is read with
/// it below the reduction.
static bool isContiguous(tdl::ReduceOp reduce, Value index) {
  auto check = [&](tdl::ReadOp read) {
    AffineMap map = read.getMap();
    for (auto [number, value] : llvm::enumerate(read.getDims()))
      for (auto [place, expr] : llvm::enumerate(map.getResults())) {
        if (value != index || !expr.isFunctionOfDim(number))
          continue;
        AffineExpr rest = expr - getAffineDimExpr(number, expr.getContext());
        if (place + 1 != map.getNumResults() || rest.isFunctionOfDim(number))
          return WalkResult::interrupt();
      }
    return WalkResult::advance();
  };
  return !reduce.walk(check).wasInterrupted();
}

Walk tofu::getWalk(tdl::LambdaOp lambda) {
  auto reduces = lambda.getBlock()->getOps<tdl::ReduceOp>();
  if (reduces.empty())
    return Walk::None;
  if (!lambda.getRank())
    return Walk::Along;
  Value last = lambda.getIndices().back();
  bool isAcross = llvm::all_of(reduces, [&](tdl::ReduceOp reduce) {
    return isContiguous(reduce, last) &&
           llvm::none_of(reduce.getIndices(), [&](Value index) {
             return isContiguous(reduce, index);
           });
  });
  return isAcross ? Walk::Across : Walk::Along;
}

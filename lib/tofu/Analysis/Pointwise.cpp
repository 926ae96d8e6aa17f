//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Analysis/Scatter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IntegerSet.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

bool tofu::tdl::isIdentity(ReadOp read, LambdaOp lambda) {
  AffineMap map = read.getMap();
  ArrayRef<int64_t> extents = lambda.getStaticExtents();
  if (read.getGuard() || map.getNumSymbols() ||
      read.getSource().getType().getShape() != extents)
    return false;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (extents[dim] == 1)
      if (auto constant = dyn_cast<AffineConstantExpr>(expr);
          constant && constant.getValue() == 0)
        continue;
    auto index = dyn_cast<AffineDimExpr>(expr);
    if (!index ||
        read.getDims()[index.getPosition()] != lambda.getIndices()[dim])
      return false;
  }
  return true;
}

bool tofu::tdl::isReadAtIdentity(LambdaOp lambda, Value value) {
  for (auto [input, argument] :
       llvm::zip(lambda.getInputs(), lambda.getInputArguments())) {
    if (input != value)
      continue;
    for (Operation *user : argument.getUsers()) {
      auto read = dyn_cast<ReadOp>(user);
      if (!read || !isIdentity(read, lambda))
        return false;
    }
  }
  return true;
}

bool tofu::tdl::readsOwnElements(LambdaOp lambda) {
  return !lambda
              .walk([&](Operation *op) {
                auto read = dyn_cast<ReadOp>(op);
                bool isElsewhere = read &&
                                   read.getSource().getType().getRank() != 0 &&
                                   !isIdentity(read, lambda);
                return isElsewhere || isa<ReduceOp, OpaqueOp>(op)
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
}

BoxAttr tofu::tdl::getOutputPart(LambdaOp lambda) {
  std::optional<BoxAttr> part = lambda.getPart();
  if (!part)
    return {};
  unsigned rank = lambda.getRank();
  return BoxAttr::get(lambda.getContext(), part->getNumAxes(),
                      part->getLowers().take_front(rank),
                      part->getUppers().take_front(rank),
                      part->getConditions());
}

BoxAttr tofu::tdl::getResultPart(LambdaOp lambda, unsigned result) {
  BoxAttr part = getOutputPart(lambda);
  RankedTensorType type = getGlobalType(lambda.getResult(result).getType());
  ArrayRef<int64_t> slice = type.getShape().drop_front(lambda.getRank());
  if (!part || slice.empty())
    return part;
  BoxAttr whole =
      BoxAttr::getWhole(lambda.getContext(), part.getNumAxes(), slice);
  SmallVector<AffineMap> lowers(part.getLowers()), uppers(part.getUppers());
  llvm::append_range(lowers, whole.getLowers());
  llvm::append_range(uppers, whole.getUppers());
  return BoxAttr::get(lambda.getContext(), part.getNumAxes(), lowers, uppers,
                      part.getConditions());
}

/// The read that a value is, perhaps widened.
static ReadOp getFactor(Value value) {
  while (auto widened = value.getDefiningOp<arith::ExtFOp>())
    value = widened.getIn();
  return value.getDefiningOp<ReadOp>();
}

bool tofu::tdl::isContraction(LambdaOp lambda) {
  OperandRange yielded = lambda.getYield().getValues();
  if (yielded.size() != 1)
    return false;
  Value sum = yielded[0];
  if (auto rounded = sum.getDefiningOp<arith::TruncFOp>())
    sum = rounded.getIn();
  auto reduce = sum.getDefiningOp<ReduceOp>();
  if (!reduce || reduce.getBuiltin() != Combiner::sum ||
      reduce.getNumResults() != 1)
    return false;
  Operation *product = reduce.getYield().getValues()[0].getDefiningOp();
  if (!isa_and_nonnull<arith::MulFOp, arith::MulIOp>(product))
    return false;
  ReadOp left = getFactor(product->getOperand(0));
  ReadOp right = getFactor(product->getOperand(1));
  if (!left || !right || left.getMap().getNumSymbols() ||
      right.getMap().getNumSymbols())
    return false;
  // What is wider than the result is rounded by loops.
  if (sum != yielded[0] && (left.getType() != yielded[0].getType() ||
                            right.getType() != yielded[0].getType()))
    return false;
  auto hasOwn = [](ReadOp read, ReadOp other) {
    llvm::SmallPtrSet<Value, 8> others(other.getDims().begin(),
                                       other.getDims().end());
    return llvm::any_of(read.getDims(),
                        [&](Value dim) { return !others.contains(dim); });
  };
  return hasOwn(left, right) && hasOwn(right, left);
}

bool tofu::tdl::hasOwnCode(LambdaOp lambda) {
  return lambda.getOpaque() || isContraction(lambda) || matchScatter(lambda);
}

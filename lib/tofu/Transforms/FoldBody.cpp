//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/FoldBody.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Intact.h"
#include "tofu/TDL/Rounding.h"
#include "tofu/Transforms/Accesses.h"
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/IndexForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/FoldUtils.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// Writes 0 for an index of extent 1, where it is used as a value; maps and
/// guards are the business of canonicalizeAccesses.
static void replaceUnitIndices(ValueRange indices, ArrayRef<int64_t> extents,
                               LambdaOp lambda) {
  for (auto [index, extent] : llvm::zip(indices, extents)) {
    if (extent != 1 || index.use_empty())
      continue;
    auto builder = OpBuilder::atBlockBegin(lambda.getBlock());
    index.replaceAllUsesWith(
        arith::ConstantIndexOp::create(builder, lambda.getLoc(), 0));
  }
}

/// A fold of nothing is its identity; what its body reads, no device needs.
static void replaceEmpty(ReduceOp reduce) {
  OpBuilder builder(reduce);
  for (auto [i, result] : llvm::enumerate(reduce.getResults()))
    result.replaceAllUsesWith(Value(arith::ConstantOp::create(
        builder, reduce.getLoc(), getIdentity(reduce, i, result.getType()))));
  reduce.erase();
}

/// What the fold of one value is: the value, but a sum of floats starts with
/// +0.0, and so is never -0.0.
static Value foldOne(ReduceOp reduce, Value value) {
  auto type = dyn_cast<FloatType>(value.getType());
  if (!type || reduce.getBuiltin() != Combiner::sum || !hasZero(type))
    return value;
  OpBuilder builder(reduce);
  Value zero = arith::ConstantOp::create(builder, reduce.getLoc(),
                                         builder.getFloatAttr(type, 0.0));
  return arith::AddFOp::create(builder, reduce.getLoc(), value, zero);
}

/// Drops the reduction's indices of extent 1, which are not used.
static void dropUnitIndices(ReduceOp reduce) {
  ArrayRef<int64_t> extents = reduce.getStaticExtents();
  unsigned numOuter = reduce.getGuardIndices().size();
  std::optional<IntegerSet> guard = reduce.getGuard();
  llvm::BitVector drop(extents.size());
  for (auto [i, extent] : llvm::enumerate(extents))
    drop[i] = extent == 1;
  if (drop.none())
    return;
  // A combiner of the user's may begin with what changes the one value.
  if (drop.all() && !guard && reduce.getBuiltin()) {
    Operation *yield = reduce.getYield();
    reduce->getBlock()->getOperations().splice(
        reduce->getIterator(), reduce.getBlock()->getOperations(),
        reduce.getBlock()->begin(), yield->getIterator());
    for (auto [result, value] :
         llvm::zip(reduce.getResults(), reduce.getYield().getValues()))
      result.replaceAllUsesWith(foldOne(reduce, value));
    reduce.erase();
    return;
  }
  if (drop.all())
    drop.reset(0);
  SmallVector<int64_t> left;
  SmallVector<AffineExpr> dims;
  for (unsigned i = 0; i != numOuter; ++i)
    dims.push_back(getAffineDimExpr(i, reduce.getContext()));
  for (auto [i, extent] : llvm::enumerate(extents)) {
    dims.push_back(drop[i] ? getAffineConstantExpr(0, reduce.getContext())
                           : getAffineDimExpr(numOuter + left.size(),
                                              reduce.getContext()));
    if (!drop[i])
      left.push_back(extent);
  }
  if (guard)
    reduce.setGuardAttr(IntegerSetAttr::get(
        guard->replaceDimsAndSymbols(dims, {}, numOuter + left.size(), 0)));
  reduce.setStaticExtents(left);
  reduce.getBlock()->eraseArguments(drop);
}

/// The element of a constant that the read is of, if it is always the same one.
static TypedAttr getConstantRead(LambdaOp lambda, ReadOp read) {
  auto argument = cast<BlockArgument>(read.getSource());
  DenseElementsAttr elements;
  AffineMap map = read.getMap();
  if (read.getGuard() ||
      !matchPattern(
          lambda.getInputs()[argument.getArgNumber() - lambda.getRank()],
          m_Constant(&elements)))
    return {};
  int64_t number = 0;
  for (auto [expr, extent] :
       llvm::zip(map.getResults(), elements.getType().getShape())) {
    auto at = dyn_cast<AffineConstantExpr>(expr);
    if (!at || at.getValue() < 0 || at.getValue() >= extent)
      return {};
    number = number * extent + at.getValue();
  }
  return elements.getValues<TypedAttr>()[number];
}

/// True if a read became a constant.
static bool foldConstantReads(LambdaOp lambda) {
  bool isNew = false;
  lambda.getBody().walk([&](ReadOp read) {
    if (TypedAttr element = getConstantRead(lambda, read)) {
      OpBuilder builder(read);
      read.replaceAllUsesWith(
          Value(arith::ConstantOp::create(builder, read.getLoc(), element)));
      isNew = true;
    }
  });
  return isNew;
}

/// What an operation of one operand makes of a constant; null if that is not
/// known.
static TypedAttr foldConstant(Operation *op, Value operand) {
  Attribute constant;
  SmallVector<OpFoldResult> results;
  if (!matchPattern(operand, m_Constant(&constant)) ||
      failed(op->fold(constant, results)) || results.size() != 1)
    return {};
  return dyn_cast_or_null<TypedAttr>(dyn_cast<Attribute>(results[0]));
}

/// A cast of a choice between constants becomes a choice between casts of them:
/// a term of a sum that is an index or 0 is then seen to be one or nothing.
static void foldChoice(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1)
    return;
  auto choice = op->getOperand(0).getDefiningOp<arith::SelectOp>();
  if (!choice)
    return;
  TypedAttr a = foldConstant(op, choice.getTrueValue());
  TypedAttr b = foldConstant(op, choice.getFalseValue());
  if (!a || !b)
    return;
  OpBuilder builder(op);
  auto make = [&](TypedAttr value) {
    return arith::ConstantOp::create(builder, op->getLoc(), value);
  };
  Value chosen = arith::SelectOp::create(
      builder, op->getLoc(), choice.getCondition(), make(a), make(b));
  op->getResult(0).replaceAllUsesWith(chosen);
}

void tofu::tdl::foldOperations(LambdaOp lambda) {
  SmallVector<Operation *> ops;
  lambda.getBody().walk<WalkOrder::PreOrder>(
      [&](Operation *op) { ops.push_back(op); });
  OperationFolder folder(lambda.getContext());
  for (Operation *op : ops)
    if (!isa<ReadOp, ReduceOp, OpaqueOp, YieldOp>(op) &&
        isFoldedAsComputed(op) && failed(folder.tryToFold(op)))
      foldChoice(op);
}

void tofu::tdl::foldBody(LambdaOp lambda) {
  if (lambda.getPart())
    return; // Its box numbers the reductions' indices.
  bool isIntact = bool(getIntactOperands(lambda));
  if (!isIntact) {
    replaceUnitIndices(lambda.getIndices(), lambda.getStaticExtents(), lambda);
    // Inner ones first: what is in one that is erased is not to come any more.
    // While a lambda is expanded, its combiner's definition is out of sight.
    lambda.getBody().walk([](ReduceOp reduce) {
      if (llvm::is_contained(reduce.getStaticExtents(), 0) &&
          (reduce.getBuiltin() || getNamedCombiner(reduce)))
        replaceEmpty(reduce);
    });
    for (ReduceOp reduce : lambda.getReductions()) {
      replaceUnitIndices(reduce.getIndices(), reduce.getStaticExtents(),
                         lambda);
      dropUnitIndices(reduce);
    }
  }
  foldOperations(lambda);
  canonicalizeAccesses(lambda);
  if (!isIntact && foldConstantReads(lambda))
    foldOperations(lambda);
  dedup(*lambda.getBlock());
  removeDead(*lambda.getBlock());
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Blocks.h"

#include "tofu/Transforms/FoldBody.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/IntegerSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu::tdl;

/// The first element of a block.
static AffineExpr getStart(AffineExpr block, int64_t extent, int64_t count) {
  return extent % count == 0 ? block * (extent / count)
                             : (block * extent).floorDiv(count);
}

/// Elements of the largest block.
static int64_t getLength(int64_t extent, int64_t count) {
  return int64_t(llvm::divideCeil(uint64_t(extent), uint64_t(count)));
}

/// The numbers of the indices that are cut, in their order.
static SmallVector<unsigned> getCut(ArrayRef<int64_t> counts) {
  SmallVector<unsigned> cut;
  for (auto [number, count] : llvm::enumerate(counts))
    if (count > 1)
      cut.push_back(number);
  return cut;
}

/// Makes an index of the reduction run within one block: it becomes what it
/// was, less the block's first element.
static void restrictToBlock(ReduceOp reduce, unsigned number, Value block,
                            int64_t count) {
  MLIRContext *context = reduce.getContext();
  SmallVector<int64_t> extents(reduce.getStaticExtents());
  int64_t extent = extents[number];
  extents[number] = getLength(extent, count);
  reduce.setStaticExtents(extents);

  Value inside = reduce.getIndices()[number];
  auto builder = OpBuilder::atBlockBegin(reduce.getBlock());
  AffineExpr d0 = getAffineDimExpr(0, context),
             d1 = getAffineDimExpr(1, context);
  auto index = affine::AffineApplyOp::create(
      builder, reduce.getLoc(),
      AffineMap::get(2, 0, getStart(d0, extent, count) + d1),
      ValueRange{block, inside});
  inside.replaceAllUsesExcept(index, index);

  // The block's number is one more of the guard's outer values.
  unsigned numOuter = reduce.getGuardIndices().size();
  AffineExpr q = getAffineDimExpr(numOuter, context);
  SmallVector<AffineExpr> dims, exprs;
  SmallVector<bool> flags;
  for (unsigned i = 0; i != numOuter; ++i)
    dims.push_back(getAffineDimExpr(i, context));
  for (unsigned i = 0; i != extents.size(); ++i)
    dims.push_back(getAffineDimExpr(numOuter + 1 + i, context));
  AffineExpr own = dims[numOuter + number];
  dims[numOuter + number] = getStart(q, extent, count) + own;
  if (std::optional<IntegerSet> guard = reduce.getGuard()) {
    for (AffineExpr expr : guard->getConstraints())
      exprs.push_back(expr.replaceDims(dims));
    llvm::append_range(flags, guard->getEqFlags());
  }
  if (extent % count) {
    exprs.push_back(getStart(q + 1, extent, count) -
                    getStart(q, extent, count) - 1 - own);
    flags.push_back(false);
  }
  if (exprs.empty())
    return;
  reduce.getGuardIndicesMutable().append(block);
  reduce.setGuardAttr(IntegerSetAttr::get(
      IntegerSet::get(numOuter + 1 + extents.size(), 0, exprs, flags)));
}

LambdaOp tofu::tdl::emitTerms(OpBuilder &builder, LambdaOp op,
                              ArrayRef<int64_t> counts) {
  Location loc = op.getLoc();
  SmallVector<unsigned> cut = getCut(counts);
  SmallVector<int64_t> extents;
  for (unsigned number : cut)
    extents.push_back(counts[number]);
  llvm::append_range(extents, op.getStaticExtents());
  SmallVector<Type> types;
  for (Type type : op.getResultTypes())
    types.push_back(RankedTensorType::get(
        extents, cast<RankedTensorType>(type).getElementType()));
  auto lambda = LambdaOp::create(builder, loc, types, op.getInputs(),
                                 ValueRange(), extents);
  IRMapping mapping;
  op.getBody().cloneInto(&lambda.getBody(), mapping);
  Block *block = lambda.getBlock();
  SmallVector<Value> blocks;
  for (unsigned i = 0; i != cut.size(); ++i)
    blocks.push_back(block->insertArgument(i, builder.getIndexType(), loc));
  auto reduce = lambda.getYield().getValues()[0].getDefiningOp<ReduceOp>();
  for (auto [number, index] : llvm::zip(cut, blocks))
    restrictToBlock(reduce, number, index, counts[number]);
  foldBody(lambda);
  return lambda;
}

LambdaOp tofu::tdl::emitFold(OpBuilder &builder, LambdaOp op,
                             ArrayRef<int64_t> counts, TypeRange types,
                             ValueRange terms, BoxAttr part) {
  Location loc = op.getLoc();
  auto original = op.getYield().getValues()[0].getDefiningOp<ReduceOp>();
  ArrayRef<int64_t> shape = getGlobalType(types.front()).getShape();
  auto lambda =
      LambdaOp::create(builder, loc, types, terms, ValueRange(), shape, part);
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Type> arguments(shape.size(), builder.getIndexType());
  for (Value term : terms)
    arguments.push_back(getGlobalType(term.getType()));
  builder.createBlock(&lambda.getBody(), {}, arguments,
                      SmallVector<Location>(arguments.size(), loc));
  SmallVector<int64_t> extents;
  for (unsigned number : getCut(counts))
    extents.push_back(counts[number]);
  auto reduce = ReduceOp::create(
      builder, loc, original.getResultTypes(), original.getCombiner(),
      ValueRange(), ValueRange(), builder.getDenseI64ArrayAttr(extents),
      original.getAccumulatorAttr(), IntegerSetAttr());
  YieldOp::create(builder, loc, reduce.getResults());

  Block *body = builder.createBlock(
      &reduce.getBody(), {},
      SmallVector<Type>(extents.size(), builder.getIndexType()),
      SmallVector<Location>(extents.size(), loc));
  SmallVector<Value> at(body->getArguments());
  if (op.getRank())
    llvm::append_range(at, lambda.getIndices());
  SmallVector<Value> values;
  for (BlockArgument term : lambda.getInputArguments())
    values.push_back(ReadOp::create(
        builder, loc, cast<RankedTensorType>(term.getType()).getElementType(),
        term, at, ValueRange(), Value(),
        AffineMapAttr::get(builder.getMultiDimIdentityMap(at.size())),
        IntegerSetAttr()));
  YieldOp::create(builder, loc, values);
  return lambda;
}

Value tofu::tdl::emitElement(OpBuilder &builder, Location loc, Value value,
                             Type type) {
  RankedTensorType tensor = getGlobalType(value.getType());
  auto piece = dyn_cast<PieceType>(type);
  auto lambda = LambdaOp::create(
      builder, loc, TypeRange(type), ValueRange(value), ValueRange(),
      ArrayRef<int64_t>(), piece ? piece.getBox() : BoxAttr());
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&lambda.getBody(), {}, Type(tensor), loc);
  AffineExpr first = builder.getAffineConstantExpr(0);
  Value element = ReadOp::create(
      builder, loc, tensor.getElementType(), body->getArgument(0), ValueRange(),
      ValueRange(), Value(), AffineMapAttr::get(AffineMap::get(0, 0, first)),
      IntegerSetAttr());
  YieldOp::create(builder, loc, element);
  return lambda.getResult(0);
}

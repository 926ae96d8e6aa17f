//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Chunks.h"

#include "tofu/Analysis/Linearity.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/Transforms/FoldBody.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/IntegerSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu::tdl;

/// The first element of a chunk.
static AffineExpr getStart(AffineExpr chunk, int64_t extent, int64_t count) {
  return extent % count == 0 ? chunk * (extent / count)
                             : (chunk * extent).floorDiv(count);
}

/// Elements of the largest chunk.
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

/// Elements of a chunk.
static AffineExpr getSize(AffineExpr chunk, int64_t extent, int64_t count) {
  return getStart(chunk + 1, extent, count) - getStart(chunk, extent, count);
}

/// Makes an index of the reduction run over the elements of the largest chunk:
/// it becomes what it was, less the chunk's first element. The guard, which
/// stays, does not know.
static void shiftToChunk(ReduceOp reduce, unsigned number, Value chunk,
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
      ValueRange{chunk, inside});
  inside.replaceAllUsesExcept(index, index);
}

/// Makes an index of the reduction run within one chunk.
static void restrictToChunk(ReduceOp reduce, unsigned number, Value chunk,
                            int64_t count) {
  MLIRContext *context = reduce.getContext();
  int64_t extent = reduce.getStaticExtents()[number];
  shiftToChunk(reduce, number, chunk, count);
  ArrayRef<int64_t> extents = reduce.getStaticExtents();

  // The chunk's number is one more of the guard's outer values.
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
    exprs.push_back(getSize(q, extent, count) - 1 - own);
    flags.push_back(false);
  }
  if (exprs.empty())
    return;
  reduce.getGuardIndicesMutable().append(chunk);
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
  SmallVector<Value> chunks;
  for (unsigned i = 0; i != cut.size(); ++i)
    chunks.push_back(block->insertArgument(i, builder.getIndexType(), loc));
  ReduceOp reduce = getYieldedReduction(lambda);
  for (auto [number, index] : llvm::zip(cut, chunks))
    restrictToChunk(reduce, number, index, counts[number]);
  foldBody(lambda);
  return lambda;
}

LambdaOp tofu::tdl::emitFold(OpBuilder &builder, LambdaOp op,
                             ArrayRef<int64_t> counts, TypeRange types,
                             ValueRange terms, BoxAttr part) {
  Location loc = op.getLoc();
  ReduceOp original = getYieldedReduction(op);
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

//===----------------------------------------------------------------------===//
// Cumulative reductions
//===----------------------------------------------------------------------===//

static SmallVector<Type> getTensors(ArrayRef<int64_t> extents,
                                    TypeRange elements) {
  return llvm::map_to_vector(elements, [&](Type element) -> Type {
    return RankedTensorType::get(extents, element);
  });
}

LambdaOp tofu::tdl::emitPrefixes(OpBuilder &builder, LambdaOp op,
                                 const Prefix &prefix, int64_t count) {
  Location loc = op.getLoc();
  int64_t extent = op.getStaticExtents()[prefix.along];
  SmallVector<int64_t> extents{count};
  llvm::append_range(extents, op.getStaticExtents());
  extents[1 + prefix.along] = getLength(extent, count);
  SmallVector<Type> types = getFoldTypes(prefix);
  auto lambda = LambdaOp::create(builder, loc, getTensors(extents, types),
                                 op.getInputs(), ValueRange(), extents);
  IRMapping mapping;
  op.getBody().cloneInto(&lambda.getBody(), mapping);
  Value chunk =
      lambda.getBlock()->insertArgument(0u, builder.getIndexType(), loc);

  // r - k >= 0, or k - r >= 0 of the elements that the chunk has.
  ReduceOp reduce = getYieldedReduction(lambda);
  shiftToChunk(reduce, 0, chunk, count);
  MLIRContext *context = op.getContext();
  AffineExpr q = getAffineDimExpr(0, context), r = getAffineDimExpr(1, context),
             k = getAffineDimExpr(2, context);
  SmallVector<AffineExpr> exprs{prefix.isReverse ? k - r : r - k};
  if (prefix.isReverse && extent % count)
    exprs.push_back(getSize(q, extent, count) - 1 - k);
  reduce.getGuardIndicesMutable().assign(
      ValueRange{chunk, lambda.getIndices()[1 + prefix.along]});
  reduce.setGuardAttr(IntegerSetAttr::get(
      IntegerSet::get(3, 0, exprs, SmallVector<bool>(exprs.size(), false))));

  // Terms in the type of the fold, which is rounded where it is used.
  YieldOp yield = reduce.getYield();
  OpBuilder at(yield);
  for (auto [number, type] : llvm::enumerate(types)) {
    Value term = yield.getValues()[number];
    if (term.getType() == type)
      continue;
    yield->setOperand(number, arith::ExtFOp::create(at, loc, type, term));
    reduce.getResult(number).setType(type);
    reduce.removeAccumulatorAttr();
  }
  foldBody(lambda);
  return lambda;
}

/// A lambda of these extents; its body is not written yet, and that is where
/// the builder is put.
static LambdaOp startLambda(OpBuilder &builder, Location loc,
                            ArrayRef<int64_t> extents, TypeRange elements,
                            ValueRange inputs) {
  auto lambda = LambdaOp::create(builder, loc, getTensors(extents, elements),
                                 inputs, ValueRange(), extents);
  SmallVector<Type> arguments(extents.size(), builder.getIndexType());
  for (Value input : inputs)
    arguments.push_back(getGlobalType(input.getType()));
  builder.createBlock(&lambda.getBody(), {}, arguments,
                      SmallVector<Location>(arguments.size(), loc));
  return lambda;
}

/// What the reduction's combiner makes of two folds.
static SmallVector<Value> emitCombined(OpBuilder &builder, Location loc,
                                       ReduceOp reduction, ValueRange left,
                                       ValueRange right) {
  if (std::optional<Combiner> combiner = reduction.getBuiltin())
    return {combine(builder, loc, *combiner, left[0], right[0])};
  Block &body = getNamedCombiner(reduction).getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments().take_front(left.size()), left);
  mapping.map(body.getArguments().drop_front(left.size()), right);
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  return llvm::map_to_vector(
      body.getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookupOrDefault(value); });
}

static Value emitRead(OpBuilder &builder, LambdaOp lambda, ReduceOp reduction,
                      unsigned first, unsigned number,
                      ArrayRef<AffineExpr> coordinates, AffineExpr guard) {
  Value source = lambda.getInputArguments()[first + number];
  Type element = cast<RankedTensorType>(source.getType()).getElementType();
  Value nothing = arith::ConstantOp::create(
      builder, lambda.getLoc(), getIdentity(reduction, number, element));
  SmallVector<Value> indices(lambda.getIndices()), guardIndices;
  IntegerSetAttr set;
  if (guard) {
    guardIndices = indices;
    set = IntegerSetAttr::get(
        IntegerSet::get(indices.size(), 0, {guard}, {false}));
  }
  auto map =
      AffineMap::get(indices.size(), 0, coordinates, lambda.getContext());
  return ReadOp::create(builder, lambda.getLoc(), element, source, indices,
                        guardIndices, nothing, AffineMapAttr::get(map), set);
}

/// Reads all values of a fold, at inputs from `first` on and coordinates that
/// are functions of the lambda's indices; where they or the guard leave it, a
/// fold of nothing.
static SmallVector<Value> emitReads(OpBuilder &builder, LambdaOp lambda,
                                    ReduceOp reduction, unsigned first,
                                    ArrayRef<AffineExpr> coordinates,
                                    AffineExpr guard = {}) {
  SmallVector<Value> values;
  for (unsigned i = 0; i != reduction.getNumResults(); ++i)
    values.push_back(
        emitRead(builder, lambda, reduction, first, i, coordinates, guard));
  return values;
}

static SmallVector<AffineExpr> getDims(unsigned count, MLIRContext *context) {
  SmallVector<AffineExpr> dims;
  for (unsigned i = 0; i != count; ++i)
    dims.push_back(getAffineDimExpr(i, context));
  return dims;
}

LambdaOp tofu::tdl::emitTotals(OpBuilder &builder, LambdaOp op,
                               const Prefix &prefix, LambdaOp prefixes) {
  OpBuilder::InsertionGuard guard(builder);
  MLIRContext *context = op.getContext();
  int64_t count = prefixes.getStaticExtents()[0];
  int64_t extent = op.getStaticExtents()[prefix.along];
  SmallVector<int64_t> extents(prefixes.getStaticExtents());
  extents.erase(extents.begin() + 1 + prefix.along);
  LambdaOp lambda = startLambda(builder, op.getLoc(), extents,
                                getFoldTypes(prefix), prefixes.getResults());
  SmallVector<AffineExpr> at = getDims(extents.size(), context);
  AffineExpr last = getSize(at[0], extent, count) - 1;
  at.insert(at.begin() + 1 + prefix.along,
            prefix.isReverse ? getAffineConstantExpr(0, context) : last);
  YieldOp::create(builder, op.getLoc(),
                  emitReads(builder, lambda, prefix.reduction, 0, at,
                            extent < count ? last : AffineExpr()));
  foldBody(lambda);
  return lambda;
}

BoxAttr tofu::tdl::getRowsBefore(BoxAttr row, int64_t count, bool isReverse) {
  unsigned numAxes = row.getNumAxes();
  auto constant = [&](int64_t value) {
    return AffineMap::get(numAxes, 0,
                          getAffineConstantExpr(value, row.getContext()));
  };
  SmallVector<AffineMap> lowers(row.getLowers()), uppers(row.getUppers());
  lowers[0] = isReverse ? row.getUppers()[0] : constant(0);
  uppers[0] = isReverse ? constant(count) : row.getLowers()[0];
  return BoxAttr::get(row.getContext(), numAxes, lowers, uppers,
                      row.getConditions());
}

LambdaOp tofu::tdl::emitBefore(OpBuilder &builder, LambdaOp op,
                               const Prefix &prefix, LambdaOp totals) {
  OpBuilder::InsertionGuard guard(builder);
  Location loc = op.getLoc();
  MLIRContext *context = op.getContext();
  ArrayRef<int64_t> extents = totals.getStaticExtents();
  ReduceOp original = prefix.reduction;
  LambdaOp lambda = startLambda(builder, loc, extents, getFoldTypes(prefix),
                                totals.getResults());
  // Of chunk q those with p < q, or p > q.
  AffineExpr q = getAffineDimExpr(0, context), p = getAffineDimExpr(1, context);
  auto set = IntegerSet::get(2, 0, {prefix.isReverse ? p - q - 1 : q - p - 1},
                             {false});
  auto reduce = ReduceOp::create(
      builder, loc, TypeRange(getFoldTypes(prefix)), original.getCombiner(),
      ValueRange(), ValueRange(lambda.getIndices()[0]),
      builder.getDenseI64ArrayAttr(extents[0]), original.getAccumulatorAttr(),
      IntegerSetAttr::get(set));
  YieldOp::create(builder, loc, reduce.getResults());
  Block *body =
      builder.createBlock(&reduce.getBody(), {}, builder.getIndexType(), loc);
  SmallVector<Value> at(lambda.getIndices()), values;
  at[0] = body->getArgument(0);
  for (BlockArgument total : lambda.getInputArguments())
    values.push_back(ReadOp::create(
        builder, loc, cast<RankedTensorType>(total.getType()).getElementType(),
        total, at, ValueRange(), Value(),
        AffineMapAttr::get(builder.getMultiDimIdentityMap(at.size())),
        IntegerSetAttr()));
  YieldOp::create(builder, loc, values);
  return lambda;
}

LambdaOp tofu::tdl::emitScanned(OpBuilder &builder, LambdaOp op,
                                const Prefix &prefix, int64_t count,
                                ValueRange before, ValueRange prefixes) {
  OpBuilder::InsertionGuard guard(builder);
  Location loc = op.getLoc();
  MLIRContext *context = op.getContext();
  ArrayRef<int64_t> extents = op.getStaticExtents();
  int64_t extent = extents[prefix.along];
  ReduceOp reduction = prefix.reduction;
  SmallVector<Value> inputs(before);
  llvm::append_range(inputs, prefixes);
  LambdaOp lambda =
      startLambda(builder, loc, extents, reduction.getResultTypes(), inputs);
  // The chunk of an element, and which of its elements that is.
  AffineExpr i = getAffineDimExpr(prefix.along, context);
  bool isEven = extent % count == 0;
  AffineExpr q = isEven ? i.floorDiv(extent / count)
                        : ((i + 1) * count - 1).floorDiv(extent);
  AffineExpr r = isEven ? i % (extent / count) : i - getStart(q, extent, count);
  AffineExpr from = r, isInside;
  if (prefix.isExclusive) {
    from = prefix.isReverse ? r + 1 : r - 1;
    isInside = prefix.isReverse ? getSize(q, extent, count) - 2 - r : r - 1;
  }
  SmallVector<AffineExpr> row = getDims(extents.size(), context), own(row);
  row.erase(row.begin() + prefix.along);
  row.insert(row.begin(), q);
  own[prefix.along] = from;
  own.insert(own.begin(), q);
  SmallVector<Value> first = emitReads(builder, lambda, reduction, 0, row);
  SmallVector<Value> second =
      emitReads(builder, lambda, reduction, before.size(), own, isInside);
  // In the order of the elements: which of two NaNs a combiner keeps may depend
  // on that.
  if (prefix.isReverse)
    std::swap(first, second);
  SmallVector<Value> values =
      emitCombined(builder, loc, reduction, first, second);
  for (auto [value, type] : llvm::zip(values, reduction.getResultTypes()))
    if (value.getType() != type)
      value = arith::TruncFOp::create(builder, loc, type, value);
  YieldOp::create(builder, loc, values);
  foldBody(lambda);
  return lambda;
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

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

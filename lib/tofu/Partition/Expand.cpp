//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// SPMD expansion in global coordinates: one text for all devices. A tensor
// becomes the piece that its layout gives to a device; an operator the part
// that its split gives; each operand is fetched as the region that the part
// reads. Nothing is renumbered: a part of a lambda is the same lambda with a
// smaller box, so what its body says of coordinates stays true.
//
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Expand.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "tofu/Analysis/Regions.h"
#include "tofu/Partition/Mask.h"
#include "tofu/Search/Hull.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/Transforms/Chunks.h"
#include "tofu/Transforms/Copy.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;
using tdl::PieceType;
using tdl::VariableSplit;

/// The ranges of one box, then those of another; the conditions of both.
static BoxAttr concatenate(BoxAttr first, BoxAttr second) {
  SmallVector<AffineMap> lowers(first.getLowers()), uppers(first.getUppers());
  llvm::append_range(lowers, second.getLowers());
  llvm::append_range(uppers, second.getUppers());
  SmallVector<AffineExpr> conditions(first.getConditions().getResults());
  llvm::append_range(conditions, second.getConditions().getResults());
  unsigned numAxes = first.getNumAxes();
  MLIRContext *context = first.getContext();
  return BoxAttr::get(context, numAxes, lowers, uppers,
                      AffineMap::get(numAxes, 0, conditions, context));
}

/// A piece that is no term, unless it is partial.
static PieceType getPiece(Type type, BoxAttr box,
                          ArrayRef<int64_t> partial = {},
                          tdl::Combiner fold = tdl::Combiner::sum) {
  return PieceType::get(box.getContext(), tdl::getGlobalType(type), box,
                        partial, partial.empty() ? tdl::Combiner::sum : fold);
}
static SmallVector<Type> getPieces(TypeRange types, BoxAttr box) {
  return llvm::map_to_vector(
      types, [&](Type type) -> Type { return getPiece(type, box); });
}

namespace {
class Expander {
public:
  Expander(func::FuncOp function, const FunctionGraph &graph,
           const search::Plan &plan, const search::PlanCost &cost)
      : function(function), graph(graph), plan(plan), cost(cost),
        builder(function.getContext()),
        regions(function.getContext(), plan.mesh) {
    for (auto [number, analysis] : llvm::enumerate(graph.operators))
      numberOf[analysis.getOp()] = number;
  }

  void run();

private:
  //===--------------------------------------------------------------------===//
  // Layouts and splits as boxes
  //===--------------------------------------------------------------------===//

  const search::Layout &getLayout(Value tensor) {
    return plan.tensors[graph.tensorOf.lookup(tensor)];
  }

  /// Nothing brings what nobody reads where it would be stored.
  bool isUnread(Value tensor) {
    return graph.graph.tensors[graph.tensorOf.lookup(tensor)].unread;
  }

  /// The piece of a tensor that a layout gives to a device.
  PieceType getStored(Value tensor, const search::Layout &layout,
                      tdl::Combiner fold = tdl::Combiner::sum) {
    auto type = cast<RankedTensorType>(tensor.getType());
    SmallVector<VariableSplit> dims;
    for (auto [extent, axes] :
         llvm::zip(type.getShape(), layout.getLists(type.getRank())))
      dims.push_back({extent, llvm::to_vector_of<unsigned>(axes)});
    return getPiece(
        type, regions.getPartBox(dims),
        llvm::to_vector_of<int64_t>(layout.getAxes(search::Partial)), fold);
  }

  SmallVector<VariableSplit> getSplits(unsigned number) {
    ArrayRef<tdl::IndexVariable> variables =
        graph.operators[number].getVariables();
    SmallVector<VariableSplit> splits;
    for (auto [variable, axes] :
         llvm::zip(variables, search::getLists(graph.graph.operators[number],
                                               plan.operators[number])))
      splits.push_back({variable.extent, llvm::to_vector_of<unsigned>(axes)});
    return splits;
  }

  /// The box of the first `count` variables. A device on which only the range
  /// of a reduction is empty still has a term: the combiner's identity.
  BoxAttr getBox(ArrayRef<VariableSplit> splits, unsigned count) {
    BoxAttr all = regions.getPartBox(splits);
    return BoxAttr::get(
        builder.getContext(), all.getNumAxes(),
        all.getLowers().take_front(count), all.getUppers().take_front(count),
        AffineMap::get(all.getNumAxes(), 0, builder.getContext()));
  }

  PieceType getResultPiece(unsigned number, ArrayRef<VariableSplit> splits,
                           Value result);

  //===--------------------------------------------------------------------===//
  // Emission
  //===--------------------------------------------------------------------===//

  Value emitFetch(Location loc, Value source, PieceType type) {
    if (source.getType() == type)
      return source;
    return plan::FetchOp::create(builder, loc, type, source);
  }

  Value emitReduce(Location loc, Value source, PieceType type) {
    return plan::ReduceOp::create(builder, loc, type, source);
  }

  /// Makes the builder insert where something that an operation of the block
  /// `used` needs of a value of the block `made` belongs (tdl::getPlace); gives
  /// that block.
  Block *setPlace(Block *made, Block *used);
  Value emitOperand(unsigned number, unsigned operand,
                    ArrayRef<VariableSplit> reads);
  BoxAttr getNeed(unsigned number, unsigned operand,
                  SmallVector<VariableSplit> reads);
  Value emitConstant(Value tensor, Block *used);
  Value emitPieces(Operation &constant);
  Value emitFree(Value tensor, BoxAttr box, Block *used);
  Value emitWhole(Value tensor, Block *used);
  SmallVector<int64_t> getCarriedAxes(unsigned number, unsigned operand,
                                      ArrayRef<VariableSplit> splits);
  void emitOperator(unsigned number);
  SmallVector<VariableSplit> getChunkSplits(unsigned number,
                                            ArrayRef<VariableSplit> splits);
  void emitScan(unsigned number, ArrayRef<VariableSplit> splits,
                ValueRange inputs);
  void emitInChunks(unsigned number, ArrayRef<VariableSplit> splits,
                    ArrayRef<VariableSplit> chunks, ValueRange inputs);
  void emitBlocks(Operation &op);
  void emitOperations(Block &source, Block *target);
  tdl::LambdaOp emitPart(tdl::LambdaOp op, TypeRange types, ValueRange inputs,
                         BoxAttr part);
  tdl::LambdaOp emitBox(tdl::LambdaOp op, BoxAttr box, ValueRange inputs);
  void setSplit(tdl::LambdaOp op, ArrayRef<VariableSplit> outputs);

  func::FuncOp function;
  const FunctionGraph &graph;
  const search::Plan &plan;
  const search::PlanCost &cost;
  OpBuilder builder;
  tdl::Regions regions;
  DenseMap<Operation *, unsigned> numberOf;
  IRMapping stored;                  // a tensor -> its stored pieces
  DenseMap<unsigned, Value> fetched; // a fetch's group -> what it gave
  /// By free tensor, box, and the block where it is.
  DenseMap<std::tuple<Value, Attribute, Block *>, Value> recomputed;
  /// Of the blocks of the source around what is emitted: the loop or branch
  /// that is being filled.
  DenseMap<Block *, Operation *> filled;
};
} // namespace

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The hull of what the access and its margins read: as if an index that is not
/// cut were added to each coordinate.
static void addMargins(tdl::Access &access, ArrayRef<search::Margin> margins,
                       SmallVectorImpl<VariableSplit> &variables) {
  MLIRContext *context = access.map.getContext();
  SmallVector<AffineExpr> sums(access.map.getResults());
  for (auto [expr, margin] : llvm::zip_equal(sums, margins)) {
    expr = expr + getAffineDimExpr(variables.size(), context) - margin.before;
    variables.push_back({margin.before + margin.behind + 1, {}});
  }
  access.map = AffineMap::get(variables.size(), 0, sums, context);
}

/// The region that is fetched for what the part reads.
BoxAttr Expander::getNeed(unsigned number, unsigned operand,
                          SmallVector<VariableSplit> reads) {
  const tdl::LambdaAnalysis &analysis = graph.operators[number];
  auto type =
      cast<RankedTensorType>(analysis.getOp().getInputs()[operand].getType());
  const search::Operator &op = graph.graph.operators[number];
  search::Split split(op, plan.operators[number]);
  tdl::Access access = analysis.getAccesses()[operand];
  search::Margins margins =
      search::getMargins(graph.graph, op, operand, split, plan.mesh);
  if (!margins.empty())
    addMargins(access, margins, reads);
  return regions.getRegion(access, type.getShape(), reads);
}

/// The axes along which devices read terms of the operand: those of a carry,
/// and those that cut a coordinate computed from data.
SmallVector<int64_t> Expander::getCarriedAxes(unsigned number, unsigned operand,
                                              ArrayRef<VariableSplit> splits) {
  const tdl::LambdaAnalysis &analysis = graph.operators[number];
  const search::Operator &op = graph.graph.operators[number];
  SmallVector<int64_t> axes;
  for (auto [axis, value] : llvm::enumerate(plan.operators[number].getValues()))
    if (search::isCarry(value) &&
        search::isInSet(op.linearSets[search::carriedSet(value)], operand))
      axes.push_back(axis);
  for (AffineExpr expr : analysis.getAccesses()[operand].map.getResults())
    if (auto dim = dyn_cast<AffineDimExpr>(expr);
        dim && analysis.getVariables()[dim.getPosition()].kind ==
                   tdl::IndexVariable::Kind::Data)
      llvm::append_range(axes, splits[dim.getPosition()].axes);
  llvm::sort(axes);
  return axes;
}

Block *Expander::setPlace(Block *made, Block *used) {
  Block *place = tdl::getPlace(made, used);
  if (Operation *op = filled.lookup(place))
    builder.setInsertionPoint(op);
  return place;
}

/// A copy of a constant, whole.
Value Expander::emitConstant(Value tensor, Block *used) {
  OpBuilder::InsertionGuard guard(builder);
  Block *place = setPlace(tensor.getParentBlock(), used);
  Value &result = recomputed[{tensor, Attribute(), place}];
  if (!result)
    result = builder.clone(*tensor.getDefiningOp())->getResult(0);
  return result;
}

/// The pieces of a constant that is no free tensor: the part of it that each
/// device is to hold.
Value Expander::emitPieces(Operation &constant) {
  Value tensor = constant.getResult(0);
  Value whole = emitConstant(tensor, constant.getBlock());
  whole.getDefiningOp()->removeAttr(plan::kLayouts);
  Value pieces = emitCopy(builder, constant.getLoc(), whole,
                          getStored(tensor, getLayout(tensor)));
  Operation *copy = pieces.getDefiningOp();
  copy->setAttr(plan::kLayouts, constant.getAttr(plan::kLayouts));
  auto layout = cast<plan::LayoutAttr>(
      cast<ArrayAttr>(constant.getAttr(plan::kLayouts))[0]);
  copy->setAttr(plan::kSplit, plan::SplitAttr::get(builder.getContext(),
                                                   layout.getDims(), {}));
  return pieces;
}

/// Computes `box` of a free tensor where it is read: from constants, scalars
/// and other free tensors, so nothing moves.
Value Expander::emitFree(Value tensor, BoxAttr box, Block *used) {
  tdl::LambdaOp op = graph.getFreeProducer(tensor);
  if (!op)
    return emitConstant(tensor, used);
  OpBuilder::InsertionGuard guard(builder);
  Block *place = setPlace(op->getBlock(), used);
  if (Value known = recomputed.lookup({tensor, box, place}))
    return known;
  // What a part of `box` reads cannot be said by splits; scalars are read as
  // they are, other free tensors whole.
  SmallVector<Value> inputs;
  for (Value input : op.getInputs())
    inputs.push_back(emitWhole(input, place));
  tdl::LambdaOp copy = emitBox(op, box, inputs);
  return recomputed[{tensor, box, place}] =
             copy->getResult(cast<OpResult>(tensor).getResultNumber());
}

/// A tensor of which every device has all: a scalar, or a free one.
Value Expander::emitWhole(Value tensor, Block *used) {
  if (!graph.isFree(tensor))
    return stored.lookup(tensor);
  auto type = cast<RankedTensorType>(tensor.getType());
  return emitFree(tensor,
                  BoxAttr::getWhole(builder.getContext(), plan.mesh.size(),
                                    type.getShape()),
                  used);
}

Value Expander::emitOperand(unsigned number, unsigned operand,
                            ArrayRef<VariableSplit> reads) {
  tdl::LambdaOp op = graph.operators[number].getOp();
  Value tensor = op.getInputs()[operand];
  const search::Fetch &fetch = cost.operands[number][operand];
  BoxAttr need = getNeed(number, operand, llvm::to_vector(reads));
  if (graph.isFree(tensor))
    return emitFree(tensor, need, op->getBlock());
  if (Value known = fetched.lookup(fetch.group))
    return known;

  OpBuilder::InsertionGuard guard(builder);
  setPlace(tensor.getParentBlock(), op->getBlock());
  Value value = stored.lookup(tensor);
  if (!fetch.reduceAxes.empty())
    value = emitReduce(
        op.getLoc(), value,
        getStored(tensor,
                  search::getReduced(getLayout(tensor), fetch.reduceAxes,
                                     fetch.reduceDim),
                  cast<PieceType>(value.getType()).getCombiner()));
  // A device that owns what it needs reads it where it is.
  if (fetch.fetchBytes) {
    auto piece = cast<PieceType>(value.getType());
    value = emitFetch(
        op.getLoc(), value,
        getPiece(piece, need, piece.getPartialAxes(), piece.getCombiner()));
  }
  return fetched[fetch.group] = value;
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

tdl::LambdaOp Expander::emitPart(tdl::LambdaOp op, TypeRange types,
                                 ValueRange inputs, BoxAttr part) {
  OperationState state(op.getLoc(), tdl::LambdaOp::getOperationName());
  state.addOperands(inputs);
  state.addTypes(types);
  state.attributes = op->getAttrs();
  state.attributes.set("part", part);
  IRMapping mapping;
  op.getBody().cloneInto(state.addRegion(), mapping);
  return cast<tdl::LambdaOp>(builder.create(state));
}

/// A box of a lambda's results, all points of its reductions.
tdl::LambdaOp Expander::emitBox(tdl::LambdaOp op, BoxAttr box,
                                ValueRange inputs) {
  SmallVector<int64_t> extents = op.getVariableExtents();
  auto points = BoxAttr::getWhole(builder.getContext(), plan.mesh.size(),
                                  ArrayRef(extents).drop_front(op.getRank()));
  return emitPart(op, getPieces(op.getResultTypes(), box), inputs,
                  concatenate(box, points));
}

/// Says how a lambda that expansion makes is split: its results' indices.
void Expander::setSplit(tdl::LambdaOp op, ArrayRef<VariableSplit> outputs) {
  SmallVector<DenseI64ArrayAttr> lists(op.getVariableExtents().size(),
                                       builder.getDenseI64ArrayAttr({}));
  for (auto [list, split] : llvm::zip(lists, outputs))
    list =
        builder.getDenseI64ArrayAttr(llvm::to_vector_of<int64_t>(split.axes));
  op->setAttr(plan::kSplit,
              plan::SplitAttr::get(builder.getContext(), lists, {}));
}

PieceType Expander::getResultPiece(unsigned number,
                                   ArrayRef<VariableSplit> splits,
                                   Value result) {
  const tdl::LambdaAnalysis &analysis = graph.operators[number];
  unsigned rank = analysis.getOp().getRank();
  SmallVector<int64_t> partial;
  tdl::Combiner combiner = graph.folds[number];
  for (auto [axis, value] :
       llvm::enumerate(plan.operators[number].getValues())) {
    if (value >= int(rank))
      combiner = *analysis.getVariables()[value].getBuiltin();
    if (value >= int(rank) || search::isCarry(value))
      partial.push_back(axis);
  }
  auto type = cast<RankedTensorType>(result.getType());
  SmallVector<VariableSplit> dims(splits);
  for (unsigned dim = rank; dim != type.getRank(); ++dim) // of a slice
    dims[dim] = {type.getDimSize(dim), {}};
  return getPiece(type, getBox(dims, type.getRank()), partial, combiner);
}

void Expander::emitOperator(unsigned number) {
  const tdl::LambdaAnalysis &analysis = graph.operators[number];
  const search::Operator &searched = graph.graph.operators[number];
  tdl::LambdaOp op = analysis.getOp();
  SmallVector<VariableSplit> splits = getSplits(number);
  SmallVector<Value> inputs;
  SmallVector<Attribute> masks;
  SmallVector<DenseI64ArrayAttr> carry;
  for (unsigned operand = 0; operand != op.getInputs().size(); ++operand) {
    // Of what is carried, and stored split, a device reads what it stores.
    SmallVector<VariableSplit> reads(splits);
    const search::Operand &read = searched.operands[operand];
    for (auto [dim, axis] : cost.operands[number][operand].mask)
      reads[read.access[dim].getPlainVariable()].axes.push_back(axis);
    inputs.push_back(emitOperand(number, operand, reads));
    SmallVector<int64_t> axes = getCarriedAxes(number, operand, splits);
    carry.push_back(builder.getDenseI64ArrayAttr(axes));
    // What is not partial is one term only within the mask.
    if (auto piece = dyn_cast<PieceType>(inputs.back().getType()))
      llvm::erase_if(axes, [&](int64_t axis) {
        return llvm::is_contained(piece.getPartialAxes(), axis);
      });
    masks.push_back(builder.getUnitAttr());
    if (!axes.empty())
      masks.back() =
          getMask(analysis.getAccesses()[operand],
                  op.getInputs()[operand].getType(), reads, axes, plan.mesh);
  }
  if (search::Split(searched, plan.operators[number]).prefix)
    return emitScan(number, splits, inputs);
  if (SmallVector<VariableSplit> chunks = getChunkSplits(number, splits);
      !chunks.empty())
    return emitInChunks(number, splits, chunks, inputs);
  SmallVector<Type> types;
  for (Value output : op.getOutputs())
    types.push_back(getResultPiece(number, splits, output));
  tdl::LambdaOp part = emitPart(op, types, inputs,
                                getBox(splits, op.getVariableExtents().size()));
  part.setTerms(masks, carry);
  for (auto [output, computed] :
       llvm::zip(op.getOutputs(), part.getOutputs())) {
    if (isUnread(output))
      continue;
    auto piece = cast<PieceType>(computed.getType());
    PieceType layout =
        getStored(output, getLayout(output), piece.getCombiner());
    bool isReduced =
        piece.getPartialAxes().size() != layout.getPartialAxes().size();
    stored.map(output, isReduced ? emitReduce(op.getLoc(), computed, layout)
                                 : emitFetch(op.getLoc(), computed, layout));
  }
}

//===----------------------------------------------------------------------===//
// Folds with named combiners
//===----------------------------------------------------------------------===//

/// How the indices of a reduction with a named combiner are cut; nothing if
/// none is.
SmallVector<VariableSplit>
Expander::getChunkSplits(unsigned number, ArrayRef<VariableSplit> splits) {
  tdl::LambdaOp op = graph.operators[number].getOp();
  unsigned first = op.getRank();
  for (tdl::ReduceOp reduce : op.getReductions()) {
    ArrayRef<VariableSplit> own =
        splits.slice(first, reduce.getStaticExtents().size());
    first += own.size();
    if (!reduce.getBuiltin() && llvm::any_of(own, [](const auto &split) {
          return !split.axes.empty();
        }))
      return SmallVector<VariableSplit>(own);
  }
  return {};
}

/// Each device folds its chunk, to a term of its own; then whoever stores a
/// piece of the results fetches the terms of it and folds them, in the order of
/// the chunks. Where several devices of the chunks store one piece, the first
/// one does so, and the others copy: what plan.reduce does with sums.
void Expander::emitInChunks(unsigned number, ArrayRef<VariableSplit> splits,
                            ArrayRef<VariableSplit> chunks, ValueRange inputs) {
  MLIRContext *context = builder.getContext();
  tdl::LambdaOp op = graph.operators[number].getOp();
  SmallVector<int64_t> counts;
  SmallVector<VariableSplit> parts; // of the terms' dimensions
  llvm::SmallBitVector axes(plan.mesh.size());
  for (const VariableSplit &chunk : chunks) {
    counts.push_back(getCount(chunk.axes, plan.mesh));
    if (counts.back() > 1)
      parts.push_back({counts.back(), chunk.axes});
    for (unsigned axis : chunk.axes)
      axes.set(axis);
  }
  SmallVector<int64_t> numChunks;
  for (const VariableSplit &part : parts)
    numChunks.push_back(part.extent);
  llvm::append_range(parts, splits.take_front(op.getRank()));
  tdl::LambdaOp terms = tdl::emitTerms(builder, op, counts);
  setSplit(terms, parts);
  tdl::LambdaOp part = emitBox(terms, getBox(parts, parts.size()), inputs);
  terms.erase();

  // Who folds them. No device can be without a scalar, so here it is a tensor
  // of one element.
  const search::Layout &layout = getLayout(op.getOutputs()[0]);
  bool isScalar = op.getRank() == 0;
  BoxAttr held = isScalar ? BoxAttr::getWhole(context, plan.mesh.size(), {1})
                          : getStored(op.getOutputs()[0], layout).getBox();
  SmallVector<AffineExpr> conditions(held.getConditions().getResults());
  for (unsigned axis : layout.getAxes(search::Whole))
    if (axes.test(axis))
      conditions.push_back(-getAffineDimExpr(axis, context));
  auto atRoots = [&](BoxAttr box) {
    return BoxAttr::get(
        context, plan.mesh.size(), box.getLowers(), box.getUppers(),
        AffineMap::get(plan.mesh.size(), 0, conditions, context));
  };
  BoxAttr roots = atRoots(held);
  auto whole = BoxAttr::getWhole(context, plan.mesh.size(), numChunks);
  BoxAttr needed = isScalar ? atRoots(whole) : concatenate(whole, roots);
  SmallVector<Value> fetched;
  for (Value term : part.getOutputs())
    fetched.push_back(
        emitFetch(op.getLoc(), term, getPiece(term.getType(), needed)));
  SmallVector<Type> types(op.getResultTypes());
  if (isScalar)
    for (Type &type : types)
      type = RankedTensorType::get(
          {1}, cast<RankedTensorType>(type).getElementType());
  tdl::LambdaOp fold =
      tdl::emitFold(builder, op, counts, getPieces(types, roots), fetched,
                    concatenate(roots, whole));
  SmallVector<VariableSplit> stored;
  for (ArrayRef<unsigned> axes : layout.getLists(op.getRank()))
    stored.push_back({0, llvm::to_vector_of<unsigned>(axes)});
  setSplit(fold, stored);
  for (auto [output, folded] : llvm::zip(op.getOutputs(), fold.getOutputs())) {
    if (isUnread(output))
      continue;
    Value value =
        emitFetch(op.getLoc(), folded, getPiece(folded.getType(), held));
    if (isScalar)
      value = tdl::emitElement(builder, op.getLoc(), value,
                               getStored(output, layout));
    this->stored.map(output, value);
  }
}

//===----------------------------------------------------------------------===//
// Cumulative reductions
//===----------------------------------------------------------------------===//

/// Each device folds its chunk up to each element, passes what it and those
/// before it have folded to the next, and adds what it is given to its own.
/// With a named combiner it fetches what each of those before it has folded
/// instead, and folds that.
void Expander::emitScan(unsigned number, ArrayRef<VariableSplit> splits,
                        ValueRange inputs) {
  MLIRContext *context = builder.getContext();
  tdl::LambdaOp op = graph.operators[number].getOp();
  const tdl::Prefix &prefix = *graph.operators[number].getPrefix();
  ArrayRef<VariableSplit> outputs = splits.take_front(op.getRank());
  const VariableSplit &along = outputs[prefix.along];
  int64_t count = getCount(along.axes, plan.mesh);
  // A device's chunk, and as many elements as it has.
  SmallVector<VariableSplit> own(outputs);
  own.insert(own.begin(), {count, along.axes});
  BoxAttr rows = getBox(own, own.size());
  AffineMap first = rows.getLowers()[1 + prefix.along],
            last = rows.getUppers()[1 + prefix.along];
  SmallVector<AffineMap> lowers(rows.getLowers()), uppers(rows.getUppers());
  lowers[1 + prefix.along] =
      AffineMap::get(plan.mesh.size(), 0, builder.getAffineConstantExpr(0));
  uppers[1 + prefix.along] =
      AffineMap::get(plan.mesh.size(), 0,
                     simplifyAffineExpr(last.getResult(0) - first.getResult(0),
                                        plan.mesh.size(), 0));
  auto chunk = BoxAttr::get(context, plan.mesh.size(), lowers, uppers,
                            rows.getConditions());
  tdl::LambdaOp prefixes = tdl::emitPrefixes(builder, op, prefix, count);
  tdl::LambdaOp totals = tdl::emitTotals(builder, op, prefix, prefixes);
  tdl::LambdaOp scanned = tdl::emitScanned(
      builder, op, prefix, count, totals.getResults(), prefixes.getResults());
  own[1 + prefix.along].axes.clear(); // as the chunk's number says
  setSplit(prefixes, own);
  setSplit(scanned, outputs);
  ValueRange folded = emitBox(prefixes, chunk, inputs).getOutputs();
  own.erase(own.begin() + 1 + prefix.along);
  setSplit(totals, own);
  BoxAttr row = getBox(own, own.size());
  ValueRange total = emitBox(totals, row, folded).getOutputs();
  SmallVector<Value> before;
  tdl::ReduceOp reduction = prefix.reduction;
  if (std::optional<tdl::Combiner> combiner = reduction.getBuiltin()) {
    auto scan = plan::ScanOp::create(
        builder, op.getLoc(), total[0].getType(), total[0].getType(),
        tdl::CombinerAttr::get(context, *combiner),
        builder.getDenseI64ArrayAttr(llvm::to_vector_of<int64_t>(along.axes)),
        prefix.isReverse ? builder.getUnitAttr() : UnitAttr(), total[0]);
    before.push_back(scan.getBefore());
  } else {
    BoxAttr others = tdl::getRowsBefore(row, count, prefix.isReverse);
    SmallVector<Value> fetched;
    for (Value value : total)
      fetched.push_back(
          emitFetch(op.getLoc(), value, getPiece(value.getType(), others)));
    tdl::LambdaOp fold = tdl::emitBefore(builder, op, prefix, totals);
    setSplit(fold, own);
    llvm::append_range(before, emitBox(fold, row, fetched).getOutputs());
    fold.erase();
  }
  llvm::append_range(before, folded);
  ValueRange results =
      emitBox(scanned, getBox(outputs, outputs.size()), before).getOutputs();
  for (tdl::LambdaOp lambda : {scanned, totals, prefixes})
    lambda.erase();
  for (auto [output, result] : llvm::zip_equal(op.getOutputs(), results))
    if (!isUnread(output))
      stored.map(output, emitFetch(op.getLoc(), result,
                                   getStored(output, getLayout(output))));
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

void Expander::run() {
  Block &source = function.getBody().front();
  auto *target = new Block();
  SmallVector<Type> argumentTypes, resultTypes;
  for (BlockArgument argument : source.getArguments()) {
    PieceType piece = getStored(argument, getLayout(argument));
    argumentTypes.push_back(piece);
    stored.map(argument, target->addArgument(piece, argument.getLoc()));
  }
  emitOperations(source, target);
  Operation *terminator = source.getTerminator();
  SmallVector<Value> results;
  for (Value value : terminator->getOperands()) {
    // Every device holds a returned constant, as a lambda that computes it.
    results.push_back(emitWhole(value, &source));
    resultTypes.push_back(results.back().getType());
  }
  func::ReturnOp::create(builder, terminator->getLoc(), results);
  function.getBody().push_back(target);
  source.dropAllReferences();
  source.dropAllDefinedValueUses();
  source.erase();
  function.setFunctionType(builder.getFunctionType(argumentTypes, resultTypes));
}

/// What a block holds, without its terminator; leaves the builder at its end.
void Expander::emitOperations(Block &source, Block *target) {
  builder.setInsertionPointToEnd(target);
  for (Operation &op : source.without_terminator()) {
    if (tdl::hasBlocks(&op))
      emitBlocks(op);
    else if (graph.isFree(op.getResult(0)))
      continue;
    else if (auto lambda = dyn_cast<tdl::LambdaOp>(op))
      emitOperator(numberOf.lookup(lambda));
    else
      stored.map(op.getResult(0), emitPieces(op));
  }
}

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// The same operation on pieces; what it takes and yields has the layouts of
/// its results, or is whole on every device.
void Expander::emitBlocks(Operation &op) {
  OperationState state(op.getLoc(), op.getName());
  for (Value operand : op.getOperands())
    state.operands.push_back(emitWhole(operand, op.getBlock()));
  for (Value result : op.getResults())
    state.types.push_back(getStored(result, getLayout(result)));
  state.attributes = op.getAttrs();
  for (unsigned i = 0; i != op.getNumRegions(); ++i)
    state.addRegion();
  Operation *copy = builder.create(state);
  filled[op.getBlock()] = copy;
  for (auto [from, to] : llvm::zip(op.getRegions(), copy->getRegions())) {
    Block &source = from.front();
    auto *target = new Block();
    to.push_back(target);
    for (BlockArgument argument : source.getArguments())
      stored.map(argument,
                 target->addArgument(getStored(argument, getLayout(argument)),
                                     argument.getLoc()));
    emitOperations(source, target);
    SmallVector<Value> values;
    for (Value value : source.getTerminator()->getOperands())
      values.push_back(emitWhole(value, &source));
    tdl::YieldOp::create(builder, source.getTerminator()->getLoc(), values);
  }
  filled.erase(op.getBlock());
  stored.map(op.getResults(), copy->getResults());
  builder.setInsertionPointAfter(copy);
}

void tofu::expand(func::FuncOp function, const FunctionGraph &graph,
                  const AnnotatedPlan &annotated,
                  const search::PlanCost &cost) {
  Expander(function, graph, annotated.plan, cost).run();
}

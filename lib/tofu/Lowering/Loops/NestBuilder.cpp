//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "tofu/Analysis/Pointwise.h"
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

LoopNest lowering::decideLoops(tdl::LambdaOp op, ArrayRef<unsigned> places,
                               const LoopOptions &options) {
  return NestBuilder(op, places, options).build();
}

NestBuilder::NestBuilder(tdl::LambdaOp op, ArrayRef<unsigned> places,
                         const LoopOptions &options)
    : op(op), options(options), nest(op), loops(nest.variables),
      indices(*nest.indices), scatter(tdl::matchScatter(op)),
      part(getBox(indices, loops.getPart())), steps(&nest.steps) {
  values.resize(loops.size());
  for (auto [number, input] : llvm::enumerate(op.getInputs())) {
    nest.inputs.push_back(getPiece(input, places[number]));
    if (ArrayAttr masks = op.getMasksAttr())
      if (auto mask = dyn_cast<tdl::BoxAttr>(masks[number]))
        nest.inputs.back().mask = getBox(indices, mask);
  }
  for (auto [number, output] : llvm::enumerate(op.getOutputs()))
    nest.outputs.push_back(
        getPiece(output, places[op.getInputs().size() + number]));
  for (std::vector<Piece> *pieces : {&nest.inputs, &nest.outputs})
    for (Piece &piece : *pieces)
      piece.isWritten = llvm::any_of(nest.outputs, [&](const Piece &output) {
        return output.place == piece.place;
      });
  op.getBody().walk([&](tdl::ReadOp read) {
    const Access &access = nest.accesses[read] = getAccess(read);
    collectConditions(read, nest.inputs[access.input]);
  });
  if (!options.spreads) // threads take different sides, and ask
    op.getBody().walk(
        [&](arith::CmpIOp compare) { collectCondition(compare); });
  known.resize(nest.conditions.size());
}

LoopNest NestBuilder::build() {
  nest.contraction = matchContraction(op, options.activations);
  if (options.spreads)
    if (std::optional<Attention> attention = matchAttention(op)) {
      addAttention(*attention);
      return std::move(nest);
    }
  if (options.spreads)
    if (std::optional<PairFold> pairFold = matchPairFold(op)) {
      addPairFold(*pairFold);
      return std::move(nest);
    }
  addNeutral();
  if (options.spreads)
    if (std::optional<Rows> rows = matchRows(op); rows && !rows->isOneFold()) {
      addRows(*rows);
      return std::move(nest);
    }
  if (scatter)
    nest.form = LoopNest::Form::Scatter;
  else
    order = chooseOrder();
  if (options.spreads)
    addSpread();
  else if (scatter)
    addScatter(*scatter);
  else
    addNest();
  return std::move(nest);
}

void NestBuilder::addNest() {
  nest.form = order.scan           ? LoopNest::Form::Scan
              : order.isTransposed ? LoopNest::Form::Transpose
              : order.vector       ? LoopNest::Form::Tiles
                                   : LoopNest::Form::Elements;
  if (!isSerial()) {
    auto [lo, hi] = getBounds(order.outputs.front(), false);
    nest.extent = indices.sub(hi, lo);
  }
  if (order.vector)
    order.outputs.pop_back();
  addOutputs(order.outputs, /*isOutermost=*/true);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Piece NestBuilder::getPiece(Value value, unsigned place) {
  Piece piece;
  piece.place = place;
  if (auto type = dyn_cast<tdl::PieceType>(value.getType())) {
    piece.element = type.getGlobal().getElementType();
    piece.extents.assign(type.getGlobal().getShape().begin(),
                         type.getGlobal().getShape().end());
    piece.box = getBox(indices, type.getBox());
  } else if (auto type = dyn_cast<RankedTensorType>(value.getType())) {
    piece.element = type.getElementType();
    piece.extents.assign(type.getShape().begin(), type.getShape().end());
    piece.box = getWholeBox(piece.extents);
  } else {
    piece.element = value.getType();
  }
  piece.strides = piece.box.getStrides(indices);
  return piece;
}

Access NestBuilder::getAccess(tdl::ReadOp read) {
  Access access;
  access.read = read;
  access.input =
      cast<BlockArgument>(read.getSource()).getArgNumber() - op.getRank();
  const Piece &piece = nest.inputs[access.input];
  access.factors.assign(loops.size(), 0);
  for (auto [dim, source] : llvm::enumerate(read.getMap().getResults())) {
    Index stride = piece.strides[dim];
    access.constant = indices.sub(
        access.constant, indices.mul(piece.box.ranges[dim].lo, stride));
    AffineExpr expr =
        loops.substitute(source, read.getDims(), read.getSymbols());
    SmallVector<int64_t> factors;
    for (unsigned variable = 0; expr && variable != loops.size(); ++variable)
      if (std::optional<int64_t> factor = getFactor(expr, variable))
        factors.push_back(*factor);
    if (!expr || factors.size() != loops.size()) {
      access.rest.push_back(dim);
      continue;
    }
    for (auto [variable, factor] : llvm::enumerate(factors))
      access.factors[variable] =
          indices.add(access.factors[variable], indices.mul(stride, factor));
    SmallVector<Index> zeros(loops.size(), 0);
    access.constant = indices.add(
        access.constant, indices.mul(indices.apply(expr, zeros), stride));
  }
  return access;
}

unsigned NestBuilder::addTile(Type element, int64_t size) {
  nest.tiles.push_back({element, size});
  return nest.tiles.size() - 1;
}

SmallVector<Memory, 1> NestBuilder::addAccumulators(tdl::ReduceOp reduce,
                                                    int64_t size) {
  SmallVector<Memory, 1> memory;
  for (Type type : reduce.getResultTypes())
    memory.push_back({Memory::Kind::Tile,
                      addTile(tdl::getAccumulatorType(reduce, type), size)});
  return memory;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void NestBuilder::addTo(Steps &into, Body body) {
  Steps *outside = std::exchange(steps, &into);
  body();
  steps = outside;
}

LoopStep &NestBuilder::addLoop(unsigned variable, Index lo, Index hi,
                               int64_t step, Role role, Body body) {
  auto &loop = add<LoopStep>(variable, lo, hi, step, role);
  auto outside = std::exchange(values[variable], getVariable(variable));
  addTo(loop.steps, body);
  values[variable] = outside;
  return loop;
}

void NestBuilder::addBind(unsigned variable, Index value, Body body) {
  auto &bind = add<BindStep>(variable, value);
  auto outside = std::exchange(values[variable], value);
  addTo(bind.steps, body);
  values[variable] = outside;
}

//===----------------------------------------------------------------------===//
// Terms of sums
//===----------------------------------------------------------------------===//

bool NestBuilder::needsFill(unsigned output) {
  auto type = dyn_cast<tdl::PieceType>(op.getOutputs()[output].getType());
  if (!type || type.getPartialAxes().empty() || !op.getPart())
    return false;
  return tdl::getOutputPart(op) != type.getBox();
}

/// True if the outermost loop's iterations cannot be shared out.
bool NestBuilder::isSerial() {
  for (unsigned output = 0; output != op.getNumResults(); ++output)
    if (needsFill(output))
      return true;
  return op.getRank() == 0 || scatter;
}

/// A result that is one term of a sum is neutral where it is not computed.
void NestBuilder::addNeutral() {
  for (auto [number, piece] : llvm::enumerate(nest.outputs)) {
    if (!needsFill(number))
      continue;
    Index volume = 1;
    for (const RankBox::Range &range : piece.box.ranges)
      volume = indices.mul(volume, range.extent);
    add<NeutralStep>(number, volume);
  }
}

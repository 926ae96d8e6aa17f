//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The loops over the results' elements: one per variable, in blocks where
// something is transposed, in tiles of accumulators where reductions are turned
// inside out.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Lowering/Loops/NestBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Runs over the ranges of some variables.
void NestBuilder::addRanges(ArrayRef<unsigned> variables, const Ranges &ranges,
                            Body body) {
  if (variables.empty())
    return body();
  auto [lo, hi] = ranges[variables.front()];
  addLoop(variables.front(), lo, hi, 1, Role::Parallel,
          [&] { addRanges(variables.drop_front(), ranges, body); });
}

/// Cuts the ranges of variables into tiles, the extents of which are given.
void NestBuilder::addInTiles(ArrayRef<unsigned> variables,
                             ArrayRef<int64_t> extents, Ranges &ranges,
                             Role role, Body body) {
  if (variables.empty())
    return body();
  unsigned variable = variables.front();
  auto whole = ranges[variable];
  auto &loop =
      add<LoopStep>(variable, whole.first, whole.second, extents.front(), role);
  loop.isTile = true;
  // The variable itself is not known yet.
  ranges[variable] = {indices.leaf(Indices::Kind::Tile, variable),
                      indices.leaf(Indices::Kind::TileEnd, variable)};
  addTo(loop.steps, [&] {
    addInTiles(variables.drop_front(), extents.drop_front(), ranges,
               Role::Parallel, body);
  });
  ranges[variable] = whole;
}

void NestBuilder::addTransposed(unsigned outer, unsigned inner,
                                bool isOutermost) {
  Ranges ranges(loops.size(), {0, 0});
  ranges[outer] = getBounds(outer, isOutermost);
  ranges[inner] = getBounds(inner, false);
  addInTiles({outer, inner}, {options.transposed, options.transposed}, ranges,
             getRole(isOutermost),
             [&] { addRanges({outer, inner}, ranges, [&] { addStore(); }); });
}

void NestBuilder::addOutputs(ArrayRef<unsigned> variables, bool isOutermost) {
  if (variables.empty()) {
    if (order.vector)
      addTiles(*order.vector, isOutermost);
    else
      addStore();
    return;
  }
  unsigned variable = variables.front();
  if (order.scan && variable == order.scan->along)
    return addScan(*order.scan, variables.drop_front(), isOutermost);
  if (order.isTransposed && variables.size() == 2)
    return addTransposed(variable, variables.back(), isOutermost);
  auto [lo, hi] = getBounds(variable, isOutermost);
  addSegments(variable, lo, hi, op, [&](Index from, Index to) {
    auto addLoops = [&] {
      addLoop(variable, from, to, 1, getRole(isOutermost),
              [&] { addOutputs(variables.drop_front(), false); });
    };
    if (variables.size() == 1 && !order.vector)
      addSwitches(variable, from, to, addLoops);
    else
      addLoops();
  });
}

Index NestBuilder::getAddress(const Piece &result) {
  Index address = 0;
  for (unsigned dim = 0; dim != result.box.ranges.size(); ++dim) {
    Index stride = result.strides[dim];
    address =
        indices.sub(address, indices.mul(result.box.ranges[dim].lo, stride));
    for (unsigned digit : loops.getDigits(dim))
      if (values[digit]) // else its loop is merged into another
        address = indices.add(
            address, indices.mul(*values[digit], getStep(result, digit)));
  }
  return address;
}

/// True if the element is read, without a question, from where it is written.
bool NestBuilder::stays(unsigned output, const Point &point) {
  auto read = op.getYield().getValues()[output].getDefiningOp<tdl::ReadOp>();
  for (; read; read = read.getOtherwise().getDefiningOp<tdl::ReadOp>()) {
    ReadTests tests(nest, point.known, read);
    if (tests.isElse)
      continue;
    unsigned input = nest.accesses.find(read)->second.input;
    return tests.guards.empty() && tests.masks.empty() && tests.held.empty() &&
           !tests.isMasked && !tests.isNotHeld &&
           nest.inputs[input].place == nest.outputs[output].place &&
           op.getInputs()[input].getType() == op.getResult(output).getType() &&
           tdl::isIdentity(read, op);
  }
  return false;
}

void NestBuilder::addStore(ArrayRef<Point::Kept> kept, ValueRange known) {
  auto &store = add<StoreStep>();
  Seen seen(known.begin(), known.end());
  store.point = startPoint(kept, seen);
  for (Value value : op.getYield().getValues())
    visit(value, seen, store.point);
  for (auto [number, piece] : llvm::enumerate(nest.outputs)) {
    store.addresses.push_back(getAddress(piece));
    store.stays.push_back(stays(number, store.point));
  }
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

void NestBuilder::addTiles(unsigned variable, bool isOutermost) {
  Ranges ranges(loops.size(), {0, 0});
  ranges[variable] = getBounds(variable, isOutermost);
  addInTiles(variable, options.accumulators, ranges, getRole(isOutermost), [&] {
    addReductionTile(variable, ranges[variable].first, ranges[variable].second);
  });
}

void NestBuilder::addReductionTile(unsigned variable, Index lo, Index hi) {
  // What the reductions so far have folded: in a tile each.
  SmallVector<Point::Kept> kept;
  Index at = indices.sub(getVariable(variable), lo);
  auto addVector = [&](Index from, Index to, Body body) {
    addLoop(variable, from, to, 1, Role::Vector, body);
  };
  for (tdl::ReduceOp reduce : op.getBlock()->getOps<tdl::ReduceOp>()) {
    SmallVector<Memory, 1> memory =
        addAccumulators(reduce, options.accumulators);
    for (auto [result, tile] : llvm::zip(reduce->getOpResults(), memory))
      addVector(lo, hi, [&] { add<FillStep>(result, tile, at); });
    addReduction(reduce, Seen(), /*carries=*/false, [&] {
      addSegments(variable, lo, hi, reduce, [&](Index from, Index to) {
        addVector(from, to, [&] {
          auto &fold =
              add<FoldStep>(reduce, memory, at, reduce.getYield().getValues());
          Seen seen;
          fold.point = startPoint(kept, seen);
          for (Value term : fold.terms)
            visit(term, seen, fold.point);
        });
      });
    });
    // Rounded once, to what the reduction yields.
    for (auto [result, accumulators] :
         llvm::zip(reduce->getOpResults(), memory)) {
      unsigned tile = accumulators.number;
      if (result.getType() != nest.tiles[tile].element) {
        unsigned rounded = addTile(result.getType(), options.accumulators);
        addVector(lo, hi, [&] { add<RoundStep>(tile, rounded, at); });
        tile = rounded;
      }
      kept.push_back({result, tile, at});
    }
  }
  addSegments(variable, lo, hi, op, [&](Index from, Index to) {
    addVector(from, to, [&] { addStore(kept); });
  });
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A scatter: outside the loops over what the positions depend on, then the
// reduction's, in which the place that a term belongs to is found; the loops
// over the other coordinates innermost.
//
// Terms are folded in the result's memory if it holds what they add up to. Else
// (they add up in a wider type, or something is computed of the sum) it is cut
// into tiles: for each tile of accumulators all terms are looked at, and those
// that belong elsewhere are skipped.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Folds the terms that belong into the ranges: into memory whose address at a
/// point of the loops is known.
void NestBuilder::addScatteredTerms(const tdl::Scatter &scatter,
                                    const Ranges &ranges, Memory memory,
                                    llvm::function_ref<Index()> getAddress) {
  tdl::ReduceOp reduce = scatter.reduce;
  SmallVector<unsigned> all;
  for (const tdl::Scatter::Row &row : scatter.rows)
    all.push_back(*loops.getIndex(row.variable));
  for (Value variable : scatter.inner)
    all.push_back(*loops.getIndex(variable));
  // A loop around all of this runs over the others.
  llvm::erase_if(all, [&](unsigned number) { return bool(values[number]); });
  llvm::sort(all);
  addRanges(all, ranges, [&] {
    add<FillStep>(reduce->getOpResult(0), memory, getAddress());
  });
  addReduction(reduce, Seen(), /*carries=*/false,
               [&] { addScatteredTerm(scatter, ranges, memory, getAddress); });
}

/// Folds the term of the reduction's variables, if it belongs into the ranges.
void NestBuilder::addScatteredTerm(const tdl::Scatter &scatter,
                                   const Ranges &ranges, Memory memory,
                                   llvm::function_ref<Index()> getAddress,
                                   bool isAtomic) {
  auto &place = add<ScatterStep>();
  Seen seen;
  place.point = startPoint({}, seen);
  SmallVector<unsigned> found; // else the row is known already
  for (const tdl::Scatter::Row &row : scatter.rows) {
    unsigned number = *loops.getIndex(row.variable);
    auto [lo, hi] = ranges[number];
    place.rows.push_back({number, row.position, lo, hi});
    visit(row.position, seen, place.point);
    if (!values[number])
      found.push_back(number);
  }
  for (Value condition : scatter.conditions) {
    place.conditions.push_back(condition);
    visit(condition, seen, place.point);
  }
  SmallVector<unsigned> inner;
  for (Value variable : scatter.inner)
    if (unsigned number = *loops.getIndex(variable); !values[number])
      inner.push_back(number);
  for (unsigned number : found)
    values[number] = getVariable(number);
  addTo(place.steps, [&] {
    addRanges(inner, ranges, [&] {
      auto &fold =
          add<FoldStep>(scatter.reduce, memory, getAddress(), scatter.term);
      fold.isAtomic = isAtomic;
      Seen point = seen;
      fold.point = startPoint({}, point);
      visit(scatter.term, point, fold.point);
    });
  });
  for (unsigned number : found)
    values[number].reset();
}

/// A rank that has no destination has fetched nothing: there are no terms.
void NestBuilder::leaveOutTerms(const tdl::Scatter &scatter) {
  Index some = 1; // or 0
  for (unsigned variable = 0; variable != op.getRank(); ++variable)
    some = indices.min(some, part.ranges[variable].extent);
  for (Value index : tdl::ReduceOp(scatter.reduce).getIndices()) {
    RankBox::Range &terms = part.ranges[*loops.getIndex(index)];
    terms.extent = indices.mul(some, terms.extent);
    terms.hi = indices.add(terms.lo, terms.extent);
  }
}

void NestBuilder::addScatter(const tdl::Scatter &scatter) {
  SmallVector<unsigned> outer, tiled;
  for (unsigned variable = 0; variable != op.getRank(); ++variable)
    (llvm::is_contained(scatter.outer, loops.getValue(variable)) ? outer
                                                                 : tiled)
        .push_back(variable);
  // Terms of one row are beside each other: rows are cut first.
  std::stable_partition(tiled.begin(), tiled.end(), [&](unsigned variable) {
    return !llvm::is_contained(scatter.inner, loops.getValue(variable));
  });
  Ranges ranges;
  for (unsigned variable = 0; variable != op.getRank(); ++variable)
    ranges.push_back({part.ranges[variable].lo, part.ranges[variable].hi});

  if (scatter.isResult)
    leaveOutTerms(scatter);
  addRanges(outer, ranges, [&] {
    if (scatter.isResult)
      return addScatteredTerms(scatter, ranges, {Memory::Kind::Output, 0},
                               [&] { return getAddress(nest.outputs[0]); });
    SmallVector<int64_t> extents(tiled.size()), strides(tiled.size());
    int64_t size = 1;
    for (int i = int(tiled.size()) - 1; i >= 0; --i) {
      Index extent = part.ranges[tiled[i]].extent;
      int64_t most = extent.isConstant()
                         ? extent.constant
                         : loops.getVariables()[tiled[i]].extent;
      strides[i] = size;
      extents[i] = std::clamp<int64_t>(most, 1, options.scattered / size);
      size *= extents[i];
    }
    OpResult sum = scatter.reduce->getOpResult(0);
    unsigned tile =
        addTile(tdl::getAccumulatorType(scatter.reduce, sum.getType()), size);
    addInTiles(tiled, extents, ranges, Role::Parallel, [&] {
      auto getTileAddress = [&] {
        Index address = 0;
        for (auto [variable, stride] : llvm::zip(tiled, strides))
          address = indices.add(address,
                                indices.mul(indices.sub(*values[variable],
                                                        ranges[variable].first),
                                            stride));
        return address;
      };
      addScatteredTerms(scatter, ranges, {Memory::Kind::Tile, tile},
                        getTileAddress);
      addRanges(tiled, ranges,
                [&] { addStore(Point::Kept{sum, tile, getTileAddress()}); });
    });
  });
}

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
#include "tofu/Lowering/KernelBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Accumulators of a tile: few enough for the second cache, enough that looking
/// at all terms for each tile is less work than writing it.
static constexpr int64_t kTile = 1 << 15;

/// Folds the terms that belong into the ranges: into the elements of `piece`,
/// whose address at a point of the loops is known.
void KernelBuilder::emitTerms(const tdl::Scatter &scatter, const Ranges &ranges,
                              const Piece &piece,
                              function_ref<Index()> getAddress) {
  SmallVector<unsigned> rows, inner, all;
  for (const tdl::Scatter::Row &row : scatter.rows)
    rows.push_back(*loops.getIndex(row.variable));
  for (Value variable : scatter.inner)
    inner.push_back(*loops.getIndex(variable));
  llvm::append_range(all, rows);
  llvm::append_range(all, inner);
  llvm::sort(all);
  emitRanges(all, ranges, [&] {
    store(piece, getAddress(), getIdentities(scatter.reduce).front());
  });
  SmallVector<unsigned> order = getLoopOrder(scatter.reduce);
  Domain domain = getDomain(scatter.reduce, order);
  Scope outside;
  emitReduceLoops(scatter.reduce, domain, order, outside, {}, [&](Values) {
    Location loc = op.getLoc();
    Scope scope;
    IndexBuilder here(builder);
    Values positions;
    Value isHere;
    auto require = [&](Value holds) {
      isHere = isHere
                   ? Value(arith::AndIOp::create(builder, loc, isHere, holds))
                   : holds;
    };
    for (auto [row, number] : llvm::zip(scatter.rows, rows)) {
      Value position = get(row.position, scope);
      positions.push_back(position);
      auto [lo, hi] = ranges[number];
      require(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sge,
                                    position, here.materialize(loc, lo)));
      require(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                    position, here.materialize(loc, hi)));
    }
    for (Value condition : scatter.conditions)
      require(get(condition, scope));
    auto choice = scf::IfOp::create(builder, loc, isHere);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&choice.getThenRegion().front());
    for (auto [number, position] : llvm::zip(rows, positions))
      ivs[number] = position;
    emitRanges(inner, ranges, [&] {
      Scope point = scope;
      Value term = get(scatter.term, point);
      Index address = getAddress();
      Values sum = combine(scatter.reduce, {load(piece, address)}, {term});
      store(piece, address, sum.front());
    });
    for (unsigned number : rows)
      ivs[number] = nullptr;
    return Values();
  });
}

void KernelBuilder::emitScatter(const tdl::Scatter &scatter) {
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

  emitRanges(outer, ranges, [&] {
    if (scatter.isResult) {
      const Piece &piece = outputs.front();
      emitTerms(scatter, ranges, piece, [&] { return getAddress(piece); });
      return;
    }
    SmallVector<int64_t> extents(tiled.size()), strides(tiled.size());
    int64_t size = 1;
    for (int i = int(tiled.size()) - 1; i >= 0; --i) {
      Index extent = part.ranges[tiled[i]].extent;
      int64_t most = extent.isConstant()
                         ? extent.constant
                         : loops.getVariables()[tiled[i]].extent;
      strides[i] = size;
      extents[i] = std::clamp<int64_t>(most, 1, kTile / size);
      size *= extents[i];
    }
    tdl::ReduceOp reduce = scatter.reduce;
    Type type = reduce.getResult(0).getType();
    Piece tile;
    tile.element = tdl::getAccumulatorType(reduce, type);
    tile.pointer = allocateTile(tile.element, size);
    emitInTiles(tiled, extents, ranges, [&] {
      auto getTileAddress = [&] {
        IndexBuilder here(builder);
        Index address = 0;
        for (auto [variable, stride] : llvm::zip(tiled, strides))
          address = here.add(
              address, here.mul(here.sub(ivs[variable], ranges[variable].first),
                                stride));
        return address;
      };
      emitTerms(scatter, ranges, tile, getTileAddress);
      emitRanges(tiled, ranges, [&] {
        Scope scope;
        Values sum = finish(reduce, {load(tile, getTileAddress())});
        scope[reduce.getResult(0)] = sum.front();
        store(scope);
      });
    });
  });
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// For a device: a scatter into many rows. A block of threads has a tile of rows
// and columns, whose accumulators are in memory that they share. Its threads
// look at different terms, and say which of them belong to its rows; those they
// fold one after the other, in the order of the terms, the elements of a row
// side by side. So each place is looked at once a tile, not once an element.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/ElementBytes.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Columns of a tile: those of fewer threads fold too little at once.
static constexpr int64_t kFewColumns = kWarp, kMostColumns = kBlock;
/// Bytes of a tile, of which a multiprocessor has several.
static constexpr int64_t kMostShared = 32 << 10;
/// Fewer terms each destination finds sooner by itself.
static constexpr int64_t kFewTerms = 128;
/// Terms of few tiles of rows would be folded one after the other by few
/// blocks.
static constexpr int64_t kFewTiles = 32;
/// Blocks that keep a device busy.
static constexpr int64_t kManyBlocks = 1024;
/// Terms that a thread looks at before the block meets: of all of them a warp
/// has a word a thread.
static constexpr int64_t kMostLooks = kWarp * kWarp / kBlock;

std::optional<NestBuilder::ScatterTile>
NestBuilder::chooseScatterTile(const tdl::Scatter &scatter) {
  tdl::ReduceOp reduce = scatter.reduce;
  if (scatter.rows.size() != 1 || scatter.inner.empty() || reduce.getGuard() ||
      getVolume(getLoopOrder(reduce)) < kFewTerms)
    return std::nullopt;
  ScatterTile tile;
  tile.row = *loops.getIndex(scatter.rows.front().variable);
  tile.column = *loops.getIndex(scatter.inner.back());
  int64_t rows = getVolume(tile.row), columns = getVolume(tile.column);
  tile.columns =
      std::clamp<int64_t>(llvm::PowerOf2Ceil(std::max<int64_t>(columns, 1)),
                          kFewColumns, kMostColumns);
  tile.rows = kBlock / tile.columns; // a thread has one of each, at least
  if (rows < kFewTiles * tile.rows)
    return std::nullopt;
  int64_t others = 1; // tiles that have the same rows
  for (unsigned variable = 0; variable != op.getRank(); ++variable)
    if (variable != tile.row)
      others *= variable == tile.column
                    ? int64_t(llvm::divideCeil(columns, tile.columns))
                    : getVolume(variable);
  int64_t bytes = tdl::getElementBytes(
      tdl::getAccumulatorType(reduce, reduce.getResult(0).getType()));
  auto canDouble = [&] {
    int64_t tiles = rows / (2 * tile.rows);
    return 2 * tile.rows * tile.columns * bytes <= kMostShared &&
           tiles >= 2 * kFewTiles && tiles * others >= kManyBlocks;
  };
  while (canDouble())
    tile.rows *= 2;
  return tile;
}

void NestBuilder::addScatterTiles(const tdl::Scatter &scatter,
                                  const ScatterTile &tile) {
  tdl::ReduceOp reduce = scatter.reduce;
  SmallVector<SpreadStep::Range> ranges;
  for (unsigned variable = 0; variable != op.getRank(); ++variable)
    if (variable != tile.row && variable != tile.column)
      ranges.push_back(
          {variable, part.ranges[variable].lo, part.ranges[variable].hi});
  auto [rows, row] = cut(tile.row, tile.rows);
  if (tile.rows == 1) { // it is known like any other index
    row.lo = getVariable(tile.row);
    row.hi = indices.add(row.lo, 1);
  }
  auto [columns, column] = cut(tile.column, tile.columns);
  ranges.append({rows, columns});
  OpResult sum = reduce->getOpResult(0);
  unsigned number = addTile(tdl::getAccumulatorType(reduce, sum.getType()),
                            tile.rows * tile.columns);
  nest.tiles[number].isShared = true;
  Memory memory{Memory::Kind::Tile, number};
  Index at = indices.add(
      indices.mul(indices.sub(getVariable(tile.row), row.lo), tile.columns),
      indices.sub(getVariable(tile.column), column.lo));
  lanes = kBlock;
  addSpread(ranges, [&, row = row, column = column] {
    addThreads(row, column, [&] { add<FillStep>(sum, memory, at); });
    auto &look = add<LookStep>();
    auto outside = values;
    SmallVector<unsigned> terms = getLoopOrder(reduce);
    for (unsigned variable : terms) {
      look.terms.push_back(
          {variable, part.ranges[variable].lo, part.ranges[variable].hi});
      values[variable] = getVariable(variable);
    }
    look.each = std::clamp<int64_t>(llvm::divideCeil(getVolume(terms), kBlock),
                                    1, kMostLooks);
    addTo(look.steps, [&] {
      auto &place = add<ScatterStep>();
      Seen seen;
      place.point = startPoint({}, seen);
      Value position = scatter.rows.front().position;
      place.rows.push_back({tile.row, position, row.lo, row.hi});
      visit(position, seen, place.point);
      for (Value condition : scatter.conditions) {
        place.conditions.push_back(condition);
        visit(condition, seen, place.point);
      }
      // One row, which the first threads have.
      Side found{tile.row, getVariable(tile.row),
                 indices.add(getVariable(tile.row), 1), kBlock / tile.columns};
      found.isWhole = found.size == 1;
      found.isNeverWhole = !found.isWhole;
      addTo(place.steps, [&] {
        addThreads(found, column, [&] {
          auto &fold = add<FoldStep>(reduce, memory, at, scatter.term);
          Seen inner = seen;
          fold.point = startPoint({}, inner);
          visit(scatter.term, inner, fold.point);
        });
      });
    });
    values = outside;
    // The block has met behind what it has folded.
    addThreads(row, column, [&] { addStore(Point::Kept{sum, number, at}); });
  });
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// For a device: what is read along another variable than results are written
// goes through memory that the threads of a block share. They read a tile along
// the one variable, meet, and write it along the other: both side by side.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "tofu/TDL/ElementBytes.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Elements along both sides of a tile; one more from row to row, so that the
/// elements of a column are in different banks.
static constexpr int64_t kSide = 32;
/// Of shorter sides too few threads have work.
static constexpr int64_t kLeastSide = 16;
/// Fewer points stay in the caches.
static constexpr int64_t kLeastPoints = 4096;
/// Bytes of the tiles of a block.
static constexpr int64_t kMostShared = 40 << 10;

int64_t NestBuilder::getSize(unsigned variable) {
  auto [lo, hi] = getBounds(variable, false);
  Index extent = indices.sub(hi, lo);
  if (extent.isConstant())
    return extent.constant;
  return getVolume(variable);
}

std::pair<SpreadStep::Range, Side> NestBuilder::cut(unsigned variable,
                                                    int64_t size) {
  auto [lo, hi] = getBounds(variable, false);
  return {{variable, lo, hi, size}, getSide(variable, lo, hi, size)};
}

/// The tile that is open.
Side NestBuilder::getSide(unsigned variable, Index lo, Index hi, int64_t size) {
  Index extent = indices.sub(hi, lo);
  bool isWhole = extent.isConstant() && extent.constant % size == 0;
  Index first = indices.leaf(Indices::Kind::Tile, variable);
  Index last = indices.leaf(Indices::Kind::TileEnd, variable);
  return {variable, first,   isWhole ? indices.add(first, size) : last,
          size,     isWhole, extent.isConstant() && extent.constant < size};
}

ThreadsStep &NestBuilder::addThreads(Side slow, Side fast, Body body) {
  auto &threads = add<ThreadsStep>(slow, fast);
  auto outside = values;
  for (const Side &side : {slow, fast})
    values[side.variable] = getVariable(side.variable);
  addTo(threads.steps, body);
  values = outside;
  return threads;
}

void NestBuilder::addPut(Value value, unsigned tile, Index at) {
  auto &put = add<PutStep>(value, tile, at);
  Seen seen;
  put.point = startPoint({}, seen);
  visit(value, seen, put.point);
}

/// The reads that take place at each element, whatever the others find.
static SmallVector<tdl::ReadOp> getReads(tdl::LambdaOp op) {
  llvm::SetVector<Value> used;
  for (Value value : op.getYield().getValues())
    used.insert(value);
  SmallVector<tdl::ReadOp> reads;
  for (unsigned i = 0; i != used.size(); ++i) {
    Operation *def = used[i].getDefiningOp();
    if (auto read = dyn_cast_or_null<tdl::ReadOp>(def))
      reads.push_back(read);
    else if (def)
      used.insert(def->operand_begin(), def->operand_end());
  }
  return reads;
}

std::optional<NestBuilder::Transposed> NestBuilder::matchTransposed() {
  if (!op.getReductions().empty() || order.outputs.size() < 2)
    return std::nullopt;
  unsigned last = order.outputs.back();
  int64_t points = 1, bytes = 0;
  for (unsigned variable : order.outputs)
    points = std::min(points * std::min(getSize(variable), kLeastPoints),
                      kLeastPoints);
  if (points < kLeastPoints || getSize(last) < kLeastSide)
    return std::nullopt;
  Transposed result;
  for (tdl::ReadOp read : getReads(op)) {
    const Access &access = nest.accesses[read];
    const Index &step = access.factors[last];
    if (!access.rest.empty() || step.is(0) || step.is(1))
      continue;
    for (unsigned variable : ArrayRef(order.outputs).drop_back()) {
      if (!access.factors[variable].is(1) || getSize(variable) < kLeastSide ||
          (!result.reads.empty() && variable != result.along))
        continue;
      bytes += kSide * (kSide + 1) * tdl::getElementBytes(read.getType());
      if (bytes > kMostShared)
        break;
      result.along = variable;
      result.reads.push_back(read);
      break;
    }
  }
  if (result.reads.empty())
    return std::nullopt;
  return result;
}

void NestBuilder::addTransposedBlocks(const Transposed &transposed) {
  nest.form = LoopNest::Form::Transpose;
  unsigned last = order.outputs.back(), along = transposed.along;
  SmallVector<SpreadStep::Range> ranges;
  for (unsigned variable : order.outputs) {
    auto [lo, hi] = getBounds(variable, false);
    if (variable != along && variable != last)
      ranges.push_back({variable, lo, hi});
  }
  auto [rows, row] = cut(along, kSide);
  auto [columns, column] = cut(last, kSide);
  ranges.append({rows, columns});
  Index at = indices.add(
      indices.mul(indices.sub(getVariable(last), column.lo), kSide + 1),
      indices.sub(getVariable(along), row.lo));
  lanes = kBlock;
  addSpread(ranges, [&, row = row, column = column] {
    SmallVector<Point::Kept> kept;
    addThreads(column, row, [&] {
      for (tdl::ReadOp read : transposed.reads) {
        unsigned tile = addTile(read.getType(), kSide * (kSide + 1));
        nest.tiles[tile].isShared = true;
        addPut(read.getResult(), tile, at);
        kept.push_back({cast<OpResult>(read.getResult()), tile, at});
      }
    });
    add<MeetStep>();
    addThreads(row, column, [&] { addStore(kept); });
    add<MeetStep>(); // before the next tile's
  });
}

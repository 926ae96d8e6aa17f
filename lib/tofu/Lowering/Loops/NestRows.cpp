//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Rows on a device of many threads (Rows.h): few columns are a thread's, a
// warp has a short row, a block a long one. What a thread computes of its
// columns it finds again where it left it; of rows too long for that it reads
// the columns again.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "tofu/TDL/ElementBytes.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Columns of a thread that it keeps in registers, and registers for that.
static constexpr int64_t kMostColumns = 16, kMostRegisters = 64;
/// Operations that are written out for all of these columns.
static constexpr int64_t kMostOperations = 1024;
/// Bytes of shared memory that what is kept may take.
static constexpr int64_t kMostShared = 40 << 10;
/// Rows of no more columns are a thread's.
static constexpr int64_t kFewColumns = 8;

RowStep::Column NestBuilder::getColumn(ValueRange columns) {
  RowStep::Column column;
  int64_t divisor = 1;
  for (Value value : llvm::reverse(columns))
    for (unsigned digit :
         llvm::reverse(loops.getDigits(*loops.getIndex(value)))) {
      int64_t extent = loops.getVariables()[digit].extent;
      column.push_back({digit, divisor, extent});
      divisor *= extent;
    }
  return column;
}

/// As many columns as 16 bytes hold of the largest elements that are read or
/// written along them, if all threads have as many or none.
int64_t NestBuilder::chooseWidth(const Rows &rows) {
  int64_t most = 1;
  for (const auto &[read, access] : nest.accesses)
    if (rows.same.contains(read->getResult(0)))
      most = std::max(most,
                      tdl::getElementBytes(nest.inputs[access.input].element));
  if (rows.isWide)
    for (const Piece &piece : nest.outputs)
      most = std::max(most, tdl::getElementBytes(piece.element));
  int64_t width = std::max<int64_t>(kAccess / most, 1);
  while (width > 1 && (rows.length % width != 0 || width * lanes > rows.length))
    width /= 2;
  return width;
}

/// What a thread has of a row, in whole turns.
static int64_t getOwn(const Rows &rows, int64_t lanes, int64_t width) {
  return llvm::divideCeil(rows.length, lanes * width) * width;
}

/// True if what a thread keeps of its columns is as many registers as it has.
static bool fitsRegisters(const Rows &rows, int64_t own) {
  int64_t registers = 0;
  for (Value value : rows.kept)
    registers += llvm::divideCeil(tdl::getElementBytes(value.getType()), 4);
  return own <= kMostColumns && own * registers <= kMostRegisters &&
         own * int64_t(rows.same.size()) <= kMostOperations;
}

/// The fewest threads that keep a row in registers; else a block's shared
/// memory has what fits, what is needed last before what is needed first.
void NestBuilder::chooseKeep(RowStep &step) {
  for (int64_t count : {int64_t(1), kWarp, kBlock}) {
    if (count == 1 && step.rows.length > kFewColumns)
      continue;
    lanes = count;
    step.width = chooseWidth(step.rows);
    if (!fitsRegisters(step.rows, getOwn(step.rows, lanes, step.width)))
      continue;
    step.keep = RowStep::Keep::Registers;
    return;
  }
  step.keep = RowStep::Keep::Shared;
  int64_t size = getOwn(step.rows, lanes, step.width) * lanes;
  int64_t free = kMostShared;
  SmallVector<Value> kept;
  for (Value value : llvm::reverse(step.rows.kept)) {
    int64_t bytes = size * tdl::getElementBytes(value.getType());
    if (bytes > free)
      continue;
    free -= bytes;
    kept.push_back(value);
    step.tiles.push_back(addTile(value.getType(), size));
    nest.tiles.back().isShared = true;
  }
  step.rows.kept = kept;
}

void NestBuilder::addRows(const Rows &rows) {
  nest.form = LoopNest::Form::Rows;
  auto step = std::make_unique<RowStep>(rows);
  chooseKeep(*step);
  SmallVector<Value> folded;
  for (tdl::ReduceOp reduce : rows.reduces) {
    step->folds.push_back(
        {reduce, getColumn(reduce.getIndices()), getCaptured(reduce)});
    llvm::append_range(folded, reduce->getResults());
  }
  tdl::ReduceOp first = rows.reduces.front();
  if (rows.isWide)
    step->column = getColumn(
        ValueRange(op.getIndices()).take_back(first.getIndices().size()));
  SmallVector<SpreadStep::Range> ranges;
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    if (llvm::none_of(step->column, [&](const RowStep::Digit &digit) {
          return digit.variable == variable;
        }))
      ranges.push_back(
          {variable, part.ranges[variable].lo, part.ranges[variable].hi});
  addSpread(ranges, [&] {
    Seen seen;
    step->point = startPoint({}, seen);
    RowStep &row = *step;
    steps->push_back(std::move(step));
    if (!rows.isWide)
      return addStore({}, folded);
    for (const RowStep::Digit &digit : row.column)
      values[digit.variable] = getVariable(digit.variable);
    addTo(row.results, [&] { addStore({}, folded); });
  });
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// For a device: cumulative reductions along rows that are long, or few. The
// threads of a warp or of a block share a row: they take results side by side,
// and tell each other what they have. Where rows are so few that this leaves
// the device idle they are cut into slices: a kernel folds the terms of each,
// and another one makes the results of each from what those before it have.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Fewer results are one thread's.
static constexpr int64_t kLeast = 64;
/// Rows beside each other that keep a device busy with a thread each.
static constexpr int64_t kManyRows = 4096;
/// Results of a thread side by side.
static constexpr int64_t kWidth = 4;
/// Results of a slice, at least; and slices in all.
static constexpr int64_t kSlice = 4096, kMostSlices = 256;
/// Operations that stand side by side.
static constexpr int64_t kMostUnrolled = 64;

/// How many threads share a row: 1 if none do.
int64_t NestBuilder::chooseLanes(const Scan &scan) {
  tdl::ReduceOp reduce = scan.reduce;
  int64_t results = getSize(scan.along), rows = 1;
  for (unsigned variable : order.outputs)
    if (variable != scan.along)
      rows = std::min(rows * std::max<int64_t>(getSize(variable), 1),
                      int64_t(1) << 40);
  bool isAlong = isContiguous(scan.over, reduce);
  if (!reduce.getBuiltin() || results < kLeast ||
      (!isAlong && rows >= kManyRows))
    return 1;
  return results <= 2 * kBlock ? kWarp : kBlock;
}

/// Results of a slice: nullopt if rows are not cut.
std::optional<int64_t> NestBuilder::chooseSlice(const Scan &scan) {
  int64_t results = getSize(scan.along), rows = 1;
  for (unsigned variable : order.outputs)
    if (variable != scan.along)
      rows =
          std::min(rows * std::max<int64_t>(getSize(variable), 1), kMostSlices);
  int64_t wanted = std::min(kMostSlices / rows, results / kSlice);
  if (lanes != kBlock || wanted < 2)
    return std::nullopt;
  // Whole turns of a block.
  return llvm::alignTo(llvm::divideCeil(results, wanted), kBlock * kWidth);
}

/// The values of terms that the results of [lo, hi) add themselves.
std::pair<Index, Index> NestBuilder::getTerms(const Scan &scan, Index lo,
                                              Index hi) {
  int64_t shift = scan.isBackward ? -scan.shift : scan.shift;
  RankBox::Range range = part.ranges[scan.over];
  auto clamp = [&](Index value) {
    return indices.min(indices.max(indices.add(value, shift), range.lo),
                       range.hi);
  };
  return {clamp(lo), clamp(hi)};
}

/// Which of its row's slices is open, and in which slot what is folded of
/// slice `number` is.
Index NestBuilder::getSliceSlot(const Scan &scan, Index number, int64_t slice) {
  Index row = 0;
  for (unsigned variable : order.outputs) {
    if (variable == scan.along)
      continue;
    auto [lo, hi] = getBounds(variable, false);
    row = indices.add(indices.mul(row, indices.sub(hi, lo)),
                      indices.sub(*values[variable], lo));
  }
  auto [lo, hi] = getBounds(scan.along, false);
  Index count = indices.ceilDiv(indices.sub(hi, lo), slice);
  return indices.mul(indices.add(indices.mul(row, count), number),
                     scan.reduce->getNumResults());
}

/// A loop over terms, which the threads share.
void NestBuilder::addSharedTerms(const Scan &scan, Index lo, Index hi) {
  if (lo == hi)
    return;
  addLoop(scan.over, lo, hi, 1, Role::Reduce, [&] {
    auto &term = add<TermStep>(scan.reduce);
    Seen seen;
    term.point = startPoint({}, seen);
    tdl::ReduceOp reduce = scan.reduce;
    for (Value value : reduce.getYield().getValues())
      visit(value, seen, term.point);
  }).isSpread = true;
}

/// The first of two kernels: what the terms of a slice are folded to.
void NestBuilder::addSliceFolds(const Scan &scan,
                                ArrayRef<SpreadStep::Range> ranges, Side side,
                                Index number, int64_t slice) {
  addSpread(ranges, [&] {
    auto &stash =
        add<StashStep>(scan.reduce, getSliceSlot(scan, number, slice));
    Seen seen;
    stash.point = startPoint({}, seen);
    Steps loops;
    addTo(loops, [&] {
      auto [lo, hi] = getTerms(scan, side.lo, side.hi);
      addSharedTerms(scan, lo, hi);
    });
    stash.point.reductions.push_back(
        {scan.reduce, {}, std::move(loops), /*isSpread=*/true});
  });
  int64_t rows = 1;
  for (unsigned variable : order.outputs)
    if (variable != scan.along)
      rows *= std::max<int64_t>(getSize(variable), 1);
  nest.numSlots = rows * int64_t(llvm::divideCeil(getSize(scan.along), slice)) *
                  scan.reduce->getNumResults();
}

void NestBuilder::addCumulated(const Scan &scan,
                               ArrayRef<SpreadStep::Range> rows) {
  std::optional<int64_t> slice = chooseSlice(scan);
  auto [lo, hi] = getBounds(scan.along, false);
  Side side{scan.along, lo, hi, 0};
  SmallVector<SpreadStep::Range> ranges(rows);
  Index number = 0, count = 1;
  if (slice) {
    auto [range, tile] = cut(scan.along, *slice);
    ranges.push_back(range);
    side = tile;
    number = indices.floorDiv(indices.sub(side.lo, lo), *slice);
    count = indices.ceilDiv(indices.sub(hi, lo), *slice);
    addSliceFolds(scan, ranges, side, number, *slice);
  }
  addSpread(ranges, [&, lo = lo, hi = hi] {
    // A rank without results may not hold the terms.
    addTo(add<NotEmptyStep>(lo, hi).steps, [&] {
      auto &step = add<CumulateStep>(scan.reduce);
      auto [first, last] = getTerms(scan, lo, hi);
      RankBox::Range all = part.ranges[scan.over];
      addTo(step.before, [&] {
        if (scan.isBackward)
          addSharedTerms(scan, last, all.hi);
        else
          addSharedTerms(scan, all.lo, first);
        if (!slice)
          return;
        Index from = scan.isBackward ? indices.add(number, 1) : Index(0);
        Index to = scan.isBackward ? count : number;
        addLoop(scan.over, from, to, 1, Role::Reduce, [&] {
          add<UnstashStep>(scan.reduce,
                           getSliceSlot(scan, getVariable(scan.over), *slice));
        }).isSpread = true;
      });
      addPhases(scan, step, side);
    });
  });
}

/// Results that have no term of their own, those that have one, and again.
void NestBuilder::addPhases(const Scan &scan, CumulateStep &step, Side side) {
  step.along = scan.along;
  step.over = scan.over;
  step.shift = scan.isBackward ? -scan.shift : scan.shift;
  step.isReversed = scan.isBackward;
  int64_t operations = llvm::range_size(*op.getBlock());
  if (lanes == kBlock && operations * kWidth <= kMostUnrolled)
    step.width = kWidth;
  RankBox::Range range = part.ranges[scan.over];
  auto clamp = [&](Index value) {
    return indices.min(indices.max(value, side.lo), side.hi);
  };
  Index middle = clamp(indices.sub(range.lo, step.shift));
  Index end = indices.max(middle, clamp(indices.sub(range.hi, step.shift)));
  step.phases = {
      {side.lo, middle, false}, {middle, end, true}, {end, side.hi, false}};
  if (scan.isBackward)
    std::reverse(step.phases.begin(), step.phases.end());
  auto isEmpty = [](const CumulateStep::Phase &phase) {
    return phase.lo == phase.hi;
  };
  llvm::erase_if(step.phases, isEmpty);
  auto outside = values;
  values[scan.along] = getVariable(scan.along);
  addTo(step.results, [&] { addStore({}, scan.reduce->getResults()); });
  values[scan.over] = indices.add(*values[scan.along], step.shift);
  Seen seen;
  step.term = startPoint({}, seen);
  tdl::ReduceOp reduce = scan.reduce;
  for (Value value : reduce.getYield().getValues())
    visit(value, seen, step.term);
  values = outside;
}

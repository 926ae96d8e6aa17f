//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// For a device of many threads: the points of the results are spread over them,
// one element a thread; of what is scattered one destination a thread. Where
// few results have many terms, the threads of a warp or of a block share the
// terms of one point. What the threads of a block do for many points together
// are files of their own: NestTransposed.cpp, NestProduct.cpp,
// NestCumulate.cpp.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "mlir/IR/IntegerSet.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/ElementBytes.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Fewer terms are folded by one thread.
static constexpr int64_t kFewTerms = 64;
/// Threads that keep a device busy.
static constexpr int64_t kManyThreads = int64_t(1) << 16;
static constexpr int64_t kMost = int64_t(1) << 60;

static int64_t multiply(int64_t a, int64_t b) {
  return b && a > kMost / b ? kMost : a * b;
}

/// How many values the variables have on a rank, at most.
int64_t NestBuilder::getVolume(ArrayRef<unsigned> variables) {
  int64_t volume = 1;
  for (unsigned variable : variables) {
    Index extent = part.ranges[variable].extent;
    volume = multiply(volume, extent.isConstant()
                                  ? extent.constant
                                  : loops.getVariables()[variable].extent);
  }
  return volume;
}

SpreadStep &NestBuilder::addSpread(ArrayRef<SpreadStep::Range> ranges,
                                   Body body) {
  auto &spread = add<SpreadStep>();
  spread.ranges.assign(ranges.begin(), ranges.end());
  spread.lanes = lanes;
  auto outside = values;
  for (const SpreadStep::Range &range : ranges)
    if (range.step == 1)
      values[range.variable] = getVariable(range.variable);
  addTo(spread.steps, body);
  values = outside;
  return spread;
}

void NestBuilder::addSpread() {
  if (scatter)
    return addSpreadScatter(*scatter);
  nest.form = order.scan ? LoopNest::Form::Scan : LoopNest::Form::Elements;
  SmallVector<SpreadStep::Range> ranges;
  for (unsigned variable : order.outputs) {
    auto [lo, hi] = getBounds(variable, false);
    if (!order.scan || variable != order.scan->along)
      ranges.push_back({variable, lo, hi});
  }
  if (order.scan) {
    lanes = chooseLanes(*order.scan);
    if (lanes != 1)
      return addCumulated(*order.scan, ranges);
    auto [lo, hi] = getBounds(order.scan->along, false);
    addSpread(ranges, [&, lo = lo, hi = hi] {
      addScanOfRows(*order.scan, lo, hi, std::nullopt, 0, 1, Role::Scan);
    });
    return;
  }
  if (std::optional<Transposed> transposed = matchTransposed())
    return addTransposedBlocks(*transposed);
  if (std::optional<Product> product = matchProduct())
    return addProduct(*product);
  lanes = chooseLanes();
  slices = chooseSlices();
  if (slices)
    addSlices(ranges);
  addSpread(ranges, [&] { addStore(); }).width = chooseWidth();
}

/// Elements side by side that a thread does, so that it accesses 16 bytes:
/// where all that is read and written is along the last variable, without a
/// question, and begins where such an access may.
int64_t NestBuilder::chooseWidth() {
  if (!op.getReductions().empty() || order.outputs.empty() ||
      !nest.conditions.empty() || llvm::range_size(*op.getBlock()) > kFewTerms)
    return 1;
  unsigned last = order.outputs.back();
  int64_t most = 1, points = 1;
  /// Of what is along the last variable: where it is at first, and how far it
  /// goes with the others.
  SmallVector<Index> distances;
  auto addAccess = [&](const Piece &piece, Index first,
                       function_ref<Index(unsigned)> getFactor) {
    most = std::max(most, tdl::getElementBytes(piece.element));
    distances.push_back(indices.add(first, getBounds(last, false).first));
    for (unsigned variable : ArrayRef(order.outputs).drop_back())
      distances.push_back(getFactor(variable));
  };
  for (const auto &[read, access] : nest.accesses) {
    Index factor = access.factors[last];
    if (!access.rest.empty() || !(factor.is(0) || factor.is(1)))
      return 1;
    if (factor.is(1))
      addAccess(nest.inputs[access.input], access.constant,
                [&](unsigned variable) { return access.factors[variable]; });
  }
  for (const Piece &piece : nest.outputs) {
    if (!getStep(piece, last).is(1))
      return 1;
    addAccess(piece, getAddress(piece),
              [&](unsigned variable) { return getStep(piece, variable); });
  }
  int64_t width = kAccess / most;
  for (unsigned variable : order.outputs) {
    auto [lo, hi] = getBounds(variable, false);
    Index extent = indices.sub(hi, lo);
    if (!extent.isConstant())
      return 1;
    points = multiply(points, extent.constant);
    // Rows are whole, or there is one.
    if (variable == last && order.outputs.size() != 1)
      distances.push_back(extent);
  }
  bool isAligned = llvm::all_of(
      distances, [&](Index index) { return isMultiple(index, width); });
  return isAligned && points / width >= kManyThreads ? width : 1;
}

//===----------------------------------------------------------------------===//
// Threads that share a point
//===----------------------------------------------------------------------===//

/// Threads side by side read elements side by side: along the results where
/// these lie so, else along the terms.
int64_t NestBuilder::chooseLanes() {
  int64_t terms = 1;
  bool isAlong = false;
  for (tdl::ReduceOp reduce : op.getBlock()->getOps<tdl::ReduceOp>()) {
    if (!reduce.getBuiltin())
      continue;
    SmallVector<unsigned> variables = getLoopOrder(reduce);
    terms = std::max(terms, getVolume(variables));
    isAlong |= !variables.empty() && getVolume(variables.back()) > 1 &&
               isContiguous(variables.back(), reduce);
  }
  SmallVector<unsigned> outputs;
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    outputs.push_back(variable);
  int64_t points = getVolume(outputs);
  if (terms < kFewTerms || (!isAlong && points >= kManyThreads / 8))
    return 1;
  bool isWarpEnough = points >= kManyThreads / kWarp || terms < 4 * kBlock;
  return isWarpEnough ? kWarp : kBlock;
}

/// The innermost, along which elements are side by side; if that has few
/// values, the one with the most.
std::optional<unsigned> NestBuilder::getSpreadVariable(tdl::ReduceOp reduce) {
  SmallVector<unsigned> variables = getLoopOrder(reduce);
  if (!reduce.getBuiltin() || variables.empty())
    return std::nullopt;
  unsigned best = variables.back();
  if (getVolume(best) < kWarp)
    for (unsigned variable : variables)
      if (getVolume(variable) > getVolume(best))
        best = variable;
  return best;
}

//===----------------------------------------------------------------------===//
// Slices: two kernels, where few results have very many terms
//===----------------------------------------------------------------------===//

std::optional<NestBuilder::Slices> NestBuilder::chooseSlices() {
  auto reduces = op.getBlock()->getOps<tdl::ReduceOp>();
  if (lanes != kBlock || !llvm::hasSingleElement(reduces))
    return std::nullopt;
  tdl::ReduceOp reduce = *reduces.begin();
  SmallVector<unsigned> variables = getLoopOrder(reduce), outputs;
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    outputs.push_back(variable);
  if (!reduce.getBuiltin() || variables.empty())
    return std::nullopt;
  unsigned longest = *llvm::max_element(variables, [&](unsigned a, unsigned b) {
    return getVolume(a) < getVolume(b);
  });
  int64_t points = std::max<int64_t>(getVolume(outputs), 1);
  int64_t terms = getVolume(variables), extent = getVolume(longest);
  // Slices of no less than a block folds in a few turns.
  int64_t wanted = std::min(
      {kManyThreads / kBlock / points, extent / kWarp, terms / (kBlock * 16)});
  if (wanted < 2)
    return std::nullopt;
  return Slices{reduce, longest, int64_t(llvm::divideCeil(extent, wanted))};
}

Index NestBuilder::getSlot() {
  Index point = 0, points = 1;
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable) {
    if (!values[variable])
      continue;
    auto [lo, hi] = getBounds(variable, false);
    Index extent = indices.sub(hi, lo);
    point = indices.add(indices.mul(point, extent),
                        indices.sub(*values[variable], lo));
    points = indices.mul(points, extent);
  }
  RankBox::Range range = part.ranges[slices->variable];
  Index first = indices.leaf(Indices::Kind::Tile, slices->variable);
  Index slice = indices.floorDiv(indices.sub(first, range.lo), slices->size);
  Index count = indices.ceilDiv(range.extent, slices->size);
  Index slot = slices->isOutermost
                   ? indices.add(indices.mul(slice, points), point)
                   : indices.add(indices.mul(point, count), slice);
  return indices.mul(slot, slices->reduce->getNumResults());
}

void NestBuilder::addSlices(ArrayRef<SpreadStep::Range> ranges) {
  RankBox::Range range = part.ranges[slices->variable];
  SmallVector<SpreadStep::Range> all(ranges);
  all.push_back({slices->variable, range.lo, range.hi, slices->size});
  addSpread(all, [&] {
    auto &stash = add<StashStep>(slices->reduce, getSlot());
    Seen seen;
    stash.point = startPoint({}, seen);
    visit(slices->reduce->getResult(0), seen, stash.point);
  });
  takeSlots();
}

/// Of all slices of all points; what is left is to fold them.
void NestBuilder::takeSlots() {
  SmallVector<unsigned> outputs;
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    outputs.push_back(variable);
  nest.numSlots =
      getVolume(outputs) *
      int64_t(llvm::divideCeil(getVolume(slices->variable), slices->size)) *
      slices->reduce->getNumResults();
  slices->isFolded = true;
}

void NestBuilder::addFoldOfSlices() {
  unsigned variable = slices->variable;
  RankBox::Range range = part.ranges[variable];
  auto &loop =
      add<LoopStep>(variable, range.lo, range.hi, slices->size, Role::Reduce);
  loop.isTile = true;
  loop.isSpread = lanes != 1;
  addTo(loop.steps, [&] { add<UnstashStep>(slices->reduce, getSlot()); });
}

//===----------------------------------------------------------------------===//
// Scatters
//===----------------------------------------------------------------------===//

/// Each destination looks for its terms, in their order. Where that is too much
/// to look at, a thread has several rows of a result that holds the sums.
void NestBuilder::addSpreadScatter(const tdl::Scatter &scatter) {
  if (addsAtomically(scatter))
    return addAtomicScatter(scatter);
  SmallVector<unsigned> variables, rows, terms, all;
  for (unsigned variable = 0; variable != op.getRank(); ++variable)
    all.push_back(variable);
  for (const tdl::Scatter::Row &row : scatter.rows)
    rows.push_back(*loops.getIndex(row.variable));
  tdl::ReduceOp reduce = scatter.reduce;
  for (Value index : reduce.getIndices())
    terms.push_back(*loops.getIndex(index));
  auto isInner = [&](unsigned variable) {
    return llvm::is_contained(scatter.inner, loops.getValue(variable));
  };
  variables = all;
  // Threads side by side have elements side by side of one row.
  std::stable_partition(variables.begin(), variables.end(),
                        [&](unsigned variable) { return !isInner(variable); });
  int64_t points = getVolume(all), size = 1;
  int64_t most = rows.empty() ? 1 : getVolume(rows.front());
  while (scatter.isResult && 2 * size <= most && points / size > kManyThreads &&
         multiply(points / size, getVolume(terms)) > int64_t(1) << 30)
    size *= 2;

  SmallVector<SpreadStep::Range> ranges;
  Ranges own(loops.size(), {0, 0});
  for (unsigned variable : variables) {
    Index lo = part.ranges[variable].lo, hi = part.ranges[variable].hi;
    bool isTile = size != 1 && variable == rows.front();
    ranges.push_back({variable, lo, hi, isTile ? size : 1});
    Index first = getVariable(variable);
    own[variable] = {first, indices.add(first, 1)};
    if (isTile)
      own[variable] = {indices.leaf(Indices::Kind::Tile, variable),
                       indices.leaf(Indices::Kind::TileEnd, variable)};
  }
  addSpread(ranges, [&] {
    if (size != 1)
      return addScatteredTerms(scatter, own, {Memory::Kind::Output, 0},
                               [&] { return getAddress(nest.outputs[0]); });
    OpResult sum = reduce->getOpResult(0);
    unsigned tile = addTile(tdl::getAccumulatorType(reduce, sum.getType()), 1);
    addScatteredTerms(scatter, own, {Memory::Kind::Tile, tile},
                      [] { return Index(0); });
    addStore(Point::Kept{sum, tile, 0});
  });
}

/// True if that is asked for, and memory adds up what the result holds.
bool NestBuilder::addsAtomically(const tdl::Scatter &scatter) {
  tdl::ReduceOp reduce = scatter.reduce;
  Type type = reduce.getResultTypes()[0];
  return options.scatters == Scatters::Atomic && scatter.isResult &&
         reduce.getBuiltin() == tdl::Combiner::sum &&
         (type.isF32() || type.isF64() || type.isInteger(32) ||
          type.isInteger(64));
}

/// Two kernels: zeros, then each term goes to its destination.
void NestBuilder::addAtomicScatter(const tdl::Scatter &scatter) {
  tdl::ReduceOp reduce = scatter.reduce;
  leaveOutTerms(scatter);
  Memory memory{Memory::Kind::Output, 0};
  auto getPlace = [&] { return getAddress(nest.outputs[0]); };
  Ranges ranges;
  SmallVector<SpreadStep::Range> results, points;
  auto append = [&](SmallVector<SpreadStep::Range> &to, Value index) {
    unsigned variable = *loops.getIndex(index);
    to.push_back(
        {variable, part.ranges[variable].lo, part.ranges[variable].hi});
  };
  for (Value index : op.getIndices()) {
    append(results, index);
    ranges.push_back({results.back().lo, results.back().hi});
  }
  addSpread(results,
            [&] { add<FillStep>(reduce->getOpResult(0), memory, getPlace()); });
  // Threads side by side have elements side by side of one row.
  for (Value index : scatter.outer)
    append(points, index);
  for (Value index : reduce.getIndices())
    append(points, index);
  for (Value index : scatter.inner)
    append(points, index);
  addSpread(points, [&] {
    Domain guard; // of which no loop is bounded
    if (reduce.getGuard())
      for (unsigned i = 0; i != reduce.getGuard()->getNumConstraints(); ++i)
        guard.tests.push_back(i);
    addReduceLoops(reduce, guard, {}, Seen(), /*carries=*/false, [&] {
      addScatteredTerm(scatter, ranges, memory, getPlace, /*isAtomic=*/true);
    });
  });
}

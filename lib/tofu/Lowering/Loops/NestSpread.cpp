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
/// That keep its memory busy, if each has an element at a time.
static constexpr int64_t kMostThreads = int64_t(1) << 18;
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

/// Of the results.
int64_t NestBuilder::getNumPoints() {
  return getVolume(
      llvm::to_vector(llvm::seq<unsigned>(0, loops.getNumOutputs())));
}

SpreadStep &NestBuilder::addSpread(ArrayRef<SpreadStep::Range> ranges,
                                   Body body) {
  auto &spread = add<SpreadStep>();
  spread.ranges.assign(ranges.begin(), ranges.end());
  spread.lanes = lanes;
  spread.isAcross = isAcross;
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
  if (op.getReductions().empty()) {
    SmallVector<Window> windows = narrow(ranges);
    addSpread(ranges, [&] { addWindows(windows, [&] { addStore(); }); }).width =
        chooseWidth();
    return;
  }
  lanes = chooseLanes();
  slices = chooseSlices();
  for (Slices &own : slices)
    addSlices(own, ranges);
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
  int64_t points = getNumPoints();
  if (terms < kFewTerms)
    return 1;
  isAcross = !isAlong && points < kManyThreads && readsAcross();
  if (isAcross)
    return kBlock / kWarp;
  if (!isAlong && points >= kManyThreads / 8)
    return 1;
  bool isWarpEnough = points >= kManyThreads / kWarp || terms < 4 * kBlock;
  return isWarpEnough ? kWarp : kBlock;
}

/// True if elements lie side by side along the results, and all points do the
/// same, but for what is asked of each term: the threads of a block, which have
/// several points, meet when all terms are folded.
bool NestBuilder::readsAcross() {
  auto isOfTerm = [&](const Condition &condition) {
    for (unsigned variable = loops.getNumOutputs(); variable != loops.size();
         ++variable)
      if (condition.expr && condition.expr.isFunctionOfDim(variable))
        return true;
    return false;
  };
  if (order.outputs.empty() || !llvm::all_of(nest.conditions, isOfTerm) ||
      getSize(order.outputs.back()) < kWarp)
    return false;
  unsigned last = order.outputs.back();
  return llvm::all_of(op.getBlock()->getOps<tdl::ReduceOp>(),
                      [&](tdl::ReduceOp reduce) {
                        return reduce.getBuiltin() && !reduce.getGuard() &&
                               isContiguous(last, reduce);
                      });
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

/// True if what is folded depends on what another reduction has folded.
static bool usesReduction(ArrayRef<Value> captured) {
  llvm::SetVector<Value> used(captured.begin(), captured.end());
  for (unsigned i = 0; i != used.size(); ++i)
    if (Operation *def = used[i].getDefiningOp()) {
      if (isa<tdl::ReduceOp>(def))
        return true;
      used.insert(def->operand_begin(), def->operand_end());
    }
  return false;
}

std::vector<NestBuilder::Slices> NestBuilder::chooseSlices() {
  if (lanes != kBlock && !isAcross)
    return {};
  std::vector<Slices> result;
  int64_t points = std::max<int64_t>(getNumPoints(), 1);
  int64_t blocks = llvm::divideCeil(points, kBlock / lanes);
  for (tdl::ReduceOp reduce : op.getBlock()->getOps<tdl::ReduceOp>()) {
    if (!reduce.getBuiltin() || usesReduction(getCaptured(reduce)))
      return {};
    SmallVector<unsigned> variables = getLoopOrder(reduce);
    llvm::stable_sort(variables, [&](unsigned a, unsigned b) {
      return getVolume(a) > getVolume(b);
    });
    std::optional<unsigned> spread = getSpreadVariable(reduce);
    // Slices of no less than the threads of a point fold in a few turns.
    int64_t threads = isAcross ? kMostThreads : kManyThreads;
    int64_t wanted = std::min(threads / kBlock / blocks,
                              getVolume(variables) / (lanes * 16));
    Slices own{reduce, {}};
    own.isOutermost = isAcross;
    for (unsigned variable : variables) {
      int64_t extent = getVolume(variable);
      int64_t least = variable == spread ? kWarp : 2;
      int64_t number = std::min(wanted, extent / least);
      if (number < 2)
        continue;
      own.cuts.push_back({variable, int64_t(llvm::divideCeil(extent, number))});
      wanted /= llvm::divideCeil(extent, own.cuts.back().second);
    }
    if (own.cuts.empty())
      continue;
    // Threads fold those of the first cut by turns: of many.
    auto getNumber = [&](std::pair<unsigned, int64_t> cut) {
      return llvm::divideCeil(getVolume(cut.first), cut.second);
    };
    llvm::stable_sort(
        own.cuts, [&](auto a, auto b) { return getNumber(a) > getNumber(b); });
    takeSlots(own);
    result.push_back(std::move(own));
  }
  return result;
}

void NestBuilder::takeSlots(Slices &own) {
  own.firstSlot = nest.numSlots;
  int64_t slots = getNumPoints() * own.reduce->getNumResults();
  for (auto [variable, size] : own.cuts)
    slots *= llvm::divideCeil(getVolume(variable), size);
  nest.numSlots += slots;
}

NestBuilder::Slices *NestBuilder::findSlices(tdl::ReduceOp reduce) {
  auto found = llvm::find_if(
      slices, [&](const Slices &own) { return own.reduce == reduce; });
  return found == slices.end() ? nullptr : &*found;
}

Index NestBuilder::getSlot(const Slices &own) {
  Index point = 0, points = 1, slice = 0, count = 1;
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable) {
    if (!values[variable])
      continue;
    auto [lo, hi] = getBounds(variable, false);
    Index extent = indices.sub(hi, lo);
    point = indices.add(indices.mul(point, extent),
                        indices.sub(*values[variable], lo));
    points = indices.mul(points, extent);
  }
  for (auto [variable, size] : own.cuts) {
    RankBox::Range range = part.ranges[variable];
    Index first = indices.leaf(Indices::Kind::Tile, variable);
    Index number = indices.ceilDiv(range.extent, size);
    slice = indices.add(indices.mul(slice, number),
                        indices.floorDiv(indices.sub(first, range.lo), size));
    count = indices.mul(count, number);
  }
  Index slot = own.isOutermost ? indices.add(indices.mul(slice, points), point)
                               : indices.add(indices.mul(point, count), slice);
  return indices.add(indices.mul(slot, own.reduce->getNumResults()),
                     own.firstSlot);
}

void NestBuilder::addSlices(Slices &own, ArrayRef<SpreadStep::Range> ranges) {
  SmallVector<SpreadStep::Range> all;
  for (auto [variable, size] : own.cuts) {
    RankBox::Range range = part.ranges[variable];
    all.push_back({variable, range.lo, range.hi, size});
  }
  llvm::append_range(all, ranges);
  addSpread(all, [&] {
    auto &stash = add<StashStep>(own.reduce, getSlot(own));
    Seen seen;
    stash.point = startPoint({}, seen);
    visit(own.reduce->getResult(0), seen, stash.point);
  });
  own.isFolded = true;
}

/// The threads that share the point have slices of the first cut by turns.
void NestBuilder::addFoldOfSlices(const Slices &own,
                                  ArrayRef<std::pair<unsigned, int64_t>> cuts) {
  if (cuts.empty()) {
    add<UnstashStep>(own.reduce, getSlot(own));
    return;
  }
  auto [variable, size] = cuts.back();
  RankBox::Range range = part.ranges[variable];
  auto &loop = add<LoopStep>(variable, range.lo, range.hi, size, Role::Reduce);
  loop.isTile = true;
  loop.isSpread = lanes != 1 && cuts.size() == 1;
  addTo(loop.steps, [&] { addFoldOfSlices(own, cuts.drop_back()); });
}

//===----------------------------------------------------------------------===//
// Scatters
//===----------------------------------------------------------------------===//

/// Each destination looks for its terms, in their order. Where that is too much
/// to look at, a thread has several rows of a result that holds the sums.
void NestBuilder::addSpreadScatter(const tdl::Scatter &scatter) {
  if (addsAtomically(scatter))
    return addAtomicScatter(scatter);
  if (std::optional<ScatterTile> tile = chooseScatterTile(scatter))
    return addScatterTiles(scatter, *tile);
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

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// When a read gives what is in memory: inside of its tensor and of its mask,
// and where its guard holds. What is proved by the variables' ranges is left
// out; loops are cut where a condition begins and ends to hold; what is left is
// tested at each element.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// True if a guard of a loop around the read depends on data: only there it is
/// known whether the read takes place.
bool NestBuilder::isGuardedByData(tdl::ReadOp read) {
  for (Operation *parent = read->getParentOp(); parent != op;
       parent = parent->getParentOp())
    if (auto reduce = dyn_cast<tdl::ReduceOp>(parent))
      if (std::optional<IntegerSet> guard = reduce.getGuard())
        for (AffineExpr expr : guard->getConstraints())
          if (!loops.substitute(expr, reduce.getGuardOperands()))
            return true;
  return false;
}

/// True if there may be data for which a coordinate is not in [0, extent):
/// those of StableHLO's gathers are clamped.
bool NestBuilder::mayLeave(tdl::ReadOp read, AffineExpr coordinate,
                           int64_t extent) {
  if (!dataRanges)
    dataRanges.emplace(op);
  return !dataRanges->getInterval(coordinate, read.getDims(), read.getSymbols())
              .isIn(0, extent - 1);
}

void NestBuilder::collectConditions(tdl::ReadOp read, const Piece &piece) {
  using Kind = Condition::Kind;
  auto add = [&](Kind kind, AffineExpr source, ValueRange dims,
                 ValueRange symbols, std::optional<Index> low,
                 std::optional<Index> high) {
    Condition condition;
    condition.kind = kind;
    condition.of = read;
    condition.source = source;
    condition.dims.assign(dims.begin(), dims.end());
    condition.symbols.assign(symbols.begin(), symbols.end());
    condition.expr = loops.substitute(source, dims, symbols);
    condition.low = low;
    condition.high = high;
    nest.conditions.push_back(condition);
  };
  auto addOf = [&](Kind kind, AffineExpr coordinate, Index low, Index high) {
    add(kind, coordinate, read.getDims(), read.getSymbols(), low, high);
  };
  bool hasElse = bool(read.getOtherwise());
  for (auto [dim, source] : llvm::enumerate(read.getMap().getResults())) {
    AffineExpr expr =
        loops.substitute(source, read.getDims(), read.getSymbols());
    Interval interval =
        expr ? loops.getInterval(expr) : Interval(); // of data: unbounded
    int64_t extent = piece.extents[dim];
    if (hasElse && !interval.isIn(0, extent - 1))
      addOf(Kind::Guard, source, 0, extent);
    // What cannot be proved before it runs.
    bool isUnproved = !expr || (!hasElse && !interval.isIn(0, extent - 1) &&
                                isGuardedByData(read));
    if (piece.mask) {
      RankBox::Range range = piece.mask->ranges[dim];
      if (!range.lo.is(0) || !range.hi.is(extent)) {
        unsigned mask = nest.conditions.size();
        addOf(Kind::Mask, source, range.lo, range.hi);
        // Else all devices would hide what none of them has.
        if (isUnproved && !hasElse &&
            (expr || mayLeave(read, source, extent))) {
          addOf(Kind::Tensor, source, 0, extent);
          nest.conditions.back().mask = mask;
        }
      }
    }
    RankBox::Range held = piece.box.ranges[dim];
    if (isUnproved)
      addOf(Kind::Piece, source, held.lo, held.hi);
  }
  if (std::optional<IntegerSet> guard = read.getGuard()) {
    ValueRange operands = read.getGuardIndices();
    unsigned numDims = guard->getNumDims();
    for (auto [expr, isZero] :
         llvm::zip(guard->getConstraints(), guard->getEqFlags()))
      add(Kind::Guard, expr, operands.take_front(numDims),
          operands.drop_front(numDims), Index(0),
          isZero ? std::optional<Index>(1) : std::nullopt);
  }
}

/// Comparisons of indices in the terms of a reduction: its loop is cut where
/// they begin and end to hold, so that of terms before an element and behind it
/// nothing is asked.
void NestBuilder::collectCondition(arith::CmpIOp compare) {
  auto reduce = compare->getParentOfType<tdl::ReduceOp>();
  if (!reduce || !compare.getLhs().getType().isIndex())
    return;
  AffineExpr left = getAffineDimExpr(0, op.getContext()),
             right = getAffineDimExpr(1, op.getContext());
  Condition condition;
  condition.kind = Condition::Kind::Compare;
  condition.of = compare;
  condition.source = left - right;
  condition.dims.assign({compare.getLhs(), compare.getRhs()});
  condition.expr = loops.substitute(condition.source, condition.dims, {});
  auto isOwn = [&](Value index) {
    return llvm::any_of(
        loops.getDigits(*loops.getIndex(index)), [&](unsigned variable) {
          return getFactor(condition.expr, variable).value_or(0) != 0;
        });
  };
  if (!condition.expr || llvm::none_of(reduce.getIndices(), isOwn))
    return;
  switch (compare.getPredicate()) {
  case arith::CmpIPredicate::slt:
    condition.high = 0;
    break;
  case arith::CmpIPredicate::sle:
    condition.high = 1;
    break;
  case arith::CmpIPredicate::sgt:
    condition.low = 1;
    break;
  case arith::CmpIPredicate::sge:
    condition.low = 0;
    break;
  default:
    return;
  }
  nest.conditions.push_back(condition);
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

/// True if the variable's loop, which is to be opened, can be cut where the
/// condition begins and ends to hold: all other variables are known.
bool NestBuilder::canDecide(unsigned number, unsigned variable,
                            Operation *root) {
  const Condition &condition = nest.conditions[number];
  if (known[number] || !condition.expr || condition.isRequired() ||
      !root->isAncestor(condition.of))
    return false;
  std::optional<int64_t> factor = getFactor(condition.expr, variable);
  if (!factor || *factor == 0)
    return false;
  for (unsigned other = 0; other != values.size(); ++other)
    if (other != variable && !values[other] &&
        condition.expr.isFunctionOfDim(other))
      return false;
  // Nothing is to be decided about a read that is known to fail.
  for (auto [other, holds] : llvm::zip(nest.conditions, known))
    if (other.of == condition.of && holds == false)
      return false;
  return true;
}

SmallVector<Index> NestBuilder::getOthers(unsigned variable) {
  SmallVector<Index> at;
  for (auto [other, value] : llvm::enumerate(values))
    at.push_back(other != variable && value ? *value : Index(0));
  return at;
}

NestBuilder::Line NestBuilder::getLine(AffineExpr expr, unsigned variable) {
  return {*getFactor(expr, variable), indices.apply(expr, getOthers(variable))};
}

/// low <= factor * variable + rest < high, solved for the variable and clamped
/// to its range.
std::pair<Index, Index> NestBuilder::solve(Line line, std::optional<Index> low,
                                           std::optional<Index> high, Index lo,
                                           Index hi) {
  auto [factor, rest] = line;
  Index from = lo, to = hi;
  auto atLeast = [&](Index bound) { from = indices.max(from, bound); };
  auto below = [&](Index bound) { to = indices.min(to, bound); };
  if (factor > 0) {
    if (low)
      atLeast(indices.ceilDiv(indices.sub(*low, rest), factor));
    if (high)
      below(indices.ceilDiv(indices.sub(*high, rest), factor));
  } else {
    // -factor * variable <= rest - low, and > rest - high.
    if (low)
      below(indices.add(indices.floorDiv(indices.sub(rest, *low), -factor), 1));
    if (high)
      atLeast(
          indices.add(indices.floorDiv(indices.sub(rest, *high), -factor), 1));
  }
  from = indices.min(from, hi);
  return {from, indices.max(to, from)};
}

/// The same question.
bool lowering::isSame(const Condition &a, const Condition &b) {
  bool isOfSame = a.expr ? a.expr == b.expr
                         : !b.expr && a.source == b.source &&
                               a.dims == b.dims && a.symbols == b.symbols;
  return isOfSame && a.low == b.low && a.high == b.high;
}

void NestBuilder::addSegments(unsigned variable, Index lo, Index hi,
                              Operation *root, InRange body) {
  if (lo.isConstant() && hi.isConstant() && lo.constant >= hi.constant)
    return;
  unsigned found = 0;
  while (found != known.size() && !canDecide(found, variable, root))
    ++found;
  if (copies + 2 > options.maxCopies)
    return body(lo, hi);
  if (found == known.size()) {
    if (root != op || !addWindow(variable, lo, hi, body))
      body(lo, hi);
    return;
  }
  const Condition &condition = nest.conditions[found];
  addCut(condition, getLine(condition.expr, variable), variable, lo, hi, root,
         body);
}

/// Three segments: before, where and after the condition holds.
void NestBuilder::addCut(const Condition &condition, Line line,
                         unsigned variable, Index lo, Index hi, Operation *root,
                         InRange body) {
  auto [from, to] = solve(line, condition.low, condition.high, lo, hi);
  SmallVector<unsigned> alike = getAlike(condition);
  auto &cut = add<CutStep>(variable, from, to, nest.numCuts++, alike);
  auto name = [&](Index &bound, unsigned number) {
    if (!bound.isConstant())
      bound = indices.leaf(Indices::Kind::Cut, 2 * cut.number + number);
  };
  name(from, 0);
  name(to, 1);
  auto addSegment = [&](Steps &into, bool holds, Index first, Index last) {
    setKnown(alike, holds);
    addTo(into, [&] { addSegments(variable, first, last, root, body); });
  };
  copies += 2;
  addSegment(cut.before, false, lo, from);
  addSegment(cut.inside, true, from, to);
  addSegment(cut.after, false, to, hi);
  setKnown(alike, std::nullopt);
}

//===----------------------------------------------------------------------===//
// Conditions on data
//===----------------------------------------------------------------------===//

/// What a condition is computed from.
static SmallVector<Value> getUsed(const Condition &condition) {
  SmallVector<Value> used;
  for (auto [number, value] : llvm::enumerate(condition.dims))
    if (condition.source.isFunctionOfDim(number))
      used.push_back(value);
  for (auto [number, value] : llvm::enumerate(condition.symbols))
    if (condition.source.isFunctionOfSymbol(number))
      used.push_back(value);
  return used;
}

/// True if what is not known of the condition matters.
bool NestBuilder::isAsked(unsigned condition) {
  return !known[condition] &&
         ReadTests(nest, known,
                   cast<tdl::ReadOp>(nest.conditions[condition].of))
             .asks(condition);
}

/// True if the values are the same in every iteration of the variable's loop,
/// which is to be opened; computing them cannot fail.
bool NestBuilder::isAlike(SmallVector<Value> work, unsigned variable) {
  llvm::SmallPtrSet<Operation *, 8> seen;
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (std::optional<unsigned> index = loops.getIndex(value)) {
      for (unsigned digit : loops.getDigits(*index))
        if (digit == variable || !values[digit])
          return false;
      continue;
    }
    Operation *def = value.getDefiningOp();
    if (!def || !seen.insert(def).second)
      continue;
    bool isOpen = false;
    for (auto [number, other] : llvm::enumerate(nest.conditions))
      isOpen |= other.of == def && isa<tdl::ReadOp>(def) && isAsked(number);
    if (def->getNumRegions() || isOpen)
      return false;
    for (Value operand : def->getOperands())
      if (!isa<ShapedType>(operand.getType()))
        work.push_back(operand);
  }
  return true;
}

void NestBuilder::addSwitches(unsigned variable, Index lo, Index hi,
                              Body body) {
  unsigned found = 0;
  for (; found != known.size(); ++found) {
    const Condition &condition = nest.conditions[found];
    if (!condition.expr && isAsked(found) &&
        isAlike(getUsed(condition), variable))
      break;
  }
  if (found == known.size() || copies >= options.maxCopies)
    return body();
  ++copies;
  auto addSwitch = [&] {
    auto &choice = add<SwitchStep>(found);
    Seen seen;
    choice.point = startPoint({}, seen);
    visitCondition(nest.conditions[found], seen, choice.point);
    for (bool holds : {true, false}) {
      known[found] = holds;
      addTo(holds ? choice.holds : choice.fails,
            [&] { addSwitches(variable, lo, hi, body); });
    }
    known[found].reset();
  };
  if (lo.isConstant() && hi.isConstant())
    return addSwitch();
  // A rank whose loop is empty may not hold what the condition reads.
  addTo(add<NotEmptyStep>(lo, hi).steps, addSwitch);
}

//===----------------------------------------------------------------------===//
// Windows at places from data
//===----------------------------------------------------------------------===//

/// The dimension of the condition's source that is the variable, if all else of
/// it is the same in every iteration of the variable's loop, which is to be
/// opened. So it is where a window is written that begins at a place from data.
std::optional<unsigned> NestBuilder::findWindow(const Condition &condition,
                                                unsigned variable) {
  if (condition.expr || condition.isRequired() || !condition.low ||
      !condition.high)
    return std::nullopt;
  std::optional<unsigned> found;
  for (auto [number, value] : llvm::enumerate(condition.dims))
    if (std::optional<unsigned> index = loops.getIndex(value);
        index && loops.getDigits(*index) == ArrayRef(variable))
      found = number;
  if (!found || !getFactor(condition.source, *found).value_or(0))
    return std::nullopt;
  SmallVector<Value> others = getUsed(condition);
  llvm::erase(others, condition.dims[*found]);
  return isAlike(others, variable) ? found : std::nullopt;
}

/// Cuts the range of a results' variable where such a window begins and ends:
/// what stays outside of it is not visited. False if there is none.
bool NestBuilder::addWindow(unsigned variable, Index lo, Index hi,
                            InRange body) {
  std::optional<unsigned> dim;
  unsigned number = 0;
  for (; number != known.size(); ++number)
    if (!known[number] && (dim = findWindow(nest.conditions[number], variable)))
      break;
  if (!dim)
    return false;
  const Condition &condition = nest.conditions[number];
  auto addParts = [&] {
    addCut(condition, addPlace(condition, *dim), variable, lo, hi, op, body);
  };
  if (lo.isConstant() && hi.isConstant())
    addParts();
  else // a rank whose loop is empty may not hold what the place is read from
    addTo(add<NotEmptyStep>(lo, hi).steps, addParts);
  return true;
}

/// Reads what the condition's source is made of, but for the dimension `dim`.
NestBuilder::Line NestBuilder::addPlace(const Condition &condition,
                                        unsigned dim) {
  auto &step = add<DataStep>();
  Seen seen;
  step.point = startPoint({}, seen);
  visitCondition(condition, seen, step.point);
  auto getData = [&](Value value) {
    step.values.push_back({nest.numData, value});
    return indices.leaf(Indices::Kind::Data, nest.numData++);
  };
  SmallVector<Index> dims, symbols;
  for (auto [other, value] : llvm::enumerate(condition.dims))
    dims.push_back(other != dim && condition.source.isFunctionOfDim(other)
                       ? getData(value)
                       : Index(0));
  for (auto [other, value] : llvm::enumerate(condition.symbols))
    symbols.push_back(
        condition.source.isFunctionOfSymbol(other) ? getData(value) : Index(0));
  return {*getFactor(condition.source, dim),
          indices.apply(condition.source, dims, symbols)};
}

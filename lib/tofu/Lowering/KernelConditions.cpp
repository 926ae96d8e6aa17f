//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// When a read gives what is in memory: inside of its tensor and of its mask,
// and where its guard holds. What is proved by the variables' ranges is left
// out.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/KernelBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

void KernelBuilder::collectConditions() {
  conditions.clear();
  op.getBody().walk(
      [&](tdl::ReadOp read) { collectConditions(read, getPiece(read)); });
}

/// True if a guard of a loop around the read depends on data: only there it is
/// known whether the read takes place.
bool KernelBuilder::isGuardedByData(tdl::ReadOp read) {
  for (Operation *parent = read->getParentOp(); parent != op;
       parent = parent->getParentOp())
    if (auto reduce = dyn_cast<tdl::ReduceOp>(parent))
      if (std::optional<IntegerSet> guard = reduce.getGuard())
        for (AffineExpr expr : guard->getConstraints())
          if (!loops.substitute(expr, reduce.getGuardOperands()))
            return true;
  return false;
}

void KernelBuilder::collectConditions(tdl::ReadOp read, const Piece &piece) {
  auto add = [&](AffineExpr source, ValueRange dims, ValueRange symbols,
                 std::optional<Index> low, std::optional<Index> high) {
    Condition condition;
    condition.read = read;
    condition.source = source;
    condition.dims.assign(dims.begin(), dims.end());
    condition.symbols.assign(symbols.begin(), symbols.end());
    condition.expr = loops.substitute(source, dims, symbols);
    condition.low = low;
    condition.high = high;
    conditions.push_back(condition);
    return &conditions.back();
  };
  bool hasElse = bool(read.getOtherwise());
  for (auto [dim, source] : llvm::enumerate(read.getMap().getResults())) {
    AffineExpr expr =
        loops.substitute(source, read.getDims(), read.getSymbols());
    Interval interval =
        expr ? loops.getInterval(expr) : Interval(); // of data: unbounded
    int64_t extent = piece.extents[dim];
    if (hasElse && !interval.isIn(0, extent - 1))
      add(source, read.getDims(), read.getSymbols(), Index(0), Index(extent));
    if (piece.mask) {
      RankBox::Range range = piece.mask->ranges[dim];
      if (!range.lo.is(0) || !range.hi.is(extent))
        add(source, read.getDims(), read.getSymbols(), range.lo, range.hi)
            ->isMask = true;
    }
    // What cannot be proved before it runs.
    RankBox::Range held = piece.box.ranges[dim];
    if (!expr ||
        (!hasElse && !interval.isIn(0, extent - 1) && isGuardedByData(read)))
      add(source, read.getDims(), read.getSymbols(), held.lo, held.hi)->isHeld =
          true;
  }
  if (std::optional<IntegerSet> guard = read.getGuard()) {
    ValueRange operands = read.getGuardIndices();
    unsigned numDims = guard->getNumDims();
    for (auto [expr, isZero] :
         llvm::zip(guard->getConstraints(), guard->getEqFlags()))
      add(expr, operands.take_front(numDims), operands.drop_front(numDims),
          Index(0), isZero ? std::optional<Index>(1) : std::nullopt);
  }
}

/// True if the variable's loop, which is to be opened, can be cut where the
/// condition begins and ends to hold: all other variables are known.
bool KernelBuilder::canDecide(const Condition &condition, unsigned variable,
                              Operation *root) {
  if (condition.known || !condition.expr || condition.isHeld ||
      !root->isAncestor(condition.read))
    return false;
  std::optional<int64_t> factor = getFactor(condition.expr, variable);
  if (!factor || *factor == 0)
    return false;
  for (unsigned other = 0; other != ivs.size(); ++other)
    if (other != variable && !ivs[other] &&
        condition.expr.isFunctionOfDim(other))
      return false;
  // Nothing is to be decided about a read that is known to fail.
  return llvm::none_of(conditions, [&](const Condition &other) {
    return other.read == condition.read && other.known == false;
  });
}

/// True if the condition is computed from data, and is the same in every
/// iteration of the variable's loop, which is to be opened; computing it cannot
/// fail.
bool KernelBuilder::isAlike(const Condition &condition, unsigned variable) {
  SmallVector<Value> work;
  for (auto [number, value] : llvm::enumerate(condition.dims))
    if (condition.source.isFunctionOfDim(number))
      work.push_back(value);
  for (auto [number, value] : llvm::enumerate(condition.symbols))
    if (condition.source.isFunctionOfSymbol(number))
      work.push_back(value);
  llvm::SmallPtrSet<Operation *, 8> seen;
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (std::optional<unsigned> index = loops.getIndex(value)) {
      for (unsigned digit : loops.getDigits(*index))
        if (digit == variable || !ivs[digit])
          return false;
      continue;
    }
    Operation *def = value.getDefiningOp();
    if (!def || !seen.insert(def).second)
      continue;
    bool isOpen = llvm::any_of(conditions, [&](const Condition &other) {
      return other.read == def && !other.known;
    });
    if (def->getNumRegions() || isOpen)
      return false;
    for (Value operand : def->getOperands())
      if (!isa<ShapedType>(operand.getType()))
        work.push_back(operand);
  }
  return true;
}

void KernelBuilder::emitUnswitched(unsigned variable, Index lo, Index hi,
                                   function_ref<void()> body) {
  auto found = llvm::find_if(conditions, [&](const Condition &condition) {
    return !condition.known && !condition.expr && isAlike(condition, variable);
  });
  if (found == conditions.end() || copies == kMaxCopies)
    return body();
  ++copies;
  Location loc = op.getLoc();
  OpBuilder::InsertionGuard guard(builder);
  // A rank whose loop is empty may not hold what the condition reads.
  if (!lo.isConstant() || !hi.isConstant()) {
    IndexBuilder here(builder);
    Value isNotEmpty = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::slt, here.materialize(loc, lo),
        here.materialize(loc, hi));
    auto whole = scf::IfOp::create(builder, loc, isNotEmpty, false);
    builder.setInsertionPointToStart(whole.thenBlock());
  }
  Scope scope;
  Value holds = emitCondition(*found, scope);
  auto branch = scf::IfOp::create(builder, loc, holds, true);
  for (bool known : {true, false}) {
    builder.setInsertionPointToStart(known ? branch.thenBlock()
                                           : branch.elseBlock());
    found->known = known;
    emitUnswitched(variable, lo, hi, body);
  }
  found->known.reset();
}

/// With expr = factor * variable + rest: low <= expr < high, solved for the
/// variable and clamped to its range.
std::pair<Index, Index> KernelBuilder::solve(const Condition &condition,
                                             unsigned variable, Index lo,
                                             Index hi) {
  IndexBuilder here(builder);
  int64_t factor = *getFactor(condition.expr, variable);
  SmallVector<Index> at;
  for (unsigned other = 0; other != ivs.size(); ++other)
    at.push_back(other != variable && ivs[other] ? Index(ivs[other])
                                                 : Index(0));
  Index rest = here.apply(condition.expr, at);
  Index from = lo, to = hi;
  auto atLeast = [&](Index bound) { from = here.max(from, bound); };
  auto below = [&](Index bound) { to = here.min(to, bound); };
  if (factor > 0) {
    if (condition.low)
      atLeast(here.ceilDiv(here.sub(*condition.low, rest), factor));
    if (condition.high)
      below(here.ceilDiv(here.sub(*condition.high, rest), factor));
  } else {
    // -factor * variable <= rest - low, and > rest - high.
    if (condition.low)
      below(
          here.add(here.floorDiv(here.sub(rest, *condition.low), -factor), 1));
    if (condition.high)
      atLeast(
          here.add(here.floorDiv(here.sub(rest, *condition.high), -factor), 1));
  }
  from = here.min(from, hi);
  return {from, here.max(to, from)};
}

Value KernelBuilder::emitCondition(const Condition &condition, Scope &scope) {
  IndexBuilder here(builder);
  SmallVector<Index> dims, symbols;
  for (auto [number, value] : llvm::enumerate(condition.dims))
    dims.push_back(condition.source.isFunctionOfDim(number)
                       ? Index(get(value, scope))
                       : Index(0));
  for (auto [number, value] : llvm::enumerate(condition.symbols))
    symbols.push_back(condition.source.isFunctionOfSymbol(number)
                          ? Index(get(value, scope))
                          : Index(0));
  Location loc = op.getLoc();
  Value value =
      here.materialize(loc, here.apply(condition.source, dims, symbols));
  Value result;
  auto test = [&](arith::CmpIPredicate predicate, std::optional<Index> bound) {
    if (!bound)
      return;
    Value holds = arith::CmpIOp::create(builder, loc, predicate, value,
                                        here.materialize(loc, *bound));
    result = result ? Value(arith::AndIOp::create(builder, loc, result, holds))
                    : holds;
  };
  test(arith::CmpIPredicate::sge, condition.low);
  test(arith::CmpIPredicate::slt, condition.high);
  return result;
}

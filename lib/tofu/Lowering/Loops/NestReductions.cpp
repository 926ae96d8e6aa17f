//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Reductions as loops around accumulators. Guards bound the loops: `j <= i` is
// an upper end, `(y - d) mod 2 == 0` a first value and a step.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

//===----------------------------------------------------------------------===//
// Guards
//===----------------------------------------------------------------------===//

/// Over the index variables; null if it is computed from data.
AffineExpr NestBuilder::getConstraint(tdl::ReduceOp reduce, unsigned number) {
  IntegerSet guard = *reduce.getGuard();
  SmallVector<Value> operands = reduce.getGuardOperands();
  return loops.substitute(guard.getConstraint(number), operands);
}

/// `(f * v + rest) mod m` with f 1 or -1 becomes (f, rest, m).
static std::optional<std::tuple<int64_t, AffineExpr, int64_t>>
matchStep(AffineExpr expr, unsigned variable) {
  auto mod = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!mod || expr.getKind() != AffineExprKind::Mod)
    return std::nullopt;
  auto divisor = dyn_cast<AffineConstantExpr>(mod.getRHS());
  std::optional<int64_t> factor = getFactor(mod.getLHS(), variable);
  if (!divisor || !factor || std::abs(*factor) != 1)
    return std::nullopt;
  AffineExpr zero = getAffineConstantExpr(0, expr.getContext());
  AffineExpr rest =
      mod.getLHS().replace(getAffineDimExpr(variable, expr.getContext()), zero);
  return std::tuple(*factor, rest, divisor.getValue());
}

NestBuilder::Domain NestBuilder::getDomain(tdl::ReduceOp reduce,
                                           ArrayRef<unsigned> order) {
  Domain domain;
  std::optional<IntegerSet> guard = reduce.getGuard();
  if (!guard)
    return domain;
  llvm::SmallDenseSet<unsigned> stepped;
  for (unsigned number = 0; number != guard->getNumConstraints(); ++number) {
    AffineExpr expr = getConstraint(reduce, number);
    std::optional<unsigned> last; // the innermost variable of the constraint
    for (unsigned variable : order)
      if (expr && expr.isFunctionOfDim(variable))
        last = variable;
    bool bounds = last && getFactor(expr, *last);
    bool steps = last && !bounds && guard->isEq(number) &&
                 matchStep(expr, *last) && stepped.insert(*last).second;
    if (bounds || steps)
      domain.bounds.push_back({*last, number});
    else
      domain.tests.push_back(number);
  }
  return domain;
}

/// Tightens the range of a variable's loop; returns its step.
int64_t NestBuilder::bound(tdl::ReduceOp reduce, const Domain &domain,
                           unsigned variable, Index &lo, Index &hi,
                           Index &phase) {
  int64_t step = 1;
  for (auto [bounded, number] : domain.bounds) {
    if (bounded != variable)
      continue;
    AffineExpr expr = getConstraint(reduce, number);
    bool isZero = reduce.getGuard()->isEq(number);
    if (!getFactor(expr, variable)) {
      auto [factor, rest, divisor] = *matchStep(expr, variable);
      step = divisor;
      phase = indices.mul(indices.apply(rest, getOthers(variable)), -factor);
      continue;
    }
    std::tie(lo, hi) =
        solve(getLine(expr, variable), Index(0),
              isZero ? std::optional<Index>(1) : std::nullopt, lo, hi);
  }
  return step;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// The reduction's variables, that of neighbouring elements innermost; where
/// the combiner has a name, as they are written: it may depend on the order.
SmallVector<unsigned> NestBuilder::getLoopOrder(tdl::ReduceOp reduce) {
  SmallVector<unsigned> order;
  for (Value index : reduce.getIndices())
    llvm::append_range(order, loops.getDigits(*loops.getIndex(index)));
  if (!reduce.getBuiltin())
    return order;
  auto best = llvm::find_if(llvm::reverse(order), [&](unsigned variable) {
    return isContiguous(variable, reduce);
  });
  if (best != order.rend())
    std::rotate(best.base() - 1, best.base(), order.end());
  return order;
}

void NestBuilder::addReduction(tdl::ReduceOp reduce, const Seen &seen,
                               bool carries, Body body) {
  SmallVector<unsigned> order = getLoopOrder(reduce);
  Domain domain = getDomain(reduce, order);
  addReduceLoops(reduce, domain, order, seen, carries, body);
}

/// True if the constraint says the same in all loops over these variables, and
/// the others are known.
bool NestBuilder::isDecided(tdl::ReduceOp reduce, unsigned number,
                            ArrayRef<unsigned> order) {
  AffineExpr expr = getConstraint(reduce, number);
  for (unsigned variable = 0; expr && variable != values.size(); ++variable)
    if (expr.isFunctionOfDim(variable) &&
        (!values[variable] || llvm::is_contained(order, variable)))
      return false;
  return bool(expr);
}

/// True if neighbouring elements are folded into one result, and those of
/// neighbouring results are far apart.
bool NestBuilder::isRow(unsigned variable, tdl::ReduceOp reduce) {
  unsigned outputs = loops.getNumOutputs();
  return outputs && isContiguous(variable, reduce) &&
         !isContiguous(outputs - 1, reduce);
}

void NestBuilder::addReduceLoops(tdl::ReduceOp reduce, Domain domain,
                                 ArrayRef<unsigned> order, const Seen &seen,
                                 bool carries, Body body) {
  // What is left is tested as soon as it is known; what data decide, innermost.
  SmallVector<unsigned> tests;
  llvm::erase_if(domain.tests, [&](unsigned number) {
    if (!order.empty() && !isDecided(reduce, number, order))
      return false;
    tests.push_back(number);
    return true;
  });
  if (!tests.empty()) {
    auto &guard = add<GuardStep>(reduce, tests);
    Seen inner = seen;
    guard.point = startPoint({}, inner);
    for (Value operand : guard.getOperands())
      if (operand)
        visit(operand, inner, guard.point);
    return addTo(guard.steps, [&] {
      addReduceLoops(reduce, domain, order, seen, carries, body);
    });
  }
  if (order.empty())
    return body();
  unsigned variable = order.front();
  Index lo = part.ranges[variable].lo, hi = part.ranges[variable].hi;
  if (Slices *own = findSlices(reduce))
    for (auto [cut, size] : own->cuts)
      if (cut == variable) {
        lo = indices.leaf(Indices::Kind::Tile, variable);
        hi = indices.leaf(Indices::Kind::TileEnd, variable);
      }
  Index phase = 0;
  int64_t step = bound(reduce, domain, variable, lo, hi, phase);
  addSegments(variable, lo, hi, reduce, [&](Index from, Index to) {
    if (step != 1) // the first value from `from` on that is `phase` mod step
      from = indices.add(from, indices.mod(indices.sub(phase, from), step));
    auto addRest = [&] {
      addReduceLoops(reduce, domain, order.drop_front(), seen, carries, body);
    };
    // A window of few elements is no loop, so that the one around it can
    // compute several side by side; but a row is read as it lies. A device's
    // threads are side by side, and copies of a loop are of no use to them.
    bool isSpread = spreading == variable;
    int64_t count =
        from.isConstant() && to.isConstant() && step == 1 && !isSpread
            ? to.constant - from.constant
            : 0;
    int64_t copies =
        options.spreads ? std::max(count, getVolume(order)) : count;
    if (count <= 0 || !carries || copies > options.maxUnrolled / unrolled ||
        (count >= options.fewestInRow && isRow(variable, reduce))) {
      addLoop(variable, from, to, step, Role::Reduce, addRest).isSpread =
          isSpread;
      return;
    }
    unrolled *= count;
    for (int64_t at = from.constant; at != to.constant; ++at)
      addBind(variable, at, addRest);
    unrolled /= count;
  });
}

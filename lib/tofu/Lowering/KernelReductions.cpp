//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Reductions as loops around accumulators. Guards bound the loops: `j <= i` is
// an upper end, `(y - d) mod 2 == 0` a first value and a step.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/KernelBuilder.h"
#include "tofu/Lowering/NarrowFloats.h"
#include "tofu/TDL/Combiners.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

//===----------------------------------------------------------------------===//
// Combiners
//===----------------------------------------------------------------------===//

static tdl::CombinerOp getCombiner(tdl::ReduceOp reduce) {
  return SymbolTable::lookupNearestSymbolFrom<tdl::CombinerOp>(
      reduce, cast<FlatSymbolRefAttr>(reduce.getCombiner()));
}

KernelBuilder::Values KernelBuilder::getIdentities(tdl::ReduceOp reduce) {
  Values values;
  auto add = [&](Attribute identity) {
    values.push_back(
        createConstant(builder, reduce.getLoc(), cast<TypedAttr>(identity)));
  };
  if (std::optional<tdl::Combiner> builtin = reduce.getBuiltin())
    for (Type type : reduce.getResultTypes())
      add(tdl::getIdentity(*builtin, tdl::getAccumulatorType(reduce, type)));
  else
    llvm::for_each(getCombiner(reduce).getIdentity(), add);
  return values;
}

/// Folds one value. The order of a fold is free, so floats may be reassociated.
static Value fold(OpBuilder &builder, Location loc, tdl::Combiner combiner,
                  Type type, Value a, Value b) {
  if (isNarrow(type)) {
    Type wide = getWide(type);
    Value result =
        fold(builder, loc, combiner, wide, convert(builder, a, type, wide),
             convert(builder, b, type, wide));
    return convert(builder, result, wide, type);
  }
  bool isFloat = isa<FloatType>(type);
  auto flags = arith::FastMathFlags::reassoc | arith::FastMathFlags::contract;
  switch (combiner) {
  case tdl::Combiner::sum:
    if (isFloat)
      return arith::AddFOp::create(builder, loc, a, b, flags);
    return arith::AddIOp::create(builder, loc, a, b);
  case tdl::Combiner::prod:
    if (isFloat)
      return arith::MulFOp::create(builder, loc, a, b, flags);
    return arith::MulIOp::create(builder, loc, a, b);
  case tdl::Combiner::max:
    if (isFloat)
      return arith::MaximumFOp::create(builder, loc, a, b);
    return arith::MaxSIOp::create(builder, loc, a, b);
  case tdl::Combiner::min:
    if (isFloat)
      return arith::MinimumFOp::create(builder, loc, a, b);
    return arith::MinSIOp::create(builder, loc, a, b);
  case tdl::Combiner::all:
    return arith::AndIOp::create(builder, loc, a, b);
  case tdl::Combiner::any:
    return arith::OrIOp::create(builder, loc, a, b);
  }
  llvm_unreachable("all combiners are listed");
}

KernelBuilder::Values KernelBuilder::combine(tdl::ReduceOp reduce,
                                             Values accumulators,
                                             Values terms) {
  Values results;
  if (std::optional<tdl::Combiner> builtin = reduce.getBuiltin()) {
    for (auto [accumulator, term, type] :
         llvm::zip(accumulators, terms, reduce.getResultTypes())) {
      Type wide = tdl::getAccumulatorType(reduce, type);
      results.push_back(fold(builder, reduce.getLoc(), *builtin, wide,
                             accumulator, convert(builder, term, type, wide)));
    }
    return results;
  }
  Block &block = getCombiner(reduce).getBody().front();
  Scope scope;
  llvm::append_range(accumulators, terms);
  for (auto [argument, value] : llvm::zip(block.getArguments(), accumulators))
    scope[argument] = value;
  for (Value value : block.getTerminator()->getOperands())
    results.push_back(get(value, scope));
  return results;
}

KernelBuilder::Values KernelBuilder::finish(tdl::ReduceOp reduce,
                                            Values accumulators) {
  for (auto [value, type] : llvm::zip(accumulators, reduce.getResultTypes()))
    if (value && reduce.getBuiltin())
      value =
          convert(builder, value, tdl::getAccumulatorType(reduce, type), type);
  return accumulators;
}

//===----------------------------------------------------------------------===//
// Guards
//===----------------------------------------------------------------------===//

/// Over the index variables; null if it is computed from data.
AffineExpr KernelBuilder::getConstraint(tdl::ReduceOp reduce, unsigned number) {
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

KernelBuilder::Domain KernelBuilder::getDomain(tdl::ReduceOp reduce,
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
int64_t KernelBuilder::bound(tdl::ReduceOp reduce, const Domain &domain,
                             unsigned variable, Index &lo, Index &hi,
                             Index &phase) {
  int64_t step = 1;
  IndexBuilder here(builder);
  SmallVector<Index> at;
  for (unsigned other = 0; other != ivs.size(); ++other)
    at.push_back(other != variable && ivs[other] ? Index(ivs[other])
                                                 : Index(0));
  for (auto [bounded, number] : domain.bounds) {
    if (bounded != variable)
      continue;
    AffineExpr expr = getConstraint(reduce, number);
    bool isZero = reduce.getGuard()->isEq(number);
    if (!getFactor(expr, variable)) {
      auto [factor, rest, divisor] = *matchStep(expr, variable);
      step = divisor;
      phase = here.mul(here.apply(rest, at), -factor);
      continue;
    }
    Condition condition;
    condition.expr = expr;
    condition.low = Index(0);
    if (isZero)
      condition.high = Index(1);
    std::tie(lo, hi) = solve(condition, variable, lo, hi);
  }
  return step;
}

Value KernelBuilder::emitTest(tdl::ReduceOp reduce, const Domain &domain,
                              Scope &scope) {
  Location loc = reduce.getLoc();
  IntegerSet guard = *reduce.getGuard();
  SmallVector<Index> operands;
  for (Value operand : reduce.getGuardOperands())
    operands.push_back(get(operand, scope));
  IndexBuilder here(builder);
  Value result;
  for (unsigned number : domain.tests) {
    Value value = here.materialize(
        loc, here.apply(guard.getConstraint(number), operands));
    Value holds =
        arith::CmpIOp::create(builder, loc,
                              guard.isEq(number) ? arith::CmpIPredicate::eq
                                                 : arith::CmpIPredicate::sge,
                              value, here.materialize(loc, 0));
    result = result ? Value(arith::AndIOp::create(builder, loc, result, holds))
                    : holds;
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// The reduction's variables, that of neighbouring elements innermost.
SmallVector<unsigned> KernelBuilder::getLoopOrder(tdl::ReduceOp reduce) {
  SmallVector<unsigned> order;
  for (Value index : reduce.getIndices())
    llvm::append_range(order, loops.getDigits(*loops.getIndex(index)));
  auto best = llvm::find_if(llvm::reverse(order), [&](unsigned variable) {
    return isContiguous(variable, reduce);
  });
  if (best != order.rend())
    std::rotate(best.base() - 1, best.base(), order.end());
  return order;
}

/// The body for each value of the variable.
KernelBuilder::Values
KernelBuilder::emitUnrolled(unsigned variable, int64_t lo, int64_t hi,
                            Values carried, function_ref<Values(Values)> body) {
  unrolled *= hi - lo;
  Value outside = ivs[variable];
  for (int64_t at = lo; at != hi; ++at) {
    ivs[variable] = arith::ConstantIndexOp::create(builder, op.getLoc(), at);
    carried = body(carried);
  }
  ivs[variable] = outside;
  unrolled /= hi - lo;
  return carried;
}

KernelBuilder::Values KernelBuilder::emitReduceLoops(
    tdl::ReduceOp reduce, const Domain &domain, ArrayRef<unsigned> order,
    Scope &scope, Values carried, function_ref<Values(Values)> body) {
  Location loc = reduce.getLoc();
  if (order.empty()) {
    if (domain.tests.empty())
      return body(carried);
    Scope inner = scope;
    Value holds = emitTest(reduce, domain, inner);
    auto choice =
        scf::IfOp::create(builder, loc, ValueRange(carried).getTypes(), holds,
                          /*withElseRegion=*/!carried.empty());
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&choice.getThenRegion().front());
    Values next = body(carried);
    if (!carried.empty()) {
      scf::YieldOp::create(builder, loc, next);
      builder.setInsertionPointToStart(&choice.getElseRegion().front());
      scf::YieldOp::create(builder, loc, carried);
    }
    return llvm::to_vector_of<Value>(choice.getResults());
  }
  unsigned variable = order.front();
  Index lo = part.ranges[variable].lo, hi = part.ranges[variable].hi;
  Index phase = 0;
  int64_t step = bound(reduce, domain, variable, lo, hi, phase);
  return emitSegments(
      variable, lo, hi, carried, reduce,
      [&](Index from, Index to, Values state) {
        IndexBuilder here(builder);
        if (step !=
            1) // the first value from `from` on that is `phase` mod step
          from = here.add(from, here.mod(here.sub(phase, from), step));
        auto emitRest = [&](Values next) {
          return emitReduceLoops(reduce, domain, order.drop_front(), scope,
                                 next, body);
        };
        // A window of few elements is no loop, so that the one around it can
        // compute several side by side.
        int64_t count = from.isConstant() && to.isConstant() && step == 1
                            ? to.constant - from.constant
                            : 0;
        if (count > 0 && !state.empty() && unrolled * count <= kMaxUnrolled)
          return emitUnrolled(variable, from.constant, to.constant, state,
                              emitRest);
        return emitLoop(variable, from, to, step, state, emitRest);
      });
}

KernelBuilder::Values KernelBuilder::emitTerm(tdl::ReduceOp reduce,
                                              Scope &scope, Values carried) {
  Values terms;
  for (Value value : reduce.getYield().getValues())
    terms.push_back(get(value, scope));
  return combine(reduce, carried, terms);
}

void KernelBuilder::emitReduce(tdl::ReduceOp reduce, Scope &scope) {
  // What the loops use of the outside is computed outside.
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(reduce.getBody(), captured);
  for (Value value : captured)
    if (value.getDefiningOp())
      get(value, scope);
  SmallVector<unsigned> order = getLoopOrder(reduce);
  Domain domain = getDomain(reduce, order);
  Values results = emitReduceLoops(reduce, domain, order, scope,
                                   getIdentities(reduce), [&](Values carried) {
                                     Scope inner = scope;
                                     return emitTerm(reduce, inner, carried);
                                   });
  for (auto [result, value] :
       llvm::zip(reduce.getResults(), finish(reduce, results)))
    scope[result] = value;
}

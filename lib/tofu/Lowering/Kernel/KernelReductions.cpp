//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Reductions: identities, terms and how they are folded.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/KernelBuilder.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"
#include "tofu/TDL/Combiners.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/SymbolTable.h"

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

/// What is a product may be folded before it is rounded. Of other products, as
/// of x * y - z, all readers have the same number, wherever it is computed:
/// where z is the largest one, nothing is below zero.
static void allowContraction(Value term) {
  if (auto product = term.getDefiningOp<arith::MulFOp>())
    product.setFastmath(arith::FastMathFlags::contract);
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
  return tdl::combine(builder, loc, combiner, a, b,
                      arith::FastMathFlags::reassoc |
                          arith::FastMathFlags::contract);
}

KernelBuilder::Values KernelBuilder::combine(tdl::ReduceOp reduce,
                                             Values accumulators,
                                             Values terms) {
  Values results;
  if (std::optional<tdl::Combiner> builtin = reduce.getBuiltin()) {
    for (auto [accumulator, term, type] :
         llvm::zip(accumulators, terms, reduce.getResultTypes())) {
      Type wide = tdl::getAccumulatorType(reduce, type);
      allowContraction(term);
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

KernelBuilder::Values KernelBuilder::combineAccumulators(tdl::ReduceOp reduce,
                                                         Values left,
                                                         Values right) {
  for (auto [a, b, type] : llvm::zip(left, right, reduce.getResultTypes()))
    a = fold(builder, reduce.getLoc(), *reduce.getBuiltin(),
             tdl::getAccumulatorType(reduce, type), a, b);
  return left;
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
// Guards and loops
//===----------------------------------------------------------------------===//

Value KernelBuilder::emitTest(const GuardStep &guard, Scope &scope) {
  tdl::ReduceOp reduce = guard.reduce;
  Location loc = reduce.getLoc();
  IntegerSet set = *reduce.getGuard();
  SmallVector<Index> operands;
  for (Value operand : guard.getOperands())
    operands.push_back(operand ? getIndex(operand, scope) : Index(0));
  IndexBuilder here = getIndexBuilder();
  Value result;
  for (unsigned number : guard.constraints) {
    Value value = here.emit(forms.apply(set.getConstraint(number), operands));
    Value holds = arith::CmpIOp::create(
        builder, loc,
        set.isEq(number) ? arith::CmpIPredicate::eq : arith::CmpIPredicate::sge,
        value, here.emit(0));
    result = result ? Value(arith::AndIOp::create(builder, loc, result, holds))
                    : holds;
  }
  return result;
}

KernelBuilder::Values KernelBuilder::emitFold(tdl::ReduceOp reduce,
                                              Scope &scope) {
  const Point::Reduction *decided = point->find(reduce);
  assert(decided && "a reduction is evaluated where it was not decided");
  for (Value value : decided->captured)
    get(value, scope);
  Values results = emit(decided->steps, scope, getIdentities(reduce));
  if (decided->isSpread)
    results = combineLanes(reduce, results);
  return results;
}

void KernelBuilder::emitReduce(tdl::ReduceOp reduce, Scope &scope) {
  Values results = emitFold(reduce, scope);
  for (auto [result, value] :
       llvm::zip(reduce.getResults(), finish(reduce, results)))
    scope[result] = value;
}

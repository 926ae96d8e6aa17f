//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Cumulative reductions whose results lie along the threads of a warp or of a
// block. In each turn a thread folds the terms of its own results, which lie
// side by side; learns what the threads before it in its warp have, by five
// exchanges of registers; and what the warps before have, through shared
// memory. What all have together is carried to the next turn.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/CudaKernelBuilder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/Lowering/CUDA/Threads.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

KernelBuilder::Values CudaKernelBuilder::emitStep(const CumulateStep &step,
                                                  Scope &scope,
                                                  Values carried) {
  Location loc = op.getLoc();
  Values carry = getIdentities(step.reduce);
  if (!step.before.empty())
    carry = combineLanes(step.reduce, emit(step.before, scope, carry));
  Value distance = getIndex(getLanes() * step.width);
  for (const CumulateStep::Phase &phase : step.phases) {
    auto loop = scf::ForOp::create(builder, loc, emit(phase.lo), emit(phase.hi),
                                   distance, carry);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    Values next = emitTurn(step, phase, loop.getInductionVar(), scope,
                           llvm::to_vector_of<Value>(loop.getRegionIterArgs()));
    scf::YieldOp::create(builder, loc, next);
    carry = llvm::to_vector_of<Value>(loop.getResults());
  }
  return carried;
}

/// The result that is the number-th to be made.
Value CudaKernelBuilder::getResult(const CumulateStep &step,
                                   const CumulateStep::Phase &phase,
                                   Value number) {
  if (!step.isReversed)
    return number;
  Index sum = forms.sub(forms.add(phase.lo, phase.hi), 1);
  return arith::SubIOp::create(builder, op.getLoc(), emit(sum), number);
}

KernelBuilder::Values CudaKernelBuilder::choose(Value holds, Values yes,
                                                Values no) {
  for (auto [a, b] : llvm::zip(yes, no))
    a = arith::SelectOp::create(builder, op.getLoc(), holds, a, b);
  return yes;
}

KernelBuilder::Values
CudaKernelBuilder::emitTurn(const CumulateStep &step,
                            const CumulateStep::Phase &phase, Value base,
                            Scope &scope, Values carry) {
  Location loc = op.getLoc();
  tdl::ReduceOp reduce = step.reduce;
  Value turn = getIndex(getLanes() * step.width);
  Value isWhole = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::sle,
      arith::AddIOp::create(builder, loc, base, turn), emit(phase.hi));
  Index count = forms.sub(phase.hi, phase.lo);
  if (count.isConstant() && count.constant < getLanes() * step.width)
    isWhole = nullptr;
  Value first = arith::MulIOp::create(builder, loc, getLane().first,
                                      getIndex(step.width));
  first = arith::AddIOp::create(builder, loc, base, first);
  if (!phase.adds) {
    std::vector<Values> results(step.width, carry);
    emitResults(step, phase, first, isWhole, results, scope);
    return carry;
  }
  std::vector<Values> own = foldOwn(step, phase, first, isWhole, scope);
  // What the threads up to this one have, and those before it.
  auto getNumber = [&](int64_t number) -> Value {
    return arith::ConstantIntOp::create(builder, loc, number, 32);
  };
  auto isAtLeast = [&](Value value, int64_t number) -> Value {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::uge, value,
                                 getNumber(number));
  };
  auto ask = [&](const Values &values, int64_t number, Shuffle shuffle) {
    Values others;
    for (Value value : values)
      others.push_back(exchange(builder, loc, value, number, shuffle));
    return others;
  };
  Value lane =
      arith::RemUIOp::create(builder, loc, thread, getNumber(kWarpThreads));
  Values upToThis = own.back();
  for (int64_t distance = 1; distance != kWarpThreads; distance *= 2) {
    Values others = ask(upToThis, distance, Shuffle::Before);
    upToThis = choose(isAtLeast(lane, distance),
                      combineAccumulators(reduce, others, upToThis), upToThis);
  }
  Values before = ask(upToThis, 1, Shuffle::Before);
  Values all = ask(upToThis, kWarpThreads - 1, Shuffle::Of);
  // What the warps before this one have.
  Values prefix = carry, next = carry;
  if (getLanes() == kWarpThreads) {
    next = combineAccumulators(reduce, carry, all);
  } else {
    constexpr int64_t warps = kThreads / kWarpThreads;
    Value warp =
        arith::DivUIOp::create(builder, loc, thread, getNumber(kWarpThreads));
    std::vector<Values> ofWarps(warps);
    for (Value value : all) {
      Value shared = getShared(builder, loc, value.getType(), warps);
      meet(builder, loc); // all have read what was there before
      storeOfWarp(builder, loc, thread, value, shared);
      meet(builder, loc);
      for (auto [number, values] : llvm::enumerate(ofWarps))
        values.push_back(
            loadOfWarp(builder, loc, value.getType(), shared, number));
    }
    for (auto [number, values] : llvm::enumerate(ofWarps)) {
      next = combineAccumulators(reduce, next, values);
      if (number + 1 != warps)
        prefix = choose(isAtLeast(warp, number + 1), next, prefix);
    }
  }
  prefix = choose(isAtLeast(lane, 1),
                  combineAccumulators(reduce, prefix, before), prefix);
  for (Values &values : own)
    values = combineAccumulators(reduce, prefix, values);
  emitResults(step, phase, first, isWhole, own, scope);
  return next;
}

/// What a thread's own terms are folded to, up to each.
std::vector<KernelBuilder::Values>
CudaKernelBuilder::foldOwn(const CumulateStep &step,
                           const CumulateStep::Phase &phase, Value first,
                           Value isWhole, Scope &scope) {
  Location loc = op.getLoc();
  tdl::ReduceOp reduce = step.reduce;
  llvm::SaveAndRestore at(point, &step.term);
  Values identities = getIdentities(reduce);
  TypeRange types = ValueRange(identities).getTypes();
  auto fold = [&](Value number, Values accumulators) {
    Value result = getResult(step, phase, number);
    return emitWith(step.along, result, getVariable(step.along), [&] {
      Index term = forms.add(getVariable(step.along), step.shift);
      return emitWith(step.over, emit(term), term, [&] {
        Scope inner = enter(step.term, scope);
        Values terms;
        for (Value value : reduce.getYield().getValues())
          terms.push_back(get(value, inner));
        return combine(reduce, accumulators, terms);
      });
    });
  };
  auto emitFolds = [&](bool asks) {
    Values accumulators = identities, results;
    for (int64_t i = 0; i != step.width; ++i) {
      Value number = arith::AddIOp::create(builder, loc, first, getIndex(i));
      if (asks) {
        Value isThere = arith::CmpIOp::create(
            builder, loc, arith::CmpIPredicate::slt, number, emit(phase.hi));
        auto inner = scf::IfOp::create(builder, loc, types, isThere, true);
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToStart(inner.thenBlock());
        scf::YieldOp::create(builder, loc, fold(number, accumulators));
        builder.setInsertionPointToStart(inner.elseBlock());
        scf::YieldOp::create(builder, loc, accumulators);
        accumulators = llvm::to_vector_of<Value>(inner.getResults());
      } else {
        accumulators = fold(number, accumulators);
      }
      llvm::append_range(results, accumulators);
    }
    return results;
  };
  Values results;
  if (!isWhole) {
    results = emitFolds(/*asks=*/true);
  } else {
    SmallVector<Type> all;
    for (int64_t i = 0; i != step.width; ++i)
      llvm::append_range(all, types);
    auto choice = scf::IfOp::create(builder, loc, all, isWhole, true);
    OpBuilder::InsertionGuard guard(builder);
    for (bool asks : {false, true}) {
      builder.setInsertionPointToStart(asks ? choice.elseBlock()
                                            : choice.thenBlock());
      scf::YieldOp::create(builder, loc, emitFolds(asks));
    }
    results = llvm::to_vector_of<Value>(choice.getResults());
  }
  std::vector<Values> own;
  for (int64_t i = 0; i != step.width; ++i)
    own.emplace_back(
        ArrayRef(results).slice(i * identities.size(), identities.size()));
  return own;
}

void CudaKernelBuilder::emitResults(const CumulateStep &step,
                                    const CumulateStep::Phase &phase,
                                    Value first, Value isWhole,
                                    ArrayRef<Values> values, Scope &scope) {
  Location loc = op.getLoc();
  tdl::ReduceOp reduce = step.reduce;
  llvm::SaveAndRestore apart(isApart, true);
  auto emitAll = [&](bool asks) {
    for (auto [i, accumulators] : llvm::enumerate(values)) {
      OpBuilder::InsertionGuard guard(builder);
      Value number = arith::AddIOp::create(builder, loc, first, getIndex(i));
      if (asks) {
        Value isThere = arith::CmpIOp::create(
            builder, loc, arith::CmpIPredicate::slt, number, emit(phase.hi));
        auto choice = scf::IfOp::create(builder, loc, isThere, false);
        builder.setInsertionPointToStart(choice.thenBlock());
      }
      emitWith(step.along, getResult(step, phase, number),
               getVariable(step.along), [&] {
                 Scope inner = scope;
                 for (auto [result, value] : llvm::zip(
                          reduce.getResults(), finish(reduce, accumulators)))
                   inner[result] = value;
                 return emit(step.results, inner, {});
               });
    }
  };
  if (!isWhole)
    return emitAll(/*asks=*/true);
  auto choice = scf::IfOp::create(builder, loc, isWhole, true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  emitAll(/*asks=*/false);
  builder.setInsertionPointToStart(choice.elseBlock());
  emitAll(/*asks=*/true);
}

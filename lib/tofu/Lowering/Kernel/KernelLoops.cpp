//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The steps of a loop nest, one after the other.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/KernelBuilder.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/TDL/Combiners.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

KernelBuilder::Values KernelBuilder::emit(const Steps &steps, Scope &scope,
                                          Values carried) {
  for (const std::unique_ptr<Step> &step : steps)
    carried =
        llvm::TypeSwitch<const Step *, Values>(step.get())
            .Case<NeutralStep, SpreadStep, LoopStep, BindStep, CutStep,
                  DataStep, WindowStep, NotEmptyStep, GuardStep, SwitchStep,
                  ScatterStep, FillStep, FoldStep, TermStep, StashStep,
                  UnstashStep, RoundStep, StoreStep, ThreadsStep, PutStep,
                  MeetStep, BlockFoldStep, BlockTurnsStep, LookStep,
                  CumulateStep, RowStep>([&](const auto *one) {
              return emitStep(*one, scope, carried);
            });
  return carried;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

KernelBuilder::Values
KernelBuilder::emitWith(unsigned variable, Value value, Index form,
                        llvm::function_ref<Values()> body) {
  llvm::SaveAndRestore leaf(leaves.variables[variable], value);
  llvm::SaveAndRestore known(open[variable], std::optional<Index>(form));
  return body();
}

KernelBuilder::Values KernelBuilder::emitStep(const LoopStep &step,
                                              Scope &scope, Values carried) {
  Location loc = op.getLoc();
  IndexBuilder here = getIndexBuilder();
  Index sum = 0; // of a value and that in its place when counted down
  if (step.isReversed)
    sum = forms.sub(forms.add(step.lo, step.hi), 1);
  Value first = here.emit(step.lo), last = here.emit(step.hi);
  Value total = step.isReversed ? here.emit(sum) : Value();
  Value distance = here.emit(step.step);
  if (step.isSpread) {
    auto [lane, count] = getLane();
    Value own = arith::MulIOp::create(builder, loc, lane, distance);
    first = arith::AddIOp::create(builder, loc, first, own);
    distance = arith::MulIOp::create(builder, loc, count, distance);
  }
  auto loop = scf::ForOp::create(builder, loc, first, last, distance, carried);
  annotate(loop, step);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Values next = llvm::to_vector_of<Value>(loop.getRegionIterArgs());
  Value value = loop.getInductionVar();
  if (step.isTile) {
    Index start = forms.leaf(Indices::Kind::Tile, step.variable);
    Index stop = forms.min(forms.add(start, step.step), step.hi);
    llvm::SaveAndRestore tile(leaves.tiles[step.variable], value);
    llvm::SaveAndRestore end(leaves.tileEnds[step.variable], emit(stop));
    next = emit(step.steps, scope, next);
  } else {
    if (step.isReversed)
      value = arith::SubIOp::create(builder, loc, total, value);
    next = emitWith(step.variable, value, getVariable(step.variable),
                    [&] { return emit(step.steps, scope, next); });
  }
  if (!carried.empty())
    scf::YieldOp::create(builder, loc, next);
  return llvm::to_vector_of<Value>(loop.getResults());
}

KernelBuilder::Values KernelBuilder::emitStep(const SpreadStep &step,
                                              Scope &scope, Values carried) {
  emitSpread(step, scope);
  return carried;
}

KernelBuilder::Values KernelBuilder::emitStep(const BindStep &step,
                                              Scope &scope, Values carried) {
  return emitWith(step.variable, emit(step.value), step.value,
                  [&] { return emit(step.steps, scope, carried); });
}

KernelBuilder::Values KernelBuilder::emitStep(const CutStep &step, Scope &scope,
                                              Values carried) {
  IndexBuilder here = getIndexBuilder();
  leaves.cuts[2 * step.number] = here.emit(step.from);
  leaves.cuts[2 * step.number + 1] = here.emit(step.to);
  for (const Steps *segment : {&step.before, &step.inside, &step.after})
    carried = emit(*segment, scope, carried);
  return carried;
}

KernelBuilder::Values KernelBuilder::emitStep(const DataStep &step,
                                              Scope &scope, Values carried) {
  llvm::SaveAndRestore at(point, &step.point);
  Scope inner = enter(step.point, scope);
  for (auto [number, value] : step.values)
    leaves.data[number] = get(value, inner);
  return carried;
}

KernelBuilder::Values KernelBuilder::emitStep(const WindowStep &step,
                                              Scope &scope, Values carried) {
  Location loc = op.getLoc();
  IndexBuilder here = getIndexBuilder();
  Value value = arith::AddIOp::create(builder, loc, here.emit(step.from),
                                      leaves.variables[step.variable]);
  Value holds = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                      value, here.emit(step.to));
  auto choice = scf::IfOp::create(builder, loc, holds, false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  Scope inner = scope;
  emitWith(step.variable, value, getVariable(step.variable),
           [&] { return emit(step.steps, inner, {}); });
  return carried;
}

KernelBuilder::Values KernelBuilder::emitStep(const NotEmptyStep &step,
                                              Scope &scope, Values carried) {
  Location loc = op.getLoc();
  IndexBuilder here = getIndexBuilder();
  Value holds = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                      here.emit(step.lo), here.emit(step.hi));
  auto choice = scf::IfOp::create(builder, loc, holds, false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  emit(step.steps, scope, {});
  return carried;
}

/// A result that is one term of a sum is neutral where it is not computed.
KernelBuilder::Values KernelBuilder::emitStep(const NeutralStep &step,
                                              Scope &scope, Values carried) {
  Location loc = op.getLoc();
  auto loop =
      scf::ForOp::create(builder, loc, prologue->emit(0),
                         prologue->emit(step.volume), prologue->emit(1));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  storeNeutral(step.output, lowering::getIndex(forms, loop.getInductionVar()));
  return carried;
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

KernelBuilder::Values KernelBuilder::emitStep(const GuardStep &step,
                                              Scope &scope, Values carried) {
  Location loc = op.getLoc();
  Value holds;
  {
    llvm::SaveAndRestore at(point, &step.point);
    Scope inner = enter(step.point, scope);
    holds = emitTest(step, inner);
  }
  auto choice =
      scf::IfOp::create(builder, loc, ValueRange(carried).getTypes(), holds,
                        /*withElseRegion=*/!carried.empty());
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&choice.getThenRegion().front());
  Values next = emit(step.steps, scope, carried);
  if (!carried.empty()) {
    scf::YieldOp::create(builder, loc, next);
    builder.setInsertionPointToStart(&choice.getElseRegion().front());
    scf::YieldOp::create(builder, loc, carried);
  }
  return llvm::to_vector_of<Value>(choice.getResults());
}

KernelBuilder::Values KernelBuilder::emitStep(const SwitchStep &step,
                                              Scope &scope, Values carried) {
  Value holds;
  {
    llvm::SaveAndRestore at(point, &step.point);
    Scope inner = enter(step.point, scope);
    holds = emitCondition(nest.conditions[step.condition], inner);
  }
  auto choice = scf::IfOp::create(builder, op.getLoc(), holds, true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  emit(step.holds, scope, {});
  builder.setInsertionPointToStart(choice.elseBlock());
  emit(step.fails, scope, {});
  return carried;
}

Value KernelBuilder::emitIsHere(const ScatterStep &step, Scope &scope,
                                Values &positions) {
  Location loc = op.getLoc();
  IndexBuilder here = getIndexBuilder();
  llvm::SaveAndRestore at(point, &step.point);
  Value isHere;
  auto require = [&](Value holds) {
    isHere = isHere ? Value(arith::AndIOp::create(builder, loc, isHere, holds))
                    : holds;
  };
  for (const ScatterStep::Row &row : step.rows) {
    Value position = get(row.position, scope);
    positions.push_back(position);
    require(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sge,
                                  position, here.emit(row.lo)));
    require(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                  position, here.emit(row.hi)));
  }
  for (Value condition : step.conditions)
    require(get(condition, scope));
  return isHere;
}

void KernelBuilder::emitThere(const ScatterStep &step, Scope &scope) {
  llvm::SaveAndRestore at(point, &step.point);
  Values positions;
  for (const ScatterStep::Row &row : step.rows)
    positions.push_back(get(row.position, scope));
  emitAt(step, positions, scope);
}

void KernelBuilder::emitAt(const ScatterStep &step, ArrayRef<Value> positions,
                           Scope &scope) {
  // Around loops over destinations a row is known already: it is this one.
  SmallVector<unsigned> found;
  for (auto [row, position] : llvm::zip(step.rows, positions)) {
    if (open[row.variable])
      continue;
    found.push_back(row.variable);
    leaves.variables[row.variable] = position;
    open[row.variable] = getVariable(row.variable);
  }
  emit(step.steps, scope, {});
  for (unsigned variable : found) {
    leaves.variables[variable] = nullptr;
    open[variable].reset();
  }
}

KernelBuilder::Values KernelBuilder::emitStep(const ScatterStep &step,
                                              Scope &scope, Values carried) {
  Scope inner = enter(step.point, scope);
  Values positions;
  Value isHere = emitIsHere(step, inner, positions);
  auto choice = scf::IfOp::create(builder, op.getLoc(), isHere);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&choice.getThenRegion().front());
  emitAt(step, positions, inner);
  return carried;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

KernelBuilder::Values KernelBuilder::emitStep(const FillStep &step, Scope &,
                                              Values carried) {
  auto reduce = cast<tdl::ReduceOp>(step.value.getOwner());
  Value identity = getIdentities(reduce)[step.value.getResultNumber()];
  store(getPlace(step.memory), step.at, identity);
  return carried;
}

KernelBuilder::Values KernelBuilder::emitStep(const FoldStep &step,
                                              Scope &scope, Values carried) {
  llvm::SaveAndRestore at(point, &step.point);
  Scope inner = enter(step.point, scope);
  Index address = lowering::getIndex(forms, emit(step.at));
  if (step.isAtomic) {
    for (auto [memory, term] : llvm::zip(step.memory, step.terms))
      addAtomically(getPlace(memory), address, get(term, inner));
    return carried;
  }
  Values accumulators, terms;
  for (Memory memory : step.memory)
    accumulators.push_back(load(getPlace(memory), address));
  for (Value term : step.terms)
    terms.push_back(get(term, inner));
  if (step.isBefore)
    std::swap(accumulators, terms);
  for (auto [memory, value] :
       llvm::zip(step.memory, combine(step.reduce, accumulators, terms)))
    store(getPlace(memory), address, value);
  return carried;
}

KernelBuilder::Values KernelBuilder::emitStep(const TermStep &step,
                                              Scope &scope, Values carried) {
  llvm::SaveAndRestore at(point, &step.point);
  Scope inner = enter(step.point, scope);
  tdl::ReduceOp reduce = step.reduce;
  Values terms;
  for (Value value : reduce.getYield().getValues())
    terms.push_back(get(value, inner));
  return combine(reduce, carried, terms);
}

KernelBuilder::Values KernelBuilder::emitStep(const StashStep &step,
                                              Scope &scope, Values carried) {
  llvm::SaveAndRestore at(point, &step.point);
  Scope inner = enter(step.point, scope);
  tdl::ReduceOp reduce = step.reduce;
  Values values;
  if (inner.contains(reduce.getResult(0))) // it is folded already
    for (Value result : reduce.getResults())
      values.push_back(inner.at(result));
  else
    values = emitFold(reduce, inner);
  Index address = lowering::getIndex(forms, emit(step.at));
  emitOnce([&] {
    for (auto [number, value] : llvm::enumerate(values))
      store(getSlot(step.reduce, number), forms.add(address, number), value);
  });
  return carried;
}

KernelBuilder::Values KernelBuilder::emitStep(const UnstashStep &step, Scope &,
                                              Values carried) {
  Index address = lowering::getIndex(forms, emit(step.at));
  Values values;
  for (unsigned number = 0; number != carried.size(); ++number)
    values.push_back(
        load(getSlot(step.reduce, number), forms.add(address, number)));
  return combineAccumulators(step.reduce, carried, values);
}

KernelBuilder::Values KernelBuilder::emitStep(const RoundStep &step, Scope &,
                                              Values carried) {
  Place from = getTile(step.from), to = getTile(step.to);
  Index address = lowering::getIndex(forms, emit(step.at));
  store(to, address,
        convert(builder, load(from, address), from.element, to.element));
  return carried;
}

/// What is to be written; null of what stays.
KernelBuilder::Values KernelBuilder::getStored(const StoreStep &step,
                                               Scope &scope) {
  llvm::SaveAndRestore at(point, &step.point);
  Scope inner = enter(step.point, scope);
  Values values;
  for (auto [value, stays] : llvm::zip(op.getYield().getValues(), step.stays))
    values.push_back(stays ? Value() : get(value, inner));
  return values;
}

void KernelBuilder::store(const StoreStep &step, ArrayRef<Value> values,
                          int64_t further) {
  for (auto [value, piece, address] :
       llvm::zip(values, nest.outputs, step.addresses))
    if (value)
      store(getPlace(piece), forms.add(address, further), value);
}

KernelBuilder::Values KernelBuilder::emitStep(const StoreStep &step,
                                              Scope &scope, Values carried) {
  Values values = getStored(step, scope);
  emitOnce([&] { store(step, values); });
  return carried;
}

KernelBuilder::Values KernelBuilder::emitStep(const PutStep &step, Scope &scope,
                                              Values carried) {
  Place tile = getTile(step.tile);
  if (!step.value) {
    store(tile, step.at, getNeutral(tile.element));
    return carried;
  }
  llvm::SaveAndRestore at(point, &step.point);
  Scope inner = enter(step.point, scope);
  store(tile, step.at,
        convert(builder, get(step.value, inner), step.value.getType(),
                tile.element));
  return carried;
}

//===----------------------------------------------------------------------===//
// Of devices
//===----------------------------------------------------------------------===//

KernelBuilder::Values KernelBuilder::emitStep(const ThreadsStep &, Scope &,
                                              Values) {
  llvm_unreachable("a CPU has no blocks of threads");
}
KernelBuilder::Values KernelBuilder::emitStep(const MeetStep &, Scope &,
                                              Values) {
  llvm_unreachable("a CPU has no blocks of threads");
}
KernelBuilder::Values KernelBuilder::emitStep(const BlockFoldStep &, Scope &,
                                              Values) {
  llvm_unreachable("a CPU has no blocks of threads");
}
KernelBuilder::Values KernelBuilder::emitStep(const BlockTurnsStep &, Scope &,
                                              Values) {
  llvm_unreachable("a CPU has no blocks of threads");
}
KernelBuilder::Values KernelBuilder::emitStep(const LookStep &, Scope &,
                                              Values) {
  llvm_unreachable("a CPU has no blocks of threads");
}
KernelBuilder::Values KernelBuilder::emitStep(const CumulateStep &, Scope &,
                                              Values) {
  llvm_unreachable("a CPU has no blocks of threads");
}
KernelBuilder::Values KernelBuilder::emitStep(const RowStep &, Scope &,
                                              Values) {
  llvm_unreachable("a CPU has no blocks of threads");
}

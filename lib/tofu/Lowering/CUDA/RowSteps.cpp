//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Rows that the threads of a warp or a block share: they fold the columns that
// they have, exchange what they have folded, and go over the same columns
// again. What a thread has computed of a column it still has then, or has put
// into shared memory, at a place that no other thread looks at.
//
// Of the last turn some threads have no column. They compute the row's last
// one, so that all take the same way, and do not fold or write it.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/CudaKernelBuilder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// The body where the variables of a column have their values.
KernelBuilder::Values
CudaKernelBuilder::emitAtColumn(ArrayRef<RowStep::Digit> digits, int64_t length,
                                Value number,
                                llvm::function_ref<Values()> body) {
  if (digits.empty())
    return body();
  const RowStep::Digit &digit = digits.front();
  Location loc = op.getLoc();
  Value value = number;
  if (digit.divisor != 1)
    value =
        arith::DivUIOp::create(builder, loc, value, getIndex(digit.divisor));
  if (digit.divisor * digit.extent != length)
    value = arith::RemUIOp::create(builder, loc, value, getIndex(digit.extent));
  return emitWith(digit.variable, value, getVariable(digit.variable), [&] {
    return emitAtColumn(digits.drop_front(), length, number, body);
  });
}

/// A thread's columns of one turn, which begins at column `base`.
KernelBuilder::Values
CudaKernelBuilder::emitTurn(const RowStep &step, const RowStep::Column &column,
                            KeptOfRow &kept, Value base, Scope *own,
                            bool isWhole, const Scope &scope, Values carried,
                            AtColumn body) {
  Location loc = op.getLoc();
  int64_t length = step.rows.length;
  Value first = arith::MulIOp::create(builder, loc, getLane().first,
                                      getIndex(step.width));
  first = arith::AddIOp::create(builder, loc, base, first);
  Value isInside;
  if (!isWhole)
    isInside = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                     first, getIndex(length));
  for (int64_t i = 0; i != step.width; ++i) {
    Value number = arith::AddIOp::create(builder, loc, first, getIndex(i));
    Value there = number;
    if (isInside)
      there =
          arith::MinUIOp::create(builder, loc, number, getIndex(length - 1));
    carried = emitAtColumn(column, length, there, [&] {
      Scope inner = scope;
      Scope &computed = own[i];
      Index at = lowering::getIndex(forms, number);
      for (auto [value, tile] : llvm::zip(step.rows.kept, step.tiles))
        if (kept.known.contains(value))
          computed[value] = load(getTile(tile), at);
      for (const auto &[value, same] : step.rows.same)
        if (Value known = computed.lookup(same))
          inner[value] = known;
      Values next = body(inner, isInside, carried);
      for (const auto &[value, same] : step.rows.same)
        if (Value known = inner.lookup(value))
          computed.insert({same, known});
      for (auto [value, tile] : llvm::zip(step.rows.kept, step.tiles))
        if (Value known = computed.lookup(value);
            known && !kept.known.contains(value))
          store(getTile(tile), at, known);
      return next;
    });
  }
  return carried;
}

KernelBuilder::Values CudaKernelBuilder::forColumns(
    const RowStep &step, const RowStep::Column &column, KeptOfRow &kept,
    const Scope &scope, Values carried, AtColumn body) {
  Location loc = op.getLoc();
  int64_t turn = getLanes() * step.width;
  int64_t whole = step.rows.length / turn * turn;
  auto emitOne = [&](Value base, Scope *own, bool isWhole) {
    carried =
        emitTurn(step, column, kept, base, own, isWhole, scope, carried, body);
  };
  if (step.keep == RowStep::Keep::Registers) {
    kept.columns.resize(llvm::divideCeil(step.rows.length, turn) * step.width);
    Scope *own = kept.columns.data();
    for (int64_t at = 0; at < step.rows.length; at += turn, own += step.width)
      emitOne(getIndex(at), own, at < whole);
    return carried;
  }
  std::vector<Scope> own;
  if (whole) {
    auto loop = scf::ForOp::create(builder, loc, getIndex(0), getIndex(whole),
                                   getIndex(turn), carried);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    carried = llvm::to_vector_of<Value>(loop.getRegionIterArgs());
    own.assign(step.width, Scope());
    emitOne(loop.getInductionVar(), own.data(), true);
    if (!carried.empty())
      scf::YieldOp::create(builder, loc, carried);
    carried = llvm::to_vector_of<Value>(loop.getResults());
  }
  if (whole != step.rows.length) {
    own.assign(step.width, Scope());
    emitOne(getIndex(whole), own.data(), false);
  }
  for (auto [value, tile] : llvm::zip(step.rows.kept, step.tiles))
    if (own.front().contains(value))
      kept.known.insert(value);
  return carried;
}

KernelBuilder::Values
CudaKernelBuilder::emitStep(const RowStep &step, Scope &scope, Values carried) {
  Location loc = op.getLoc();
  llvm::SaveAndRestore at(point, &step.point);
  KeptOfRow kept;
  for (const RowStep::Fold &fold : step.folds) {
    tdl::ReduceOp reduce = fold.reduce;
    for (Value value : fold.captured)
      get(value, scope);
    Values folded =
        forColumns(step, fold.column, kept, scope, getIdentities(reduce),
                   [&](Scope &inner, Value isInside, Values before) {
                     Values terms;
                     for (Value value : reduce.getYield().getValues())
                       terms.push_back(get(value, inner));
                     Values after = combine(reduce, before, terms);
                     if (isInside)
                       for (auto [value, old] : llvm::zip(after, before))
                         value = arith::SelectOp::create(builder, loc, isInside,
                                                         value, old);
                     return after;
                   });
    if (getLanes() != 1)
      folded = combineLanes(reduce, folded);
    for (auto [result, value] :
         llvm::zip(reduce.getResults(), finish(reduce, folded)))
      scope[result] = value;
  }
  if (step.results.empty())
    return carried;
  for (Value value : step.rows.ofRow)
    get(value, scope);
  llvm::SaveAndRestore apart(isApart, true); // each has columns of its own
  forColumns(step, step.column, kept, scope, {},
             [&](Scope &inner, Value isInside, Values) {
               if (!isInside)
                 return emit(step.results, inner, {});
               auto choice = scf::IfOp::create(builder, loc, isInside, false);
               OpBuilder::InsertionGuard guard(builder);
               builder.setInsertionPointToStart(choice.thenBlock());
               return emit(step.results, inner, {});
             });
  return carried;
}

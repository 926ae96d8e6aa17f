//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the threads of a block do together: they go over tiles, put values into
// memory that they share, and fold the terms of several points each.
//
// Most tiles are whole: these are gone over without a question.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/CudaKernelBuilder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/Lowering/CUDA/Threads.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/ElementBytes.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Threads along each side of a tile whose points they fold.
static constexpr int64_t kAcross = 16;

Value CudaKernelBuilder::getSharedTile(unsigned number) {
  const Tile &tile = nest.tiles[number];
  return addShared(prologue->getBuilder(), op.getLoc(),
                   name + "_tile" + std::to_string(number),
                   getStoredType(tile.element), tile.size);
}

KernelBuilder::Values CudaKernelBuilder::emitStep(const MeetStep &, Scope &,
                                                  Values carried) {
  meet(builder, op.getLoc());
  return carried;
}

/// Whether all are; null if they are known to be.
Value CudaKernelBuilder::isWhole(ArrayRef<Side> sides) {
  Location loc = op.getLoc();
  Value result;
  for (const Side &side : sides) {
    if (side.isWhole)
      continue;
    Value count =
        arith::SubIOp::create(builder, loc, emit(side.hi), emit(side.lo));
    Value isWhole = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::sge, count, getIndex(side.size));
    result = result
                 ? Value(arith::AndIOp::create(builder, loc, result, isWhole))
                 : isWhole;
  }
  return result;
}

Value CudaKernelBuilder::isBelow(Value value, const Side &side) {
  return arith::CmpIOp::create(builder, op.getLoc(), arith::CmpIPredicate::slt,
                               value, emit(side.hi));
}

void CudaKernelBuilder::emitAtPoint(const Side &slow, Value slowValue,
                                    const Side &fast, Value fastValue,
                                    function_ref<void()> body) {
  emitWith(slow.variable, slowValue, getVariable(slow.variable), [&] {
    return emitWith(fast.variable, fastValue, getVariable(fast.variable), [&] {
      body();
      return Values();
    });
  });
}

KernelBuilder::Values CudaKernelBuilder::emitStep(const ThreadsStep &step,
                                                  Scope &scope,
                                                  Values carried) {
  Location loc = op.getLoc();
  llvm::SaveAndRestore apart(isApart, true);
  const Side &slow = step.slow, &fast = step.fast;
  int64_t turn = kThreads / fast.size; // rows at once
  assert(turn >= 1 && slow.size % turn == 0 && "tiles fit blocks");
  Value own = toIndex(thread), across = getIndex(fast.size);
  Value first = arith::DivUIOp::create(builder, loc, own, across);
  Value column = arith::RemUIOp::create(builder, loc, own, across);
  first = arith::AddIOp::create(builder, loc, first, emit(slow.lo));
  column = arith::AddIOp::create(builder, loc, column, emit(fast.lo));
  auto forRows = [&](function_ref<void(Value row)> body) {
    auto loop = scf::ForOp::create(builder, loc, getIndex(0),
                                   getIndex(slow.size), getIndex(turn));
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    body(arith::AddIOp::create(builder, loc, first, loop.getInductionVar()));
  };
  auto emitPoint = [&](Value row, const Steps &steps) {
    emitAtPoint(slow, row, fast, column, [&] {
      Scope inner = scope;
      emit(steps, inner, {});
    });
  };
  auto emitWhole = [&] {
    forRows([&](Value row) { emitPoint(row, step.steps); });
  };
  auto emitAtEdge = [&] {
    Value isColumn = isBelow(column, fast);
    forRows([&](Value row) {
      Value isInside =
          arith::AndIOp::create(builder, loc, isColumn, isBelow(row, slow));
      auto choice =
          scf::IfOp::create(builder, loc, isInside, !step.outside.empty());
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(choice.thenBlock());
      emitPoint(row, step.steps);
      if (step.outside.empty())
        return;
      builder.setInsertionPointToStart(choice.elseBlock());
      emitPoint(row, step.outside);
    });
  };
  if (slow.isNeverWhole || fast.isNeverWhole) {
    emitAtEdge();
    return carried;
  }
  Value whole = isWhole({slow, fast});
  if (!whole) {
    emitWhole();
    return carried;
  }
  auto choice = scf::IfOp::create(builder, loc, whole, true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  emitWhole();
  builder.setInsertionPointToStart(choice.elseBlock());
  emitAtEdge();
  return carried;
}

//===----------------------------------------------------------------------===//
// Several points a thread
//===----------------------------------------------------------------------===//

/// The values of a side that the thread of this number along it has: runs of as
/// many as an access takes, so that threads side by side access what lies so.
KernelBuilder::Values CudaKernelBuilder::getOwn(const Side &side, Value number,
                                                int64_t bytes) {
  Location loc = op.getLoc();
  int64_t count = side.size / kAcross;
  int64_t run = std::min(count, std::max<int64_t>(kAccess / bytes, 1));
  Value first = arith::MulIOp::create(builder, loc, number, getIndex(run));
  first = arith::AddIOp::create(builder, loc, first, emit(side.lo));
  Values values;
  for (int64_t i = 0; i != count; ++i)
    values.push_back(arith::AddIOp::create(
        builder, loc, first, getIndex(i / run * run * kAcross + i % run)));
  return values;
}

KernelBuilder::Values CudaKernelBuilder::emitStep(const BlockFoldStep &step,
                                                  Scope &scope,
                                                  Values carried) {
  Location loc = op.getLoc();
  tdl::ReduceOp reduce = step.reduce;
  int64_t bytes = tdl::getElementBytes(
      tdl::getAccumulatorType(reduce, reduce.getResultTypes().front()));
  auto setOwn = [&](Value thread) {
    Value own = toIndex(thread), across = getIndex(kAcross);
    if (step.isMatrix) {
      std::tie(ownRows, ownColumns) =
          getOwnOfMatrix(step.rows, step.columns, own);
      return;
    }
    ownRows = getOwn(step.rows,
                     arith::DivUIOp::create(builder, loc, own, across), bytes);
    ownColumns = getOwn(
        step.columns, arith::RemUIOp::create(builder, loc, own, across), bytes);
  };
  setOwn(thread);
  Values identities = getIdentities(reduce), accumulators;
  for (size_t i = 0; i != ownRows.size() * ownColumns.size(); ++i)
    llvm::append_range(accumulators, identities);
  accumulators = emit(step.steps, scope, accumulators);
  // Places of results wait in no register while terms are folded.
  setOwn(computeAnew(builder, loc, thread));

  llvm::SaveAndRestore apart(isApart, true);
  auto emitPoint = [&](size_t row, size_t column) {
    size_t first = (row * ownColumns.size() + column) * identities.size();
    Values results = finish(
        reduce, Values(ArrayRef(accumulators).slice(first, identities.size())));
    emitAtPoint(step.rows, ownRows[row], step.columns, ownColumns[column], [&] {
      Scope inner = scope;
      for (auto [result, value] : llvm::zip(reduce.getResults(), results))
        inner[result] = value;
      emit(step.results, inner, {});
    });
  };
  auto emitAll = [&](bool asks) {
    for (size_t row = 0; row != ownRows.size(); ++row)
      for (size_t column = 0; column != ownColumns.size(); ++column) {
        OpBuilder::InsertionGuard guard(builder);
        if (asks) {
          Value isInside = arith::AndIOp::create(
              builder, loc, isBelow(ownRows[row], step.rows),
              isBelow(ownColumns[column], step.columns));
          auto choice = scf::IfOp::create(builder, loc, isInside, false);
          builder.setInsertionPointToStart(choice.thenBlock());
        }
        emitPoint(row, column);
      }
  };
  Value whole = isWhole({step.rows, step.columns});
  bool isNever = step.rows.isNeverWhole || step.columns.isNeverWhole;
  if (!whole || isNever) {
    emitAll(/*asks=*/isNever);
    return carried;
  }
  auto choice = scf::IfOp::create(builder, loc, whole, true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  emitAll(/*asks=*/false);
  builder.setInsertionPointToStart(choice.elseBlock());
  emitAll(/*asks=*/true);
  return carried;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The terms of a block's tile, turn by turn. While the threads fold those of a
// turn, what the next one needs is on its way from memory to their registers:
//
//   fetch turn 0
//   for each turn: put it into tiles; meet; fetch the next one; fold
//
// Tiles have two halves, of which turns take one and the other: who puts the
// next turn writes nothing that others still read, as these have met since.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/CudaKernelBuilder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/Lowering/CUDA/Threads.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"
#include "tofu/TDL/ElementBytes.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Terms of which loads and arithmetic stand side by side.
static constexpr int64_t kUnrolled = 4;

//===----------------------------------------------------------------------===//
// Turns
//===----------------------------------------------------------------------===//

CudaKernelBuilder::Turns
CudaKernelBuilder::getTurns(const BlockTurnsStep &step) {
  Turns turns;
  Index count = 1;
  uint64_t most = 1;
  for (const SpreadStep::Range &range : step.ranges) {
    Index own =
        forms.ceilDiv(forms.max(forms.sub(range.hi, range.lo), 0), range.step);
    turns.firsts.push_back(emit(range.lo));
    turns.ends.push_back(emit(range.hi));
    turns.counts.push_back(emit(own));
    count = forms.mul(count, own);
    int64_t extent = loops.getVariables()[range.variable].extent;
    if (most >> 31 == 0)
      most *= uint64_t(std::max<int64_t>(extent, 1));
  }
  turns.count = emit(count);
  turns.number = most >> 31 ? builder.getI64Type() : Type(builder.getI32Type());
  return turns;
}

/// Row-major: turns of the last range follow one another.
void CudaKernelBuilder::atTurn(const BlockTurnsStep &step, const Turns &turns,
                               Value number, function_ref<void()> body) {
  Location loc = op.getLoc();
  size_t last = step.ranges.size() - 1;
  Values values(step.ranges.size(), number);
  if (last != 0) {
    auto cast = [&](Value value) -> Value {
      return arith::IndexCastUIOp::create(builder, loc, turns.number, value);
    };
    Value rest = cast(number);
    for (size_t i = last; i != 0; --i) {
      Value count = cast(turns.counts[i]);
      values[i] = toIndex(arith::RemUIOp::create(builder, loc, rest, count));
      rest = arith::DivUIOp::create(builder, loc, rest, count);
    }
    values[0] = toIndex(rest);
  }
  for (auto [value, range, first] :
       llvm::zip(values, step.ranges, turns.firsts)) {
    value = arith::MulIOp::create(builder, loc, value, getIndex(range.step));
    value = arith::AddIOp::create(builder, loc, first, value);
  }
  unsigned over = step.ranges[last].variable;
  Value end = arith::AddIOp::create(builder, loc, values[last],
                                    getIndex(step.terms.size));
  end = arith::MinSIOp::create(builder, loc, end, turns.ends[last]);
  llvm::SaveAndRestore tile(leaves.tiles[over], values[last]);
  llvm::SaveAndRestore tileEnd(leaves.tileEnds[over], end);
  auto open = [&](auto &self, size_t i) -> void {
    if (i == last)
      return body();
    unsigned variable = step.ranges[i].variable;
    emitWith(variable, values[i], getVariable(variable), [&] {
      self(self, i + 1);
      return Values();
    });
  };
  open(open, 0);
}

KernelBuilder::Values CudaKernelBuilder::emitStep(const BlockTurnsStep &step,
                                                  Scope &scope,
                                                  Values carried) {
  Location loc = op.getLoc();
  llvm::SaveAndRestore apart(isApart, true);
  Turns turns = getTurns(step);
  auto fetchAll = [&](Value number) {
    Values all;
    atTurn(step, turns, number, [&] {
      for (const Staged &staged : step.staged)
        llvm::append_range(all, fetch(staged, scope));
    });
    return all;
  };
  // There may be none.
  Value isAny = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sgt,
                                      turns.count, getIndex(0));
  Values zeros;
  for (const Staged &staged : step.staged)
    for (int64_t i = 0; i != staged.getCount(); ++i)
      llvm::append_range(zeros, getZeros(staged));
  auto choice = scf::IfOp::create(builder, loc, ValueRange(zeros).getTypes(),
                                  isAny, /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.thenBlock());
    scf::YieldOp::create(builder, loc, fetchAll(getIndex(0)));
    builder.setInsertionPointToStart(choice.elseBlock());
    scf::YieldOp::create(builder, loc, zeros);
  }
  size_t numSums = carried.size();
  llvm::append_range(carried, choice.getResults());
  auto loop = scf::ForOp::create(builder, loc, getIndex(0), turns.count,
                                 getIndex(1), carried);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    Value number = loop.getInductionVar();
    Values next = llvm::to_vector_of<Value>(loop.getRegionIterArgs());
    Values sums(ArrayRef(next).take_front(numSums));
    ArrayRef<Value> fetched = ArrayRef(next).drop_front(numSums);
    // The half of each tile that is this turn's.
    Value half = arith::RemUIOp::create(builder, loc, number, getIndex(2));
    auto outside = tiles;
    for (const Staged &staged : step.staged) {
      const Tile &tile = nest.tiles[staged.tile];
      Value first =
          arith::MulIOp::create(builder, loc, half, getIndex(tile.size / 2));
      Value whole = getTile(staged.tile).pointer;
      outside[staged.tile] = whole;
      tiles[staged.tile] = LLVM::GEPOp::create(
          builder, loc, whole.getType(), getStoredType(tile.element), whole,
          ArrayRef<LLVM::GEPArg>{Value(arith::IndexCastOp::create(
              builder, loc, builder.getI64Type(), first))});
    }
    atTurn(step, turns, number, [&] {
      for (const Staged &staged : step.staged) {
        size_t count = staged.getCount() * staged.fetched.size();
        put(staged, fetched.take_front(count), scope);
        fetched = fetched.drop_front(count);
      }
    });
    meet(builder, loc);
    // The last turn fetches itself once more: no branch is between loads.
    Value following = arith::AddIOp::create(builder, loc, number, getIndex(1));
    Value last = arith::SubIOp::create(builder, loc, turns.count, getIndex(1));
    next = fetchAll(arith::MinSIOp::create(builder, loc, following, last));
    // Else LLVM makes one load of it at the start of the next turn.
    for (Value &value : next)
      value = LLVM::FreezeOp::create(builder, loc, value);
    atTurn(step, turns, number,
           [&] { sums = foldTurn(step, scope, std::move(sums)); });
    tiles = outside;
    llvm::append_range(sums, next);
    scf::YieldOp::create(builder, loc, sums);
  }
  meet(builder, loc); // before the turns of another tile
  carried = llvm::to_vector_of<Value>(loop.getResults());
  carried.truncate(numSums);
  return carried;
}

//===----------------------------------------------------------------------===//
// From memory to registers to tiles
//===----------------------------------------------------------------------===//

/// The points that are a thread's, or first ones of as many as it has at once:
/// of which number, and if they are in the ranges; null where they are known to
/// be.
void CudaKernelBuilder::forStaged(
    const Staged &staged,
    function_ref<void(int64_t number, Value isInside)> body) {
  Location loc = op.getLoc();
  const Side &slow = staged.slow, &fast = staged.fast;
  int64_t across = fast.size / staged.width; // threads
  int64_t turn = kThreads / across;          // of the slow side at once
  assert(turn >= 1 && slow.size % turn == 0 && "tiles fit blocks");
  Value own = toIndex(thread);
  Value row = arith::DivUIOp::create(builder, loc, own, getIndex(across));
  Value column = arith::RemUIOp::create(builder, loc, own, getIndex(across));
  column = arith::MulIOp::create(builder, loc, column, getIndex(staged.width));
  row = arith::AddIOp::create(builder, loc, row, emit(slow.lo));
  column = arith::AddIOp::create(builder, loc, column, emit(fast.lo));
  Value isColumn = fast.isWhole ? Value() : isBelow(column, fast);
  for (int64_t number = 0; number != staged.getCount(); ++number) {
    Value isInside = isColumn;
    if (!slow.isWhole) {
      Value at =
          arith::AddIOp::create(builder, loc, row, getIndex(number * turn));
      Value isRow = isBelow(at, slow);
      isInside =
          isColumn ? Value(arith::AndIOp::create(builder, loc, isColumn, isRow))
                   : isRow;
    }
    Index form = forms.add(getVariable(slow.variable), number * turn);
    emitWith(slow.variable, row, form, [&] {
      return emitWith(fast.variable, column, getVariable(fast.variable), [&] {
        body(number, isInside);
        return Values();
      });
    });
  }
}

/// Several elements are words of 32 bits.
Type CudaKernelBuilder::getFetchedType(const Staged &staged, Value value) {
  if (staged.width == 1)
    return getHeld(value.getType());
  int64_t bytes = staged.width * tdl::getElementBytes(value.getType());
  Type word = builder.getI32Type();
  return bytes == 4 ? word : VectorType::get(bytes / 4, word);
}

KernelBuilder::Values CudaKernelBuilder::getZeros(const Staged &staged) {
  Values zeros;
  for (Value value : staged.fetched)
    zeros.push_back(staged.width == 1 ? getNeutral(value.getType())
                                      : Value(LLVM::ZeroOp::create(
                                            builder, op.getLoc(),
                                            getFetchedType(staged, value))));
  return zeros;
}

/// At the point that is open.
KernelBuilder::Values CudaKernelBuilder::fetchPoint(const Staged &staged,
                                                    const Scope &scope) {
  Values own;
  Scope inner = enter(staged.point, scope);
  if (staged.width == 1) {
    for (Value value : staged.fetched)
      own.push_back(get(value, inner));
    return own;
  }
  auto read = staged.value.getDefiningOp<tdl::ReadOp>();
  Place place = getPlace(nest.inputs[nest.accesses.find(read)->second.input]);
  Type type = getFetchedType(staged, staged.value);
  int64_t bytes = staged.width * tdl::getElementBytes(place.element);
  return {LLVM::LoadOp::create(builder, op.getLoc(), type,
                               getPointer(place, getAddress(read, inner)),
                               bytes)};
}

KernelBuilder::Values CudaKernelBuilder::fetchRows(const Staged &staged,
                                                   const Scope &scope,
                                                   bool asks) {
  Location loc = op.getLoc();
  llvm::SaveAndRestore at(point, &staged.point);
  Values all;
  forStaged(staged, [&](int64_t, Value isInside) {
    if (!asks || !isInside) {
      llvm::append_range(all, fetchPoint(staged, scope));
      return;
    }
    Values zeros = getZeros(staged);
    auto choice = scf::IfOp::create(builder, loc, ValueRange(zeros).getTypes(),
                                    isInside, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.thenBlock());
    scf::YieldOp::create(builder, loc, fetchPoint(staged, scope));
    builder.setInsertionPointToStart(choice.elseBlock());
    scf::YieldOp::create(builder, loc, zeros);
    llvm::append_range(all, choice.getResults());
  });
  return all;
}

/// Most turns are whole: their loads have no branches between them.
KernelBuilder::Values CudaKernelBuilder::fetch(const Staged &staged,
                                               const Scope &scope) {
  Location loc = op.getLoc();
  Value whole = isWhole({staged.slow, staged.fast});
  if (!whole || staged.slow.isNeverWhole || staged.fast.isNeverWhole)
    return fetchRows(staged, scope, /*asks=*/true);
  SmallVector<Type> types;
  for (int64_t i = 0; i != staged.getCount(); ++i)
    for (Value value : staged.fetched)
      types.push_back(getFetchedType(staged, value));
  auto choice =
      scf::IfOp::create(builder, loc, types, whole, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  scf::YieldOp::create(builder, loc, fetchRows(staged, scope, /*asks=*/false));
  builder.setInsertionPointToStart(choice.elseBlock());
  scf::YieldOp::create(builder, loc, fetchRows(staged, scope, /*asks=*/true));
  return llvm::to_vector_of<Value>(choice.getResults());
}

/// What was fetched outside of the ranges is zero, and so is what is put there.
void CudaKernelBuilder::put(const Staged &staged, ArrayRef<Value> fetched,
                            const Scope &scope) {
  Location loc = op.getLoc();
  llvm::SaveAndRestore at(point, &staged.point);
  Place tile = getTile(staged.tile);
  int64_t turn = kThreads / (staged.fast.size / staged.width);
  forStaged(staged, [&](int64_t number, Value isInside) {
    Index first = forms.add(staged.at, number * turn * staged.slowStep);
    if (staged.width != 1) {
      putWide(staged, fetched.front(), first);
      fetched = fetched.drop_front();
      return;
    }
    Scope inner = enter(staged.point, scope);
    for (Value value : staged.fetched) {
      inner[value] = fetched.front();
      fetched = fetched.drop_front();
    }
    bool isComputed = !inner.contains(staged.value);
    Value value = convert(builder, get(staged.value, inner),
                          staged.value.getType(), tile.element);
    if (isInside && isComputed)
      value = arith::SelectOp::create(builder, loc, isInside, value,
                                      getNeutral(tile.element));
    store(tile, first, value);
  });
}

/// Elements that lie beside each other in the tile, too, go there at once.
void CudaKernelBuilder::putWide(const Staged &staged, Value words,
                                Index first) {
  Location loc = op.getLoc();
  Place tile = getTile(staged.tile);
  if (staged.fastStep == 1) {
    LLVM::StoreOp::create(builder, loc, words, getPointer(tile, first),
                          staged.width * tdl::getElementBytes(tile.element));
    return;
  }
  Type stored = getStoredType(tile.element);
  Value elements = LLVM::BitcastOp::create(
      builder, loc, VectorType::get(staged.width, stored), words);
  for (int64_t i = 0; i != staged.width; ++i)
    LLVM::StoreOp::create(
        builder, loc,
        LLVM::ExtractElementOp::create(
            builder, loc, elements,
            LLVM::ConstantOp::create(builder, loc, builder.getI32Type(), i)),
        getPointer(tile, forms.add(first, i * staged.fastStep)));
}

//===----------------------------------------------------------------------===//
// Folds
//===----------------------------------------------------------------------===//

KernelBuilder::Values CudaKernelBuilder::foldTurn(const BlockTurnsStep &step,
                                                  Scope &scope,
                                                  Values carried) {
  if (step.isMatrix)
    return foldMatrices(step, std::move(carried));
  Location loc = op.getLoc();
  const Side &terms = step.terms;
  unsigned over = terms.variable;
  Value first = emit(terms.lo), last = emit(terms.hi), between = last;
  auto forTerms = [&](Value from, Value to, int64_t unrolled) {
    auto loop =
        scf::ForOp::create(builder, loc, from, to, getIndex(unrolled), carried);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    carried = llvm::to_vector_of<Value>(loop.getRegionIterArgs());
    for (int64_t i = 0; i != unrolled; ++i) {
      Value term = arith::AddIOp::create(builder, loc, loop.getInductionVar(),
                                         getIndex(i));
      carried = emitWith(over, term, getVariable(over), [&] {
        return foldTerm(step, scope, std::move(carried));
      });
    }
    scf::YieldOp::create(builder, loc, carried);
    carried = llvm::to_vector_of<Value>(loop.getResults());
  };
  if (!terms.isWhole) {
    Value count = arith::SubIOp::create(builder, loc, last, first);
    Value rest =
        arith::RemUIOp::create(builder, loc, count, getIndex(kUnrolled));
    between = arith::SubIOp::create(builder, loc, last, rest);
  }
  forTerms(first, between, kUnrolled);
  if (!terms.isWhole)
    forTerms(between, last, 1);
  return carried;
}

KernelBuilder::Values CudaKernelBuilder::foldTerm(const BlockTurnsStep &step,
                                                  Scope &scope,
                                                  Values carried) {
  tdl::ReduceOp reduce = step.reduce;
  // Each number is loaded once for all points that need it.
  auto loadKept = [&](const Point &at, const Side &side, ValueRange values) {
    std::vector<Scope> loaded;
    for (Value value : values)
      emitWith(side.variable, value, getVariable(side.variable), [&] {
        Scope &own = loaded.emplace_back();
        for (const Point::Kept &kept : at.kept) {
          KernelBuilder::Place tile = getTile(kept.tile);
          Value number = load(tile, kept.at);
          own[kept.value] =
              convert(builder, number, tile.element, kept.value.getType());
        }
        return Values();
      });
    return loaded;
  };
  std::vector<Scope> left = loadKept(step.left, step.rows, ownRows);
  std::vector<Scope> right = loadKept(step.right, step.columns, ownColumns);
  llvm::SaveAndRestore at(point, &step.point);
  size_t count = reduce->getNumResults();
  for (size_t row = 0; row != left.size(); ++row)
    for (size_t column = 0; column != right.size(); ++column) {
      Scope inner = scope;
      for (const Scope *side : {&left[row], &right[column]})
        for (const auto &[key, value] : *side)
          inner[key] = value;
      size_t first = (row * right.size() + column) * count;
      Values own(ArrayRef(carried).slice(first, count));
      emitAtPoint(step.rows, ownRows[row], step.columns, ownColumns[column],
                  [&] {
                    Values terms;
                    for (Value value : reduce.getYield().getValues())
                      terms.push_back(get(value, inner));
                    own = combine(reduce, own, terms);
                  });
      llvm::copy(own, carried.begin() + first);
    }
  return carried;
}

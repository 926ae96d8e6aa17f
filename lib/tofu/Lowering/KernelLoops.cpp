//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The order of the loops. Elements that lie side by side in what is read should
// be computed side by side: by the innermost loop of a reduction where it runs
// along them, else by a loop over the results, around which the reduction is
// turned inside out: a tile of accumulators, and the reduction's loops outside.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/KernelBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Elements along both sides of a block of what is transposed: no more lines of
/// the first cache than it keeps where they are a power of two apart.
static constexpr int64_t kTransposed = 8;

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// True if all reads below `root` move by at most one element when the variable
/// does.
bool KernelBuilder::isContiguous(unsigned variable, Operation *root) {
  bool result = true;
  root->walk([&](tdl::ReadOp read) {
    SmallVector<AffineExpr, 4> exprs;
    for (AffineExpr expr : read.getMap().getResults())
      exprs.push_back(
          loops.substitute(expr, read.getDims(), read.getSymbols()));
    for (auto [dim, expr] : llvm::enumerate(exprs)) {
      bool uses = !expr || expr.isFunctionOfDim(variable);
      if (!uses)
        continue;
      bool isLast = dim + 1 == exprs.size();
      result &= expr && isLast && getFactor(expr, variable) == 1;
    }
  });
  return result;
}

KernelBuilder::LoopOrder KernelBuilder::chooseOrder() {
  LoopOrder order;
  merged.clear();
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    order.outputs.push_back(variable);
  if (order.outputs.empty())
    return order;
  unsigned last = order.outputs.back();
  order.scan = matchScan();
  if (order.scan) {
    // The last variable's elements go along, if it is another one.
    unsigned along = order.scan->along;
    if (along != last) {
      llvm::erase(order.outputs, along);
      order.outputs.insert(order.outputs.end() - 1, along);
    }
    return order;
  }
  SmallVector<tdl::ReduceOp> reduces(op.getBlock()->getOps<tdl::ReduceOp>());
  bool turn = !reduces.empty();
  for (tdl::ReduceOp reduce : reduces) {
    turn &= reduce.getBuiltin().has_value() && !dependsOn(reduce, last) &&
            isContiguous(last, reduce);
    for (Value index : reduce.getIndices())
      for (unsigned digit : loops.getDigits(*loops.getIndex(index)))
        turn &= !isContiguous(digit, reduce);
  }
  if (turn)
    order.vector = last;
  else
    mergeContiguous(order.outputs);
  if (reduces.empty())
    order.isTransposed = putReadBeforeLast(order.outputs);
  return order;
}

/// Where results are written along the last variable, but something is read
/// along another one, puts that one before it. False if there is none, or a
/// condition cuts the loops.
bool KernelBuilder::putReadBeforeLast(SmallVectorImpl<unsigned> &order) {
  unsigned last = order.back();
  auto isFree = [&](unsigned variable) {
    return llvm::none_of(conditions, [&](const Condition &condition) {
      return condition.expr && condition.expr.isFunctionOfDim(variable);
    });
  };
  if (!isFree(last))
    return false;
  std::optional<unsigned> along;
  op.getBody().walk([&](tdl::ReadOp read) {
    Address address = getAddress(read, getPiece(read));
    const Index &step = address.factors[last];
    if (step.is(0) || step.is(1))
      return;
    for (unsigned variable : ArrayRef(order).drop_back())
      if (address.factors[variable].is(1) && isFree(variable))
        along = variable;
  });
  if (!along)
    return false;
  llvm::erase(order, *along);
  order.insert(order.end() - 1, *along);
  return true;
}

/// True if the guard of a reduction, or of one inside it, bounds its indices by
/// the variable.
bool KernelBuilder::dependsOn(tdl::ReduceOp reduce, unsigned variable) {
  return reduce
      .walk([&](tdl::ReduceOp inner) {
        for (Value operand : inner.getGuardIndices()) {
          AffineExpr expr =
              loops.substitute(getAffineDimExpr(0, op.getContext()), operand);
          if (!expr || expr.isFunctionOfDim(variable))
            return WalkResult::interrupt();
        }
        return WalkResult::advance();
      })
      .wasInterrupted();
}

/// Where the inner loop runs over all of its dimension, and its elements follow
/// on those of the outer one's iterations in every piece, one loop does for
/// both.
void KernelBuilder::mergeContiguous(SmallVectorImpl<unsigned> &order) {
  while (order.size() > 1) {
    unsigned inner = order.back(), outer = order[order.size() - 2];
    auto [top, size] = merged.lookup_or(inner, {inner, 1});
    Index extent = part.ranges[top].extent;
    if (!extent.isConstant() || !part.ranges[top].lo.is(0) ||
        extent.constant <= 0 || !canMerge(outer, inner, size * extent.constant))
      return;
    merged[inner] = {outer, size * extent.constant};
    order.erase(order.end() - 2);
  }
}

/// True if both variables occur in addresses only, and there one step of the
/// outer one is `steps` of the inner one.
bool KernelBuilder::canMerge(unsigned outer, unsigned inner, int64_t steps) {
  for (const Condition &condition : conditions)
    if (!condition.expr || condition.expr.isFunctionOfDim(outer) ||
        condition.expr.isFunctionOfDim(inner))
      return false;
  for (unsigned variable : {outer, inner})
    for (Operation *user :
         loops.getValue(loops.getVariables()[variable].index).getUsers())
      if (!isa<tdl::ReadOp>(user))
        return false;
  auto follows = [&](const Index &outerFactor, const Index &innerFactor) {
    return outerFactor == prologue->mul(innerFactor, steps);
  };
  bool result = true;
  op.getBody().walk([&](tdl::ReadOp read) {
    Address address = getAddress(read, getPiece(read));
    result &= address.rest.empty() &&
              follows(address.factors[outer], address.factors[inner]);
  });
  for (const Piece &piece : outputs)
    result &= follows(getStep(piece, outer), getStep(piece, inner));
  return result;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

KernelBuilder::Values
KernelBuilder::emitLoop(unsigned variable, Index lo, Index hi, Index step,
                        Values carried, function_ref<Values(Values)> body) {
  Location loc = op.getLoc();
  IndexBuilder here(builder);
  auto loop = scf::ForOp::create(builder, loc, here.materialize(loc, lo),
                                 here.materialize(loc, hi),
                                 here.materialize(loc, step), carried);
  Value outside = std::exchange(ivs[variable], loop.getInductionVar());
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    Values next = body(llvm::to_vector_of<Value>(loop.getRegionIterArgs()));
    if (!carried.empty())
      scf::YieldOp::create(builder, loc, next);
  }
  ivs[variable] = outside;
  return llvm::to_vector_of<Value>(loop.getResults());
}

KernelBuilder::Values KernelBuilder::emitSegments(unsigned variable, Index lo,
                                                  Index hi, Values carried,
                                                  Operation *root, Emit emit) {
  if (lo.isConstant() && hi.isConstant() && lo.constant >= hi.constant)
    return carried;
  auto found = llvm::find_if(conditions, [&](const Condition &condition) {
    return canDecide(condition, variable, root);
  });
  if (found == conditions.end() || copies + 2 > kMaxCopies)
    return emit(lo, hi, carried);
  auto [from, to] = solve(*found, variable, lo, hi);
  SmallVector<Condition *> alike;
  for (Condition &condition : conditions)
    if (!condition.known && condition.expr == found->expr &&
        condition.low == found->low && condition.high == found->high)
      alike.push_back(&condition);
  auto emitWith = [&](bool holds, Index first, Index last) {
    for (Condition *condition : alike)
      condition->known = holds;
    carried = emitSegments(variable, first, last, carried, root, emit);
  };
  copies += 2;
  emitWith(false, lo, from);
  emitWith(true, from, to);
  emitWith(false, to, hi);
  for (Condition *condition : alike)
    condition->known.reset();
  return carried;
}

/// Runs over the ranges of some variables.
void KernelBuilder::emitRanges(ArrayRef<unsigned> variables,
                               const Ranges &ranges,
                               function_ref<void()> body) {
  if (variables.empty())
    return body();
  auto [lo, hi] = ranges[variables.front()];
  emitLoop(variables.front(), lo, hi, 1, {}, [&](Values) {
    emitRanges(variables.drop_front(), ranges, body);
    return Values();
  });
}

/// Cuts the ranges of variables into tiles, the extents of which are given.
void KernelBuilder::emitInTiles(ArrayRef<unsigned> variables,
                                ArrayRef<int64_t> extents, Ranges &ranges,
                                function_ref<void()> body) {
  if (variables.empty())
    return body();
  unsigned variable = variables.front();
  auto whole = ranges[variable];
  emitLoop(
      variable, whole.first, whole.second, extents.front(), {}, [&](Values) {
        IndexBuilder here(builder);
        // The tile's first value; the variable itself is not known yet.
        Index start = std::exchange(ivs[variable], nullptr);
        Index stop = here.min(here.add(start, extents.front()), whole.second);
        ranges[variable] = {start, stop};
        emitInTiles(variables.drop_front(), extents.drop_front(), ranges, body);
        return Values();
      });
  ranges[variable] = whole;
}

void KernelBuilder::emitTransposed(unsigned outer, unsigned inner,
                                   bool isOutermost) {
  Ranges ranges(loops.size(), {0, 0});
  ranges[outer] = getBounds(outer, isOutermost);
  ranges[inner] = getBounds(inner, false);
  emitInTiles({outer, inner}, {kTransposed, kTransposed}, ranges, [&] {
    emitRanges({outer, inner}, ranges, [&] { emitPoint(); });
  });
}

void KernelBuilder::emitOutputs(ArrayRef<unsigned> variables,
                                bool isOutermost) {
  if (variables.empty()) {
    if (order.vector)
      emitTiles(*order.vector, isOutermost);
    else
      emitPoint();
    return;
  }
  unsigned variable = variables.front();
  if (order.scan && variable == order.scan->along)
    return emitScan(*order.scan, variables.drop_front(), isOutermost);
  if (order.isTransposed && variables.size() == 2)
    return emitTransposed(variable, variables.back(), isOutermost);
  auto [lo, hi] = getBounds(variable, isOutermost);
  emitSegments(variable, lo, hi, {}, op, [&](Index from, Index to, Values) {
    auto emit = [&] {
      emitLoop(variable, from, to, 1, {}, [&](Values) {
        emitOutputs(variables.drop_front(), false);
        return Values();
      });
    };
    if (variables.size() == 1 && !order.vector)
      emitUnswitched(variable, from, to, emit);
    else
      emit();
    return Values();
  });
}

/// The range of a loop; of the outermost one, which may be shared out, the
/// iterations that are asked for.
std::pair<Index, Index> KernelBuilder::getBounds(unsigned variable,
                                                 bool isOutermost) {
  auto [top, size] = merged.lookup_or(variable, {variable, 1});
  Index lo = prologue->mul(part.ranges[top].lo, size);
  Index hi = prologue->add(lo, prologue->mul(part.ranges[top].extent, size));
  if (!isOutermost || isSerial())
    return {lo, hi};
  IndexBuilder here(builder);
  return {here.add(lo, begin), here.min(here.add(lo, end), hi)};
}

void KernelBuilder::emitPoint() {
  Scope scope;
  store(scope);
}

void KernelBuilder::store(Scope &scope) {
  Values values;
  for (Value value : op.getYield().getValues())
    values.push_back(get(value, scope));
  for (auto [value, piece] : llvm::zip(values, outputs))
    store(piece, getAddress(piece), value);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

void KernelBuilder::emitTiles(unsigned variable, bool isOutermost) {
  Ranges ranges(loops.size(), {0, 0});
  ranges[variable] = getBounds(variable, isOutermost);
  emitInTiles(variable, kAccumulators, ranges, [&] {
    emitTile(variable, ranges[variable].first, ranges[variable].second);
  });
}

/// A place for elements, made once in the function.
Value KernelBuilder::allocateTile(Type type, int64_t size) {
  OpBuilder &before = prologue->getBuilder();
  Location loc = op.getLoc();
  Value count =
      LLVM::ConstantOp::create(before, loc, before.getI64Type(), size);
  return LLVM::AllocaOp::create(
      before, loc, LLVM::LLVMPointerType::get(builder.getContext()),
      getStoredType(type), count, /*alignment=*/64);
}

std::vector<KernelBuilder::Piece>
KernelBuilder::allocateAccumulators(tdl::ReduceOp reduce, int64_t size) {
  std::vector<Piece> tiles;
  for (Type type : reduce.getResultTypes()) {
    Piece &tile = tiles.emplace_back();
    tile.element = tdl::getAccumulatorType(reduce, type);
    tile.pointer = allocateTile(tile.element, size);
  }
  return tiles;
}

void KernelBuilder::emitTile(unsigned variable, Index lo, Index hi) {
  // Accumulators of the reductions so far: in a tile each.
  llvm::MapVector<Value, Piece> tiles;
  auto enter = [&](Scope &scope) {
    IndexBuilder here(builder);
    for (auto &[value, tile] : tiles)
      scope[value] = load(tile, here.sub(ivs[variable], lo));
  };
  for (tdl::ReduceOp reduce : op.getBlock()->getOps<tdl::ReduceOp>()) {
    std::vector<Piece> accumulators =
        allocateAccumulators(reduce, kAccumulators);
    for (auto [identity, tile] : llvm::zip(getIdentities(reduce), accumulators))
      emitLoop(variable, lo, hi, 1, {}, [&](Values) {
        IndexBuilder here(builder);
        store(tile, here.sub(ivs[variable], lo), identity);
        return Values();
      });
    SmallVector<unsigned> order = getLoopOrder(reduce);
    Domain domain = getDomain(reduce, order);
    Scope outside;
    emitReduceLoops(reduce, domain, order, outside, {}, [&](Values) {
      emitSegments(
          variable, lo, hi, {}, reduce, [&](Index from, Index to, Values) {
            return emitLoop(variable, from, to, 1, {}, [&](Values) {
              Scope scope;
              enter(scope);
              IndexBuilder here(builder);
              Index at = here.sub(ivs[variable], lo);
              Values carried;
              for (const Piece &tile : accumulators)
                carried.push_back(load(tile, at));
              for (auto [tile, value] :
                   llvm::zip(accumulators, emitTerm(reduce, scope, carried)))
                store(tile, at, value);
              return Values();
            });
          });
      return Values();
    });
    // Rounded once, to what the reduction yields.
    for (auto [result, tile] : llvm::zip(reduce.getResults(), accumulators)) {
      Piece rounded = tile;
      if (result.getType() != tile.element) {
        rounded.element = result.getType();
        rounded.pointer = allocateTile(rounded.element, kAccumulators);
        unsigned number = result.getResultNumber();
        emitLoop(variable, lo, hi, 1, {}, [&](Values) {
          IndexBuilder here(builder);
          Index at = here.sub(ivs[variable], lo);
          Values all(accumulators.size());
          all[number] = load(accumulators[number], at);
          store(rounded, at, finish(reduce, all)[number]);
          return Values();
        });
      }
      tiles[result] = rounded;
    }
  }
  emitSegments(variable, lo, hi, {}, op, [&](Index from, Index to, Values) {
    return emitLoop(variable, from, to, 1, {}, [&](Values) {
      Scope scope;
      enter(scope);
      store(scope);
      return Values();
    });
  });
}

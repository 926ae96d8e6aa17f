//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// scatter: each element of the result is the operand's, folded with the updates
// whose index says its place, or the last one of these. An update is applied
// only if its whole window lies in the operand.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Folding.h"
#include "tofu/Import/StableHLO/Indices.h"
#include "tofu/Import/StableHLO/Rules.h"
#include "tofu/Import/StableHLO/WindowNumbers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Where an element of the result lies in the update of a window.
struct Hit {
  Value isHere;   // the window is this point along some dimensions; or null
  Value isInside; // the window lies in the operand; null: always
  SmallVector<AffineExpr> coordinates; // of the update
  bool mayMiss = false;                // these may lie outside of it
};

/// Writes what the windows do to the elements of the results. The operands are
/// `count` inputs, the indices and as many updates; lambdas have the inputs
/// indices and updates, then others.
struct Windows {
  SourceOp &op;
  unsigned count;
  const WindowNumbers &numbers;
  ArrayRef<int64_t> big = op.getOperandShape(0);
  ArrayRef<int64_t> updates = op.getOperandShape(count + 1);
  Type indexType = op.getOperandType(count).getElementType();
  SmallVector<FoldValue> values = getFoldValues(op);

  Value getIndices() const { return op.getOperand(count); }
  Value getBig(FoldValue value) const {
    return getFoldOperand(op, value.number, value).value;
  }
  Value getUpdates(FoldValue value) const {
    return getFoldOperand(op, count + 1 + value.number, value).value;
  }

  /// The extent of a window along a dimension of the big tensor.
  int64_t getExtent(size_t dim) const {
    std::optional<unsigned> inUpdates = numbers.windowDim[dim];
    return inUpdates ? updates[*inUpdates] : 1;
  }
  /// The windows that may hit an element are numbered along these; along the
  /// others its place on a batching dimension gives the number.
  SmallVector<unsigned> getFree() const;
  SmallVector<int64_t> getFreeExtents() const {
    return llvm::map_to_vector(getFree(), [&](unsigned number) {
      return updates[numbers.numbering[number]];
    });
  }
  /// All numbers of a window; `places` are the indices along the big tensor's
  /// dimensions.
  SmallVector<AffineExpr> getWindow(ArrayRef<AffineExpr> free,
                                    ArrayRef<AffineExpr> places) const;
  Value readStart(LambdaBody &body, size_t dim, ArrayRef<AffineExpr> window,
                  Value otherwise = {}) const {
    return readIndex(
        body, 0, indexType,
        numbers.getIndexCoordinates(body, *numbers.component[dim], window),
        otherwise);
  }

  Hit getHit(LambdaBody &body, ArrayRef<AffineExpr> window) const;
  FoldTerm writeTerm(LambdaBody &body, unsigned number,
                     ArrayRef<AffineExpr> free, ArrayRef<Value> nothing,
                     SmallVectorImpl<Value> &conditions) const;
  void fold(Block &block);

  SmallVector<unsigned> getPlacedDims() const;
  Value writeNumber(LambdaBody &body, ArrayRef<AffineExpr> free, Type type,
                    ArrayRef<unsigned> dims) const;
  Value getLast();
  Value writeLast(LambdaBody &body) const;
  void overwrite();
};
} // namespace

static Value conjoin(LambdaBody &body, Value all, Value condition) {
  if (!all)
    return condition;
  return arith::AndIOp::create(body.getBuilder(), body.getLoc(), all,
                               condition);
}

/// 0 <= value <= greatest
static Value isWithin(LambdaBody &body, Value value, int64_t greatest) {
  return arith::CmpIOp::create(
      body.getBuilder(), body.getLoc(), arith::CmpIPredicate::ule, value,
      body.constant(greatest, body.getBuilder().getIndexType()));
}

static Value isEqual(LambdaBody &body, Value left, Value right) {
  return arith::CmpIOp::create(body.getBuilder(), body.getLoc(),
                               arith::CmpIPredicate::eq, left, right);
}

/// The value where both conditions hold. The one of points stands outside: then
/// code can go to the point instead of asking everywhere.
static Value choose(LambdaBody &body, Value isHere, Value isInside, Value value,
                    Value otherwise) {
  for (Value condition : {isInside, isHere})
    if (condition)
      value = arith::SelectOp::create(body.getBuilder(), body.getLoc(),
                                      condition, value, otherwise);
  return value;
}

SmallVector<unsigned> Windows::getFree() const {
  SmallVector<bool> given(numbers.numbering.size());
  for (std::optional<unsigned> batch : numbers.batchDim)
    if (batch)
      given[numbers.getNumbering(*batch)] = true;
  SmallVector<unsigned> free;
  for (unsigned i = 0; i != given.size(); ++i)
    if (!given[i])
      free.push_back(i);
  return free;
}

SmallVector<AffineExpr> Windows::getWindow(ArrayRef<AffineExpr> free,
                                           ArrayRef<AffineExpr> places) const {
  SmallVector<AffineExpr> window(numbers.numbering.size());
  for (auto [number, expr] : llvm::zip(getFree(), free))
    window[number] = expr;
  for (size_t dim = 0; dim != big.size(); ++dim)
    if (numbers.batchDim[dim])
      window[numbers.getNumbering(*numbers.batchDim[dim])] = places[dim];
  return window;
}

//===----------------------------------------------------------------------===//
// Folding
//===----------------------------------------------------------------------===//

Hit Windows::getHit(LambdaBody &body, ArrayRef<AffineExpr> window) const {
  Hit hit;
  hit.coordinates.resize(updates.size());
  for (auto [number, dim] : llvm::enumerate(numbers.numbering))
    hit.coordinates[dim] = window[number];
  for (size_t dim = 0; dim != big.size(); ++dim) {
    int64_t extent = getExtent(dim);
    AffineExpr place = body.index(dim);
    if (numbers.component[dim]) {
      Value start = readStart(body, dim, window);
      if (extent == 1) {
        hit.isHere = conjoin(body, hit.isHere,
                             isEqual(body, start, body.indexValue(dim)));
        place = body.constantIndex(0);
      } else {
        hit.isInside = conjoin(body, hit.isInside,
                               isWithin(body, start, big[dim] - extent));
        place = place - body.symbol(start);
        hit.mayMiss = true;
      }
    }
    if (!numbers.windowDim[dim])
      continue;
    hit.coordinates[*numbers.windowDim[dim]] = place;
    hit.mayMiss |= !numbers.component[dim] && extent != big[dim];
  }
  return hit;
}

/// Of the first `number` updates that the lambda has.
FoldTerm Windows::writeTerm(LambdaBody &body, unsigned number,
                            ArrayRef<AffineExpr> free, ArrayRef<Value> nothing,
                            SmallVectorImpl<Value> &conditions) const {
  Hit hit = getHit(body, getWindow(free, body.indices()));
  FoldTerm term;
  for (unsigned i = 0; i != number; ++i) {
    Value otherwise;
    if (hit.mayMiss)
      otherwise = nothing.empty() ? body.constant(0, body.getElementType(1 + i))
                                  : nothing[i];
    term.values.push_back(body.read(1 + i, hit.coordinates, otherwise));
  }
  // What is not nothing outside of the update has to be told apart.
  if (hit.mayMiss && nothing.empty())
    for (auto [dim, inUpdates] : llvm::enumerate(numbers.windowDim))
      if (inUpdates)
        conditions.push_back(isWithin(
            body, body.value(hit.coordinates[*inUpdates]), getExtent(dim) - 1));
  for (Value condition : {hit.isInside, hit.isHere})
    if (condition)
      conditions.push_back(condition);
  return term;
}

void Windows::fold(Block &block) {
  SmallVector<FoldStart> starts;
  for (FoldValue value : values)
    starts.push_back(getFoldOperand(op, value.number, value));
  SmallVector<int64_t> extents = getFreeExtents();
  FoldSource source{big, extents,
                    [&](ArrayRef<unsigned> members) {
                      SmallVector<Value> inputs = {getIndices()};
                      for (unsigned member : members)
                        inputs.push_back(getUpdates(values[member]));
                      return inputs;
                    },
                    [&](LambdaBody &body, ArrayRef<unsigned> members,
                        ArrayRef<AffineExpr> free, ArrayRef<Value> nothing,
                        SmallVectorImpl<Value> &conditions) {
                      return writeTerm(body, members.size(), free, nothing,
                                       conditions);
                    }};
  setFolds(op, block, source, starts, /*hasConditions=*/true);
}

//===----------------------------------------------------------------------===//
// Overwriting
//===----------------------------------------------------------------------===//

/// Dimensions of the big tensor along which windows differ in their places.
SmallVector<unsigned> Windows::getPlacedDims() const {
  SmallVector<unsigned> dims;
  for (unsigned dim = 0; dim != big.size(); ++dim)
    if (numbers.component[dim] || numbers.batchDim[dim])
      dims.push_back(dim);
  return dims;
}

/// The number of a window that covers the place, else the least integer.
Value Windows::writeNumber(LambdaBody &body, ArrayRef<AffineExpr> free,
                           Type type, ArrayRef<unsigned> dims) const {
  OpBuilder &b = body.getBuilder();
  Location loc = body.getLoc();
  SmallVector<AffineExpr> places(big.size());
  for (auto [i, dim] : llvm::enumerate(dims))
    places[dim] = body.index(i);
  SmallVector<AffineExpr> window = getWindow(free, places);
  Value isHere, isInside;
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (!numbers.component[dim])
      continue;
    Value start = readStart(body, dim, window), place = body.indexValue(i);
    int64_t extent = getExtent(dim);
    if (extent == 1) {
      isHere = conjoin(body, isHere, isEqual(body, start, place));
      continue;
    }
    isInside =
        conjoin(body, isInside, isWithin(body, start, big[dim] - extent));
    Value offset = arith::SubIOp::create(b, loc, place, start);
    isInside = conjoin(body, isInside, isWithin(body, offset, extent - 1));
  }
  Value number;
  for (auto [i, extent] : llvm::enumerate(getFreeExtents())) {
    Value own = body.indexValue(dims.size() + i);
    if (number) {
      Value scale = body.constant(extent, b.getIndexType());
      number = arith::MulIOp::create(b, loc, number, scale);
      own = arith::AddIOp::create(b, loc, number, own);
    }
    number = own;
  }
  number = arith::IndexCastOp::create(b, loc, type, number);
  Value none = body.constant(tdl::getIdentity(tdl::Combiner::max, type));
  return choose(body, isHere, isInside, number, none);
}

/// Per place the number of the last window that covers it.
Value Windows::getLast() {
  SmallVector<int64_t> extents = getFreeExtents(), shape;
  SmallVector<unsigned> dims = getPlacedDims();
  for (unsigned dim : dims)
    shape.push_back(big[dim]);
  OpBuilder builder(op.getContext());
  bool isSmall = llvm::product_of(extents) <= INT32_MAX;
  Type type = isSmall ? builder.getI32Type() : builder.getI64Type();
  return op.createLambda(
      RankedTensorType::get(shape, type), {getIndices()},
      [&](LambdaBody &body) {
        return body.reduce(tdl::Combiner::max, extents, /*accumulator=*/Type(),
                           [&](ArrayRef<AffineExpr> free) {
                             return writeNumber(body, free, type, dims);
                           });
      });
}

/// What the last window has here; without one its number is far below 0, so
/// that the read is outside.
Value Windows::writeLast(LambdaBody &body) const {
  SmallVector<AffineExpr> places;
  for (unsigned dim : getPlacedDims())
    places.push_back(body.index(dim));
  Value last = arith::IndexCastOp::create(body.getBuilder(), body.getLoc(),
                                          body.getBuilder().getIndexType(),
                                          body.read(3, places));
  AffineExpr rest = body.symbol(last);
  SmallVector<int64_t> extents = getFreeExtents();
  SmallVector<AffineExpr> free(extents.size());
  for (unsigned i = extents.size(); i-- != 1; rest = rest.floorDiv(extents[i]))
    free[i] = rest % extents[i];
  free[0] = rest;
  SmallVector<AffineExpr> window = getWindow(free, body.indices());
  SmallVector<AffineExpr> coordinates(updates.size());
  for (auto [number, dim] : llvm::enumerate(numbers.numbering))
    coordinates[dim] = window[number];
  for (size_t dim = 0; dim != big.size(); ++dim) {
    if (!numbers.windowDim[dim])
      continue;
    AffineExpr place = body.index(dim);
    if (numbers.component[dim])
      place = getExtent(dim) == 1
                  ? body.constantIndex(0)
                  : place - body.symbol(readStart(
                                body, dim, window,
                                body.constant(0, body.getElementType(0))));
    coordinates[*numbers.windowDim[dim]] = place;
  }
  return body.read(1, coordinates, body.readHere(2));
}

void Windows::overwrite() {
  bool isEmpty = llvm::is_contained(updates, 0), hasFree = !getFree().empty();
  Value last = hasFree && !isEmpty ? getLast() : Value();
  for (FoldValue value : values) {
    if (isEmpty) {
      op.setPart(getBig(value), value.part, value.number);
      continue;
    }
    SmallVector<Value> inputs = {getIndices(), getUpdates(value),
                                 getBig(value)};
    if (last)
      inputs.push_back(last);
    RankedTensorType type = getPartType(op.getType(value.number));
    Value result = op.createLambda(type, inputs, [&](LambdaBody &body) {
      if (last)
        return writeLast(body);
      Hit hit = getHit(body, getWindow({}, body.indices()));
      Value old = body.readHere(2);
      Value update = body.read(1, hit.coordinates, hit.mayMiss ? old : Value());
      return choose(body, hit.isHere, hit.isInside, update, old);
    });
    op.setPart(result, value.part, value.number);
  }
}

/// Along a dimension of the big tensor that is in no window, and has neither a
/// component nor a batching dimension, updates go to place 0 only.
static void requirePlaces(SourceOp &op, const WindowNumbers &numbers,
                          ArrayRef<int64_t> updates) {
  ArrayRef<int64_t> big = op.getOperandShape(0);
  for (size_t dim = 0; dim != big.size() && !op.failed(); ++dim) {
    std::optional<unsigned> inUpdates = numbers.windowDim[dim];
    op.require(inUpdates || numbers.component[dim] || numbers.batchDim[dim] ||
                   big[dim] == 1,
               "inserts dimension " + Twine(dim) + " of extent " +
                   Twine(big[dim]) + " without an index for it");
    op.require(!inUpdates || updates[*inUpdates] <= big[dim],
               "has updates that extend beyond dimension " + Twine(dim));
  }
}

/// Inputs of one shape, indices and updates of one shape; returns how many
/// inputs there are.
static unsigned expectScatter(SourceOp &op) {
  unsigned count = op.getNumOperands() / 2;
  op.expect(2 * std::max(count, 1u) + 1, std::max(count, 1u));
  for (unsigned i = 0; i != count && !op.failed(); ++i) {
    requireValue(op, i, count + 1 + i);
    op.require(op.getOperandShape(count + 1 + i) ==
                   op.getOperandShape(count + 1),
               "has operands " + Twine(count + 1) + " and " +
                   Twine(count + 1 + i) + " of different shapes");
    op.require(op.getType(i).getShape() == op.getShape(),
               "has results 0 and " + Twine(i) + " of different shapes");
  }
  if (!op.failed())
    op.requireShape(op.getOperandShape(0));
  return count;
}

static void importScatter(SourceOp &op) {
  unsigned count = expectScatter(op);
  Block *block = op.failed() ? nullptr : getFoldBlock(op);
  if (!block)
    return;
  ArrayRef<int64_t> updates = op.getOperandShape(count + 1);
  WindowNumbers numbers = getWindowNumbers(
      op,
      {"scatter_dimension_numbers", "scatter", "update_window_dims",
       "inserted_window_dims", "input_batching_dims",
       "scatter_indices_batching_dims", "scatter_dims_to_operand_dims",
       /*indices=*/count},
      op.getOperandShape(0), updates);
  if (op.failed())
    return;
  requirePlaces(op, numbers, updates);
  if (op.failed())
    return;

  Windows windows{op, count, numbers};
  if (returnsSecond(*block))
    windows.overwrite();
  else
    windows.fold(*block);
}

void tofu::addScatterRules(RuleTable &rules) {
  rules["stablehlo.scatter"] = importScatter;
}

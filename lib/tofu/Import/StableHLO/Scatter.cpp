//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// scatter with add: each element of the result is the operand's plus the sum of
// the updates whose index says its place. Updates that fall outside hit
// nothing.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Indices.h"
#include "tofu/Import/StableHLO/Reduction.h"
#include "tofu/Import/StableHLO/Rules.h"
#include "tofu/Import/StableHLO/WindowNumbers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Writes the sum of the updates for one element of the result.
struct UpdateSum {
  SourceOp &op;
  const WindowNumbers &numbers;
  ArrayRef<int64_t> big = op.getOperandShape(0);
  ArrayRef<int64_t> updates = op.getOperandShape(2);

  /// The windows that are summed over: those whose number is not given by the
  /// element's place along a batching dimension.
  SmallVector<unsigned> getSummed() const;
  Value write(LambdaBody &body);
  Value writeTerm(LambdaBody &body, ArrayRef<AffineExpr> own);
};
} // namespace

SmallVector<unsigned> UpdateSum::getSummed() const {
  SmallVector<bool> given(numbers.numbering.size());
  for (std::optional<unsigned> batch : numbers.batchDim)
    if (batch)
      given[numbers.getNumbering(*batch)] = true;
  SmallVector<unsigned> summed;
  for (unsigned i = 0; i != given.size(); ++i)
    if (!given[i])
      summed.push_back(i);
  return summed;
}

/// select(the window's start is this place, update, 0)
Value UpdateSum::writeTerm(LambdaBody &body, ArrayRef<AffineExpr> own) {
  OpBuilder &b = body.getBuilder();
  Location loc = body.getLoc();
  SmallVector<AffineExpr> window(numbers.numbering.size()),
      coordinates(updates.size());
  for (auto [i, number] : llvm::enumerate(getSummed()))
    window[number] = own[i];
  for (size_t dim = 0; dim != big.size(); ++dim)
    if (numbers.batchDim[dim])
      window[numbers.getNumbering(*numbers.batchDim[dim])] = body.index(dim);
  for (auto [number, dim] : llvm::enumerate(numbers.numbering))
    coordinates[dim] = window[number];

  Value hit;
  bool mayMiss = false; // the place may lie outside of the update
  for (size_t dim = 0; dim != big.size(); ++dim) {
    std::optional<unsigned> inUpdates = numbers.windowDim[dim];
    bool isPoint = !inUpdates || updates[*inUpdates] == 1;
    AffineExpr place = body.index(dim);
    if (numbers.component[dim]) {
      Value start = readIndex(
          body, 0, op.getOperandType(1).getElementType(),
          numbers.getIndexCoordinates(body, *numbers.component[dim], window));
      if (isPoint) {
        Value same = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                                           start, body.indexValue(dim));
        hit = hit ? Value(arith::AndIOp::create(b, loc, hit, same)) : same;
        place = body.constantIndex(0);
      } else {
        place = place - body.symbol(start);
        mayMiss = true;
      }
    }
    if (!inUpdates)
      continue;
    coordinates[*inUpdates] = place;
    mayMiss |= !numbers.component[dim] && updates[*inUpdates] != big[dim];
  }
  Value zero = body.constant(0, body.getElementType(1));
  Value update = body.read(1, coordinates, mayMiss ? zero : Value());
  if (!hit)
    return update;
  return arith::SelectOp::create(b, loc, hit, update, zero);
}

Value UpdateSum::write(LambdaBody &body) {
  SmallVector<int64_t> extents;
  for (unsigned number : getSummed())
    extents.push_back(updates[numbers.numbering[number]]);
  if (extents.empty())
    return writeTerm(body, {});
  return body.reduce(
      tdl::Combiner::sum, extents, getAccumulator(body.getElementType(1)),
      [&](ArrayRef<AffineExpr> own) { return writeTerm(body, own); });
}

/// Along a dimension of the big tensor that is in no window, and has neither a
/// component nor a batching dimension, updates go to place 0 only.
static void requirePlaces(SourceOp &op, const WindowNumbers &numbers) {
  ArrayRef<int64_t> big = op.getOperandShape(0);
  for (size_t dim = 0; dim != big.size() && !op.failed(); ++dim) {
    std::optional<unsigned> inUpdates = numbers.windowDim[dim];
    op.require(inUpdates || numbers.component[dim] || numbers.batchDim[dim] ||
                   big[dim] == 1,
               "inserts dimension " + Twine(dim) + " of extent " +
                   Twine(big[dim]) + " without an index for it");
    op.require(!inUpdates || op.getOperandShape(2)[*inUpdates] <= big[dim],
               "has updates that extend beyond dimension " + Twine(dim));
  }
}

static void importScatter(SourceOp &op) {
  op.require(op.getNumOperands() == 3, "is covered with one input, but has " +
                                           Twine(op.getNumOperands()) +
                                           " operands; needs 3");
  op.expect(3);
  if (op.failed())
    return;
  op.requireElementType(0);
  op.requireElementType(2);
  op.requireShape(op.getOperandShape(0));
  Folding folding = getFolding(op);
  op.require(folding.combiner == tdl::Combiner::sum,
             "is covered only with a body that adds");
  if (op.failed())
    return;
  WindowNumbers numbers = getWindowNumbers(
      op,
      {"scatter_dimension_numbers", "scatter", "update_window_dims",
       "inserted_window_dims", "input_batching_dims",
       "scatter_indices_batching_dims", "scatter_dims_to_operand_dims",
       /*indices=*/1},
      op.getOperandShape(0), op.getOperandShape(2));
  if (op.failed())
    return;
  requirePlaces(op, numbers);
  if (op.failed())
    return;

  op.setLambda({1, 2}, [&](LambdaBody &body) {
    return UpdateSum{op, numbers}.write(body);
  });
  TypedAttr start = op.getSplat(0);
  if (start &&
      (isa<IntegerAttr>(start) ? cast<IntegerAttr>(start).getValue().isZero()
                               : cast<FloatAttr>(start).getValue().isZero()))
    return;
  Value sum = op.getImported();
  op.setResult(op.createLambda(
      op.getType(), {op.getOperand(0), sum}, [&](LambdaBody &body) {
        Scalar scalar{body.getBuilder(), body.getLoc(),
                      op.getType().getElementType()};
        return getBinaryFunction("add")(scalar, body.readHere(0),
                                        body.readHere(1));
      }));
}

void tofu::addScatterRules(RuleTable &rules) {
  rules["stablehlo.scatter"] = importScatter;
}

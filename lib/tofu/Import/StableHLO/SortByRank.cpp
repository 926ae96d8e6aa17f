//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/SortByRank.h"

#include "tofu/Import/StableHLO/FunctionCall.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

/// So many elements are compared with each other.
static constexpr int64_t kMaxExtent = 8192;

namespace {
class RankSort {
public:
  RankSort(SourceOp &op, unsigned along, Block &comparator)
      : op(op), along(along), comparator(comparator),
        places(RankedTensorType::get(op.getOperandShape(0),
                                     op.getBuilder().getI32Type())) {
    operands = op.getFlatOperands();
  }

  void run();

private:
  int64_t getExtent() const { return op.getOperandShape(0)[along]; }
  Value isLess(LambdaBody &body, AffineExpr left, AffineExpr right);
  SmallVector<AffineExpr> at(LambdaBody &body, AffineExpr place) {
    SmallVector<AffineExpr> coordinates = body.indices();
    coordinates[along] = place;
    return coordinates;
  }
  Value createPlaces();
  Value invert(Value places);

  SourceOp &op;
  unsigned along;
  Block &comparator;
  RankedTensorType places;
  SmallVector<Value> operands;
};
} // namespace

/// Whether the element at `left` of the dimension comes before that at `right`.
Value RankSort::isLess(LambdaBody &body, AffineExpr left, AffineExpr right) {
  SmallVector<Value> arguments;
  unsigned next = 0;
  for (unsigned i = 0; i != op.getNumOperands(); ++i) {
    unsigned parts = ValueTable::countParts(op.getOperandType(i));
    for (AffineExpr place : {left, right})
      for (unsigned part = 0; part != parts; ++part)
        arguments.push_back(body.read(next + part, at(body, place)));
    next += parts;
  }
  SmallVector<Value> results =
      op.writeScalars(comparator, arguments, body.getBuilder());
  return results.empty() ? body.constant(0, op.getBuilder().getI1Type())
                         : results.front();
}

/// The number of elements that come before each: of those in front of it the
/// ones that it is not less than, of those behind it the ones that are less. So
/// each pair counts once, also if the body says that equals are less.
Value RankSort::createPlaces() {
  return op.createLambda(places, operands, [&](LambdaBody &body) {
    Type i32 = op.getBuilder().getI32Type();
    return body.reduce(
        tdl::Combiner::sum, {getExtent()}, Type(),
        [&](ArrayRef<AffineExpr> sum) {
          OpBuilder &b = body.getBuilder();
          Location loc = body.getLoc();
          AffineExpr here = body.index(along), there = sum[0];
          Value before = isLess(body, there, here);
          Value after = isLess(body, here, there);
          auto compare = [&](arith::CmpIPredicate predicate) -> Value {
            return arith::CmpIOp::create(b, loc, predicate,
                                         body.indexValue(places.getRank()),
                                         body.indexValue(along));
          };
          Value isInFront = compare(arith::CmpIPredicate::slt);
          Value stays = arith::XOrIOp::create(b, loc, after,
                                              body.constant(1, b.getI1Type()));
          Value passes = arith::AndIOp::create(
              b, loc, before, compare(arith::CmpIPredicate::sgt));
          Value counts =
              arith::SelectOp::create(b, loc, isInFront, stays, passes);
          return arith::ExtUIOp::create(b, loc, i32, counts).getResult();
        });
  });
}

/// Which element belongs in each place. A body that orders nothing, as LT of
/// sums that are NaN, may give elements the same place: then the one in front
/// comes first.
Value RankSort::invert(Value ranks) {
  Value numbers = op.createLambda(places, {}, [&](LambdaBody &body) -> Value {
    return arith::IndexCastOp::create(body.getBuilder(), body.getLoc(),
                                      body.getBuilder().getI32Type(),
                                      body.indexValue(along));
  });
  return applyToLines(op, "tofu_sort", along, {ranks, numbers}, {})[1];
}

void RankSort::run() {
  Value order = invert(createPlaces());
  if (op.failed())
    return;
  SmallVector<Value> results;
  for (Value operand : operands)
    results.push_back(op.createLambda(
        cast<RankedTensorType>(operand.getType()), {operand, order},
        [&](LambdaBody &body) {
          OpBuilder &b = body.getBuilder();
          Value place = arith::IndexCastOp::create(
              b, body.getLoc(), b.getIndexType(), body.readHere(1));
          return body.read(0, at(body, body.symbol(place)));
        }));
  op.setFlatResults(results);
}

void tofu::sortByRank(SourceOp &op, unsigned along) {
  SmallVector<Type> arguments;
  for (unsigned i = 0; i != op.getNumOperands(); ++i)
    arguments.append(
        2, RankedTensorType::get({}, op.getOperandType(i).getElementType()));
  Type result = RankedTensorType::get({}, op.getBuilder().getI1Type());
  Block *comparator = op.getBlock(0, 1, arguments, result);
  int64_t extent = op.getOperandShape(0)[along];
  op.require(extent <= kMaxExtent,
             "sorts " + Twine(extent) +
                 " elements by a comparison of its own, but at most " +
                 Twine(kMaxExtent) +
                 " are sorted so; longer ones need a body that compares "
                 "operands in turn, each by LT or GT, as they are or with one "
                 "NaN and one zero as JAX does");
  if (!op.failed())
    RankSort(op, along, *comparator).run();
}

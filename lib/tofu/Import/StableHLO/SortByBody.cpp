//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/SortByBody.h"
#include "tofu/Import/StableHLO/CountedLoop.h"
#include "tofu/Import/StableHLO/FunctionCall.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

/// So many elements are compared each with each: in one step, where a network
/// takes as many as its stages, one after the other.
static constexpr int64_t kMaxRanked = 8192;

namespace {
class BodySort {
public:
  BodySort(SourceOp &op, unsigned along, Block &comparator)
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
  Value createNumbers();
  Value createNetwork();
  Value exchange(Value numbers, Value stages, Value stage);

  SourceOp &op;
  unsigned along;
  Block &comparator;
  RankedTensorType places;
  SmallVector<Value> operands;
};
} // namespace

/// Whether the element at `left` of the dimension comes before that at `right`.
Value BodySort::isLess(LambdaBody &body, AffineExpr left, AffineExpr right) {
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
Value BodySort::createPlaces() {
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
Value BodySort::invert(Value ranks) {
  return applyToLines(op, "tofu_sort", along, {ranks, createNumbers()}, {})[1];
}

/// Each element's own number.
Value BodySort::createNumbers() {
  return op.createLambda(places, {}, [&](LambdaBody &body) -> Value {
    return arith::IndexCastOp::create(body.getBuilder(), body.getLoc(),
                                      body.getBuilder().getI32Type(),
                                      body.indexValue(along));
  });
}

/// The stages of Batcher's merge exchange (Knuth, The Art of Computer
/// Programming 5.2.2, algorithm M) of any number of elements: (d, p, r)
/// exchanges i and i + d where i & p = r.
static SmallVector<int32_t> getStages(int64_t extent) {
  SmallVector<int32_t> stages;
  int64_t top = int64_t(1) << (llvm::Log2_64_Ceil(extent) - 1);
  for (int64_t p = top; p != 0; p /= 2)
    for (int64_t q = top, d = p, r = 0;; d = q - p, q /= 2, r = p) {
      stages.append({int32_t(d), int32_t(p), int32_t(r)});
      if (q == p)
        break;
    }
  return stages;
}

/// One stage: which element is in each place then. Both places of a pair ask
/// the same, whether the element of the greater number is less, so that every
/// element stays whatever the body says; among equals the numbers decide.
Value BodySort::exchange(Value numbers, Value stages, Value stage) {
  SmallVector<Value> inputs(operands);
  llvm::append_values(inputs, numbers, stages, stage);
  unsigned first = operands.size();
  return op.createLambda(places, inputs, [&](LambdaBody &body) -> Value {
    OpBuilder &b = body.getBuilder();
    Location loc = body.getLoc();
    using arith::CmpIPredicate;
    auto compare = [&](CmpIPredicate predicate, Value x, Value y) -> Value {
      return arith::CmpIOp::create(b, loc, predicate, x, y);
    };
    auto choose = [&](Value condition, Value x, Value y) -> Value {
      return arith::SelectOp::create(b, loc, condition, x, y);
    };
    auto toSymbol = [&](Value value) {
      return body.symbol(
          arith::IndexCastOp::create(b, loc, b.getIndexType(), value));
    };
    AffineExpr now = toSymbol(body.read(first + 2, {}));
    auto ofStage = [&](int64_t i) {
      return body.read(first + 1, {now, body.constantIndex(i)});
    };
    Value distance = ofStage(0), bit = ofStage(1), wanted = ofStage(2);
    Value here = arith::IndexCastOp::create(b, loc, b.getI32Type(),
                                            body.indexValue(along));
    Value ahead = arith::AddIOp::create(b, loc, here, distance);
    Value behind = arith::SubIOp::create(b, loc, here, distance);
    auto isLeft = [&](Value place) {
      return compare(CmpIPredicate::eq,
                     arith::AndIOp::create(b, loc, place, bit), wanted);
    };
    auto both = [&](Value x, Value y) -> Value {
      return arith::AndIOp::create(b, loc, x, y);
    };
    Value rest = arith::SubIOp::create(
        b, loc, body.constant(getExtent(), b.getI32Type()), distance);
    Value isLower = both(isLeft(here), compare(CmpIPredicate::slt, here, rest));
    Value isUpper =
        both(isLeft(behind), compare(CmpIPredicate::sge, behind,
                                     body.constant(0, b.getI32Type())));
    Value other = choose(isLower, ahead, choose(isUpper, behind, here));
    Value mine = body.readHere(first);
    Value theirs = body.read(first, at(body, toSymbol(other)));
    Value low = arith::MinSIOp::create(b, loc, mine, theirs);
    Value high = arith::MaxSIOp::create(b, loc, mine, theirs);
    Value isHighFirst = isLess(body, toSymbol(high), toSymbol(low));
    Value front = choose(isHighFirst, high, low);
    Value back = choose(isHighFirst, low, high);
    return choose(compare(CmpIPredicate::slt, here, other), front, back);
  });
}

/// The same as `invert` gives, by a network: a loop over its stages.
Value BodySort::createNetwork() {
  OpBuilder &builder = op.getBuilder();
  Location loc = op.getOperation()->getLoc();
  SmallVector<int32_t> table = getStages(getExtent());
  int64_t count = table.size() / 3;
  Type i32 = builder.getI32Type();
  Value stages = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(RankedTensorType::get({count, 3}, i32),
                             ArrayRef<int32_t>(table)));
  return createCountedLoop(op, count, createNumbers(),
                           [&](Value stage, Value numbers) {
                             return exchange(numbers, stages, stage);
                           });
}

void BodySort::run() {
  Value order =
      getExtent() <= kMaxRanked ? invert(createPlaces()) : createNetwork();
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

void tofu::sortByBody(SourceOp &op, unsigned along) {
  SmallVector<Type> arguments;
  for (unsigned i = 0; i != op.getNumOperands(); ++i)
    arguments.append(
        2, RankedTensorType::get({}, op.getOperandType(i).getElementType()));
  Type result = RankedTensorType::get({}, op.getBuilder().getI1Type());
  Block *comparator = op.getBlock(0, 1, arguments, result);
  int64_t extent = op.getOperandShape(0)[along];
  op.require(extent <= INT32_MAX, "sorts " + Twine(extent) +
                                      " elements by a comparison of its own, "
                                      "but at most 2147483647 are sorted so");
  if (!op.failed())
    BodySort(op, along, *comparator).run();
}

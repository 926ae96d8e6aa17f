//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A sum over k of terms that are zero unless k is a number n has one term, at
// k = n: its reads of a table become reads of row n. A sum of terms that belong
// to place n only is a scatter. Both are found in a copy of the lambda, into
// which the masks that it reads are put; where nothing is found, it goes again.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Scatter.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Reads.h"
#include "tofu/TDL/Rounding.h"
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/FoldBody.h"
#include "tofu/Transforms/Fuse.h"
#include "tofu/Transforms/MaskedTerm.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "tofu/Transforms/Outline.h"
#include "tofu/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// So many operations of a mask, or of what is computed for a row, may be put
/// into the lambda that reads it.
static constexpr size_t kMaxOperations = 32;
/// Producers of producers that are looked through.
static constexpr unsigned kMaxProducers = 4;

namespace {
class Recovery {
public:
  /// Of the lambdas before it, findMasks() has seen all. Gives what replaces
  /// the lambda, or null.
  LambdaOp run(LambdaOp lambda);
  void findMasks(LambdaOp lambda);
  bool hasMask(LambdaOp lambda);

private:
  bool computesElements(LambdaOp lambda);
  void fuseMasks(LambdaOp lambda);
  void fuseElements(LambdaOp lambda);

  DenseSet<Value> masks;
};
} // namespace

/// True if the lambda computes each element of a few reads and of nothing else.
bool Recovery::computesElements(LambdaOp lambda) {
  size_t size = 0;
  return !lambda.getPart() && !isPinned(lambda) &&
         lambda.getDynamicExtents().empty() &&
         llvm::all_of(
             lambda.getBlock()->without_terminator(), [&](Operation &op) {
               auto read = dyn_cast<ReadOp>(op);
               return ++size <= kMaxOperations &&
                      (!read || read.getSymbols().empty()) &&
                      isa_and_nonnull<TDLDialect, arith::ArithDialect,
                                      math::MathDialect, affine::AffineDialect>(
                          op.getDialect()) &&
                      op.getNumRegions() == 0 && !isa<OpaqueOp>(op);
             });
}

/// True if a condition is a test of a place.
static bool isTest(Value condition) {
  return !getPlaceTests(condition).empty();
}

/// Learns which results of the lambda hold elements of a one-hot matrix, or
/// products with them.
void Recovery::findMasks(LambdaOp lambda) {
  if (!computesElements(lambda))
    return;
  auto readsMask = [&](Value value) {
    auto read = value.getDefiningOp<ReadOp>();
    return read && !read.getOtherwise() &&
           masks.contains(
               lambda.getInputs()[cast<BlockArgument>(read.getSource())
                                      .getArgNumber() -
                                  lambda.getRank()]);
  };
  for (auto [result, value] :
       llvm::zip(lambda.getResults(), lambda.getYield().getValues())) {
    SmallVector<Value> parts;
    llvm::append_range(parts, value.getType().isInteger(1)
                                  ? getConjuncts(value)
                                  : getMaskConditions(value, &parts));
    if (llvm::any_of(parts, isTest) || llvm::any_of(parts, readsMask))
      masks.insert(result);
  }
}

/// True if it has to do with one-hot matrices: most have not.
bool Recovery::hasMask(LambdaOp lambda) {
  if (lambda.getPart() || isPinned(lambda) ||
      !lambda.getDynamicExtents().empty())
    return false;
  if (llvm::any_of(lambda.getInputs(),
                   [&](Value input) { return masks.contains(input); }))
    return true;
  return lambda.getBody()
      .walk([](arith::CmpIOp compare) {
        return isTest(compare) ? WalkResult::interrupt()
                               : WalkResult::advance();
      })
      .wasInterrupted();
}

void Recovery::fuseMasks(LambdaOp lambda) {
  for (unsigned depth = 0; depth != kMaxProducers; ++depth) {
    bool isNew = false;
    for (unsigned i = 0, end = lambda.getInputs().size(); i != end; ++i)
      if (masks.contains(lambda.getInputs()[i]))
        isNew |= succeeded(fuseInto(lambda, i));
    if (!isNew)
      return;
    foldBody(lambda);
    normalizeInputs(lambda);
  }
}

/// Puts in what only this lambda and its copy read, unless they read more
/// elements than there are.
void Recovery::fuseElements(LambdaOp lambda) {
  int64_t points = 1;
  for (int64_t extent : lambda.getStaticExtents())
    points *= extent;
  for (unsigned depth = 0; depth != kMaxProducers; ++depth) {
    bool isNew = false;
    for (unsigned i = 0, end = lambda.getInputs().size(); i != end; ++i) {
      auto result = dyn_cast<OpResult>(lambda.getInputs()[i]);
      auto producer =
          result ? dyn_cast<LambdaOp>(result.getOwner()) : LambdaOp();
      if (producer && llvm::hasNItemsOrLess(result.getUses(), 2) &&
          points <= cast<RankedTensorType>(result.getType()).getNumElements() &&
          computesElements(producer))
        isNew |= succeeded(fuseInto(lambda, i));
    }
    if (!isNew)
      return;
    foldBody(lambda);
    normalizeInputs(lambda);
  }
}

//===----------------------------------------------------------------------===//
// One row
//===----------------------------------------------------------------------===//

/// True if the index can be a number from data wherever it is used.
static bool canBeData(BlockArgument index) {
  return llvm::all_of(index.getUses(), [](OpOperand &use) {
    auto read = dyn_cast<ReadOp>(use.getOwner());
    if (!read)
      return isa<arith::ArithDialect>(use.getOwner()->getDialect());
    return !read.getGuard();
  });
}

/// Moves what the value is computed from to the start of the block, for which
/// it must not need the arguments' order.
static void moveToStart(Value value, Block *block) {
  SmallVector<Operation *> needed;
  DenseSet<Value> values{value};
  for (Operation &op : llvm::reverse(*block)) {
    if (llvm::none_of(op.getResults(),
                      [&](Value result) { return values.contains(result); }))
      continue;
    needed.push_back(&op);
    op.walk([&](Operation *inner) {
      values.insert(inner->operand_begin(), inner->operand_end());
    });
  }
  for (Operation *op : needed)
    op->moveBefore(block, block->begin());
}

/// True if the value is a read at the index, perhaps cast, of a tensor of as
/// many rows: zero if it is outside.
static bool isReadAt(Value value, BlockArgument index) {
  while (isa_and_nonnull<arith::ExtFOp, arith::TruncFOp, arith::ExtSIOp,
                         arith::ExtUIOp, arith::SIToFPOp, arith::UIToFPOp>(
             value.getDefiningOp()) &&
         hasZero(value.getType()))
    value = value.getDefiningOp()->getOperand(0);
  auto read = value.getDefiningOp<ReadOp>();
  if (!read ||
      (read.getOtherwise() && !matchPattern(read.getOtherwise(), m_Zero()) &&
       !matchPattern(read.getOtherwise(), m_AnyZeroFloat())))
    return false;
  AffineMap map = read.getMap();
  return llvm::any_of(
      llvm::zip(map.getResults(), read.getSource().getType().getShape()),
      [&](auto pair) {
        auto [expr, extent] = pair;
        auto dim = dyn_cast<AffineDimExpr>(expr);
        return dim && read.getDims()[dim.getPosition()] == index &&
               extent == *getIndexExtent(index);
      });
}

/// Takes the index out of the reduction: it is the number of the test.
static void readRow(ReduceOp reduce, Value condition, const PlaceTest &test) {
  Block *block = reduce.getBlock();
  Operation *yield = reduce.getYield();
  Value term = yield->getOperand(0);
  OpBuilder builder(yield);
  Location loc = term.getLoc();
  Value row = getMaskedValue(builder, term);
  Value rest;
  for (Value other : getMaskConditions(term))
    if (other != condition)
      rest = rest ? arith::AndIOp::create(builder, loc, rest, other) : other;

  moveToStart(test.number, block);
  builder.setInsertionPointToStart(block);
  if (Operation *op = test.number.getDefiningOp();
      op && op->getBlock() == block)
    builder.setInsertionPointAfter(op);
  Value number = getNumberAsIndex(builder, test);
  int64_t extent = *getIndexExtent(test.place);
  auto getConstant = [&](int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  bool isPlain = isReadAt(row, test.place);
  Value at = number, isInside;
  if (!isPlain) {
    Value last = getConstant(extent - 1);
    isInside = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ule,
                                     number, last);
    at = arith::MaxSIOp::create(builder, loc, number, getConstant(0));
    at = arith::MinSIOp::create(builder, loc, at, last);
  }
  BlockArgument place = test.place;
  for (Operation *user : llvm::to_vector(place.getUsers()))
    if (auto read = dyn_cast<ReadOp>(user);
        read && isPlain && !read.getOtherwise()) {
      OpBuilder before(read);
      read.getOtherwiseMutable().assign(arith::ConstantOp::create(
          before, loc, before.getZeroAttr(read.getType())));
    }
  place.replaceAllUsesWith(at);

  builder.setInsertionPoint(yield);
  for (Value mask : {rest, isInside})
    if (mask)
      row = arith::SelectOp::create(
          builder, loc, mask, row,
          arith::ConstantOp::create(builder, loc,
                                    builder.getZeroAttr(row.getType())));
  yield->setOperand(0, row);
  // An index of extent 1 is what foldBody knows how to drop.
  SmallVector<int64_t> extents(reduce.getStaticExtents());
  extents[place.getArgNumber()] = 1;
  reduce.setStaticExtents(extents);
}

/// An index of the reduction that is a number where terms are not zero.
static std::optional<std::pair<Value, PlaceTest>> findRow(ReduceOp reduce) {
  if (reduce.getGuard() || !reduce.getDynamicExtents().empty())
    return std::nullopt;
  for (Value condition : getMaskConditions(reduce.getYield().getValues()[0]))
    for (const PlaceTest &test : getPlaceTests(condition))
      if (test.place.getOwner() == reduce.getBlock() &&
          *getIndexExtent(test.place) > 1 && canBeData(test.place) &&
          !dependsOn(test.number, test.place))
        return std::pair(condition, test);
  return std::nullopt;
}

/// The sums of one value.
static SmallVector<ReduceOp> getSums(LambdaOp lambda) {
  SmallVector<ReduceOp> sums;
  lambda.getBody().walk([&](ReduceOp reduce) {
    if (reduce.getBuiltin() == Combiner::sum && reduce.getNumResults() == 1)
      sums.push_back(reduce);
  });
  return sums;
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

/// Writes the sum as one of terms that belong to a place; true if it is.
static bool scatter(LambdaOp lambda, ReduceOp reduce) {
  if (reduce->getParentOp() != lambda)
    return false;
  Operation *yield = reduce.getYield();
  Value term = yield->getOperand(0), all;
  Location loc = term.getLoc();
  OpBuilder builder(yield);
  bool isNew = false;
  for (Value condition : getMaskConditions(term)) {
    for (const PlaceTest &test : getPlaceTests(condition))
      if (test.place.getOwner() == lambda.getBlock() &&
          !isa<BlockArgument>(test.number) &&
          llvm::any_of(reduce.getIndices(), [&](Value index) {
            return dependsOn(test.number, cast<BlockArgument>(index));
          })) {
        condition =
            arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                  test.place, getNumberAsIndex(builder, test));
        isNew = true;
        break;
      }
    all = all ? arith::AndIOp::create(builder, loc, all, condition) : condition;
  }
  if (!isNew)
    return false;
  Value value = getMaskedValue(builder, term);
  yield->setOperand(
      0, arith::SelectOp::create(
             builder, loc, all, value,
             arith::ConstantOp::create(builder, loc,
                                       builder.getZeroAttr(value.getType()))));
  return true;
}

LambdaOp Recovery::run(LambdaOp lambda) {
  if (getSums(lambda).empty() || matchScatter(lambda))
    return {};
  OpBuilder builder(lambda);
  auto copy = cast<LambdaOp>(builder.clone(*lambda));
  fuseMasks(copy);
  bool isFound = llvm::any_of(getSums(copy), [](ReduceOp reduce) {
    return findRow(reduce).has_value();
  });
  if (isFound)
    fuseElements(copy);
  for (ReduceOp reduce : getSums(copy))
    while (auto row = findRow(reduce))
      readRow(reduce, row->first, row->second);
  SmallVector<ReduceOp> left = getSums(copy);
  if (!isFound && left.size() == 1 && scatter(copy, left[0]))
    isFound = matchScatter(copy).has_value();
  if (isFound) {
    foldBody(copy);
    normalizeInputs(copy);
    isFound = !findReadOutside(copy) && !findWideIndex(copy);
  }
  if (!isFound) {
    copy.erase();
    return {};
  }
  lambda.replaceAllUsesWith(copy);
  lambda.erase();
  return copy;
}

namespace tofu::tdl {
#define GEN_PASS_DEF_RECOVERGATHERSPASS
#include "tofu/Transforms/Passes.h.inc"
} // namespace tofu::tdl

namespace {
struct RecoverGathersPass
    : tdl::impl::RecoverGathersPassBase<RecoverGathersPass> {
  void runOnOperation() override {
    SmallVector<LambdaOp> lambdas;
    getOperation().walk<WalkOrder::PreOrder>(
        [&](LambdaOp lambda) { lambdas.push_back(lambda); });
    Recovery recovery;
    bool isNew = false;
    for (LambdaOp lambda : lambdas)
      if (!recovery.hasMask(lambda)) {
        continue;
      } else if (LambdaOp made = recovery.run(lambda)) {
        isNew = true;
        outline(made);
      } else {
        recovery.findMasks(lambda);
      }
    if (!isNew)
      return markAllAnalysesPreserved();
    for (Block &block : getOperation().getBody())
      removeDead(block);
  }
};
} // namespace

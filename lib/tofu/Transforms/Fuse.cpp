//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The producer's index variables stand for the coordinates of the consumer's
// read. They are written as affine.apply; canonicalizeAccesses composes those
// with the maps and guards that use them.
//
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Fuse.h"
#include "tofu/TDL/Rounding.h"
#include "tofu/Transforms/Guard.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

namespace {
enum class Mode {
  Plain,  // always inside: the producer's value
  Joined, // the producer's read takes the guard and the value after `else`
  Select  // a select between the producer's value and the one after `else`
};

/// One read of the consumer and how the producer's body takes its place.
struct Substitution {
  ReadOp read;
  Mode mode = Mode::Plain;
  /// Where the producer's value holds: inside its extents and the guard.
  SmallVector<AffineExpr> constraints;
  SmallVector<bool> equalities;
  SmallVector<Value> operands;
};
} // namespace

static bool isConstantEqual(Value a, Value b) {
  Attribute x, y;
  return a == b || (matchPattern(a, m_Constant(&x)) &&
                    matchPattern(b, m_Constant(&y)) && x == y);
}

static bool isPositiveZero(Value value) {
  return matchPattern(value, m_PosZeroFloat()) || matchPattern(value, m_Zero());
}

/// The read that `value` is, or that it converts: then `isConverted`, and zero
/// is converted to zero.
static ReadOp getReadBehind(Value value, bool &isConverted) {
  isConverted = false;
  while (isa_and_nonnull<arith::ExtFOp, arith::TruncFOp, arith::ExtSIOp,
                         arith::ExtUIOp, arith::TruncIOp, arith::SIToFPOp,
                         arith::UIToFPOp, arith::FPToSIOp, arith::FPToUIOp>(
             value.getDefiningOp()) &&
         hasZero(value.getType())) {
    isConverted = true;
    value = value.getDefiningOp()->getOperand(0);
  }
  return value.getDefiningOp<ReadOp>();
}

/// Finds where the read is inside the producer's extents and chooses a mode;
/// fails if there is none.
static LogicalResult choose(Substitution &substitution, ArrayRef<int64_t> shape,
                            Value yielded, bool readsNothing) {
  ReadOp read = substitution.read;
  Value otherwise = read.getOtherwise();
  if (!otherwise)
    return success();
  AffineMap map = read.getMap();
  Guard guard(read.getContext());
  if (std::optional<IntegerSet> set = read.getGuard())
    guard.add(*set, read.getGuardIndices());
  for (auto [expr, extent] : llvm::zip(map.getResults(), shape)) {
    AffineExpr coordinate =
        guard.getForm().get(expr, map.getNumDims(), read.getIndices());
    guard.add(coordinate, false);
    guard.add(simplifyInRanges(extent - 1 - coordinate, {}), false);
  }
  if (guard.isAlways())
    return success();
  if (guard.isNever() || map.getNumSymbols())
    return failure();
  IntegerSet set = guard.get(substitution.operands);
  llvm::append_range(substitution.constraints, set.getConstraints());
  llvm::append_range(substitution.equalities, set.getEqFlags());

  bool isConverted;
  ReadOp inner = getReadBehind(yielded, isConverted);
  if (inner && !inner->getParentOfType<ReduceOp>() &&
      (isConverted
           ? isPositiveZero(otherwise) &&
                 (!inner.getOtherwise() || isPositiveZero(inner.getOtherwise()))
           : !inner.getOtherwise() ||
                 isConstantEqual(inner.getOtherwise(), otherwise))) {
    substitution.mode = Mode::Joined;
    return success();
  }
  substitution.mode = Mode::Select;
  return success(readsNothing);
}

//===----------------------------------------------------------------------===//
// Substitution
//===----------------------------------------------------------------------===//

/// The value of an expression over `dims` and symbols, which come after them.
static Value materialize(OpBuilder &builder, Location loc, AffineExpr expr,
                         unsigned numDims, ValueRange operands) {
  if (!expr.isPureAffine())
    return affine::expandAffineExpr(builder, loc, expr,
                                    operands.take_front(numDims),
                                    operands.drop_front(numDims));
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return arith::ConstantIndexOp::create(builder, loc, constant.getValue());
  // Data cannot be a symbol of affine.apply.
  expr = expr.shiftSymbols(operands.size() - numDims, 0);
  SmallVector<AffineExpr> dims;
  for (unsigned i = numDims; i != operands.size(); ++i)
    dims.push_back(builder.getAffineDimExpr(i));
  expr = expr.replaceSymbols(dims);
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return operands[dim.getPosition()];
  return affine::AffineApplyOp::create(
      builder, loc, AffineMap::get(operands.size(), 0, expr), operands);
}

static Value getCondition(OpBuilder &builder, Substitution &substitution) {
  Location loc = substitution.read.getLoc();
  Value all;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  for (auto [expr, isEquality] :
       llvm::zip(substitution.constraints, substitution.equalities)) {
    Value value = materialize(builder, loc, expr, substitution.operands.size(),
                              substitution.operands);
    Value holds = arith::CmpIOp::create(builder, loc,
                                        isEquality ? arith::CmpIPredicate::eq
                                                   : arith::CmpIPredicate::sge,
                                        value, zero);
    all = all ? arith::AndIOp::create(builder, loc, all, holds) : holds;
  }
  return all;
}

/// Restricts `inner` to where the substitution's constraints hold.
static void join(ReadOp inner, const Substitution &substitution,
                 Value otherwise) {
  SmallVector<AffineExpr> exprs(substitution.constraints);
  SmallVector<bool> flags(substitution.equalities);
  SmallVector<Value> operands(substitution.operands);
  if (std::optional<IntegerSet> set = inner.getGuard()) {
    for (AffineExpr expr : set->getConstraints())
      exprs.push_back(expr.shiftDims(set->getNumDims(), operands.size()));
    llvm::append_range(flags, set->getEqFlags());
    llvm::append_range(operands, inner.getGuardIndices());
  }
  inner.setGuardAttr(
      IntegerSetAttr::get(IntegerSet::get(operands.size(), 0, exprs, flags)));
  inner.getGuardIndicesMutable().assign(operands);
  inner.getOtherwiseMutable().assign(otherwise);
}

/// Writes the slice in place of the read, with `arguments` for the producer's
/// inputs.
static void substitute(Substitution &substitution, LambdaOp producer,
                       const Slice &slice, Value yielded,
                       const IRMapping &arguments) {
  ReadOp read = substitution.read;
  OpBuilder builder(read);
  IRMapping mapping = arguments;
  AffineMap map = read.getMap();
  for (auto [index, expr] : llvm::zip(producer.getIndices(), map.getResults()))
    mapping.map(index, materialize(builder, read.getLoc(), expr,
                                   map.getNumDims(), read.getIndices()));
  for (Operation *op : slice.ops)
    builder.clone(*op, mapping);
  Value value = mapping.lookup(yielded);
  if (substitution.mode == Mode::Joined) {
    bool isConverted;
    ReadOp inner = getReadBehind(value, isConverted);
    Value otherwise = read.getOtherwise();
    if (isConverted) {
      builder.setInsertionPoint(inner);
      otherwise = arith::ConstantOp::create(
          builder, read.getLoc(), builder.getZeroAttr(inner.getType()));
    }
    join(inner, substitution, otherwise);
  } else if (substitution.mode == Mode::Select) {
    value = arith::SelectOp::create(builder, read.getLoc(),
                                    getCondition(builder, substitution), value,
                                    read.getOtherwise());
  }
  read.replaceAllUsesWith(value);
  read.erase();
}

/// The reads of an input; fails if something else uses it.
static FailureOr<SmallVector<ReadOp>> getReads(Value argument) {
  SmallVector<ReadOp> reads;
  for (Operation *user : argument.getUsers()) {
    auto read = dyn_cast<ReadOp>(user);
    if (!read)
      return failure();
    reads.push_back(read);
  }
  return reads;
}

/// Reads of a splat constant become the scalar.
static LogicalResult fuseConstant(LambdaOp consumer, BlockArgument argument,
                                  ArrayRef<ReadOp> reads,
                                  DenseElementsAttr elements) {
  auto value = dyn_cast<TypedAttr>(elements.getSplatValue<Attribute>());
  if (!value || !value.getType().isIntOrIndexOrFloat())
    return failure();
  auto builder = OpBuilder::atBlockBegin(consumer.getBlock());
  Value scalar = arith::ConstantOp::create(builder, consumer.getLoc(), value);
  SmallVector<Substitution> substitutions;
  for (ReadOp read : reads) {
    substitutions.emplace_back().read = read;
    if (!(read.getOtherwise() &&
          isConstantEqual(read.getOtherwise(), scalar)) &&
        failed(choose(substitutions.back(),
                      read.getSource().getType().getShape(), scalar,
                      /*readsNothing=*/true))) {
      scalar.getDefiningOp()->erase();
      return failure();
    }
  }
  for (Substitution &substitution : substitutions) {
    ReadOp read = substitution.read;
    OpBuilder at(read);
    Value result = scalar;
    if (substitution.mode == Mode::Select)
      result = arith::SelectOp::create(at, read.getLoc(),
                                       getCondition(at, substitution), scalar,
                                       read.getOtherwise());
    read.replaceAllUsesWith(result);
    read.erase();
  }
  return success();
}

LogicalResult tofu::tdl::fuseInto(LambdaOp consumer, unsigned input) {
  auto result = dyn_cast<OpResult>(consumer.getInputs()[input]);
  BlockArgument argument = consumer.getInputArguments()[input];
  if (!result || consumer.getPart())
    return failure();
  FailureOr<SmallVector<ReadOp>> reads = getReads(argument);
  DenseElementsAttr elements;
  if (succeeded(reads) && matchPattern(result, m_Constant(&elements)) &&
      elements.isSplat())
    return fuseConstant(consumer, argument, *reads, elements);
  auto producer = dyn_cast<LambdaOp>(result.getOwner());
  if (failed(reads) || !producer || producer.getPart() ||
      !producer.getDynamicExtents().empty())
    return failure();

  Slice slice = getSlice(result);
  Value yielded = producer.getYield().getValues()[result.getResultNumber()];
  bool readsNothing =
      slice.numReads == 0 && llvm::none_of(slice.ops, [](Operation *op) {
        return op->getNumRegions() || isa<OpaqueOp>(op);
      });
  SmallVector<Substitution> substitutions;
  for (ReadOp read : *reads) {
    substitutions.emplace_back().read = read;
    if (failed(choose(substitutions.back(), producer.getStaticExtents(),
                      yielded, readsNothing)))
      return failure();
  }

  IRMapping arguments;
  for (auto [inner, value] :
       llvm::zip(producer.getInputArguments(), producer.getInputs())) {
    auto known = llvm::find(consumer.getInputs(), value);
    if (known != consumer.getInputs().end()) {
      arguments.map(inner, consumer.getInputArguments()[std::distance(
                               consumer.getInputs().begin(), known)]);
      continue;
    }
    arguments.map(inner, consumer.getBlock()->addArgument(inner.getType(),
                                                          inner.getLoc()));
    consumer.getInputsMutable().append(value);
  }
  for (Substitution &substitution : substitutions)
    substitute(substitution, producer, slice, yielded, arguments);
  return success();
}

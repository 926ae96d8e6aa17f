//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// dot_general: result[batch, lhs free, rhs free] is the sum, over the
// contracted dimensions, of products. ragged_dot: the same, where a dimension
// of the left operand is cut into groups.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Contraction.h"
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Folding.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

namespace {
/// How the dimensions of one operand are used.
struct DotOperand {
  SmallVector<int64_t> batch, contracted, free;

  /// The coordinates at which it is read: batch dimensions at the result's
  /// indices from `firstBatch` on, free ones from `firstFree` on.
  SmallVector<AffineExpr> getCoordinates(LambdaBody &body, unsigned firstFree,
                                         ArrayRef<AffineExpr> sumIndices,
                                         unsigned firstBatch = 0) const {
    SmallVector<AffineExpr> coordinates(batch.size() + contracted.size() +
                                        free.size());
    for (auto [i, dim] : llvm::enumerate(batch))
      coordinates[dim] = body.index(firstBatch + i);
    for (auto [i, dim] : llvm::enumerate(contracted))
      coordinates[dim] = sumIndices[i];
    for (auto [i, dim] : llvm::enumerate(free))
      coordinates[dim] = body.index(firstFree + i);
    return coordinates;
  }
};
} // namespace

static DotOperand getDotOperand(SourceOp &op, unsigned number,
                                ArrayRef<int64_t> batch,
                                ArrayRef<int64_t> contracted) {
  DotOperand operand{llvm::to_vector(batch), llvm::to_vector(contracted), {}};
  int64_t rank = op.getOperandShape(number).size();
  SmallVector<int64_t> used(batch);
  llvm::append_range(used, contracted);
  op.requireDimensions(used, rank,
                       number ? "dimension numbers of the right operand"
                              : "dimension numbers of the left operand");
  for (int64_t dim = 0; dim != rank; ++dim)
    if (!llvm::is_contained(used, dim))
      operand.free.push_back(dim);
  return operand;
}

/// Fails unless the dimensions pair off with equal extents; returns those.
static SmallVector<int64_t> pairExtents(SourceOp &op, ArrayRef<int64_t> left,
                                        ArrayRef<int64_t> right,
                                        StringRef what) {
  SmallVector<int64_t> extents;
  op.require(left.size() == right.size(),
             "has " + Twine(left.size()) + " " + what +
                 " dimensions on the left, but " + Twine(right.size()) +
                 " on the right");
  for (size_t i = 0; i != left.size() && !op.failed(); ++i) {
    int64_t extent = op.getOperandShape(0)[left[i]];
    int64_t other = op.getOperandShape(1)[right[i]];
    op.require(extent == other, "pairs " + what + " extents " + Twine(extent) +
                                    " and " + Twine(other));
    extents.push_back(extent);
  }
  return extents;
}

/// The type in which products are made and added up: the widest of the three,
/// and of floats at least f32, in which products of narrow ones are exact.
/// Integers become floats where the result is one. One product that nothing is
/// added to is rounded once in its own type, too.
static Type getProductType(SourceOp &op, bool isSum) {
  Type type = op.getType().getElementType();
  Type left = op.getOperandType(0).getElementType(),
       right = op.getOperandType(1).getElementType();
  if (!isSum && left == type && right == type)
    return type;
  if (Type wide = getAccumulator(type))
    type = wide;
  for (Type other : {left, right})
    if (isa<FloatType>(other) == isa<FloatType>(type) &&
        other.getIntOrFloatBitWidth() > type.getIntOrFloatBitWidth())
      type = other;
  return type;
}

void tofu::requireNumbers(SourceOp &op) {
  bool isFloat = isa<FloatType>(op.getType().getElementType());
  for (unsigned i : {0, 1})
    op.require(isFloat ||
                   !isa<FloatType>(op.getOperandType(i).getElementType()),
               "multiplies floats, but has a result of integers");
}

Value tofu::createSumOfProducts(SourceOp &op, ArrayRef<int64_t> shape,
                                ValueRange factors, ArrayRef<int64_t> extents,
                                ReadFactor readFactor) {
  Type product = getProductType(op, !extents.empty()),
       result = op.getType().getElementType();
  auto type = RankedTensorType::get(shape, result);
  return op.createLambda(type, factors, [&](LambdaBody &body) {
    OpBuilder &b = body.getBuilder();
    auto read = [&](unsigned i, ArrayRef<AffineExpr> sum) {
      Scalar scalar{b, body.getLoc(), op.getOperandType(i).getElementType()};
      return convert(scalar, readFactor(body, i, sum), product);
    };
    auto multiply = [&](ArrayRef<AffineExpr> sum) {
      Value x = read(0, sum), y = read(1, sum);
      return getBinaryFunction("multiply")({b, body.getLoc(), product}, x, y);
    };
    Value value = extents.empty()
                      ? multiply({})
                      : body.reduce(product.isInteger(1) ? tdl::Combiner::any
                                                         : tdl::Combiner::sum,
                                    extents, /*accumulator=*/Type(), multiply);
    return convert({b, body.getLoc(), product}, value, result);
  });
}

static void importDotGeneral(SourceOp &op) {
  op.expect(2);
  auto lists = op.getFields(
      "dot_dimension_numbers", "dot",
      {"lhs_batching_dimensions", "rhs_batching_dimensions",
       "lhs_contracting_dimensions", "rhs_contracting_dimensions"});
  if (op.failed())
    return;
  DotOperand left = getDotOperand(op, 0, lists[0], lists[2]);
  DotOperand right = getDotOperand(op, 1, lists[1], lists[3]);
  if (op.failed())
    return;
  SmallVector<int64_t> shape =
      pairExtents(op, left.batch, right.batch, "batching");
  SmallVector<int64_t> sumExtents =
      pairExtents(op, left.contracted, right.contracted, "contracting");
  for (int64_t dim : left.free)
    shape.push_back(op.getOperandShape(0)[dim]);
  for (int64_t dim : right.free)
    shape.push_back(op.getOperandShape(1)[dim]);
  op.requireShape(shape);
  requireNumbers(op);
  if (op.failed())
    return;

  unsigned firstLeft = left.batch.size();
  unsigned firstRight = firstLeft + left.free.size();
  auto read = [&](LambdaBody &body, unsigned i, ArrayRef<AffineExpr> sum) {
    return body.read(i, i == 0 ? left.getCoordinates(body, firstLeft, sum)
                               : right.getCoordinates(body, firstRight, sum));
  };
  op.setResult(createSumOfProducts(
      op, shape, {op.getOperand(0), op.getOperand(1)}, sumExtents, read));
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

/// The number of the group that each place along a dimension is in, behind the
/// batch that the sizes of groups have; of places behind all groups how many
/// there are.
static Value createGroups(SourceOp &op, int64_t extent) {
  RankedTensorType sizes = op.getOperandType(2);
  OpBuilder &builder = op.getBuilder();
  unsigned last = sizes.getRank() - 1;
  Type i64 = builder.getI64Type(), i32 = builder.getI32Type();
  Value ends = op.createLambda(
      RankedTensorType::get(sizes.getShape(), i64), op.getOperand(2),
      [&](LambdaBody &body) {
        return body
            .fold(tdl::CombinerAttr::get(op.getContext(), tdl::Combiner::sum),
                  {sizes.getShape().back()}, Type(),
                  [&](ArrayRef<AffineExpr> sum) {
                    SmallVector<AffineExpr> at = body.indices();
                    AffineExpr behind = at[last] - sum[0];
                    at[last] = sum[0];
                    Scalar scalar{body.getBuilder(), body.getLoc(),
                                  sizes.getElementType()};
                    return FoldTerm{
                        {convert(scalar, body.read(0, at), i64)}, {behind}, {}};
                  })
            .front();
      });
  SmallVector<int64_t> shape(sizes.getShape());
  shape[last] = extent;
  return op.createLambda(
      RankedTensorType::get(shape, i32), ends, [&](LambdaBody &body) {
        return body.reduce(
            tdl::Combiner::sum, {sizes.getShape().back()}, Type(),
            [&](ArrayRef<AffineExpr> sum) -> Value {
              OpBuilder &b = body.getBuilder();
              Location loc = body.getLoc();
              SmallVector<AffineExpr> at = body.indices();
              at[last] = sum[0];
              Value place = arith::IndexCastOp::create(b, loc, i64,
                                                       body.indexValue(last));
              Value isBehind = arith::CmpIOp::create(
                  b, loc, arith::CmpIPredicate::sle, body.read(0, at), place);
              return arith::ExtUIOp::create(b, loc, i32, isBehind);
            });
      });
}

/// By what the left operand's ragged dimension is: each of its free places is
/// multiplied with the right operand's matrix of its group; or sums are of one
/// group each, which the result's first dimension numbers; or products of a
/// batch that is in no group are zero.
static void importRaggedDot(SourceOp &op) {
  op.expect(3);
  auto lists =
      op.getFields("ragged_dot_dimension_numbers", "ragged_dot",
                   {"lhs_batching_dimensions", "rhs_batching_dimensions",
                    "lhs_contracting_dimensions", "rhs_contracting_dimensions",
                    "lhs_ragged_dimensions", "rhs_group_dimensions"});
  if (op.failed())
    return;
  op.require(lists[4].size() == 1 && lists[5].size() <= 1,
             "has other than one ragged dimension, or several of groups");
  if (op.failed())
    return;
  DotOperand left = getDotOperand(op, 0, lists[0], lists[2]);
  SmallVector<int64_t> summed(lists[3]);
  llvm::append_range(summed, lists[5]); // read where the group says
  DotOperand right = getDotOperand(op, 1, lists[1], summed);
  int64_t ragged = lists[4].front();
  op.requireDimensions(ragged, op.getOperandType(0).getRank(),
                       "lhs_ragged_dimensions");
  if (op.failed())
    return;
  bool isFree = llvm::is_contained(left.free, ragged),
       isSummed = llvm::is_contained(left.contracted, ragged);
  op.require(lists[5].size() == isFree,
             isFree ? "has no dimension of groups for its ragged dimension"
                    : "has a dimension of groups, but its ragged dimension is "
                      "of both operands");
  SmallVector<int64_t> batch =
      pairExtents(op, left.batch, right.batch, "batching");
  right.contracted.truncate(lists[3].size());
  SmallVector<int64_t> sumExtents =
      pairExtents(op, left.contracted, right.contracted, "contracting");
  right.contracted = summed;
  if (op.failed())
    return;
  // Sizes of groups may differ along what comes before the ragged dimension.
  SmallVector<int64_t> before, outer;
  if (isFree || isSummed)
    before = left.batch;
  for (int64_t dim : isFree     ? left.free
                     : isSummed ? left.contracted
                                : left.batch) {
    if (dim == ragged)
      break;
    before.push_back(dim);
  }
  ArrayRef<int64_t> sizes = op.getOperandShape(2);
  if (sizes.size() < 2)
    before.clear();
  for (int64_t dim : before)
    outer.push_back(op.getOperandShape(0)[dim]);
  op.require(isa<IntegerType>(op.getOperandType(2).getElementType()) &&
                 !sizes.empty() && sizes.drop_back() == ArrayRef(outer),
             "has sizes of groups that are not integers, one for each group, "
             "perhaps at each place of what comes before the ragged dimension");
  op.require(!isFree || sizes.empty() ||
                 op.getOperandShape(1)[lists[5].front()] == sizes.back(),
             "has sizes of other groups than the right operand");
  if (op.failed())
    return;
  SmallVector<int64_t> shape;
  if (isSummed)
    shape.push_back(sizes.back());
  llvm::append_range(shape, batch);
  unsigned firstLeft = shape.size();
  for (int64_t dim : left.free)
    shape.push_back(op.getOperandShape(0)[dim]);
  unsigned firstRight = shape.size();
  for (int64_t dim : right.free)
    shape.push_back(op.getOperandShape(1)[dim]);
  op.requireShape(shape);
  requireNumbers(op);
  if (op.failed())
    return;
  Value groups = createGroups(op, op.getOperandShape(0)[ragged]);
  auto readGroup = [&](LambdaBody &body, ArrayRef<AffineExpr> from) -> Value {
    SmallVector<AffineExpr> at;
    for (int64_t dim : before)
      at.push_back(from[dim]);
    at.push_back(from[ragged]);
    return arith::IndexCastOp::create(body.getBuilder(), body.getLoc(),
                                      body.getBuilder().getIndexType(),
                                      body.read(2, at));
  };
  auto read = [&](LambdaBody &body, unsigned i, ArrayRef<AffineExpr> sum) {
    SmallVector<AffineExpr> own(sum);
    Value zero = body.constant(0, body.getElementType(i));
    SmallVector<AffineExpr> from =
        left.getCoordinates(body, firstLeft, own, isSummed);
    if (i == 1 && isFree)
      own.push_back(body.symbol(readGroup(body, from)));
    if (i == 1)
      return body.read(1, right.getCoordinates(body, firstRight, own, isSummed),
                       isFree ? zero : Value());
    Value value = body.read(0, from);
    if (isFree)
      return value;
    OpBuilder &b = body.getBuilder();
    Value group = readGroup(body, from);
    Value isIn = arith::CmpIOp::create(
        b, body.getLoc(),
        isSummed ? arith::CmpIPredicate::eq : arith::CmpIPredicate::slt, group,
        isSummed ? body.indexValue(0)
                 : body.constant(sizes.back(), b.getIndexType()));
    return arith::SelectOp::create(b, body.getLoc(), isIn, value, zero)
        .getResult();
  };
  op.setResult(createSumOfProducts(op, shape,
                                   {op.getOperand(0), op.getOperand(1), groups},
                                   sumExtents, read));
}

void tofu::addContractionRules(RuleTable &rules) {
  rules["chlo.ragged_dot"] = importRaggedDot;
  rules["stablehlo.dot_general"] = importDotGeneral;
}

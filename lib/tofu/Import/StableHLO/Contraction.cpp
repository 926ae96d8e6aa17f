//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// dot_general: result[batch, lhs free, rhs free] is the sum, over the
// contracted dimensions, of products.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Contraction.h"
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Folding.h"
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

namespace {
/// How the dimensions of one operand are used.
struct DotOperand {
  SmallVector<int64_t> batch, contracted, free;

  /// The coordinates at which it is read: batch dimensions at the result's
  /// first indices, free ones from `firstFree` on.
  SmallVector<AffineExpr> getCoordinates(LambdaBody &body, unsigned firstFree,
                                         ArrayRef<AffineExpr> sumIndices) {
    SmallVector<AffineExpr> coordinates(batch.size() + contracted.size() +
                                        free.size());
    for (auto [i, dim] : llvm::enumerate(batch))
      coordinates[dim] = body.index(i);
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

/// The type in which products are made: the widest of the three.
static Type getProductType(SourceOp &op) {
  Type type = op.getType().getElementType();
  for (unsigned i : {0, 1}) {
    Type other = op.getOperandType(i).getElementType();
    if (other.getIntOrFloatBitWidth() > type.getIntOrFloatBitWidth())
      type = other;
  }
  return type;
}

void tofu::requireNumbers(SourceOp &op) {
  Type type = op.getType().getElementType();
  for (unsigned i : {0, 1})
    op.require(isa<FloatType>(op.getOperandType(i).getElementType()) ==
                   isa<FloatType>(type),
               "mixes integers and floats");
}

Value tofu::createSumOfProducts(SourceOp &op, ArrayRef<int64_t> shape,
                                ValueRange factors, ArrayRef<int64_t> extents,
                                ReadFactor readFactor) {
  Type product = getProductType(op), result = op.getType().getElementType();
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
                                    extents, getAccumulator(product), multiply);
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

void tofu::addContractionRules(RuleTable &rules) {
  rules["stablehlo.dot_general"] = importDotGeneral;
}

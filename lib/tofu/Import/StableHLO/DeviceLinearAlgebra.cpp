//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What GPUs and TPUs have in other forms than LAPACK: rows in their new order,
// and singular vectors that are columns on both sides.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/CountedLoop.h"
#include "tofu/Import/StableHLO/FunctionCall.h"
#include "tofu/Import/StableHLO/Lapack.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

//===----------------------------------------------------------------------===//
// Rows that are exchanged
//===----------------------------------------------------------------------===//

/// Which row comes to each of `extent` places when row j is exchanged with row
/// pivots[j], for one j after the other: the place is followed back.
static Value createOrder(SourceOp &op, Value pivots, int64_t extent) {
  auto type = cast<RankedTensorType>(pivots.getType());
  unsigned last = type.getRank() - 1;
  int64_t count = type.getShape().back();
  Type i32 = op.getBuilder().getI32Type();
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = extent;
  auto places = RankedTensorType::get(shape, i32);
  Value start = op.createLambda(places, {}, [&](LambdaBody &body) -> Value {
    return arith::IndexCastOp::create(body.getBuilder(), body.getLoc(), i32,
                                      body.indexValue(last));
  });
  return createCountedLoop(op, count, start, [&](Value number, Value state) {
    return op.createLambda(
        places, {number, state, pivots}, [&](LambdaBody &body) -> Value {
          OpBuilder &b = body.getBuilder();
          Location loc = body.getLoc();
          Value row = arith::SubIOp::create(
              b, loc, body.constant(count - 1, i32), body.read(0, {}));
          SmallVector<AffineExpr> at = body.indices();
          at[last] = body.symbol(
              arith::IndexCastOp::create(b, loc, b.getIndexType(), row));
          Value other = body.read(2, at), place = body.readHere(1);
          auto choose = [&](Value where, Value there, Value otherwise) {
            Value isThere = arith::CmpIOp::create(
                b, loc, arith::CmpIPredicate::eq, place, where);
            return arith::SelectOp::create(b, loc, isThere, there, otherwise);
          };
          return choose(row, other, choose(other, row, place));
        });
  });
}

void tofu::importPivots(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  RankedTensorType pivots = op.getOperandType(0), order = op.getType();
  auto isOfI32 = [](RankedTensorType type) {
    return type.getRank() != 0 && type.getElementType().isInteger(32);
  };
  op.require(isOfI32(pivots) && isOfI32(order) &&
                 pivots.getShape().drop_back() == order.getShape().drop_back(),
             "has an operand or a result that is not rows as i32");
  if (!op.failed())
    op.setResult(createOrder(op, op.getOperand(0), order.getShape().back()));
}

void tofu::importLuDecomposition(SourceOp &op) {
  importRoutine(op, "getrf", 2);
  if (op.failed())
    return;
  RankedTensorType pivots = op.getType(1), matrices = op.getType();
  auto order = RankedTensorType::get(matrices.getShape().drop_back(),
                                     pivots.getElementType());
  op.require(op.getOperation()->getNumResults() == 3 && op.getType(2) == order,
             "has no third result that is the order of the rows");
  if (op.failed())
    return;
  Value rows = op.createLambda(
      pivots, op.getImported(1), [&](LambdaBody &body) -> Value {
        return arith::SubIOp::create(body.getBuilder(), body.getLoc(),
                                     body.readHere(0),
                                     body.constant(1, pivots.getElementType()));
      });
  op.setPart(rows, 0, 1);
  op.setPart(createOrder(op, rows, order.getShape().back()), 0, 2);
}

//===----------------------------------------------------------------------===//
// Singular values
//===----------------------------------------------------------------------===//

/// What is behind the batch; null if that is another one.
static RankedTensorType getSlice(RankedTensorType type,
                                 ArrayRef<int64_t> batch) {
  return type.getShape().take_front(batch.size()) == batch
             ? RankedTensorType::get(type.getShape().drop_front(batch.size()),
                                     type.getElementType())
             : RankedTensorType();
}

/// Rows of what is conjugate and transposed.
static Value createAdjoint(SourceOp &op, Value matrices, unsigned part) {
  auto type = cast<RankedTensorType>(matrices.getType());
  SmallVector<int64_t> shape(type.getShape());
  unsigned row = type.getRank() - 2, column = row + 1;
  std::swap(shape[row], shape[column]);
  return op.createLambda(RankedTensorType::get(shape, type.getElementType()),
                         matrices, [&](LambdaBody &body) -> Value {
                           SmallVector<AffineExpr> at = body.indices();
                           std::swap(at[row], at[column]);
                           Value value = body.read(0, at);
                           return part == 0
                                      ? value
                                      : arith::NegFOp::create(body.getBuilder(),
                                                              body.getLoc(),
                                                              value);
                         });
}

void tofu::importDeviceSVD(SourceOp &op) {
  op.expect(1, 5);
  if (op.failed())
    return;
  DictionaryAttr config = getConfiguration(op);
  auto isSet = [&](StringRef name) {
    auto flag = config ? config.getAs<BoolAttr>(name) : BoolAttr();
    return flag && flag.getValue();
  };
  auto target = cast<StringAttr>(op.getAttr("call_target_name")).getValue();
  // The other routines give the right vectors as columns.
  bool givesRows = !target.contains("gesvdj") && !target.contains("gesvdp");
  bool hasVectors = isSet("compute_uv"), isTransposed = isSet("transposed");
  unsigned left = isTransposed ? 3 : 2, right = isTransposed ? 2 : 3;

  RankedTensorType matrices = op.getOperandType(0);
  ArrayRef<int64_t> shape = matrices.getShape(),
                    batch = shape.drop_back(std::min<size_t>(2, shape.size()));
  RankedTensorType a = getSlice(matrices, batch), part = getPartType(matrices);
  Type element = part.getElementType(), i32 = op.getBuilder().getI32Type();
  unsigned numParts = ValueTable::countParts(matrices);
  bool isGood = shape.size() >= 2 && (element.isF32() || element.isF64());
  int64_t m = isGood ? a.getDimSize(0) : 0, n = isGood ? a.getDimSize(1) : 0,
          p = std::min(m, n);
  isGood =
      isGood && op.getType() == matrices &&
      getSlice(op.getType(1), batch) == RankedTensorType::get({p}, element) &&
      getSlice(op.getType(4), batch) == RankedTensorType::get({}, i32);
  for (unsigned side : {left, right})
    isGood = isGood &&
             op.getType(side).getElementType() == matrices.getElementType();
  // Vectors that are not computed are not looked at, and may have any shape.
  int64_t columns = p, rows = p; // on the left, on the right
  if (isGood && hasVectors) {
    RankedTensorType u = getSlice(op.getType(left), batch),
                     v = getSlice(op.getType(right), batch);
    auto isOf = [&](RankedTensorType type, bool areRows, int64_t extent,
                    int64_t &number) {
      if (!type || type.getRank() != 2 || type.getDimSize(areRows) != extent)
        return false;
      number = type.getDimSize(!areRows);
      return number == extent || number == p;
    };
    isGood = isOf(u, false, m, columns) && isOf(v, givesRows, n, rows) &&
             ((columns == p && rows == p) || (columns == m && rows == n));
  }
  op.require(isGood, "calls '" + target +
                         "' with operands or for results that are not its own");
  if (op.failed())
    return;

  SmallVector<RankedTensorType> slices = {RankedTensorType::get({p}, element)};
  slices.append(numParts, RankedTensorType::get({m, columns}, element));
  slices.append(numParts, RankedTensorType::get({rows, n}, element));
  slices.push_back(RankedTensorType::get({}, i32));
  SmallVector<SlicedOperand> operands;
  for (unsigned i = 0; i != numParts; ++i)
    operands.push_back({op.getOperandPart(0, i),
                        llvm::to_vector(llvm::seq(int64_t(batch.size())))});
  NamedAttrList attributes;
  if (!hasVectors)
    attributes.set("vectors", op.getBuilder().getBoolAttr(false));
  ValueRange found =
      createCalls(op, "tofu_svd", batch, operands, slices, attributes)
          .getResults();
  op.setPart(found.front(), 0, 1);
  op.setPart(found.back(), 0, 4);
  for (unsigned i = 0; i != numParts; ++i) {
    op.setPart(op.getOperandPart(0, i), i, 0);
    Value u = found[1 + i], v = found[1 + numParts + i];
    if (hasVectors) {
      op.setPart(u, i, left);
      op.setPart(givesRows ? v : createAdjoint(op, v, i), i, right);
      continue;
    }
    for (unsigned side : {left, right})
      op.setPart(op.createLambda(getPartType(op.getType(side)), {},
                                 [&](LambdaBody &body) {
                                   return body.constant(
                                       body.getBuilder().getZeroAttr(element));
                                 }),
                 i, side);
  }
}

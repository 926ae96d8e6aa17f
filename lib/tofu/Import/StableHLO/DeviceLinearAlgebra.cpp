//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What GPUs and TPUs have in other forms than LAPACK: rows in their new order,
// singular vectors that are columns on both sides, eigenvectors in pairs.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Contraction.h"
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

/// Whether the call's configuration has this flag, and it is true.
static bool isSet(SourceOp &op, StringRef name) {
  DictionaryAttr config = getConfiguration(op);
  auto flag = config ? config.getAs<BoolAttr>(name) : BoolAttr();
  return flag && flag.getValue();
}

static StringRef getTarget(SourceOp &op) {
  return cast<StringAttr>(op.getAttr("call_target_name")).getValue();
}

/// Fails unless this holds of the operands and results that a call has.
static void requireOwn(SourceOp &op, bool isGood) {
  op.require(isGood, "calls '" + getTarget(op) +
                         "' with operands or for results that are not its own");
}

void tofu::importDeviceSVD(SourceOp &op) {
  op.expect(1, 5);
  if (op.failed())
    return;
  StringRef target = getTarget(op);
  // The other routines give the right vectors as columns.
  bool givesRows = !target.contains("gesvdj") && !target.contains("gesvdp");
  bool hasVectors = isSet(op, "compute_uv"),
       isTransposed = isSet(op, "transposed");
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
  requireOwn(op, isGood);
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

//===----------------------------------------------------------------------===//
// Eigenvalues
//===----------------------------------------------------------------------===//

/// Vectors of real matrices as LAPACK packs them: of a pair of values, of which
/// the first has the positive imaginary part, the real and the imaginary parts
/// of the first one's vector.
static Value packPairs(SourceOp &op, Value real, Value imaginary,
                       Value ofValues) {
  auto type = cast<RankedTensorType>(real.getType());
  return op.createLambda(
      type, {real, imaginary, ofValues}, [&](LambdaBody &body) -> Value {
        OpBuilder &b = body.getBuilder();
        Location loc = body.getLoc();
        SmallVector<AffineExpr> at = body.indices();
        at.erase(at.end() - 2); // the column's value
        Value zero = body.constant(b.getZeroAttr(type.getElementType()));
        Value isSecond = arith::CmpFOp::create(
            b, loc, arith::CmpFPredicate::OLT, body.read(2, at), zero);
        Value ofFirst = arith::NegFOp::create(b, loc, body.readHere(1));
        return arith::SelectOp::create(b, loc, isSecond, ofFirst,
                                       body.readHere(0));
      });
}

void tofu::importDeviceEig(SourceOp &op) {
  op.expect(1, 5);
  if (op.failed())
    return;
  RankedTensorType matrices = op.getOperandType(0);
  ArrayRef<int64_t> shape = matrices.getShape();
  Type element = getPartType(matrices).getElementType(),
       i32 = op.getBuilder().getI32Type();
  bool isGood = shape.size() >= 2 && (element.isF32() || element.isF64());
  ArrayRef<int64_t> batch = shape.drop_back(isGood ? 2 : shape.size()),
                    values = shape.drop_back(isGood ? 1 : shape.size());
  requireOwn(op, isGood && shape.back() == values.back() &&
                     llvm::all_of(ArrayRef<unsigned>{0, 2, 3},
                                  [&](unsigned i) {
                                    return op.getType(i) == matrices;
                                  }) &&
                     op.getType(1) == RankedTensorType::get(
                                          values, ComplexType::get(element)) &&
                     op.getType(4) == RankedTensorType::get(batch, i32));
  if (op.failed())
    return;

  unsigned numParts = ValueTable::countParts(matrices);
  int64_t n = shape.back();
  SmallVector<RankedTensorType> slices(2, RankedTensorType::get({n}, element));
  slices.append(4, RankedTensorType::get({n, n}, element));
  slices.push_back(RankedTensorType::get({}, i32));
  SmallVector<SlicedOperand> operands;
  for (unsigned part = 0; part != numParts; ++part)
    operands.push_back({op.getOperandPart(0, part),
                        llvm::to_vector(llvm::seq(int64_t(batch.size())))});
  NamedAttrList attributes;
  for (StringRef side : {"left", "right"})
    attributes.set(side, op.getBuilder().getBoolAttr(isSet(op, side)));
  ValueRange found =
      createCalls(op, "tofu_eig", batch, operands, slices, attributes)
          .getResults();
  for (unsigned part = 0; part != 2; ++part)
    op.setPart(found[part], part, 1);
  for (unsigned part = 0; part != numParts; ++part)
    op.setPart(op.getOperandPart(0, part), part, 0);
  for (unsigned side = 0; side != 2; ++side) {
    Value real = found[2 + 2 * side], imaginary = found[3 + 2 * side];
    op.setPart(numParts == 2 ? real : packPairs(op, real, imaginary, found[1]),
               0, 2 + side);
    if (numParts == 2)
      op.setPart(imaginary, 1, 2 + side);
  }
  op.setPart(found.back(), 0, 4);
}

//===----------------------------------------------------------------------===//
// Products of a matrix with itself
//===----------------------------------------------------------------------===//

void tofu::importDeviceSyrk(SourceOp &op) {
  op.expect(4);
  if (op.failed())
    return;
  RankedTensorType a = op.getOperandType(0), c = op.getOperandType(1);
  Type element = a.getElementType();
  bool isGood = a.getRank() >= 2 && isa<FloatType>(element);
  bool isTransposed = isSet(op, "transpose"); // then aᵀ a
  unsigned row = isGood ? a.getRank() - 2 : 0, column = row + 1,
           free = isTransposed ? column : row,
           summed = isTransposed ? row : column;
  SmallVector<int64_t> shape(a.getShape());
  if (isGood)
    shape[row] = shape[column] = a.getDimSize(free);
  auto scalar = RankedTensorType::get({}, element);
  requireOwn(op, isGood && c == RankedTensorType::get(shape, element) &&
                     op.getType() == c && op.getOperandType(2) == scalar &&
                     op.getOperandType(3) == scalar);
  if (op.failed())
    return;
  Value factor = op.getOperand(0);
  Value product = createSumOfProducts(
      op, shape, {factor, factor}, a.getDimSize(summed),
      [&](LambdaBody &body, unsigned i, ArrayRef<AffineExpr> sum) {
        SmallVector<AffineExpr> at = body.indices();
        AffineExpr index = at[i == 0 ? row : column];
        at[free] = index;
        at[summed] = sum[0];
        return body.read(i, at);
      });
  op.setResult(op.createLambda(
      c, {product, op.getOperand(1), op.getOperand(2), op.getOperand(3)},
      [&](LambdaBody &body) -> Value {
        Scalar here{body.getBuilder(), body.getLoc(), element};
        BinaryFunction multiply = getBinaryFunction("multiply");
        return getBinaryFunction("add")(
            here, multiply(here, body.read(2, {}), body.readHere(0)),
            multiply(here, body.read(3, {}), body.readHere(1)));
      }));
}

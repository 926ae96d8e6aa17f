//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A matrix of compressed rows is its elements, row by row, the column of each,
// and where each row starts and the last one ends. What is behind that end is
// in no row.
//
// Its product with a dense one is a scatter: element p, times row columns[p] of
// the dense matrix, is added to row rows[p] of the result. Which row that is
// follows from the starts in linear time: as many rows as start at p or before,
// a cumulative sum, but one.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Sparse.h"

#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/Indices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

namespace {
enum Operand : unsigned { kElements, kStarts, kColumns, kDense };
} // namespace

static void expectOperands(SourceOp &op) {
  op.expect(4);
  if (op.failed())
    return;
  RankedTensorType elements = op.getOperandType(kElements),
                   starts = op.getOperandType(kStarts),
                   columns = op.getOperandType(kColumns),
                   dense = op.getOperandType(kDense), result = op.getType();
  auto isList = [](RankedTensorType type) { return type.getRank() == 1; };
  auto isOfIndices = [](RankedTensorType type) {
    return isa<IntegerType>(type.getElementType());
  };
  bool isGood =
      isList(elements) && isList(starts) && isList(columns) &&
      isOfIndices(starts) && isOfIndices(columns) &&
      columns.getShape() == elements.getShape() &&
      (dense.getRank() == 1 || dense.getRank() == 2) &&
      result.getRank() == dense.getRank() &&
      result.getShape().drop_front() == dense.getShape().drop_front() &&
      result.getDimSize(0) + 1 == starts.getDimSize(0) &&
      elements.getElementType() == dense.getElementType() &&
      result.getElementType() == dense.getElementType() &&
      (elements.getNumElements() == 0 || dense.getDimSize(0) > 0);
  op.require(isGood, "has operands that are not a matrix of compressed rows "
                     "and a dense one, or a result that is not their product");
}

/// The row of each element; -1, and the number of rows, of those in none.
static Value createRows(SourceOp &op) {
  Type i32 = op.getBuilder().getI32Type();
  Type startType = op.getOperandType(kStarts).getElementType();
  int64_t numStarts = op.getOperandShape(kStarts).front();
  int64_t numElements = op.getOperandShape(kElements).front();
  auto type = RankedTensorType::get(numElements, i32);
  Value numStarting =
      op.createLambda(type, op.getOperand(kStarts), [&](LambdaBody &body) {
        OpBuilder &b = body.getBuilder();
        return body.reduce(
            tdl::Combiner::sum, numStarts, /*accumulator=*/Type(),
            [&](ArrayRef<AffineExpr> row) -> Value {
              Value start =
                  toIndex({b, body.getLoc(), startType}, body.read(0, row));
              Value isHere = arith::CmpIOp::create(b, body.getLoc(),
                                                   arith::CmpIPredicate::eq,
                                                   start, body.indexValue(0));
              return arith::SelectOp::create(b, body.getLoc(), isHere,
                                             body.constant(1, i32),
                                             body.constant(0, i32));
            });
      });
  return op.createLambda(type, numStarting, [&](LambdaBody &body) -> Value {
    auto writeTerm = [&](ArrayRef<AffineExpr> other) {
      return FoldTerm{{body.read(0, other)}, {body.index(0) - other[0]}, {}};
    };
    auto sum = tdl::CombinerAttr::get(op.getContext(), tdl::Combiner::sum);
    Value count =
        body.fold(sum, numElements, /*accumulator=*/Type(), writeTerm).front();
    return arith::SubIOp::create(body.getBuilder(), body.getLoc(), count,
                                 body.constant(1, i32));
  });
}

/// One part of element `p` times what it meets: (a + bi)(c + di).
static Value writeProduct(const Scalar &scalar, bool isComplex, unsigned part,
                          function_ref<Value(unsigned)> readElement,
                          function_ref<Value(unsigned)> readDense) {
  BinaryFunction multiply = getBinaryFunction("multiply");
  Value first = multiply(scalar, readElement(0), readDense(part));
  if (!isComplex)
    return first;
  Value second = multiply(scalar, readElement(1), readDense(1 - part));
  return getBinaryFunction(part == 0 ? "subtract" : "add")(scalar, first,
                                                           second);
}

void tofu::importCompressedRows(SourceOp &op) {
  expectOperands(op);
  if (op.failed())
    return;
  unsigned numParts = op.countResultParts();
  RankedTensorType type = getPartType(op.getType());
  int64_t numElements = op.getOperandShape(kElements).front();
  int64_t numColumns = op.getOperandShape(kDense).front();
  Value rows = createRows(op);
  SmallVector<Value> inputs = {rows, op.getOperand(kColumns)};
  for (Operand operand : {kElements, kDense})
    for (unsigned part = 0; part != numParts; ++part)
      inputs.push_back(op.getOperandPart(operand, part));
  for (unsigned part = 0; part != numParts; ++part) {
    auto write = [&](LambdaBody &body) {
      OpBuilder &b = body.getBuilder();
      auto writeTerm = [&](ArrayRef<AffineExpr> element) -> Value {
        Value row = arith::IndexCastOp::create(
            b, body.getLoc(), b.getIndexType(), body.read(0, element));
        Value isHere =
            arith::CmpIOp::create(b, body.getLoc(), arith::CmpIPredicate::eq,
                                  row, body.indexValue(0));
        Value column = readIndex(
            body, 1, op.getOperandType(kColumns).getElementType(), element);
        SmallVector<AffineExpr> at = body.indices();
        at[0] = body.symbol(clampIndex(body, column, numColumns - 1));
        Value product = writeProduct(
            {b, body.getLoc(), type.getElementType()}, numParts == 2, part,
            [&](unsigned of) { return body.read(2 + of, element); },
            [&](unsigned of) { return body.read(2 + numParts + of, at); });
        return arith::SelectOp::create(
            b, body.getLoc(), isHere, product,
            body.constant(0, getSignless(type.getElementType())));
      };
      return body.reduce(tdl::Combiner::sum, numElements,
                         /*accumulator=*/Type(), writeTerm);
    };
    op.setPart(op.createLambda(type, inputs, write), part);
  }
}

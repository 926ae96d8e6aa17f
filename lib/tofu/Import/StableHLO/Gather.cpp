//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// gather: reads at coordinates that are read from a tensor.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Indices.h"
#include "tofu/Import/StableHLO/Rules.h"
#include "tofu/Import/StableHLO/WindowNumbers.h"

using namespace mlir;
using namespace tofu;

/// Windows fit into the operand; those that fit only once start at 0.
static void requireSizes(SourceOp &op, const WindowNumbers &numbers,
                         ArrayRef<int64_t> operand, ArrayRef<int64_t> sizes) {
  for (size_t dim = 0; dim != operand.size() && !op.failed(); ++dim) {
    int64_t size = sizes[dim];
    op.require(0 <= size && size <= operand[dim],
               "takes windows of " + Twine(size) + " from an extent of " +
                   Twine(operand[dim]));
    int64_t expected = 1;
    if (!op.failed() && numbers.windowDim[dim])
      expected = op.getShape()[*numbers.windowDim[dim]];
    op.require(size == expected, "has a window of " + Twine(size) +
                                     " along dimension " + Twine(dim) +
                                     ", but needs " + Twine(expected));
  }
}

static void importGather(SourceOp &op) {
  op.expect(2);
  if (op.failed())
    return;
  op.requireElementType(0);
  ArrayRef<int64_t> operand = op.getOperandShape(0);
  WindowNumbers numbers = getWindowNumbers(
      op,
      {"dimension_numbers", "gather", "offset_dims", "collapsed_slice_dims",
       "operand_batching_dims", "start_indices_batching_dims",
       "start_index_map", /*indices=*/1},
      operand, op.getShape());
  SmallVector<int64_t> sizes = op.getIntegers("slice_sizes", operand.size());
  if (op.failed())
    return;
  requireSizes(op, numbers, operand, sizes);
  if (op.failed())
    return;

  Type indexType = op.getOperandType(1).getElementType();
  op.setLambda({0, 1}, [&](LambdaBody &body) {
    SmallVector<AffineExpr> window, coordinates;
    for (int64_t dim : numbers.numbering)
      window.push_back(body.index(dim));
    for (size_t dim = 0; dim != operand.size(); ++dim) {
      AffineExpr at = body.constantIndex(0);
      // Of several places for the window, the index vector says which.
      if (numbers.component[dim] && sizes[dim] != operand[dim]) {
        auto from =
            numbers.getIndexCoordinates(body, *numbers.component[dim], window);
        Value start = readIndex(body, 1, indexType, from);
        at = body.symbol(clampIndex(body, start, operand[dim] - sizes[dim]));
      }
      if (numbers.batchDim[dim])
        at = window[numbers.getNumbering(*numbers.batchDim[dim])];
      if (numbers.windowDim[dim] && (sizes[dim] != 1 || operand[dim] == 1))
        at = at + body.index(*numbers.windowDim[dim]);
      coordinates.push_back(at);
    }
    return body.read(0, coordinates);
  });
}

/// operand[b..., x..., index[b..., i...], y...] for batch dimensions b.
static void importIndexSelect(SourceOp &op) {
  op.expect(2);
  int64_t dim = op.getInteger("dim"), batch = op.getInteger("batch_dims");
  if (op.failed())
    return;
  ArrayRef<int64_t> from = op.getOperandShape(0), index = op.getOperandShape(1);
  int64_t rank = from.size(), indexRank = index.size();
  dim += dim < 0 ? rank : 0;
  batch += batch < 0 ? indexRank : 0;
  op.require(isa<IntegerType>(op.getOperandType(1).getElementType()),
             "has an index that is not of integers");
  op.require(0 <= batch && batch <= dim && dim < rank && batch <= indexRank &&
                 from.take_front(std::max<int64_t>(batch, 0)) ==
                     index.take_front(std::max<int64_t>(batch, 0)),
             "has 'dim' and 'batch_dims' that are not of its operands");
  if (op.failed())
    return;
  op.require(from[dim] > 0, "selects from an extent of 0");
  SmallVector<int64_t> shape(from.take_front(dim));
  llvm::append_range(shape, index.drop_front(batch));
  llvm::append_range(shape, from.drop_front(dim + 1));
  op.requireShape(shape);
  op.requireElementType(0);
  if (op.failed())
    return;
  op.setLambda({0, 1}, [&](LambdaBody &body) {
    SmallVector<AffineExpr> own = body.indices(), places, coordinates;
    llvm::append_range(places, ArrayRef(own).take_front(batch));
    llvm::append_range(places, ArrayRef(own).slice(dim, indexRank - batch));
    Value place =
        readIndex(body, 1, op.getOperandType(1).getElementType(), places);
    llvm::append_range(coordinates, ArrayRef(own).take_front(dim));
    coordinates.push_back(body.symbol(clampIndex(body, place, from[dim] - 1)));
    llvm::append_range(coordinates,
                       ArrayRef(own).drop_front(dim + indexRank - batch));
    return body.read(0, coordinates);
  });
}

void tofu::addGatherRules(RuleTable &rules) {
  rules["stablehlo.torch_index_select"] = importIndexSelect;
  rules["stablehlo.gather"] = importGather;
}

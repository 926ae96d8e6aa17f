//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// concatenate and pad: reads that fall outside of an operand give something
// else.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

/// A chain of `else`: what lies beyond an operand's last element is read from
/// the operands after it. Elements before its first belong to operands before
/// it, which the chain asks first.
static void importConcatenate(SourceOp &op) {
  unsigned count = op.getNumOperands();
  op.expect(count);
  op.require(count > 0, "needs an operand");
  int64_t along = op.getInteger("dimension");
  if (op.failed())
    return;
  SmallVector<int64_t> shape(op.getOperandShape(0));
  op.requireDimensions(along, shape.size(), "dimension");
  if (op.failed())
    return;
  SmallVector<int64_t> starts;
  SmallVector<unsigned> operands;
  shape[along] = 0;
  for (unsigned i = 0; i != count && !op.failed(); ++i) {
    op.requireElementType(i);
    SmallVector<int64_t> other(op.getOperandShape(i));
    op.require(other.size() == shape.size(),
               "has operands 0 and " + Twine(i) + " of different ranks");
    if (op.failed())
      return;
    starts.push_back(shape[along]);
    shape[along] += other[along];
    operands.push_back(i);
    other[along] = shape[along];
    op.require(other == shape, "has operands 0 and " + Twine(i) +
                                   " that differ outside of dimension " +
                                   Twine(along));
  }
  op.requireShape(shape);
  if (op.failed())
    return;
  op.setLambda(operands, [&](LambdaBody &body) {
    Value value;
    if (count > 1)
      value = body.constant(0, body.getElementType(0));
    for (unsigned i = count; i--;) {
      SmallVector<AffineExpr> coordinates = body.indices();
      coordinates[along] = coordinates[along] - starts[i];
      value = body.read(i, coordinates, value);
    }
    return value;
  });
}

static void importPad(SourceOp &op) {
  op.expect(2);
  if (op.failed())
    return;
  op.requireElementType(0);
  op.requireElementType(1);
  op.require(op.getOperandShape(1).empty(),
             "has a padding value that is not of rank 0");
  ArrayRef<int64_t> from = op.getOperandShape(0);
  size_t rank = from.size();
  SmallVector<int64_t> low = op.getIntegers("edge_padding_low", rank);
  SmallVector<int64_t> high = op.getIntegers("edge_padding_high", rank);
  SmallVector<int64_t> interior = op.getIntegers("interior_padding", rank);
  SmallVector<int64_t> shape;
  bool pads = false;
  for (size_t i = 0; i != rank && !op.failed(); ++i) {
    int64_t inside = 0;
    op.require(interior[i] >= 0, "has a negative interior padding");
    op.require(!llvm::MulOverflow(std::max<int64_t>(from[i] - 1, 0),
                                  interior[i], inside),
               "pads by too much");
    if (op.failed())
      return;
    pads |= low[i] > 0 || high[i] > 0 || interior[i] > 0;
    shape.push_back(from[i] + inside + low[i] + high[i]);
  }
  if (op.failed())
    return;
  op.requireShape(shape);
  if (op.failed())
    return;
  op.setLambda({0, 1}, [&](LambdaBody &body) {
    SmallVector<AffineExpr> coordinates, zeros;
    for (size_t i = 0; i != rank; ++i) {
      AffineExpr place = body.index(i) - low[i];
      coordinates.push_back(place.floorDiv(interior[i] + 1));
      if (interior[i] > 0)
        zeros.push_back(place % (interior[i] + 1));
    }
    Value otherwise;
    if (pads)
      otherwise = body.read(1, {});
    return body.read(0, coordinates, otherwise, zeros);
  });
}

void tofu::addJoinRules(RuleTable &rules) {
  rules["stablehlo.concatenate"] = importConcatenate;
  rules["stablehlo.pad"] = importPad;
}

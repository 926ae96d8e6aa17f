//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// dynamic_slice and dynamic_update_slice: the window starts where scalars say,
// moved so that it lies inside of the operand.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Indices.h"
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

/// Checks the start operands from number `first` on: one integer scalar for
/// each dimension. Returns their numbers.
static SmallVector<unsigned> getStarts(SourceOp &op, unsigned first) {
  SmallVector<unsigned> starts;
  for (unsigned i = first; i < op.getNumOperands(); ++i) {
    op.require(op.getOperandShape(i).empty() &&
                   isa<IntegerType>(op.getOperandType(i).getElementType()),
               "has a start index that is not an integer of rank 0");
    starts.push_back(i);
  }
  return starts;
}

/// Where the window starts in each dimension; 0 where it fills the dimension.
static SmallVector<AffineExpr> readStarts(SourceOp &op, LambdaBody &body,
                                          unsigned first,
                                          ArrayRef<int64_t> shape,
                                          ArrayRef<int64_t> window) {
  SmallVector<AffineExpr> starts;
  for (size_t i = 0; i != shape.size(); ++i) {
    if (shape[i] == window[i]) {
      starts.push_back(body.constantIndex(0));
      continue;
    }
    Type type = op.getOperandType(first + i).getElementType();
    Value start = readIndex(body, first + i, type, {});
    starts.push_back(
        body.symbol(clampIndex(body, start, shape[i] - window[i])));
  }
  return starts;
}

static void requireWindow(SourceOp &op, ArrayRef<int64_t> shape,
                          ArrayRef<int64_t> window) {
  op.require(shape.size() == window.size(),
             "has a window of another rank than its operand");
  for (size_t i = 0; i != shape.size() && !op.failed(); ++i)
    op.require(0 <= window[i] && window[i] <= shape[i],
               "has a window of " + Twine(window[i]) + " in an extent of " +
                   Twine(shape[i]));
}

static void importDynamicSlice(SourceOp &op) {
  op.expect(std::max(op.getNumOperands(), 1u));
  if (op.failed())
    return;
  ArrayRef<int64_t> shape = op.getOperandShape(0);
  op.expect(1 + shape.size());
  op.requireElementType(0);
  SmallVector<int64_t> sizes = op.getIntegers("slice_sizes", shape.size());
  requireWindow(op, shape, sizes);
  if (op.failed())
    return;
  SmallVector<unsigned> operands = getStarts(op, 1);
  operands.insert(operands.begin(), 0);
  op.requireShape(sizes);
  if (op.failed())
    return;
  op.setLambda(operands, [&](LambdaBody &body) {
    SmallVector<AffineExpr> at = readStarts(op, body, 1, shape, sizes);
    for (size_t i = 0; i != at.size(); ++i)
      if (sizes[i] != 1 || shape[i] == 1)
        at[i] = at[i] + body.index(i);
    return body.read(0, at);
  });
}

/// Reads the update, and outside of it the operand.
static void importDynamicUpdateSlice(SourceOp &op) {
  op.expect(std::max(op.getNumOperands(), 2u));
  if (op.failed())
    return;
  ArrayRef<int64_t> shape = op.getOperandShape(0);
  ArrayRef<int64_t> window = op.getOperandShape(1);
  op.expect(2 + shape.size());
  op.requireElementType(0);
  op.requireElementType(1);
  requireWindow(op, shape, window);
  if (op.failed())
    return;
  SmallVector<unsigned> operands = getStarts(op, 2);
  operands.insert(operands.begin(), {0, 1});
  op.requireShape(shape);
  if (op.failed())
    return;
  op.setLambda(operands, [&](LambdaBody &body) {
    SmallVector<AffineExpr> at = readStarts(op, body, 2, shape, window);
    for (size_t i = 0; i != at.size(); ++i)
      at[i] = body.index(i) - at[i];
    return body.read(1, at, body.readHere(0));
  });
}

void tofu::addDynamicSliceRules(RuleTable &rules) {
  rules["stablehlo.dynamic_slice"] = importDynamicSlice;
  rules["stablehlo.dynamic_update_slice"] = importDynamicUpdateSlice;
}

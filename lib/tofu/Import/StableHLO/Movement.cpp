//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations that read one element of their operand: its coordinates are affine
// in those of the result.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

using Coordinates = SmallVector<AffineExpr>;

/// Checks what all movements share: one operand, and elements of one type.
static void expectMovement(SourceOp &op) {
  op.expect(1);
  if (!op.failed())
    op.requireElementType(0);
}

/// Writes the lambda that reads operand 0 at the coordinates that `at` gives.
static void setMovement(SourceOp &op,
                        function_ref<Coordinates(LambdaBody &)> at) {
  if (op.failed())
    return;
  TypedAttr splat = op.getSplat(0);
  op.setLambda({0}, [&](LambdaBody &body) { return body.read(0, at(body)); });
  op.setSplat(op.getImported(), splat);
}

static void importBroadcast(SourceOp &op) {
  expectMovement(op);
  if (op.failed())
    return;
  ArrayRef<int64_t> from = op.getOperandShape(0), to = op.getShape();
  SmallVector<int64_t> dims =
      op.getDimensions("broadcast_dimensions", to.size());
  op.require(dims.size() == from.size(),
             "has " + Twine(dims.size()) +
                 " broadcast dimensions, but an operand of rank " +
                 Twine(from.size()));
  for (size_t i = 0; i != from.size() && !op.failed(); ++i)
    op.require(from[i] == 1 || from[i] == to[dims[i]],
               "broadcasts an extent of " + Twine(from[i]) + " to " +
                   Twine(to[dims[i]]));
  setMovement(op, [&](LambdaBody &body) {
    Coordinates coordinates;
    for (auto [extent, dim] : llvm::zip(from, dims))
      coordinates.push_back(extent == 1 && to[dim] != 1 ? body.constantIndex(0)
                                                        : body.index(dim));
    return coordinates;
  });
}

static void importTranspose(SourceOp &op) {
  expectMovement(op);
  if (op.failed())
    return;
  ArrayRef<int64_t> from = op.getOperandShape(0);
  SmallVector<int64_t> permutation = op.getIntegers("permutation", from.size());
  op.requireDimensions(permutation, from.size(), "permutation");
  if (op.failed())
    return;
  op.requireShape(
      llvm::map_to_vector(permutation, [&](int64_t dim) { return from[dim]; }));
  setMovement(op, [&](LambdaBody &body) {
    Coordinates coordinates(from.size());
    for (auto [i, dim] : llvm::enumerate(permutation))
      coordinates[dim] = body.index(i);
    return coordinates;
  });
}

static void importSlice(SourceOp &op) {
  expectMovement(op);
  if (op.failed())
    return;
  ArrayRef<int64_t> from = op.getOperandShape(0);
  size_t rank = from.size();
  SmallVector<int64_t> starts = op.getIntegers("start_indices", rank);
  SmallVector<int64_t> limits = op.getIntegers("limit_indices", rank);
  SmallVector<int64_t> strides = op.getIntegers("strides", rank);
  SmallVector<int64_t> shape;
  for (size_t i = 0; i != rank && !op.failed(); ++i) {
    op.require(0 <= starts[i] && starts[i] <= limits[i] &&
                   limits[i] <= from[i] && strides[i] > 0,
               "takes [" + Twine(starts[i]) + ", " + Twine(limits[i]) +
                   ") in steps of " + Twine(strides[i]) +
                   " from an extent of " + Twine(from[i]));
    if (!op.failed())
      shape.push_back(llvm::divideCeil(limits[i] - starts[i], strides[i]));
  }
  if (op.failed())
    return;
  op.requireShape(shape);
  setMovement(op, [&](LambdaBody &body) {
    Coordinates coordinates;
    for (size_t i = 0; i != rank; ++i)
      coordinates.push_back(body.index(i) * strides[i] + starts[i]);
    return coordinates;
  });
}

static void importReverse(SourceOp &op) {
  expectMovement(op);
  if (op.failed())
    return;
  ArrayRef<int64_t> shape = op.getOperandShape(0);
  SmallVector<int64_t> dims = op.getDimensions("dimensions", shape.size());
  op.requireShape(shape);
  setMovement(op, [&](LambdaBody &body) {
    Coordinates coordinates = body.indices();
    for (int64_t dim : dims)
      coordinates[dim] = shape[dim] - 1 - body.index(dim);
    return coordinates;
  });
}

void tofu::addMovementRules(RuleTable &rules) {
  rules["stablehlo.broadcast_in_dim"] = importBroadcast;
  rules["stablehlo.transpose"] = importTranspose;
  rules["stablehlo.slice"] = importSlice;
  rules["stablehlo.reverse"] = importReverse;
}

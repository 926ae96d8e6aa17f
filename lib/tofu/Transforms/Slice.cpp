//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Fuse.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace tofu::tdl;

static unsigned getWidth(Type type) {
  if (type.isIndex())
    return 64;
  return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : ~0u;
}

/// True for an operation that may be repeated on a value read from a tensor.
static bool isFreeOnData(Operation *op, const DenseSet<Value> &data) {
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return !data.contains(select.getCondition());
  return isa<arith::ArithDialect>(op->getDialect()) &&
         isa<CastOpInterface>(op) && op->getNumOperands() == 1 &&
         getWidth(op->getResult(0).getType()) >=
             getWidth(op->getOperand(0).getType());
}

Slice tofu::tdl::getSlice(OpResult result) {
  auto lambda = cast<LambdaOp>(result.getOwner());
  Value root = lambda.getYield().getValues()[result.getResultNumber()];
  DenseSet<Value> needed = {root}, data;
  SmallVector<Operation *> ops;
  for (Operation &op : llvm::reverse(lambda.getBlock()->without_terminator())) {
    if (llvm::none_of(op.getResults(),
                      [&](Value value) { return needed.contains(value); }))
      continue;
    ops.push_back(&op);
    op.walk([&](Operation *inner) {
      needed.insert(inner->operand_begin(), inner->operand_end());
    });
  }
  Slice slice;
  slice.ops.assign(ops.rbegin(), ops.rend());
  for (BlockArgument input : lambda.getInputArguments())
    if (!isa<ShapedType>(input.getType()))
      data.insert(input);
  for (Operation *op : slice.ops) {
    bool isData = llvm::any_of(op->getOperands(), [&](Value operand) {
      return data.contains(operand);
    });
    if (auto read = dyn_cast<ReadOp>(op)) {
      ++slice.numReads;
      slice.isFree &= !read.getMap().getNumSymbols();
      isData = true;
    } else if (op->getNumRegions() || isa<OpaqueOp>(op)) {
      slice.isFree = false;
    } else if (isData) {
      slice.isFree &= isFreeOnData(op, data);
    } else {
      slice.isFree &=
          isa<arith::ArithDialect, affine::AffineDialect>(op->getDialect());
    }
    if (isData)
      data.insert(op->result_begin(), op->result_end());
  }
  slice.isFree &= slice.numReads <= 1;
  return slice;
}

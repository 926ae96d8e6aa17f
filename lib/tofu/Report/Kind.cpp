//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Kind.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Interval.h"
#include "tofu/TDL/TDL.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// What a value is an extended or narrowed form of.
static Value skipCasts(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<CastOpInterface>(op) || op->getNumOperands() != 1)
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// True if a coordinate is the same for several points of the indices that it
/// is computed from, as windows that overlap have it. Merged dimensions, as
/// h * 64 + d, have one point for each coordinate.
static bool hasWindows(ReadOp read) {
  SmallVector<Interval> ranges;
  for (Value index : read.getDims())
    ranges.push_back(Interval::ofExtent(getIndexExtent(index).value_or(1)));
  for (AffineExpr expr : read.getMap().getResults()) {
    double points = 1, dims = 0;
    for (unsigned i = 0; i != read.getMap().getNumDims(); ++i)
      if (expr.isFunctionOfDim(i)) {
        points *= ranges[i].upper - ranges[i].lower + 1.0;
        ++dims;
      }
    if (dims < 2)
      continue;
    Interval range = getInterval(expr, ranges);
    if (points > range.upper - range.lower + 1.0)
      return true;
  }
  return false;
}

/// contraction or convolution, of sums of products of two reads.
static StringRef getReductionKind(ReduceOp reduce) {
  if (reduce.getBuiltin() != Combiner::sum)
    return "reduction";
  Operation *product =
      skipCasts(reduce.getYield().getValues()[0]).getDefiningOp();
  if (!product || !isa<arith::MulFOp, arith::MulIOp>(product))
    return "reduction";
  bool hasWindow = false;
  for (Value factor : product->getOperands()) {
    auto read = skipCasts(factor).getDefiningOp<ReadOp>();
    if (!read)
      return "reduction";
    hasWindow |= hasWindows(read);
  }
  return hasWindow ? "convolution" : "contraction";
}

std::string tofu::getKind(Operation *op) {
  auto lambda = dyn_cast<LambdaOp>(op);
  if (!lambda)
    return op->getName().getStringRef().str();
  if (OpaqueOp opaque = lambda.getOpaque())
    return opaque.getCallee().str();
  SmallVector<ReduceOp, 4> reductions = lambda.getReductions();
  // The kind of the reduction that says most.
  StringRef kind;
  for (ReduceOp reduce : reductions)
    if (StringRef found = getReductionKind(reduce);
        kind.empty() || kind == "reduction")
      kind = found;
  if (!kind.empty())
    return kind.str();
  bool reads = false, readsData = false, computes = false;
  lambda.getBody().walk([&](Operation *inner) {
    if (auto read = dyn_cast<ReadOp>(inner)) {
      reads = true;
      readsData |= read.getMap().getNumSymbols() != 0;
    } else if (!isa<YieldOp, arith::ConstantOp>(inner)) {
      computes = true;
    }
  });
  return readsData  ? "gather"
         : !reads   ? "constant"
         : computes ? "element-wise"
                    : "movement";
}

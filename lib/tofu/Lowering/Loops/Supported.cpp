//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Supported.h"

#include "tofu/Lowering/Loops/NarrowTypes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Reads of one body. A read may be the value after another's `else`, and so
/// on: a chain of them becomes a nest of branches.
static constexpr unsigned kMaxReads = 1024;

static bool isSupported(Type type) {
  if (auto global = tdl::getGlobalType(type))
    return global.hasStaticShape() && isSupported(global.getElementType());
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth() <= 64;
  return type.isIndex() || isNarrow(type) || type.isF32() || type.isF64();
}

static LogicalResult checkTypes(Operation *op) {
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (!isSupported(type))
        return op->emitError() << "holds the type " << type
                               << ", which compiled programs do not have";
  return success();
}

/// True if a divisor of the map is no constant: it is computed from data.
static bool dividesByData(AffineMap map, ValueRange operands) {
  bool found = false;
  auto visit = [&](AffineExpr expr) {
    if (expr.getKind() != AffineExprKind::FloorDiv &&
        expr.getKind() != AffineExprKind::CeilDiv &&
        expr.getKind() != AffineExprKind::Mod)
      return;
    AffineExpr divisor = cast<AffineBinaryOpExpr>(expr).getRHS();
    auto symbol = dyn_cast<AffineSymbolExpr>(divisor);
    found |=
        symbol
            ? !matchPattern(operands[map.getNumDims() + symbol.getPosition()],
                            m_Constant())
            : !isa<AffineConstantExpr>(divisor);
  };
  for (AffineExpr expr : map.getResults())
    expr.walk(visit);
  return found;
}

static LogicalResult checkBodyOp(Operation *op) {
  auto read = dyn_cast<tdl::ReadOp>(op);
  auto apply = dyn_cast<affine::AffineApplyOp>(op);
  if ((read && dividesByData(read.getMap(), read.getIndices())) ||
      (apply && dividesByData(apply.getAffineMap(), apply.getMapOperands())))
    return op->emitError("divides an index by a value that is computed from "
                         "data, which compiled programs do not do");
  if (auto reduce = dyn_cast<tdl::ReduceOp>(op)) {
    if (!reduce.getDynamicExtents().empty())
      return op->emitError("has an extent that is known only at run time; "
                           "compiled programs have constant ones");
    if (!reduce.getBuiltin() &&
        !SymbolTable::lookupNearestSymbolFrom<tdl::CombinerOp>(
            op, cast<FlatSymbolRefAttr>(reduce.getCombiner())))
      return op->emitError("has a combiner that is not defined");
    return checkTypes(op);
  }
  if (auto opaque = dyn_cast<tdl::OpaqueOp>(op))
    return opaque.getParameters().empty()
               ? success()
               : op->emitError("has a parameter that is not known; run "
                               "-tdl-instantiate first");
  if (read || apply || isa<tdl::YieldOp>(op))
    return success();
  Dialect *dialect = op->getDialect();
  if (!isa_and_nonnull<arith::ArithDialect, math::MathDialect>(dialect))
    return op->emitError() << "'" << op->getName()
                           << "' is not an operation of compiled programs; "
                              "what they compute of elements is of arith and "
                              "math";
  return checkTypes(op);
}

LogicalResult lowering::checkSupported(tdl::LambdaOp op) {
  if (!op.getDynamicExtents().empty())
    return op.emitError("has an extent that is known only at run time; "
                        "compiled programs have constant ones");
  if (failed(checkTypes(op)))
    return failure();
  unsigned numReads = 0;
  op.getBody().walk([&](tdl::ReadOp) { ++numReads; });
  if (numReads > kMaxReads)
    return op.emitError() << "has " << numReads
                          << " reads; compiled programs have at most "
                          << kMaxReads << " in one lambda";
  WalkResult result = op.getBody().walk([&](Operation *inner) {
    return failed(checkBodyOp(inner)) ? WalkResult::interrupt()
                                      : WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

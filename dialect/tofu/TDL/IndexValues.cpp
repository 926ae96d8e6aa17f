//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/IndexValues.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu::tdl;

AffineExpr tofu::tdl::normalize(AffineExpr expr) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return expr;
  AffineExpr left = normalize(binary.getLHS());
  AffineExpr right = normalize(binary.getRHS());
  if (!left || !right)
    return {};
  if (expr.getKind() == AffineExprKind::Add)
    return left + right;
  auto constant = dyn_cast<AffineConstantExpr>(right);
  if (!constant)
    return {};
  int64_t value = constant.getValue();
  if (expr.getKind() == AffineExprKind::Mul)
    return left * value;
  if (value <= 0)
    return {};
  if (expr.getKind() == AffineExprKind::FloorDiv)
    return left.floorDiv(value);
  if (expr.getKind() == AffineExprKind::CeilDiv)
    return (left + (value - 1)).floorDiv(value);
  return left % value;
}

std::optional<int64_t> tofu::tdl::getIndexExtent(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  Operation *parent = argument ? argument.getOwner()->getParentOp() : nullptr;
  ArrayRef<int64_t> extents;
  if (auto lambda = dyn_cast_or_null<LambdaOp>(parent))
    extents = lambda.getStaticExtents();
  else if (auto reduce = dyn_cast_or_null<ReduceOp>(parent))
    extents = reduce.getStaticExtents();
  if (!argument || argument.getArgNumber() >= extents.size())
    return std::nullopt;
  return extents[argument.getArgNumber()];
}

/// Index arithmetic that stays quasi-affine; null for any other operation.
static AffineExpr getArithmetic(Operation *op, const IndexValues &values) {
  if (op->getNumResults() != 1 || !op->getResult(0).getType().isIndex())
    return {};
  APInt constant;
  if (matchPattern(op, m_ConstantInt(&constant)))
    return getAffineConstantExpr(constant.getSExtValue(), op->getContext());
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return values.substitute(apply.getAffineMap().getResult(0),
                             apply.getDimOperands(), apply.getSymbolOperands());
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op))
    return {};
  AffineExpr left = values.lookup(op->getOperand(0));
  AffineExpr right = values.lookup(op->getOperand(1));
  if (!left || !right)
    return {};
  if (isa<arith::AddIOp>(op))
    return left + right;
  if (isa<arith::SubIOp>(op))
    return left - right;
  if (!isa<AffineConstantExpr>(left) && !isa<AffineConstantExpr>(right))
    return {};
  return left * right;
}

IndexValues::IndexValues(LambdaOp op) {
  auto addVariables = [&](ValueRange indices) {
    for (Value index : indices) {
      exprs[index] = getAffineDimExpr(variables.size(), op.getContext());
      variables.push_back(index);
    }
  };
  addVariables(op.getIndices());
  for (ReduceOp reduction : op.getReductions())
    addVariables(reduction.getIndices());
  op.getBody().walk([&](Operation *inner) {
    if (AffineExpr expr = getArithmetic(inner, *this))
      exprs[inner->getResult(0)] = expr;
  });
}

AffineExpr IndexValues::substitute(AffineExpr expr, ValueRange dims,
                                   ValueRange symbols) const {
  SmallVector<AffineExpr> dimExprs, symbolExprs;
  for (auto [i, value] : llvm::enumerate(dims)) {
    if (!lookup(value) && expr.isFunctionOfDim(i))
      return {};
    dimExprs.push_back(lookup(value));
  }
  for (auto [i, value] : llvm::enumerate(symbols)) {
    AffineExpr known = lookup(value);
    // A factor or divisor has to become a constant.
    bool isEnough = expr.isPureAffine()
                        ? bool(known)
                        : isa_and_present<AffineConstantExpr>(known);
    if (!isEnough && expr.isFunctionOfSymbol(i))
      return {};
    symbolExprs.push_back(known);
  }
  // Values that are not used have no expression; any stands for them.
  for (SmallVector<AffineExpr> *list : {&dimExprs, &symbolExprs})
    for (AffineExpr &replacement : *list)
      if (!replacement)
        replacement = getAffineConstantExpr(0, expr.getContext());
  return normalize(expr.replaceDimsAndSymbols(dimExprs, symbolExprs));
}

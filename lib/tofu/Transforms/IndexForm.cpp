//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/IndexForm.h"
#include "tofu/TDL/IndexValues.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

bool tofu::tdl::isIndexVariable(Value value) {
  return getIndexExtent(value).has_value();
}

Interval tofu::tdl::getRange(Value value) {
  std::optional<int64_t> extent = getIndexExtent(value);
  return extent ? Interval::ofExtent(*extent) : Interval();
}

std::pair<AffineExpr, int64_t> tofu::tdl::splitConstant(AffineExpr expr) {
  AffineExpr zero = getAffineConstantExpr(0, expr.getContext());
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return {zero, constant.getValue()};
  if (auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
      sum && sum.getKind() == AffineExprKind::Add)
    if (auto constant = dyn_cast<AffineConstantExpr>(sum.getRHS()))
      return {sum.getLHS(), constant.getValue()};
  return {expr, 0};
}

AffineExpr IndexForm::get(Value index) {
  AffineExpr expr = known.lookup(index);
  if (expr)
    return expr;
  ++depth;
  expr = depth > maxDepth ? getLeaf(index) : compute(index);
  --depth;
  return known[index] = expr;
}

AffineExpr IndexForm::compute(Value index) {
  APInt constant;
  if (matchPattern(index, m_ConstantInt(&constant)))
    return getAffineConstantExpr(constant.getSExtValue(), context);
  if (auto apply = index.getDefiningOp<affine::AffineApplyOp>()) {
    AffineMap map = apply.getAffineMap();
    return get(map.getResult(0), map.getNumDims(), apply.getMapOperands());
  }
  if (auto sum = index.getDefiningOp<arith::AddIOp>())
    return get(sum.getLhs()) + get(sum.getRhs());
  if (auto difference = index.getDefiningOp<arith::SubIOp>())
    return get(difference.getLhs()) - get(difference.getRhs());
  if (auto product = index.getDefiningOp<arith::MulIOp>())
    if (matchPattern(product.getRhs(), m_ConstantInt(&constant)))
      return get(product.getLhs()) * constant.getSExtValue();
  return getLeaf(index);
}

AffineExpr IndexForm::getDim(Value index) {
  unsigned number = llvm::find(dims, index) - dims.begin();
  if (number == dims.size()) {
    dims.push_back(index);
    ranges.push_back(getRange(index));
  }
  return getAffineDimExpr(number, context);
}

AffineExpr IndexForm::getSymbol(Value index) {
  unsigned number = llvm::find(symbols, index) - symbols.begin();
  if (number == symbols.size())
    symbols.push_back(index);
  return getAffineSymbolExpr(number, context);
}

/// True if the symbol occurs in a factor or a divisor, where no dimension may.
static bool scales(AffineExpr expr, unsigned symbol) {
  bool found = false;
  expr.walk([&](AffineExpr part) {
    if (auto binary = dyn_cast<AffineBinaryOpExpr>(part))
      found |= part.getKind() != AffineExprKind::Add &&
               binary.getRHS().isFunctionOfSymbol(symbol);
  });
  return found;
}

AffineExpr IndexForm::get(AffineExpr expr, unsigned numDims,
                          ValueRange operands) {
  SmallVector<AffineExpr> parts;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    AffineExpr part = get(operand);
    if (number >= numDims && !part.isSymbolicOrConstant() &&
        scales(expr, number - numDims))
      part = getSymbol(operand);
    parts.push_back(part);
  }
  auto all = ArrayRef(parts);
  AffineExpr composed = expr.replaceDimsAndSymbols(all.take_front(numDims),
                                                   all.drop_front(numDims));
  return simplifyInRanges(composed, ranges);
}

/// Orders index variables from the outside in; other values follow.
static std::pair<unsigned, unsigned> getOrder(Value value) {
  if (!isIndexVariable(value))
    return {~0u, 0};
  unsigned depth = 0;
  for (Operation *op = value.getParentRegion()->getParentOp();
       op && !isa<LambdaOp>(op); op = op->getParentOp())
    ++depth;
  return {depth, cast<BlockArgument>(value).getArgNumber()};
}

bool tofu::tdl::areOrderedVariables(ValueRange values) {
  std::pair<unsigned, unsigned> last;
  for (auto [i, value] : llvm::enumerate(values)) {
    if (!isIndexVariable(value))
      return false;
    std::pair<unsigned, unsigned> order = getOrder(value);
    if (i != 0 && order <= last)
      return false;
    last = order;
  }
  return true;
}

AffineMap IndexForm::getMap(ArrayRef<AffineExpr> exprs,
                            SmallVectorImpl<Value> &operands) const {
  AffineMap map = AffineMap::get(dims.size(), symbols.size(), exprs, context);
  SmallVector<unsigned> usedDims;
  for (unsigned i = 0; i != dims.size(); ++i)
    if (map.isFunctionOfDim(i))
      usedDims.push_back(i);
  llvm::sort(usedDims, [&](unsigned a, unsigned b) {
    return std::pair(getOrder(dims[a]), a) < std::pair(getOrder(dims[b]), b);
  });
  SmallVector<AffineExpr> newDims(dims.size(),
                                  getAffineConstantExpr(0, context));
  SmallVector<AffineExpr> newSymbols(symbols.size(),
                                     getAffineConstantExpr(0, context));
  for (auto [number, dim] : llvm::enumerate(usedDims)) {
    newDims[dim] = getAffineDimExpr(number, context);
    operands.push_back(dims[dim]);
  }
  unsigned numSymbols = 0;
  for (unsigned i = 0; i != symbols.size(); ++i)
    if (map.isFunctionOfSymbol(i)) {
      newSymbols[i] = getAffineSymbolExpr(numSymbols++, context);
      operands.push_back(symbols[i]);
    }
  // Ordered sums again, now that the numbers have changed.
  SmallVector<AffineExpr> ordered;
  for (AffineExpr expr : exprs)
    ordered.push_back(
        simplifyInRanges(expr.replaceDimsAndSymbols(newDims, newSymbols), {}));
  return AffineMap::get(usedDims.size(), numSymbols, ordered, context);
}

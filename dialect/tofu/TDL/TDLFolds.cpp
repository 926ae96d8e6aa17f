//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Local simplifications: each keeps the meaning of one operation.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/TDL.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace tofu::tdl;

/// Constant indices go into the map; an index given twice becomes one; indices
/// that the map does not use are dropped.
LogicalResult ReadOp::canonicalize(ReadOp op, PatternRewriter &rewriter) {
  AffineMap map = op.getMap();
  unsigned numDims = map.getNumDims();
  MLIRContext *context = op.getContext();
  SmallVector<Value> dims, symbols;
  SmallVector<AffineExpr> dimExprs, symbolExprs;
  auto place = [&](Value value, SmallVector<Value> &values, bool isDim) {
    APInt constant;
    if (matchPattern(value, m_ConstantInt(&constant)))
      return getAffineConstantExpr(constant.getSExtValue(), context);
    unsigned number = llvm::find(values, value) - values.begin();
    if (number == values.size())
      values.push_back(value);
    return isDim ? getAffineDimExpr(number, context)
                 : getAffineSymbolExpr(number, context);
  };
  for (auto [i, value] : llvm::enumerate(op.getIndices())) {
    bool isDim = i < numDims;
    bool used =
        isDim ? map.isFunctionOfDim(i) : map.isFunctionOfSymbol(i - numDims);
    AffineExpr expr = used ? place(value, isDim ? dims : symbols, isDim)
                           : getAffineConstantExpr(0, context);
    (isDim ? dimExprs : symbolExprs).push_back(expr);
  }
  AffineMap simpler = simplifyAffineMap(map.replaceDimsAndSymbols(
      dimExprs, symbolExprs, dims.size(), symbols.size()));
  if (simpler == map)
    return failure();
  llvm::append_range(dims, symbols);
  rewriter.modifyOpInPlace(op, [&] {
    op.getIndicesMutable().assign(dims);
    op.setMap(simpler);
  });
  return success();
}

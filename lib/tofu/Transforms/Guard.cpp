//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Guard.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

void Guard::add(IntegerSet set, ValueRange operands) {
  for (auto [expr, isEquality] :
       llvm::zip(set.getConstraints(), set.getEqFlags()))
    add(form.get(expr, set.getNumDims(), operands), isEquality);
}

void Guard::add(AffineExpr expr, bool isEquality) {
  Interval range = form.getInterval(expr);
  if (isEquality ? range.lower > 0 || range.upper < 0 : range.upper < 0)
    never = true;
  bool always = isEquality ? range.isIn(0, 0) : range.lower >= 0;
  if (!always && !llvm::is_contained(constraints, std::pair(expr, isEquality)))
    constraints.push_back({expr, isEquality});
}

void Guard::drop(AffineExpr expr) {
  llvm::erase(constraints, std::pair(expr, false));
}

IntegerSet Guard::get(SmallVectorImpl<Value> &operands, ValueRange last) const {
  if (constraints.empty())
    return {};
  SmallVector<AffineExpr> exprs;
  SmallVector<bool> flags;
  for (auto [expr, isEquality] : constraints) {
    exprs.push_back(expr);
    flags.push_back(isEquality);
  }
  SmallVector<Value> used;
  AffineMap map = form.getMap(exprs, used);
  unsigned numOperands = llvm::count_if(
      used, [&](Value v) { return !llvm::is_contained(last, v); });
  SmallVector<AffineExpr> dims;
  for (Value value : used) {
    auto own = llvm::find(last, value);
    unsigned number = operands.size();
    if (own != last.end())
      number = numOperands + (own - last.begin());
    else
      operands.push_back(value);
    dims.push_back(getAffineDimExpr(number, map.getContext()));
  }
  return IntegerSet::get(
      numOperands + last.size(), 0,
      map.replaceDimsAndSymbols(dims, {}, numOperands + last.size(), 0)
          .getResults(),
      flags);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/PointSet.h"

#include "mlir/Analysis/FlatLinearValueConstraints.h"

using namespace mlir;
using namespace tofu;

AffineExpr PointSet::addVariable(Interval range) {
  AffineExpr variable = getAffineDimExpr(ranges.size(), context);
  ranges.push_back(range);
  addRange(variable, range.lower, range.upper + 1);
  return variable;
}

void PointSet::add(AffineExpr expr, bool isEquality) {
  tooLarge |= !getInterval(expr, ranges)
                   .isIn(1 - Interval::unbounded, Interval::unbounded - 1);
  constraints.push_back(expr);
  equalities.push_back(isEquality);
}

void PointSet::addRange(AffineExpr expr, int64_t lower, int64_t upper) {
  add(expr - lower);
  add(upper - 1 - expr);
}

std::optional<SmallVector<int64_t>> PointSet::findPoint() const {
  if (constraints.empty()) // and no variables: MLIR has no such set
    return SmallVector<int64_t>();
  FlatLinearValueConstraints flat(
      IntegerSet::get(ranges.size(), 0, constraints, equalities));
  auto sample = flat.findIntegerSample();
  if (!sample)
    return std::nullopt;
  SmallVector<int64_t> point;
  for (const llvm::DynamicAPInt &value :
       ArrayRef(*sample).take_front(ranges.size()))
    point.push_back(int64_t(value));
  return point;
}

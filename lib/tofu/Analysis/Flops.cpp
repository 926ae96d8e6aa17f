//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How many operations on floats a lambda takes. A convolution multiplies only
// where its window lies in the tensor: these points are counted exactly, for
// each group of coordinates and guards that share index variables by itself.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Flops.h"

#include "tofu/Analysis/Prefix.h"
#include "tofu/Analysis/Scatter.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Interval.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IntegerSet.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

namespace {
/// least <= expr <= most, of the lambda's index variables.
struct Condition {
  AffineExpr expr;
  int64_t least, most;
};

/// Counts points of boxes at which conditions hold.
class PointCounter {
public:
  PointCounter(ArrayRef<int64_t> extents) : extents(extents) {}

  void add(AffineExpr expr, int64_t least, int64_t most);
  /// The share of all points.
  double getShare();

private:
  /// What is larger is not enumerated: all of its points count.
  static constexpr int64_t mostPoints = 1 << 22;

  bool holds(ArrayRef<Condition> group, ArrayRef<int64_t> point) const;
  double getShare(ArrayRef<Condition> group, ArrayRef<unsigned> variables);

  ArrayRef<int64_t> extents;
  SmallVector<Condition> conditions;
  llvm::EquivalenceClasses<unsigned> groups; // of variables
};
} // namespace

static SmallVector<unsigned> getVariables(AffineExpr expr) {
  SmallVector<unsigned> variables;
  expr.walk([&](AffineExpr part) {
    if (auto dim = dyn_cast<AffineDimExpr>(part))
      variables.push_back(dim.getPosition());
  });
  return variables;
}

void PointCounter::add(AffineExpr expr, int64_t least, int64_t most) {
  SmallVector<unsigned> variables = getVariables(expr);
  if (variables.empty())
    return;
  for (unsigned variable : variables)
    groups.unionSets(variables.front(), variable);
  conditions.push_back({expr, least, most});
}

bool PointCounter::holds(ArrayRef<Condition> group,
                         ArrayRef<int64_t> point) const {
  return llvm::all_of(group, [&](const Condition &condition) {
    int64_t value = evaluate(condition.expr, point);
    return condition.least <= value && value <= condition.most;
  });
}

double PointCounter::getShare(ArrayRef<Condition> group,
                              ArrayRef<unsigned> variables) {
  int64_t points = 1;
  for (unsigned variable : variables) {
    if (extents[variable] <= 0 || points > mostPoints / extents[variable])
      return 1;
    points *= extents[variable];
  }
  SmallVector<int64_t> point(extents.size(), 0);
  int64_t count = 0;
  for (int64_t number = 0; number != points; ++number) {
    int64_t rest = number;
    for (unsigned variable : variables) {
      point[variable] = rest % extents[variable];
      rest /= extents[variable];
    }
    count += holds(group, point);
  }
  return double(count) / points;
}

double PointCounter::getShare() {
  double share = 1;
  for (const auto &leader : groups) {
    if (!leader->isLeader())
      continue;
    SmallVector<unsigned> variables(groups.member_begin(*leader),
                                    groups.member_end());
    SmallVector<Condition> group;
    for (const Condition &condition : conditions)
      if (llvm::is_contained(variables, getVariables(condition.expr).front()))
        group.push_back(condition);
    share *= getShare(group, variables);
  }
  return share;
}

/// The share of the points at which reads in the reduction's own body that have
/// an `else` are inside of their tensors.
static double getShareInside(ReduceOp reduce, const IndexValues &values,
                             ArrayRef<int64_t> extents) {
  PointCounter counter(extents);
  for (ReadOp read : reduce.getBlock()->getOps<ReadOp>()) {
    AffineMap map = read.getMap();
    if (!read.getOtherwise() || map.getNumSymbols() != 0)
      continue;
    for (auto [expr, extent] :
         llvm::zip(map.getResults(), read.getSource().getType().getShape()))
      if (AffineExpr place = values.substitute(expr, read.getDims()))
        counter.add(place, 0, extent - 1);
    if (std::optional<IntegerSet> set = read.getGuard())
      for (auto [i, constraint] : llvm::enumerate(set->getConstraints()))
        if (AffineExpr value =
                values.substitute(constraint, read.getGuardIndices()))
          counter.add(value, 0, set->isEq(i) ? 0 : INT64_MAX);
  }
  return counter.getShare();
}

static bool computesFloats(Operation &op) {
  return op.getNumRegions() == 0 && op.getNumResults() == 1 &&
         op.getNumOperands() != 0 &&
         isa<FloatType>(op.getResult(0).getType()) &&
         !isa<ReadOp, arith::SelectOp>(op) && !isa<CastOpInterface>(op);
}

/// The share of the points at which a fold has a term, if the lambda is a
/// scatter: a term meets one place of those that are compared with positions.
static double getShareOfPlaces(LambdaOp lambda) {
  double share = 1;
  if (std::optional<Scatter> scatter = matchScatter(lambda))
    for (const Scatter::Row &row : scatter->rows)
      share /= std::max<int64_t>(
          lambda.getStaticExtents()[row.variable.getArgNumber()], 1);
  return share;
}

static double countFlops(Block &block, double points, double folds,
                         const IndexValues &values, ArrayRef<int64_t> extents) {
  double flops = 0;
  for (Operation &op : block) {
    if (auto reduce = dyn_cast<ReduceOp>(op)) {
      double terms = folds * getShareInside(reduce, values, extents);
      auto lambda = dyn_cast<LambdaOp>(reduce->getParentOp());
      if (lambda)
        terms *= getShareOfPlaces(lambda);
      // Of a cumulative reduction each result folds one term more than the one
      // before.
      if (!lambda || !isCumulative(lambda))
        for (int64_t extent : reduce.getStaticExtents())
          terms *= ShapedType::isDynamic(extent) ? 1 : extent;
      flops += ::countFlops(*reduce.getBlock(), terms, terms, values, extents);
      flops += terms * llvm::count_if(reduce.getResultTypes(),
                                      llvm::IsaPred<FloatType>);
    } else if (computesFloats(op)) {
      flops += points;
    }
  }
  return flops;
}

double tofu::countFlops(LambdaOp lambda, int64_t pointsOfFold) {
  double points = 1;
  for (int64_t extent : lambda.getStaticExtents())
    points *= ShapedType::isDynamic(extent) ? 1 : extent;
  return ::countFlops(*lambda.getBlock(), points, points / pointsOfFold,
                      IndexValues(lambda), lambda.getVariableExtents());
}

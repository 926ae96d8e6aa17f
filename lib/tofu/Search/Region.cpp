//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Region.h"

#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace tofu;
using namespace tofu::search;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {
/// `sum coefficients[v] * v + constant`, one coefficient per variable.
struct Affine {
  SmallVector<int64_t, 4> coefficients;
  int64_t constant = 0;
};

/// What each device (one entry per coordinate of the axes involved) reads:
/// inclusive ends in `lo` and `hi`.
struct Values {
  SmallVector<int64_t, 8> lo, hi;
};

/// The region of one dimension, on all devices in lockstep.
class RegionEvaluator {
public:
  RegionEvaluator(const Operator &op, const Operand &operand, unsigned dim,
                  const AxisLists &lists, ArrayRef<int64_t> mesh)
      : op(op), operand(operand), expr(operand.access[dim]), lists(lists),
        mesh(mesh) {}
  SpanTable run(int64_t extent, Margin margin);
  int64_t getLeastLength();

private:
  SpanTable findRanges();
  void findVariables();
  void narrow(const Affine &affine, size_t device);
  Values evaluate() const;
  Values takeModulo(Values e, int64_t divisor) const;

  const Operator &op;
  const Operand &operand;
  const IndexExpr &expr;
  const AxisLists &lists;
  ArrayRef<int64_t> mesh;
  SmallVector<bool, 8> involved;      // per variable
  SmallVector<Affine, 2> constraints; // each >= 0
  SmallVector<Values, 8> ranges;      // per variable
  SmallVector<bool, 8> reads;         // per device
};
} // namespace

static Affine linearize(const IndexExpr &expr, size_t numVariables) {
  SmallVector<Affine, 4> stack;
  for (const IndexExpr::Node &node : expr.nodes) {
    switch (node.kind) {
    case IndexExpr::Kind::Variable:
      stack.push_back({SmallVector<int64_t, 4>(numVariables, 0), 0});
      stack.back().coefficients[node.value] = 1;
      break;
    case IndexExpr::Kind::Constant:
      stack.push_back({SmallVector<int64_t, 4>(numVariables, 0), node.value});
      break;
    case IndexExpr::Kind::Add: {
      Affine right = stack.pop_back_val();
      for (size_t v = 0; v < numVariables; ++v)
        stack.back().coefficients[v] += right.coefficients[v];
      stack.back().constant += right.constant;
      break;
    }
    case IndexExpr::Kind::Mul:
      for (int64_t &coefficient : stack.back().coefficients)
        coefficient *= node.value;
      stack.back().constant *= node.value;
      break;
    case IndexExpr::Kind::FloorDiv:
    case IndexExpr::Kind::Mod:
      llvm_unreachable("a guard is affine");
    }
  }
  return stack.back();
}

static Affine negate(Affine affine) {
  for (int64_t &coefficient : affine.coefficients)
    coefficient = -coefficient;
  affine.constant = -affine.constant;
  return affine;
}

/// Variables of the expression, and those that guards connect with them.
void RegionEvaluator::findVariables() {
  size_t count = op.variables.size();
  involved.assign(count, false);
  for (unsigned v : expr.getVariables())
    involved[v] = true;
  SmallVector<bool, 4> used(operand.guards.size(), false);
  for (bool grown = true; grown;) {
    grown = false;
    for (size_t g = 0; g < operand.guards.size(); ++g) {
      auto variables = operand.guards[g].expr.getVariables();
      if (used[g] || llvm::none_of(variables, [&](unsigned v) {
            return bool(involved[v]);
          }))
        continue;
      used[g] = grown = true;
      for (unsigned v : variables)
        involved[v] = true;
    }
  }
  for (size_t g = 0; g < operand.guards.size(); ++g) {
    if (!used[g])
      continue;
    constraints.push_back(linearize(operand.guards[g].expr, count));
    if (operand.guards[g].equality)
      constraints.push_back(negate(constraints.back()));
  }
}

void RegionEvaluator::narrow(const Affine &affine, size_t device) {
  for (size_t v = 0; v < ranges.size(); ++v) {
    int64_t factor = affine.coefficients[v];
    if (!factor)
      continue;
    int64_t others = affine.constant;
    for (size_t u = 0; u < ranges.size(); ++u)
      if (int64_t c = affine.coefficients[u]; u != v && c)
        others += c * (c > 0 ? ranges[u].hi : ranges[u].lo)[device];
    int64_t &lo = ranges[v].lo[device], &hi = ranges[v].hi[device];
    if (factor > 0)
      lo = std::max(lo, llvm::divideCeilSigned(-others, factor));
    else
      hi = std::min(hi, llvm::divideFloorSigned(others, -factor));
    if (lo > hi) {
      reads[device] = false;
      return;
    }
  }
}

Values RegionEvaluator::takeModulo(Values e, int64_t divisor) const {
  bool oneBlock = true;
  for (size_t i = 0; i < reads.size() && oneBlock; ++i)
    oneBlock = !reads[i] || llvm::divideFloorSigned(e.lo[i], divisor) ==
                                llvm::divideFloorSigned(e.hi[i], divisor);
  for (size_t i = 0; i < reads.size(); ++i) {
    e.lo[i] = oneBlock ? llvm::mod(e.lo[i], divisor) : 0;
    e.hi[i] = oneBlock ? llvm::mod(e.hi[i], divisor) : divisor - 1;
  }
  return e;
}

Values RegionEvaluator::evaluate() const {
  SmallVector<Values, 4> stack;
  size_t count = reads.size();
  for (const IndexExpr::Node &node : expr.nodes) {
    switch (node.kind) {
    case IndexExpr::Kind::Variable:
      stack.push_back(ranges[node.value]);
      break;
    case IndexExpr::Kind::Constant:
      stack.push_back({SmallVector<int64_t, 8>(count, node.value),
                       SmallVector<int64_t, 8>(count, node.value)});
      break;
    case IndexExpr::Kind::Add: {
      Values right = stack.pop_back_val();
      for (size_t i = 0; i < count; ++i) {
        stack.back().lo[i] += right.lo[i];
        stack.back().hi[i] += right.hi[i];
      }
      break;
    }
    case IndexExpr::Kind::Mul:
      if (node.value < 0)
        std::swap(stack.back().lo, stack.back().hi);
      for (size_t i = 0; i < count; ++i) {
        stack.back().lo[i] *= node.value;
        stack.back().hi[i] *= node.value;
      }
      break;
    case IndexExpr::Kind::FloorDiv:
      for (size_t i = 0; i < count; ++i) {
        int64_t &lo = stack.back().lo[i], &hi = stack.back().hi[i];
        lo = llvm::divideFloorSigned(lo, node.value);
        hi = llvm::divideFloorSigned(hi, node.value);
      }
      break;
    case IndexExpr::Kind::Mod:
      stack.back() = takeModulo(std::move(stack.back()), node.value);
      break;
    }
  }
  return stack.pop_back_val();
}

/// Gives a table of the axes involved, without values.
SpanTable RegionEvaluator::findRanges() {
  findVariables();
  SpanTable table;
  for (size_t v = 0; v < involved.size(); ++v) {
    if (!involved[v])
      continue;
    SmallVector<unsigned, 4> axes(lists[v]);
    llvm::sort(axes);
    table.axes = uniteAxes(table.axes, axes);
  }
  ranges.resize(involved.size());
  forEachCoordinate(table.axes, mesh, [&](ArrayRef<int64_t> coordinates) {
    bool all = true;
    for (size_t v = 0; v < involved.size(); ++v) {
      Span part;
      if (involved[v])
        part = getPart(op.variables[v].extent, lists[v], mesh, coordinates);
      all &= !involved[v] || !part.empty();
      ranges[v].lo.push_back(part.lo);
      ranges[v].hi.push_back(part.hi - 1);
    }
    reads.push_back(all);
    for (size_t c = 0; c < constraints.size() && reads.back(); ++c)
      narrow(constraints[c], reads.size() - 1);
  });
  return table;
}

SpanTable RegionEvaluator::run(int64_t extent, Margin margin) {
  SpanTable table = findRanges();
  Values values = evaluate();
  for (size_t i = 0; i < reads.size(); ++i) {
    Span region{std::max<int64_t>(values.lo[i] - margin.before, 0),
                std::min(values.hi[i] + margin.behind + 1, extent)};
    table.values.push_back(reads[i] && !region.empty() ? region : Span());
  }
  return table;
}

int64_t RegionEvaluator::getLeastLength() {
  findRanges();
  Values values = evaluate();
  int64_t least = INT64_MAX;
  for (size_t i = 0; i < reads.size(); ++i)
    if (reads[i])
      least = std::min(least, values.hi[i] - values.lo[i] + 1);
  return least;
}

/// The variable, if the region is its part: guards say nothing of it.
static int getPartVariable(const Operator &op, const Operand &operand,
                           unsigned dim, int64_t extent) {
  int variable = operand.access[dim].getPlainVariable();
  if (variable < 0 || op.variables[variable].extent != extent)
    return -1;
  bool isGuarded = llvm::any_of(operand.guards, [&](const Guard &guard) {
    return llvm::is_contained(guard.expr.getVariables(), unsigned(variable));
  });
  return isGuarded ? -1 : variable;
}

SpanTable tofu::search::getRegion(const Operator &op, const Operand &operand,
                                  unsigned dim, int64_t extent,
                                  const AxisLists &lists,
                                  ArrayRef<int64_t> mesh, Margin margin) {
  int variable = getPartVariable(op, operand, dim, extent);
  if (variable >= 0 && margin.empty())
    return getParts(extent, lists[variable]);
  return RegionEvaluator(op, operand, dim, lists, mesh).run(extent, margin);
}

int64_t tofu::search::getLeastLength(const Operator &op, const Operand &operand,
                                     unsigned dim, const AxisLists &lists,
                                     ArrayRef<int64_t> mesh) {
  return RegionEvaluator(op, operand, dim, lists, mesh).getLeastLength();
}

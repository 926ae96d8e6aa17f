//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The regions that parts read, by interval arithmetic in the mesh coordinates.
// docs/Analysis.md states the rules and why they are sound.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/LinearForm.h"
#include "tofu/Analysis/Parts.h"
#include "tofu/TDL/Magnitude.h"

#include "llvm/ADT/SetVector.h"
#include <cmath>

using namespace mlir;
using namespace tofu::tdl;

/// A guard: it is not negative.
using Constraint = LinearForm;

//===----------------------------------------------------------------------===//
// Guards with large factors
//===----------------------------------------------------------------------===//

namespace {
/// How large the ends of variables' intervals are, as terms that need not be
/// the ones that decide. Sums of a few that are below the limit fit in 64 bits.
class Magnitudes {
public:
  explicit Magnitudes(ArrayRef<int64_t> extents) {
    for (int64_t extent : extents) // parts are computed with some more
      magnitudes.push_back(2.0 * std::max<int64_t>(extent, 0) + 4);
  }

  /// Bounds each variable by the others, as RegionBuilder does.
  void narrow(const Constraint &constraint);
  bool fit(AffineExpr expr) const { return get(expr) <= kLimit && areSmall; }

private:
  double get(AffineExpr expr) const;

  static constexpr double kLimit = 0x1p59;
  SmallVector<double> magnitudes; // [variable]
  bool areSmall = true;
};
} // namespace

void Magnitudes::narrow(const Constraint &constraint) {
  for (auto [v, factor] : llvm::enumerate(constraint.coefficients)) {
    if (!factor)
      continue;
    double others = std::fabs(double(constraint.constant));
    for (auto [u, scale] : llvm::enumerate(constraint.coefficients))
      if (u != v)
        others += std::fabs(double(scale)) * magnitudes[u];
    areSmall &= others <= kLimit;
    magnitudes[v] =
        std::max(magnitudes[v], others / std::fabs(double(factor)) + 2);
  }
}

double Magnitudes::get(AffineExpr expr) const {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return std::fabs(double(constant.getValue()));
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return magnitudes[dim.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  double left = get(binary.getLHS()), right = get(binary.getRHS());
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return left + right;
  case AffineExprKind::Mul:
    return left * right;
  case AffineExprKind::Mod: // may be what is left of a block's multiple
    return 2 * left + right;
  default:
    return left / right + 2;
  }
}

void tofu::tdl::dropLargeGuards(
    SmallVectorImpl<std::pair<AffineExpr, bool>> &constraints,
    ArrayRef<AffineExpr> coordinates, ArrayRef<int64_t> extents) {
  Magnitudes known(extents);
  llvm::erase_if(constraints, [&](const std::pair<AffineExpr, bool> &guard) {
    std::optional<Constraint> constraint =
        LinearForm::get(guard.first, 1, extents.size());
    if (!constraint)
      return false; // narrows nothing
    Magnitudes narrowed = known;
    for (int times = 0; times <= guard.second; ++times)
      narrowed.narrow(*constraint);
    if (!llvm::all_of(coordinates,
                      [&](AffineExpr expr) { return narrowed.fit(expr); }))
      return true;
    known = narrowed;
    return false;
  });
}

//===----------------------------------------------------------------------===//
// The region of one dimension
//===----------------------------------------------------------------------===//

namespace {
class RegionBuilder {
public:
  RegionBuilder(const Access &access, AffineExpr expr,
                ArrayRef<VariableSplit> variables, ArrayRef<int64_t> mesh)
      : access(access), expr(expr), context(expr.getContext()),
        involved(findInvolved(variables.size())),
        devices(getAxes(variables), mesh), live(devices.count, true) {
    for (auto [number, variable] : llvm::enumerate(variables))
      setRange(number, variable);
    for (const Constraint &constraint : constraints)
      narrow(constraint);
  }

  /// No device is known: ranges are what they are given as.
  RegionBuilder(const Access &access, AffineExpr expr,
                ArrayRef<SymbolicInterval> given)
      : access(access), expr(expr), context(expr.getContext()),
        involved(findInvolved(given.size())), devices({}, {}),
        ranges(given.begin(), given.end()) {
    devices.count = 0;
    for (const Constraint &constraint : constraints)
      narrow(constraint);
  }

  /// [lower, upper): clipped to [0, extent).
  std::pair<Bound, Bound> build(int64_t extent);
  /// Nonnegative where the part reads anything.
  ArrayRef<AffineExpr> getConditions() const { return conditions; }

private:
  llvm::BitVector findInvolved(unsigned numVariables);
  SmallVector<unsigned> getAxes(ArrayRef<VariableSplit> variables) const;
  void setRange(unsigned number, const VariableSplit &variable);
  void narrow(const Constraint &constraint);
  void noteEmpty(const SymbolicInterval &range);
  SymbolicInterval getConstant(int64_t value) const;

  const Access &access;
  AffineExpr expr;
  MLIRContext *context;
  SmallVector<Constraint> constraints;
  llvm::BitVector involved; // variables
  Devices devices;
  llvm::BitVector live; // devices that read anything, as far as is known
  SmallVector<SymbolicInterval, 0> ranges;
  SmallVector<AffineExpr> conditions;
};
} // namespace

/// Variables of the expression and those that constraints connect with them.
llvm::BitVector RegionBuilder::findInvolved(unsigned numVariables) {
  llvm::BitVector found(numVariables);
  for (unsigned v = 0; v != numVariables; ++v)
    found[v] = expr.isFunctionOfDim(v);
  IntegerSet guard = access.guard;
  unsigned count = guard ? guard.getNumConstraints() : 0;
  SmallVector<std::optional<Constraint>> all;
  for (unsigned i = 0; i != count; ++i)
    all.push_back(LinearForm::get(guard.getConstraint(i), 1, numVariables));
  llvm::BitVector used(count);
  for (bool grown = true; grown;) {
    grown = false;
    for (unsigned i = 0; i != count; ++i) {
      AffineExpr constraint = guard.getConstraint(i);
      auto mentions = [&](unsigned v) { return constraint.isFunctionOfDim(v); };
      if (used[i] || !all[i] || llvm::none_of(found.set_bits(), mentions))
        continue;
      used[i] = grown = true;
      for (unsigned v = 0; v != numVariables; ++v)
        if (mentions(v))
          found.set(v);
    }
  }
  for (unsigned i : used.set_bits()) {
    constraints.push_back(*all[i]);
    if (guard.isEq(i))
      constraints.push_back(
          *LinearForm::get(guard.getConstraint(i), -1, numVariables));
  }
  return found;
}

SmallVector<unsigned>
RegionBuilder::getAxes(ArrayRef<VariableSplit> variables) const {
  SmallVector<unsigned> axes;
  for (unsigned v : involved.set_bits())
    llvm::append_range(axes, variables[v].axes);
  return axes;
}

SymbolicInterval RegionBuilder::getConstant(int64_t value) const {
  Term term = devices.getConstant(value, context);
  return {Bound(true, term), Bound(false, term)};
}

void RegionBuilder::setRange(unsigned number, const VariableSplit &variable) {
  if (!involved[number]) {
    ranges.push_back(getConstant(0));
    return;
  }
  Part part = getPart(variable, devices, context);
  for (size_t device = 0; device != devices.count; ++device)
    if (part.begin.values[device] >= part.end.values[device])
      live.reset(device);
  ranges.push_back({Bound(true, part.begin), Bound(false, part.end + -1)});
}

/// Bounds every variable of the constraint by the intervals of the others.
void RegionBuilder::narrow(const Constraint &constraint) {
  for (auto [v, factor] : llvm::enumerate(constraint.coefficients)) {
    if (!factor)
      continue;
    Bound others = getConstant(constraint.constant).upper;
    for (auto [u, scale] : llvm::enumerate(constraint.coefficients)) {
      if (u == v || !scale)
        continue;
      others = others + (ranges[u] * scale).upper;
      others.prune(live);
    }
    SymbolicInterval &range = ranges[v];
    if (factor > 0)
      range.lower.add((others * -1).transform([&](const Term &term) {
        return term.ceilDiv(factor);
      }));
    else
      range.upper.add(others.transform(
          [&](const Term &term) { return term.floorDiv(-factor); }));
    range.prune(live);
    noteEmpty(range);
  }
}

/// Devices on which the range is empty read nothing; conditions say so.
void RegionBuilder::noteEmpty(const SymbolicInterval &range) {
  llvm::BitVector empty(devices.count);
  for (unsigned device : live.set_bits())
    empty[device] = range.lower.getValue(device) > range.upper.getValue(device);
  live.reset(empty);
  for (const Term &lower : range.lower.terms)
    for (const Term &upper : range.upper.terms) {
      Term size = upper + lower * -1;
      llvm::BitVector found(devices.count);
      for (unsigned device : empty.set_bits())
        found[device] = size.values[device] < 0;
      if (found.any())
        conditions.push_back(size.expr);
      empty.reset(found);
    }
}

std::pair<Bound, Bound> RegionBuilder::build(int64_t extent) {
  SymbolicInterval region = evaluate(expr, ranges, live);
  Bound end = region.upper.transform([](const Term &term) { return term + 1; });
  region.lower.add(getConstant(0).lower);
  end.add(getConstant(extent).upper);
  region.lower.prune(live);
  end.prune(live);
  return {region.lower, end};
}

BoxAttr tofu::tdl::getRegion(const Access &access, ArrayRef<int64_t> shape,
                             ArrayRef<VariableSplit> variables,
                             ArrayRef<int64_t> mesh) {
  MLIRContext *context = access.map.getContext();
  llvm::SetVector<AffineExpr> conditions;
  for (auto [number, variable] : llvm::enumerate(variables)) {
    if (llvm::is_contained(access.outside, number))
      continue;
    if (auto condition = getPartInClosedForm(variable, mesh, context).condition)
      conditions.insert(getBound(condition->expr, mesh));
  }
  auto getMap = [&](const Bound &bound) {
    SmallVector<AffineExpr> exprs;
    for (const Term &term : bound.terms)
      exprs.push_back(getBound(term.expr, mesh));
    return AffineMap::get(mesh.size(), 0, exprs, context);
  };
  SmallVector<AffineMap> lowers, uppers;
  for (auto [expr, extent] : llvm::zip(access.map.getResults(), shape)) {
    RegionBuilder builder(access, expr, variables, mesh);
    auto [lower, upper] = builder.build(extent);
    lowers.push_back(getMap(lower));
    uppers.push_back(getMap(upper));
    for (AffineExpr condition : builder.getConditions())
      conditions.insert(getBound(condition, mesh));
  }
  return BoxAttr::get(
      context, mesh.size(), lowers, uppers,
      AffineMap::get(mesh.size(), 0, conditions.getArrayRef(), context));
}

SymbolicRegion tofu::tdl::getSymbolicRegion(const Access &access,
                                            ArrayRef<int64_t> shape,
                                            ArrayRef<int64_t> extents,
                                            const llvm::BitVector &split) {
  MLIRContext *context = access.map.getContext();
  SmallVector<SymbolicInterval, 0> ranges;
  for (auto [number, extent] : llvm::enumerate(extents)) {
    AffineExpr first = getAffineConstantExpr(0, context);
    AffineExpr last = getAffineConstantExpr(extent - 1, context);
    if (split.test(number)) {
      first = getAffineDimExpr(0, context);
      last = getAffineDimExpr(1, context) - 1;
    }
    ranges.push_back({Bound(true, {first, {}}), Bound(false, {last, {}})});
  }
  SymbolicRegion region;
  for (auto [expr, extent] : llvm::zip(access.map.getResults(), shape)) {
    auto [lower, upper] = RegionBuilder(access, expr, ranges).build(extent);
    for (auto [bound, ends] :
         {std::pair(&lower, &region.lowers.emplace_back()),
          std::pair(&upper, &region.uppers.emplace_back())})
      for (const Term &term : bound->terms)
        if (!llvm::is_contained(*ends, term.expr))
          ends->push_back(term.expr);
  }
  return region;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Holds formulas of regions against what expansion fetches at a setting.
//
//===----------------------------------------------------------------------===//
#include "tofu/Operators/SymbolicReads.h"

#include "tofu/Analysis/SymbolicInterval.h"
#include "tofu/TDL/PointSet.h"

using namespace mlir;
using namespace tofu;

/// Ends of a coordinate while a variable is in [lo, hi), by expansion's rules.
static std::pair<int64_t, int64_t>
evaluateConcrete(AffineExpr expr, const tdl::LambdaAnalysis &analysis,
                 unsigned variable, int64_t lo, int64_t hi) {
  MLIRContext *context = expr.getContext();
  SmallVector<tdl::SymbolicInterval, 0> ranges;
  for (auto [number, own] : llvm::enumerate(analysis.getVariables())) {
    auto first = getAffineConstantExpr(number == variable ? lo : 0, context);
    auto last = getAffineConstantExpr(
        number == variable ? hi - 1 : own.extent - 1, context);
    ranges.push_back(
        {tdl::Bound(true, {first, {}}), tdl::Bound(false, {last, {}})});
  }
  tdl::SymbolicInterval interval = tdl::evaluate(expr, ranges, /*live=*/{});
  auto get = [](const tdl::Bound &bound) {
    return cast<AffineConstantExpr>(
               simplifyAffineExpr(bound.terms[0].expr, 0, 0))
        .getValue();
  };
  return {get(interval.lower), get(interval.upper)};
}

namespace {
/// Whether a region of formulas has all that expansion fetches, for all parts
/// [lo, hi) of an index of known extent.
class RegionCheck {
public:
  using Ends = ArrayRef<AffineExpr>;

  RegionCheck(int64_t extent, MLIRContext *context)
      : extent(extent), context(context) {}

  /// One of `ends` is always `other` or more, or, of upper ends, or less.
  bool reaches(Ends ends, AffineExpr other, bool isUpper) const {
    PointSet points(context);
    AffineExpr lo = points.addVariable({0, extent});
    AffineExpr hi = points.addVariable({0, extent});
    points.add(hi - lo - 1);
    for (AffineExpr end : ends)
      points.add((isUpper ? end - other : other - end) - 1);
    return !points.isTooLarge() && !points.findPoint();
  }
  bool reach(Ends ends, Ends others, bool isUpper) const {
    return llvm::all_of(others, [&](AffineExpr other) {
      return reaches(ends, other, isUpper);
    });
  }

private:
  int64_t extent;
  MLIRContext *context;
};
} // namespace

/// That a guarded read's region is that of expansion, or contains it.
bool SymbolicLambda::holds(const Read &read, const tdl::Access &access,
                           const tdl::LambdaAnalysis &concrete,
                           unsigned variable,
                           const llvm::StringMap<int64_t> &values,
                           bool isExact) const {
  MLIRContext *context = access.map.getContext();
  ArrayRef<tdl::IndexVariable> variables = concrete.getVariables();
  const tdl::IndexVariable &own = variables[variable];
  llvm::StringMap<AffineExpr> names;
  for (const auto &[name, value] : values)
    names[name] = getAffineConstantExpr(value, context);
  names[lo] = getAffineDimExpr(0, context);
  names[hi] = getAffineDimExpr(1, context);
  SmallVector<int64_t> extents;
  for (const tdl::IndexVariable &other : variables)
    extents.push_back(other.extent);
  llvm::BitVector split(variables.size());
  split.set(variable);
  if (own.kind == tdl::IndexVariable::Kind::Prefix)
    split.set(own.along);
  auto shape = cast<RankedTensorType>(
                   concrete.getOp().getInputs()[access.input].getType())
                   .getShape();
  tdl::SymbolicRegion region =
      tdl::getSymbolicRegion(access, shape, extents, split);
  RegionCheck check(own.extent, context);
  return llvm::all_of(read.dims, [&](const SymbolicDim &dim) -> bool {
    if (dim.isData)
      return true;
    SmallVector<AffineExpr> lowers, uppers;
    for (const Formula &end : dim.ends.first)
      lowers.push_back(end.getAffine(names, context));
    for (const Formula &end : dim.ends.last)
      uppers.push_back((end + 1).getAffine(names, context));
    auto isKnown = [](AffineExpr end) -> bool { return end != nullptr; };
    if (!llvm::all_of(lowers, isKnown) || !llvm::all_of(uppers, isKnown))
      return false;
    ArrayRef<AffineExpr> firsts = region.lowers[dim.dim];
    ArrayRef<AffineExpr> lasts = region.uppers[dim.dim];
    if (!check.reach(firsts, lowers, false) ||
        !check.reach(lasts, uppers, true))
      return false;
    lowers.push_back(getAffineConstantExpr(0, context));
    uppers.push_back(getAffineConstantExpr(shape[dim.dim], context));
    return !isExact || (check.reach(lowers, firsts, false) &&
                        check.reach(uppers, lasts, true));
  });
}

/// That the regions of parts of the concrete variable are those of the index,
/// or contain them.
bool SymbolicLambda::holds(unsigned index, unsigned variable,
                           llvm::StringMap<int64_t> &values,
                           const tdl::LambdaAnalysis &concrete, bool isExact) {
  int64_t extent = concrete.getVariables()[variable].extent;
  if (indices[index].extent.evaluate(values) != extent)
    return false;
  ArrayRef<Read> reads = getReads(index);
  auto hasAllDims = [&](const Read &read, const tdl::Access &access) {
    for (auto [dim, expr] : llvm::enumerate(access.map.getResults()))
      if (expr.isFunctionOfDim(variable) &&
          llvm::none_of(read.dims,
                        [&](const SymbolicDim &own) { return own.dim == dim; }))
        return false;
    return read.tensor == access.input;
  };
  auto matches = [&](const Read &read, const tdl::Access &access, int64_t lo,
                     int64_t hi) {
    return llvm::all_of(read.dims, [&](const SymbolicDim &own) {
      if (own.isData)
        return true;
      auto [first, last] = evaluateConcrete(access.map.getResult(own.dim),
                                            concrete, variable, lo, hi);
      std::optional<int64_t> least = own.ends.first[0].evaluate(values);
      std::optional<int64_t> most = own.ends.last[0].evaluate(values);
      return least && most &&
             (isExact ? *least == first && *most == last
                      : *least <= first && last <= *most);
    });
  };
  // What guards narrow is looked at for all parts, the rest for some.
  std::pair<int64_t, int64_t> parts[] = {
      {0, extent}, {extent / 2, extent}, {0, 1}};
  auto isFound = [&](const tdl::Access &access) {
    return llvm::any_of(reads, [&](const Read &read) {
      if (!hasAllDims(read, access))
        return false;
      if (read.isNarrowed)
        return holds(read, access, concrete, variable, values, isExact);
      return llvm::all_of(parts, [&](std::pair<int64_t, int64_t> part) {
        values[lo] = part.first;
        values[hi] = part.second;
        return matches(read, access, part.first, part.second);
      });
    });
  };
  return llvm::all_of(concrete.getAccesses(), isFound);
}

llvm::StringMap<int64_t> SymbolicLambda::getValues(const Setting &setting) {
  llvm::StringMap<int64_t> values;
  for (auto [name, extent] : llvm::zip(
           definition.getDims().getAsValueRange<StringAttr>(), setting.extents))
    values[name] = extent;
  for (NamedAttribute attribute : setting.attributes)
    if (auto integer = dyn_cast<IntegerAttr>(attribute.getValue()))
      values[attribute.getName()] = integer.getInt();
  for (const SymbolicIndex &index : indices)
    values["|" + index.name + "|"] = index.extent.evaluate(values).value_or(0);
  return values;
}

bool SymbolicLambda::isEmpty(const Setting &setting) {
  llvm::StringMap<int64_t> values = getValues(setting);
  return llvm::any_of(indices, [&](const SymbolicIndex &index) {
    return index.extent.evaluate(values) == 0;
  });
}

std::optional<SmallVector<unsigned>>
SymbolicLambda::match(const Setting &setting,
                      const tdl::LambdaAnalysis &concrete, bool isExact) {
  llvm::StringMap<int64_t> values = getValues(setting);
  SmallVector<unsigned> numbers;
  unsigned count = concrete.getOp().getVariableExtents().size();
  for (unsigned variable = 0; variable != count; ++variable) {
    std::optional<unsigned> found;
    for (auto [number, index] : llvm::enumerate(indices))
      if (!found && !llvm::is_contained(numbers, number) &&
          index.name == concrete.getVariables()[variable].name &&
          holds(number, variable, values, concrete, isExact))
        found = number;
    if (!found)
      return std::nullopt;
    numbers.push_back(*found);
  }
  return numbers;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Strategies.h"
#include "tofu/Analysis/AccessCollector.h"
#include "tofu/Analysis/Folds.h"
#include "tofu/Analysis/SymbolicInterval.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Locations.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu::tdl;

namespace {
/// The strategy that splits one variable; all others keep their whole range.
/// Ends of intervals are functions of the part's ends lo (d0) and hi (d1).
class StrategyWriter {
public:
  StrategyWriter(const LambdaAnalysis &analysis, unsigned variable)
      : analysis(analysis), variable(variable) {}

  std::string write() const;

private:
  std::string describe(const Access &access) const;
  std::string describe(unsigned dim, AffineExpr expr) const;
  bool isGuarded(const Access &access) const;
  SymbolicInterval evaluate(AffineExpr expr) const;

  const LambdaAnalysis &analysis;
  unsigned variable;
};
} // namespace

static std::string getInputName(const LambdaAnalysis &analysis,
                                unsigned input) {
  return getName(analysis.getOp().getInputArguments()[input],
                 "in" + Twine(input));
}

std::string StrategyWriter::write() const {
  const IndexVariable &split = analysis.getVariables()[variable];
  std::string text = split.name + ": ";
  if (split.kind == IndexVariable::Kind::Output)
    text += "concatenate along " + std::to_string(variable);
  else
    text += (split.kind == IndexVariable::Kind::Prefix ? "scan " : "") +
            describeCombiner(split.combiner);
  if (split.kind == IndexVariable::Kind::Prefix)
    text += " along " + std::to_string(split.along);
  SmallVector<std::string> operands;
  for (const Access &access : analysis.getAccesses()) {
    std::string operand =
        getInputName(analysis, access.input) + " " + describe(access);
    if (!llvm::is_contained(operands, operand))
      operands.push_back(operand);
  }
  for (const std::string &operand : operands)
    text += "; " + operand;
  return text;
}

std::string StrategyWriter::describe(const Access &access) const {
  SmallVector<std::string> dims;
  for (auto [dim, expr] : llvm::enumerate(access.map.getResults()))
    if (expr.isFunctionOfDim(variable))
      dims.push_back(describe(dim, expr));
  std::string text = dims.empty() ? "whole" : llvm::join(dims, " and ");
  return isGuarded(access) ? text + " guarded" : text;
}

/// Only a constraint on the variable itself makes its parts differ.
bool StrategyWriter::isGuarded(const Access &access) const {
  IntegerSet guard = access.guard;
  return guard &&
         llvm::any_of(guard.getConstraints(), [&](AffineExpr constraint) {
           return constraint.isFunctionOfDim(variable);
         });
}

/// Prints an end with the names of the part's ends.
static std::string toString(AffineExpr expr) {
  std::string text;
  llvm::raw_string_ostream(text) << expr;
  for (auto [dim, name] : {std::pair("d0", "lo"), std::pair("d1", "hi")})
    for (size_t at; (at = text.find(dim)) != std::string::npos;)
      text.replace(at, 2, name);
  return text;
}

/// The constant that the difference of two ends is, if it is one.
static AffineConstantExpr getConstant(AffineExpr difference) {
  return dyn_cast<AffineConstantExpr>(simplifyAffineExpr(difference, 2, 0));
}

std::string StrategyWriter::describe(unsigned dim, AffineExpr expr) const {
  SymbolicInterval range = evaluate(expr);
  AffineExpr first = range.lower.terms[0].expr;
  MLIRContext *context = expr.getContext();
  AffineExpr lo = getAffineDimExpr(0, context);
  AffineExpr hi = getAffineDimExpr(1, context);
  AffineExpr end = range.upper.terms[0].expr + 1;
  auto before = getConstant(lo - first);
  auto after = getConstant(end - hi);
  std::string at = std::to_string(dim);
  if (before && after) {
    if (before.getValue() == 0 && after.getValue() == 0)
      return "split(" + at + ")";
    return "split(" + at + ") halo(" + std::to_string(before.getValue()) +
           ", " + std::to_string(after.getValue()) + ")";
  }
  bool isWindow = expr.isPureAffine();
  expr.walk([&](AffineExpr inner) {
    isWindow &= inner.getKind() != AffineExprKind::Mod &&
                inner.getKind() != AffineExprKind::FloorDiv;
  });
  return (isWindow ? "window(" : "region(") + at + ": " + toString(first) +
         " to " + toString(end) + ")";
}

/// What expansion fetches, with the part's ends in the place of a device's.
SymbolicInterval StrategyWriter::evaluate(AffineExpr expr) const {
  MLIRContext *context = expr.getContext();
  auto getRange = [](AffineExpr first, AffineExpr last) -> SymbolicInterval {
    return {Bound(true, {first, {}}), Bound(false, {last, {}})};
  };
  SmallVector<SymbolicInterval, 0> ranges;
  for (auto [number, other] : llvm::enumerate(analysis.getVariables()))
    ranges.push_back(
        number == variable
            ? getRange(getAffineDimExpr(0, context),
                       getAffineDimExpr(1, context) - 1)
            : getRange(getAffineConstantExpr(0, context),
                       getAffineConstantExpr(other.extent - 1, context)));
  return tofu::tdl::evaluate(expr, ranges, /*live=*/{});
}

SmallVector<std::string>
tofu::tdl::describeStrategies(const LambdaAnalysis &analysis) {
  SmallVector<std::string> strategies;
  for (auto [number, variable] : llvm::enumerate(analysis.getVariables()))
    if (variable.kind != IndexVariable::Kind::Fixed)
      strategies.push_back(StrategyWriter(analysis, number).write());
  auto addPending = [&](const Twine &what, uint64_t set) {
    SmallVector<std::string> inputs;
    for (unsigned input = 0; input != 64; ++input)
      if (set >> input & 1)
        inputs.push_back(getInputName(analysis, input));
    strategies.push_back(
        (what + " in {" + llvm::join(inputs, ", ") + "}").str());
  };
  for (uint64_t set : analysis.getLinearSets())
    addPending("partial", set);
  // What only moves elements takes terms of any fold.
  for (Combiner combiner : getFolds(analysis.getOp()))
    for (uint64_t set : findFoldSets(analysis.getOp(), combiner))
      if (!llvm::is_contained(analysis.getLinearSets(), set))
        addPending("partial " + stringifyCombiner(combiner), set);
  return strategies;
}

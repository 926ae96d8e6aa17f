//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Strategies.h"
#include "tofu/Analysis/AccessCollector.h"
#include "tofu/Analysis/Folds.h"
#include "tofu/Analysis/LinearForm.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Interval.h"
#include "tofu/TDL/Locations.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu;
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
  using Ends = SmallVector<AffineExpr, 2>;

  std::string describe(const Access &access) const;
  std::string describe(unsigned dim, AffineExpr expr,
                       ArrayRef<AffineExpr> first,
                       ArrayRef<AffineExpr> end) const;
  bool isGuarded(const Access &access) const;
  SymbolicRegion getRegion(const Access &access) const;
  Ends leaveOut(Ends ends, bool isUpper, AffineExpr border) const;

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

/// The box that expansion fetches, with the part's ends in the place of a
/// device's.
SymbolicRegion StrategyWriter::getRegion(const Access &access) const {
  ArrayRef<IndexVariable> variables = analysis.getVariables();
  SmallVector<int64_t> extents;
  for (const IndexVariable &other : variables)
    extents.push_back(other.extent);
  llvm::BitVector split(variables.size());
  split.set(variable);
  if (variables[variable].kind == IndexVariable::Kind::Prefix)
    split.set(variables[variable].along);
  Value input = analysis.getOp().getInputs()[access.input];
  return getSymbolicRegion(access,
                           cast<RankedTensorType>(input.getType()).getShape(),
                           extents, split);
}

/// Of several ends those that may decide: no other end, nor the tensor's
/// border, always does.
StrategyWriter::Ends StrategyWriter::leaveOut(Ends ends, bool isUpper,
                                              AffineExpr border) const {
  int64_t extent = analysis.getVariables()[variable].extent;
  auto decides = [&](AffineExpr a, AffineExpr b) {
    AffineExpr more = simplifyAffineExpr(isUpper ? b - a : a - b, 2, 0);
    return getInterval(more, {{0, extent - 1}, {1, extent}}).lower >= 0;
  };
  llvm::erase_if(ends, [&](AffineExpr end) { return decides(border, end); });
  if (ends.empty())
    return {border};
  for (size_t i = 0; i < ends.size();) {
    bool isNeeded = llvm::none_of(ends, [&](AffineExpr other) {
      return other != ends[i] && decides(other, ends[i]);
    });
    if (isNeeded)
      ++i;
    else
      ends.erase(ends.begin() + i);
  }
  return ends;
}

std::string StrategyWriter::describe(const Access &access) const {
  SmallVector<std::string> dims;
  SymbolicRegion region = getRegion(access);
  MLIRContext *context = access.map.getContext();
  Value input = analysis.getOp().getInputs()[access.input];
  for (auto [dim, expr] : llvm::enumerate(access.map.getResults())) {
    int64_t extent = cast<RankedTensorType>(input.getType()).getDimSize(dim);
    Ends first = region.lowers[dim], end = region.uppers[dim];
    if (access.guard != IntegerSet()) {
      first =
          leaveOut(first, /*isUpper=*/false, getAffineConstantExpr(0, context));
      end = leaveOut(end, /*isUpper=*/true,
                     getAffineConstantExpr(extent, context));
    } else { // one end, which may leave the tensor
      first.truncate(1);
      end.truncate(1);
    }
    auto isOfPart = [](AffineExpr end) {
      return end.isFunctionOfDim(0) || end.isFunctionOfDim(1);
    };
    if (expr.isFunctionOfDim(variable) || llvm::any_of(first, isOfPart) ||
        llvm::any_of(end, isOfPart))
      dims.push_back(describe(dim, expr, first, end));
  }
  std::string text = dims.empty() ? "whole" : llvm::join(dims, " and ");
  return isGuarded(access) ? text + " guarded" : text;
}

/// Only a constraint on the variable itself makes its parts differ; a linear
/// one shows in the region.
bool StrategyWriter::isGuarded(const Access &access) const {
  IntegerSet guard = access.guard;
  unsigned count = analysis.getVariables().size();
  return guard &&
         llvm::any_of(guard.getConstraints(), [&](AffineExpr constraint) {
           return constraint.isFunctionOfDim(variable) &&
                  !LinearForm::get(constraint, 1, count);
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

/// `lo`, or `max(lo, 2)`.
static std::string toString(ArrayRef<AffineExpr> ends, StringRef choice) {
  SmallVector<std::string> texts;
  for (AffineExpr end : ends)
    texts.push_back(toString(end));
  if (texts.size() == 1)
    return texts[0];
  return (choice + "(" + llvm::join(texts, ", ") + ")").str();
}

std::string StrategyWriter::describe(unsigned dim, AffineExpr expr,
                                     ArrayRef<AffineExpr> first,
                                     ArrayRef<AffineExpr> end) const {
  MLIRContext *context = expr.getContext();
  bool isOne = first.size() == 1 && end.size() == 1;
  std::string at = std::to_string(dim);
  auto before = getConstant(getAffineDimExpr(0, context) - first[0]);
  auto after = getConstant(end[0] - getAffineDimExpr(1, context));
  if (isOne && before && after) {
    if (before.getValue() == 0 && after.getValue() == 0)
      return "split(" + at + ")";
    return "split(" + at + ") halo(" + std::to_string(before.getValue()) +
           ", " + std::to_string(after.getValue()) + ")";
  }
  bool isWindow =
      isOne && expr.isPureAffine() && expr.isFunctionOfDim(variable);
  expr.walk([&](AffineExpr inner) {
    isWindow &= inner.getKind() != AffineExprKind::Mod &&
                inner.getKind() != AffineExprKind::FloorDiv;
  });
  return (isWindow ? "window(" : "region(") + at + ": " +
         toString(first, "max") + " to " + toString(end, "min") + ")";
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
  for (Combiner combiner : getFolds(analysis))
    for (uint64_t set : findFoldSets(analysis.getOp(), combiner))
      if (!llvm::is_contained(analysis.getLinearSets(), set))
        addPending("partial " + stringifyCombiner(combiner), set);
  return strategies;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/LoopVariables.h"

#include "tofu/Analysis/Scatter.h"
#include <set>

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

std::optional<int64_t> lowering::getFactor(AffineExpr expr, unsigned dim) {
  if (!expr.isFunctionOfDim(dim))
    return 0;
  if (isa<AffineDimExpr>(expr))
    return 1;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return std::nullopt;
  std::optional<int64_t> left = getFactor(binary.getLHS(), dim);
  std::optional<int64_t> right = getFactor(binary.getRHS(), dim);
  if (!left || !right)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add)
    return *left + *right;
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (expr.getKind() == AffineExprKind::Mul && constant)
    return *left * constant.getValue();
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Where an index is cut
//===----------------------------------------------------------------------===//

/// If `expr` is `v`, `v floordiv c`, `(v floordiv c) mod m`, ...: the index v,
/// and the factors of the digits that it begins at and ends before (0: none).
namespace {
struct Digit {
  unsigned index;
  int64_t first = 1, end = 0;
};
} // namespace

static std::optional<Digit> matchDigit(AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return Digit{dim.getPosition()};
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return std::nullopt;
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  std::optional<Digit> digit = matchDigit(binary.getLHS());
  if (!digit || !constant || constant.getValue() <= 0 ||
      constant.getValue() > (int64_t(1) << 31) ||
      digit->first > (int64_t(1) << 31))
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::FloorDiv) {
    digit->first *= constant.getValue();
    return digit;
  }
  if (expr.getKind() != AffineExprKind::Mod)
    return std::nullopt;
  digit->end = digit->first * constant.getValue();
  return digit;
}

/// The factors at which the reads cut each index.
static SmallVector<std::set<int64_t>>
collectCuts(tdl::LambdaOp op, const tdl::IndexValues &values) {
  SmallVector<std::set<int64_t>> cuts(values.getVariables().size());
  op.getBody().walk([&](tdl::ReadOp read) {
    for (AffineExpr source : read.getMap().getResults()) {
      AffineExpr expr =
          values.substitute(source, read.getDims(), read.getSymbols());
      if (!expr)
        continue;
      expr.walk([&](AffineExpr part) {
        if (part.getKind() != AffineExprKind::FloorDiv &&
            part.getKind() != AffineExprKind::Mod)
          return;
        if (std::optional<Digit> digit = matchDigit(part)) {
          cuts[digit->index].insert(digit->first);
          if (digit->end)
            cuts[digit->index].insert(digit->end);
        }
      });
    }
  });
  return cuts;
}

/// True if every device's range of an index begins and ends at multiples.
static bool isAligned(tdl::LambdaOp op, unsigned index, int64_t factor) {
  std::optional<tdl::BoxAttr> part = op.getPart();
  auto isMultiple = [&](AffineExpr bound) {
    return bound.isMultipleOf(factor);
  };
  return !part ||
         (part->getConditions().getNumResults() == 0 &&
          llvm::all_of(part->getLowers()[index].getResults(), isMultiple) &&
          llvm::all_of(part->getUppers()[index].getResults(), isMultiple));
}

//===----------------------------------------------------------------------===//
// LoopVariables
//===----------------------------------------------------------------------===//

LoopVariables::LoopVariables(tdl::LambdaOp op)
    : op(op), indexValues(op), rank(op.getRank()) {
  for (auto [number, value] : llvm::enumerate(indexValues.getVariables()))
    numbers[value] = number;
  SmallVector<std::set<int64_t>> cuts = collectCuts(op, indexValues);
  bool isScatter = tdl::matchScatter(op).has_value();
  for (auto [index, extent] : llvm::enumerate(op.getVariableExtents())) {
    SmallVector<int64_t> factors = {1};
    bool splits = !isScatter;
    for (int64_t cut : cuts[index]) {
      if (cut == 1 || cut >= extent)
        continue;
      splits &= cut % factors.back() == 0 && extent % cut == 0;
      factors.push_back(cut);
    }
    if (!splits || !isAligned(op, index, factors.back()))
      factors.resize(1);
    split(index, factors);
    if (index + 1 == op.getRank())
      numOutputs = variables.size();
  }
}

/// Adds the variables of an index: one per factor, the slowest first.
void LoopVariables::split(unsigned index, ArrayRef<int64_t> factors) {
  int64_t extent = op.getVariableExtents()[index];
  MLIRContext *context = op.getContext();
  AffineExpr expr = getAffineConstantExpr(0, context);
  digits.emplace_back();
  int64_t end = extent;
  for (int64_t factor : llvm::reverse(factors)) {
    int64_t count = end / factor;
    expr = expr + getAffineDimExpr(variables.size(), context) * factor;
    digits.back().push_back(variables.size());
    intervals.push_back(Interval::ofExtent(count));
    variables.push_back({index, factor, count});
    end = factor;
  }
  exprs.push_back(expr);
}

std::optional<unsigned> LoopVariables::getIndex(Value value) const {
  auto found = numbers.find(value);
  if (found == numbers.end())
    return std::nullopt;
  return found->second;
}

AffineExpr LoopVariables::substitute(AffineExpr expr, ValueRange dims,
                                     ValueRange symbols) const {
  AffineExpr ofIndices = getOfIndices(expr, dims, symbols);
  if (!ofIndices || exprs.size() == variables.size())
    return ofIndices;
  return getOfVariables(ofIndices);
}

tdl::BoxAttr LoopVariables::getPart() const {
  tdl::LambdaOp lambda = op; // the methods of operations are not const
  std::optional<tdl::BoxAttr> part = lambda.getPart();
  unsigned numAxes = part ? part->getNumAxes() : 0;
  MLIRContext *context = lambda.getContext();
  auto constant = [&](int64_t number) {
    return AffineMap::get(numAxes, 0, getAffineConstantExpr(number, context));
  };
  SmallVector<AffineMap> lowers, uppers;
  // The slowest digit of an index is what the device's range is split by.
  auto divide = [&](AffineMap bound, int64_t factor) {
    SmallVector<AffineExpr> results;
    for (AffineExpr expr : bound.getResults())
      results.push_back(expr.floorDiv(factor));
    return AffineMap::get(numAxes, 0, results, context);
  };
  for (auto [number, variable] : llvm::enumerate(variables)) {
    bool isSlowest = part && digits[variable.index].front() == number;
    lowers.push_back(
        isSlowest ? divide(part->getLowers()[variable.index], variable.factor)
                  : constant(0));
    uppers.push_back(
        isSlowest ? divide(part->getUppers()[variable.index], variable.factor)
                  : constant(variable.extent));
  }
  AffineMap conditions =
      part ? part->getConditions() : AffineMap::get(numAxes, 0, context);
  return tdl::BoxAttr::get(context, numAxes, lowers, uppers, conditions);
}

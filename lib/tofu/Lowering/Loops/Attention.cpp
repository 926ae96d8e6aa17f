//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Attention.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Lowering/Loops/NarrowTypes.h"
#include "tofu/Lowering/Loops/Pairs.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

namespace {
class AttentionMatcher : PairMatcher {
public:
  explicit AttentionMatcher(tdl::LambdaOp op) : PairMatcher(op) {}

  std::optional<Attention> match();

private:
  bool matchReductions();
  bool matchWeight(Value weight, Value &score);
  bool matchSum();
  bool matchProduct();
  bool matchVariables();
  void matchHidden();
  std::optional<unsigned> getVariable(tdl::ReduceOp reduce) {
    return PairMatcher::getVariable(reduce.getIndices()[0]);
  }

  Attention result;
};
} // namespace

/// Of what the lambda's reductions are: the maximum, and two sums, that of
/// weighted values being a sum of products with a read.
bool AttentionMatcher::matchReductions() {
  SmallVector<tdl::ReduceOp> reductions;
  for (Operation &inner : *op.getBlock())
    if (auto reduce = dyn_cast<tdl::ReduceOp>(inner))
      reductions.push_back(reduce);
  if (reductions.size() != 3)
    return false;
  SmallVector<tdl::ReduceOp> sums;
  for (tdl::ReduceOp reduce : reductions) {
    if (reduce.getIndices().size() != 1)
      return false;
    if (isFold(reduce, tdl::Combiner::max))
      result.top = reduce;
    else if (isFold(reduce, tdl::Combiner::sum))
      sums.push_back(reduce);
  }
  if (!result.top || sums.size() != 2)
    return false;
  for (auto [number, sum] : llvm::enumerate(sums)) {
    result.sum = sum;
    result.total = sums[1 - number];
    if (matchSum())
      return true;
  }
  return false;
}

/// exp(score - top)
bool AttentionMatcher::matchWeight(Value weight, Value &score) {
  auto power = getConverted(weight).getDefiningOp<math::ExpOp>();
  if (!power)
    return false;
  auto difference =
      getConverted(power.getOperand()).getDefiningOp<arith::SubFOp>();
  if (!difference ||
      getConverted(difference.getRhs()) != result.top.getResult(0))
    return false;
  score = getExact(difference.getLhs());
  return isNumber(score.getType());
}

bool AttentionMatcher::matchSum() {
  auto product =
      getConverted(getOnlyYield(result.sum)).getDefiningOp<arith::MulFOp>();
  if (!product)
    return false;
  for (auto [weight, value] : {std::pair(product.getLhs(), product.getRhs()),
                               std::pair(product.getRhs(), product.getLhs())}) {
    result.value = matchRead(value);
    if (!result.value)
      continue;
    Value plain = getConverted(weight);
    result.isNormalized = false;
    if (auto quotient = plain.getDefiningOp<arith::DivFOp>();
        quotient &&
        getConverted(quotient.getRhs()) == result.total.getResult(0)) {
      result.isNormalized = true;
      plain = quotient.getLhs();
    }
    Type type = result.value.getType();
    result.isNarrow = isNarrow(type) && getExact(weight).getType() == type;
    Value score, other;
    if (!matchWeight(plain, score) ||
        !matchWeight(getOnlyYield(result.total), other))
      continue;
    result.score = score;
    Value third = getExact(getOnlyYield(result.top));
    auto isScore = [&](tdl::ReduceOp reduce, Value candidate) {
      Comparer comparer;
      comparer.add(result.sum.getIndices()[0], reduce.getIndices()[0]);
      return comparer.isEqual(score, candidate);
    };
    if (isScore(result.total, other) && isScore(result.top, third))
      return true;
  }
  return false;
}

/// The only reduction in the score.
bool AttentionMatcher::matchProduct() {
  for (Operation &inner : *result.sum.getBlock()) {
    auto reduce = dyn_cast<tdl::ReduceOp>(inner);
    if (!reduce)
      continue;
    if (result.product || !isFold(reduce, tdl::Combiner::sum) ||
        reduce.getIndices().size() != 1)
      return false;
    result.product = reduce;
  }
  if (!result.product)
    return false;
  auto product =
      getConverted(getOnlyYield(result.product)).getDefiningOp<arith::MulFOp>();
  if (!product)
    return false;
  result.query = matchRead(product.getLhs());
  result.key = matchRead(product.getRhs());
  return result.query && result.key;
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

bool AttentionMatcher::matchVariables() {
  std::optional<unsigned> column = getVariable(result.sum),
                          depth = getVariable(result.product);
  if (!column || !depth)
    return false;
  result.column = *column;
  result.depth = *depth;
  for (tdl::ReduceOp reduce : {result.total, result.top}) {
    std::optional<unsigned> own = getVariable(reduce);
    if (!own || !isSameRange(*own, *column))
      return false;
  }
  for (tdl::ReduceOp reduce : op.getReductions())
    if (reduce->getParentOp() != op &&
        (!getVariable(reduce) || !isSameRange(*getVariable(reduce), *depth)))
      return false;
  llvm::BitVector ofScore = getUsed(result.sum, result.value);
  llvm::BitVector ofValue(loops.size()), ofKey(loops.size()),
      ofQuery(loops.size());
  addUsed(result.value, ofValue);
  addUsed(result.key, ofKey);
  addUsed(result.query, ofQuery);
  if (ofQuery[*column])
    std::swap(result.query, result.key), std::swap(ofQuery, ofKey);
  // Elements of a value are what scores do not depend on; queries are what keys
  // and values do not.
  std::optional<unsigned> element, row;
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable) {
    if (!ofScore[variable] && ofValue[variable]) {
      if (element)
        return false;
      element = variable;
    } else if (!ofKey[variable] && !ofValue[variable]) {
      if (!ofScore[variable] && getExtent(variable) != 1)
        return false; // would be computed again along it
      if (!row || getExtent(variable) > getExtent(*row))
        row = variable;
    }
  }
  if (!element || !row || getExtent(*depth) > kMostDepth ||
      getExtent(*element) > kMostDepth)
    return false;
  result.element = *element;
  result.row = *row;
  unsigned tiled[] = {*row, *column, *depth, *element};
  return movesWith(result.query, {*row, *depth}, tiled) &&
         movesWith(result.key, {*column, *depth}, tiled) &&
         movesWith(result.value, {*column, *element}, tiled);
}

//===----------------------------------------------------------------------===//
// What is hidden
//===----------------------------------------------------------------------===//

void AttentionMatcher::matchHidden() {
  std::optional<Choice> choice =
      matchChoice(result.score, result.row, result.column, result.element);
  if (!choice)
    return;
  FloatAttr hidden;
  matchPattern(getConverted(choice->hidden), m_Constant(&hidden));
  result.visible = choice->visible;
  result.hiddenScore = hidden.getValueAsDouble();
}

std::optional<Attention> AttentionMatcher::match() {
  if (!isCandidate())
    return std::nullopt;
  if (!matchReductions() || !matchProduct() || !matchVariables())
    return std::nullopt;
  matchHidden();
  Type type = result.value.getType();
  result.isNarrow &=
      result.query.getType() == type && result.key.getType() == type;
  return result;
}

std::optional<Attention> lowering::matchAttention(tdl::LambdaOp op) {
  return AttentionMatcher(op).match();
}

double lowering::countFlops(tdl::LambdaOp op, const Attention &attention) {
  LoopVariables loops(op);
  auto getExtent = [&](unsigned variable) {
    return double(loops.getVariables()[variable].extent);
  };
  double scores = getExtent(attention.column);
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    if (variable != attention.element)
      scores *= getExtent(variable);
  return 2 * scores *
         (getExtent(attention.depth) + getExtent(attention.element));
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Attention.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Lowering/Loops/LoopVariables.h"
#include "tofu/Lowering/Loops/NarrowTypes.h"
#include "tofu/TDL/Combiners.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Larger bodies are not looked at.
static constexpr unsigned kMaxBodySize = 512;

//===----------------------------------------------------------------------===//
// Scalar code
//===----------------------------------------------------------------------===//

static bool isNumber(Type type) {
  return type.isF32() || (isNarrow(type) && !isF8(type));
}

/// What a wider type holds the same number of.
static Value getExact(Value value) {
  while (auto widened = value.getDefiningOp<arith::ExtFOp>())
    value = widened.getIn();
  return value;
}

static Value getConverted(Value value) {
  while (isa_and_nonnull<arith::ExtFOp, arith::TruncFOp>(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

static Value getOnlyYield(tdl::ReduceOp reduce) {
  return reduce.getYield().getValues()[0];
}

/// A sum or maximum over one variable, all of it.
static bool isFold(tdl::ReduceOp reduce, tdl::Combiner combiner) {
  return reduce && reduce.getBuiltin() == combiner && !reduce.getGuard() &&
         reduce->getNumResults() == 1 && reduce.getIndices().size() == 1 &&
         reduce.getDynamicExtents().empty() &&
         isNumber(reduce.getResult(0).getType()) &&
         (combiner == tdl::Combiner::max ||
          tdl::getAccumulatorType(reduce, reduce.getResult(0).getType())
              .isF32());
}

namespace {
/// Whether values are equal where some block arguments stand for others.
class Comparer {
public:
  void add(Value a, Value b) { equal.insert({a, b}); }

  bool isEqual(Value a, Value b) {
    if (a == b || equal.contains({a, b}))
      return true;
    Operation *left = a.getDefiningOp(), *right = b.getDefiningOp();
    if (!left || !right || !isEqual(left, right))
      return false;
    if (cast<OpResult>(a).getResultNumber() !=
        cast<OpResult>(b).getResultNumber())
      return false;
    equal.insert({a, b});
    return true;
  }

private:
  bool isEqual(Operation *a, Operation *b) {
    if (a->getName() != b->getName() ||
        a->getAttrDictionary() != b->getAttrDictionary() ||
        a->getResultTypes() != b->getResultTypes() ||
        a->getNumOperands() != b->getNumOperands() ||
        a->getNumRegions() != b->getNumRegions())
      return false;
    for (auto [x, y] : llvm::zip(a->getOperands(), b->getOperands()))
      if (!isEqual(x, y))
        return false;
    if (a->getNumRegions() == 0)
      return true;
    auto left = dyn_cast<tdl::ReduceOp>(a), right = dyn_cast<tdl::ReduceOp>(b);
    if (!left || !right)
      return false;
    for (auto [x, y] : llvm::zip(left.getIndices(), right.getIndices()))
      add(x, y);
    for (auto [x, y] :
         llvm::zip(left.getYield().getValues(), right.getYield().getValues()))
      if (!isEqual(x, y))
        return false;
    return true;
  }

  llvm::DenseSet<std::pair<Value, Value>> equal;
};

//===----------------------------------------------------------------------===//
// The form
//===----------------------------------------------------------------------===//

class Matcher {
public:
  explicit Matcher(tdl::LambdaOp op) : op(op), loops(op) {}

  std::optional<Attention> match();

private:
  bool matchReductions();
  bool matchWeight(Value weight, Value &score);
  bool matchSum();
  bool matchProduct();
  bool matchVariables();
  void matchHidden();
  tdl::ReadOp matchRead(Value value);
  bool addVisible(Value condition, bool isNegated);
  bool addVisible(arith::CmpIOp compare, bool isNegated);
  AffineExpr getExpr(Value value);
  llvm::BitVector getUsed(Block &block, Operation *without);
  bool addUsed(tdl::ReadOp read, llvm::BitVector &used);
  std::optional<unsigned> getVariable(tdl::ReduceOp reduce);
  bool isSameRange(unsigned a, unsigned b);
  /// Of the coordinates of a read, those that move with one of the variables
  /// are a constant times it, and do not move with others of `tiled`.
  bool movesWith(tdl::ReadOp read, ArrayRef<unsigned> variables,
                 ArrayRef<unsigned> tiled);

  tdl::LambdaOp op;
  LoopVariables loops;
  Attention result;
};
} // namespace

/// Of what the lambda's reductions are: the maximum, and two sums, that of
/// weighted values being a sum of products with a read.
bool Matcher::matchReductions() {
  SmallVector<tdl::ReduceOp> reductions;
  for (Operation &inner : *op.getBlock())
    if (auto reduce = dyn_cast<tdl::ReduceOp>(inner))
      reductions.push_back(reduce);
  if (reductions.size() != 3)
    return false;
  SmallVector<tdl::ReduceOp> sums;
  for (tdl::ReduceOp reduce : reductions) {
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
bool Matcher::matchWeight(Value weight, Value &score) {
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

bool Matcher::matchSum() {
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

/// A read that is one load, wherever it is.
tdl::ReadOp Matcher::matchRead(Value value) {
  auto read = getExact(value).getDefiningOp<tdl::ReadOp>();
  if (!read || read.getGuard() || read.getOtherwise() ||
      !isNumber(read.getType()) || read.getMap().getNumSymbols())
    return nullptr;
  unsigned input =
      cast<BlockArgument>(read.getSource()).getArgNumber() - op.getRank();
  if (op.getMask(input))
    return nullptr;
  for (AffineExpr source : read.getMap().getResults())
    if (!loops.substitute(source, read.getDims()))
      return nullptr;
  return read;
}

/// The only reduction in the score.
bool Matcher::matchProduct() {
  for (Operation &inner : *result.sum.getBlock()) {
    auto reduce = dyn_cast<tdl::ReduceOp>(inner);
    if (!reduce)
      continue;
    if (result.product || !isFold(reduce, tdl::Combiner::sum))
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

std::optional<unsigned> Matcher::getVariable(tdl::ReduceOp reduce) {
  ArrayRef<unsigned> digits =
      loops.getDigits(*loops.getIndex(reduce.getIndices()[0]));
  if (digits.size() != 1)
    return std::nullopt;
  return digits[0];
}

bool Matcher::isSameRange(unsigned a, unsigned b) {
  tdl::BoxAttr part = loops.getPart();
  return loops.getVariables()[a].extent == loops.getVariables()[b].extent &&
         part.getLowers()[a] == part.getLowers()[b] &&
         part.getUppers()[a] == part.getUppers()[b];
}

bool Matcher::movesWith(tdl::ReadOp read, ArrayRef<unsigned> variables,
                        ArrayRef<unsigned> tiled) {
  for (AffineExpr source : read.getMap().getResults()) {
    AffineExpr expr = loops.substitute(source, read.getDims());
    bool isAffine = true;
    for (unsigned variable = 0; variable != loops.size(); ++variable)
      isAffine &= getFactor(expr, variable).has_value();
    for (unsigned variable : tiled)
      if (expr.isFunctionOfDim(variable) &&
          (!isAffine || !llvm::is_contained(variables, variable)))
        return false;
  }
  return true;
}

/// False if it is not known which.
bool Matcher::addUsed(tdl::ReadOp read, llvm::BitVector &used) {
  for (AffineExpr source : read.getMap().getResults()) {
    AffineExpr expr =
        loops.substitute(source, read.getDims(), read.getSymbols());
    if (!expr)
      return false;
    for (unsigned variable = 0; variable != loops.size(); ++variable)
      if (expr.isFunctionOfDim(variable))
        used.set(variable);
  }
  return true;
}

/// The variables that a block's operations use.
llvm::BitVector Matcher::getUsed(Block &block, Operation *without) {
  llvm::BitVector used(loops.size());
  block.walk([&](Operation *inner) {
    if (inner == without)
      return;
    if (auto read = dyn_cast<tdl::ReadOp>(inner);
        read && !read.getGuard() && addUsed(read, used))
      return;
    for (Value operand : inner->getOperands()) {
      std::optional<unsigned> index = loops.getIndex(operand);
      if (!index)
        continue;
      for (unsigned digit : loops.getDigits(*index))
        used.set(digit);
    }
  });
  return used;
}

bool Matcher::matchVariables() {
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
  llvm::BitVector ofScore = getUsed(*result.sum.getBlock(), result.value);
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
  auto getExtent = [&](unsigned variable) {
    return loops.getVariables()[variable].extent;
  };
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
  if (!element || !row || getExtent(*depth) > Attention::kMostDepth ||
      getExtent(*element) > Attention::kMostDepth)
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

/// An integer as a function of the variables; null if it is none.
AffineExpr Matcher::getExpr(Value value) {
  IntegerAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return getAffineConstantExpr(constant.getValue().getSExtValue(),
                                 op.getContext());
  if (std::optional<unsigned> index = loops.getIndex(value))
    return loops.getExpr(*index);
  Operation *def = value.getDefiningOp();
  if (isa_and_nonnull<arith::IndexCastOp>(def))
    return value.getType().isIndex() || value.getType().isInteger(64) ||
                   value.getType().isInteger(32)
               ? getExpr(def->getOperand(0))
               : AffineExpr();
  if (auto apply = dyn_cast_or_null<affine::AffineApplyOp>(def)) {
    SmallVector<AffineExpr> operands;
    for (Value operand : apply.getMapOperands()) {
      operands.push_back(getExpr(operand));
      if (!operands.back())
        return {};
    }
    AffineMap map = apply.getAffineMap();
    ArrayRef<AffineExpr> all = operands;
    return map.getResult(0).replaceDimsAndSymbols(
        all.take_front(map.getNumDims()), all.drop_front(map.getNumDims()));
  }
  if (!isa_and_nonnull<arith::AddIOp, arith::SubIOp>(def))
    return {};
  AffineExpr left = getExpr(def->getOperand(0)),
             right = getExpr(def->getOperand(1));
  if (!left || !right)
    return {};
  AffineExpr expr = isa<arith::AddIOp>(def) ? left + right : left - right;
  // Numbers that i32 holds do not wrap around.
  constexpr int64_t most = std::numeric_limits<int32_t>::max();
  return loops.getInterval(expr).isIn(-most, most) ? expr : AffineExpr();
}

bool Matcher::addVisible(arith::CmpIOp compare, bool isNegated) {
  AffineExpr left = getExpr(compare.getLhs()),
             right = getExpr(compare.getRhs());
  if (!left || !right)
    return false;
  using Predicate = arith::CmpIPredicate;
  Predicate predicate = compare.getPredicate();
  if (isNegated)
    predicate = arith::invertPredicate(predicate);
  AffineExpr expr;
  switch (predicate) {
  case Predicate::sge:
    expr = left - right;
    break;
  case Predicate::sgt:
    expr = left - right - 1;
    break;
  case Predicate::sle:
    expr = right - left;
    break;
  case Predicate::slt:
    expr = right - left - 1;
    break;
  default:
    return false;
  }
  if (!getFactor(expr, result.row) || !getFactor(expr, result.column) ||
      expr.isFunctionOfDim(result.element))
    return false;
  result.visible.push_back(expr);
  return true;
}

/// What holds where a score is not hidden; of a conjunction any part will do.
bool Matcher::addVisible(Value condition, bool isNegated) {
  if (auto compare = condition.getDefiningOp<arith::CmpIOp>())
    return addVisible(compare, isNegated);
  auto both = condition.getDefiningOp<arith::AndIOp>();
  if (!both || isNegated)
    return false;
  bool left = addVisible(both.getLhs(), false),
       right = addVisible(both.getRhs(), false);
  return left || right;
}

void Matcher::matchHidden() {
  auto select = result.score.getDefiningOp<arith::SelectOp>();
  if (!select)
    return;
  FloatAttr hidden;
  bool isNegated = false;
  if (!matchPattern(select.getFalseValue(), m_Constant(&hidden))) {
    isNegated = true;
    if (!matchPattern(select.getTrueValue(), m_Constant(&hidden)))
      return;
  }
  if (addVisible(select.getCondition(), isNegated))
    result.hiddenScore = hidden.getValueAsDouble();
}

std::optional<Attention> Matcher::match() {
  unsigned size = 0;
  WalkResult isLong = op.getBody().walk([&](Operation *) {
    return ++size > kMaxBodySize ? WalkResult::interrupt()
                                 : WalkResult::advance();
  });
  if (isLong.wasInterrupted() || op.getOpaque() ||
      !op.getDynamicExtents().empty())
    return std::nullopt;
  for (Value output : op.getOutputs())
    if (auto piece = dyn_cast<tdl::PieceType>(output.getType());
        piece && !piece.getPartialAxes().empty())
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
  return Matcher(op).match();
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

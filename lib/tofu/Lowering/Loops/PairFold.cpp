//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/PairFold.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Lowering/Loops/NarrowTypes.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Tiles of columns, narrow ones, have room in shared memory for so many
/// elements if there are three of them.
static constexpr int64_t kMostOfThree = 64;

bool PairFold::isMaximum() const {
  return tdl::ReduceOp(fold).getBuiltin() == tdl::Combiner::max;
}

namespace {
class PairFoldMatcher : PairMatcher {
public:
  explicit PairFoldMatcher(tdl::LambdaOp op) : PairMatcher(op) {}

  std::optional<PairFold> match();

private:
  bool matchFold();
  bool matchSoftmax();
  bool matchTerm();
  bool matchProducts();
  bool matchProduct(tdl::ReduceOp reduce);
  bool matchVariables();
  bool isValue(const PairFold::Product &product);
  bool matchOperands();
  bool matchHidden(Value value);
  void matchHidden();

  PairFold result;
};
} // namespace

//===----------------------------------------------------------------------===//
// The form
//===----------------------------------------------------------------------===//

bool PairFoldMatcher::matchFold() {
  for (auto reduce : op.getBlock()->getOps<tdl::ReduceOp>()) {
    if (result.top)
      return false;
    result.top = std::exchange(result.fold, reduce);
  }
  if (!isFold(result.fold, tdl::Combiner::sum) &&
      (result.top || !isFold(result.fold, tdl::Combiner::max)))
    return false;
  // The column is the longest.
  auto indices = result.fold.getIndices();
  if (indices.empty() || indices.size() > 2)
    return false;
  for (Value index : indices) {
    std::optional<unsigned> variable = getVariable(index);
    if (!variable)
      return false;
    if (index == indices.front()) {
      result.column = *variable;
    } else {
      result.outer = *variable;
      if (getExtent(*result.outer) > getExtent(result.column))
        std::swap(*result.outer, result.column);
    }
  }
  return true;
}

/// exp(weight - top), where that is the largest weight: the largest as it is
/// stored, which others subtract, so of the type in which it is folded.
bool PairFoldMatcher::matchSoftmax() {
  if (!isFold(result.top, tdl::Combiner::max) || result.outer ||
      result.top.getIndices().size() != 1 ||
      !result.top.getResultTypes()[0].isF32())
    return false;
  std::optional<unsigned> own = getVariable(result.top.getIndices()[0]);
  auto power =
      getConverted(getOnlyYield(result.fold)).getDefiningOp<math::ExpOp>();
  if (!own || !isSameRange(*own, result.column) || !power)
    return false;
  auto difference =
      getConverted(power.getOperand()).getDefiningOp<arith::SubFOp>();
  if (!difference ||
      getConverted(difference.getRhs()) != result.top.getResult(0))
    return false;
  result.weight = getExact(difference.getLhs());
  Comparer comparer;
  comparer.add(result.fold.getIndices()[0], result.top.getIndices()[0]);
  return isNumber(result.weight.getType()) &&
         comparer.isEqual(result.weight, getExact(getOnlyYield(result.top)));
}

/// A term is a weight, or one times a value.
bool PairFoldMatcher::matchTerm() {
  if (result.top)
    return matchSoftmax();
  Value term = getOnlyYield(result.fold);
  result.weight = term;
  auto product = getConverted(term).getDefiningOp<arith::MulFOp>();
  if (!product || result.isMaximum())
    return true;
  for (auto [weight, value] : {std::pair(product.getLhs(), product.getRhs()),
                               std::pair(product.getRhs(), product.getLhs())}) {
    tdl::ReadOp read = matchRead(value);
    if (!read)
      continue;
    // Its element is what nothing else depends on.
    llvm::BitVector ofValue(loops.size()), ofRest = getUsed(result.fold, read);
    addUsed(read, ofValue);
    for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable) {
      if (!ofValue[variable] || ofRest[variable])
        continue;
      if (result.element)
        return false;
      result.element = variable;
    }
    if (!result.element)
      continue;
    result.value = read;
    result.weight = weight;
    return true;
  }
  return true;
}

bool PairFoldMatcher::matchProducts() {
  for (auto reduce : result.fold.getBlock()->getOps<tdl::ReduceOp>())
    if (!matchProduct(reduce))
      return false;
  return !result.products.empty();
}

bool PairFoldMatcher::matchProduct(tdl::ReduceOp reduce) {
  if (!isFold(reduce, tdl::Combiner::sum) || reduce.getIndices().size() != 1)
    return false;
  for (PairFold::Product &known : result.products)
    if (Comparer().isEqual(reduce.getResult(0),
                           known.reduces.front().getResult(0))) {
      std::optional<unsigned> depth = getVariable(reduce.getIndices()[0]);
      if (!depth || !isSameRange(*depth, known.depth))
        return false;
      known.reduces.push_back(reduce);
      return true;
    }
  auto product =
      getConverted(getOnlyYield(reduce)).getDefiningOp<arith::MulFOp>();
  std::optional<unsigned> depth = getVariable(reduce.getIndices()[0]);
  if (!product || !depth || getExtent(*depth) > kMostDepth ||
      result.products.size() == 2)
    return false;
  tdl::ReadOp row = matchRead(product.getLhs()),
              column = matchRead(product.getRhs());
  if (!row || !column)
    return false;
  llvm::BitVector used(loops.size());
  addUsed(row, used);
  if (used[result.column])
    std::swap(row, column);
  result.products.push_back({{reduce}, row, column, *depth});
  return true;
}

bool PairFoldMatcher::matchVariables() {
  llvm::BitVector ofWeight = getUsed(result.fold, result.value),
                  ofColumns(loops.size());
  for (const PairFold::Product &product : result.products)
    addUsed(product.column, ofColumns);
  if (result.value)
    addUsed(result.value, ofColumns);
  std::optional<unsigned> row;
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable) {
    if (variable == result.element)
      continue;
    if (!ofWeight[variable] && getExtent(variable) != 1)
      return false; // would be computed again along it
    if (!ofColumns[variable] && (!row || getExtent(variable) > getExtent(*row)))
      row = variable;
  }
  if (!row || (result.element && getExtent(*result.element) > kMostDepth))
    return false;
  result.row = *row;
  return true;
}

/// The same number at the same place of a column.
bool PairFoldMatcher::isValue(const PairFold::Product &product) {
  tdl::ReadOp column = product.column, value = result.value;
  AffineExpr element = getAffineDimExpr(*result.element, op.getContext());
  return column.getSource() == value.getSource() &&
         isSameRange(product.depth, *result.element) &&
         llvm::all_of(llvm::zip(column.getMap().getResults(),
                                value.getMap().getResults()),
                      [&](auto sources) {
                        auto [ofColumn, ofValue] = sources;
                        AffineExpr depth =
                            getAffineDimExpr(product.depth, op.getContext());
                        return loops.substitute(ofColumn, column.getDims())
                                   .replace(depth, element) ==
                               loops.substitute(ofValue, value.getDims());
                      });
}

bool PairFoldMatcher::matchOperands() {
  SmallVector<unsigned> tiled = {result.row, result.column};
  for (const PairFold::Product &product : result.products)
    tiled.push_back(product.depth);
  if (result.outer)
    tiled.push_back(*result.outer);
  if (result.element)
    tiled.push_back(*result.element);
  auto moves = [&](tdl::ReadOp read, unsigned along, unsigned other,
                   bool isOfRow) {
    SmallVector<unsigned> variables = {along, other};
    if (result.outer && !isOfRow)
      variables.push_back(*result.outer);
    return movesWith(read, variables, tiled);
  };
  for (auto [number, product] : llvm::enumerate(result.products)) {
    if (!moves(product.row, result.row, product.depth, true) ||
        !moves(product.column, result.column, product.depth, false))
      return false;
    if (result.value && isValue(product))
      result.sameAsValue = number;
  }
  return !result.value ||
         moves(result.value, result.column, *result.element, false);
}

/// Choices from a value on, so that nothing but them depends on a product.
bool PairFoldMatcher::matchHidden(Value value) {
  SmallVector<Value> work = {value};
  llvm::DenseSet<Value> seen;
  llvm::BitVector used(loops.size());
  SmallVector<Choice, 1> choices;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    Operation *def = next.getDefiningOp();
    if (std::optional<unsigned> index = loops.getIndex(next))
      for (unsigned digit : loops.getDigits(*index))
        used.set(digit);
    if (!def || !op->isProperAncestor(def) || !seen.insert(next).second)
      continue;
    if (std::optional<Choice> choice =
            matchChoice(next, result.row, result.column, result.element)) {
      work.push_back(choice->hidden);
      choices.push_back(*choice);
      continue;
    }
    if (isa<tdl::ReduceOp>(def))
      return false; // a product is left
    addUsed(def, used);
    llvm::append_range(work, def->getOperands());
  }
  bool byRow = used[result.row], byColumn = used[result.column];
  if (byColumn && (byRow || result.top || result.isMaximum()))
    return false;
  result.hidden = value;
  result.choices = std::move(choices);
  result.isHiddenByColumn = byColumn;
  return true;
}

/// What is 0 makes a sum's weight 0, whatever it is multiplied with.
void PairFoldMatcher::matchHidden() {
  SmallVector<Value> work = {result.weight};
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (matchHidden(next) || result.top || result.isMaximum())
      return;
    Operation *def = next.getDefiningOp();
    if (isa_and_nonnull<arith::ExtFOp, arith::TruncFOp, arith::DivFOp>(def))
      work.push_back(def->getOperand(0));
    else if (isa_and_nonnull<arith::MulFOp>(def))
      llvm::append_range(work, def->getOperands());
  }
}

std::optional<PairFold> PairFoldMatcher::match() {
  if (!isCandidate() || !matchFold() || !matchTerm() || !matchProducts() ||
      !matchVariables() || !matchOperands())
    return std::nullopt;
  matchHidden();
  Type type = result.products.front().row.getType();
  int64_t most = 0;
  result.isNarrow = isNarrow(type);
  for (const PairFold::Product &product : result.products) {
    result.isNarrow &= tdl::ReadOp(product.row).getType() == type &&
                       tdl::ReadOp(product.column).getType() == type;
    most = std::max(most, getExtent(product.depth));
  }
  if (!result.value)
    return result;
  most = std::max(most, getExtent(*result.element));
  result.isNarrow &= result.value.getType() == type &&
                     getExact(result.weight).getType() == type;
  if (result.isNarrow && result.products.size() == 2 && !result.sameAsValue &&
      most > kMostOfThree)
    return std::nullopt;
  return result;
}

std::optional<PairFold> lowering::matchPairFold(tdl::LambdaOp op) {
  return PairFoldMatcher(op).match();
}

/// Of so many elements of rows for each weight.
static double countFlops(tdl::LambdaOp op, const PairFold &pairFold,
                         bool countsProducts, bool countsValues) {
  LoopVariables loops(op);
  auto getExtent = [&](unsigned variable) {
    return double(loops.getVariables()[variable].extent);
  };
  double weights = getExtent(pairFold.column), depth = 0;
  if (pairFold.outer)
    weights *= getExtent(*pairFold.outer);
  for (unsigned variable = 0; variable != loops.getNumOutputs(); ++variable)
    if (variable != pairFold.element)
      weights *= getExtent(variable);
  if (countsProducts)
    for (const PairFold::Product &product : pairFold.products)
      depth += getExtent(product.depth);
  if (countsValues && pairFold.element)
    depth += getExtent(*pairFold.element);
  return 2 * weights * depth;
}

double lowering::countProductFlops(tdl::LambdaOp op, const PairFold &pairFold) {
  return ::countFlops(op, pairFold, true, false);
}

double lowering::countFlops(tdl::LambdaOp op, const PairFold &pairFold) {
  return ::countFlops(op, pairFold, true, true);
}

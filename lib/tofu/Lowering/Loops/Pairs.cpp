//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Pairs.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Lowering/Loops/NarrowTypes.h"
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

//===----------------------------------------------------------------------===//
// Scalar code
//===----------------------------------------------------------------------===//

bool lowering::isNumber(Type type) {
  return type.isF32() || (isNarrow(type) && !isF8(type));
}

Value lowering::getExact(Value value) {
  while (auto widened = value.getDefiningOp<arith::ExtFOp>())
    value = widened.getIn();
  return value;
}

Value lowering::getConverted(Value value) {
  while (isa_and_nonnull<arith::ExtFOp, arith::TruncFOp>(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

Value lowering::getOnlyYield(tdl::ReduceOp reduce) {
  return reduce.getYield().getValues()[0];
}

bool lowering::isFold(tdl::ReduceOp reduce, tdl::Combiner combiner) {
  return reduce && reduce.getBuiltin() == combiner && !reduce.getGuard() &&
         reduce->getNumResults() == 1 && reduce.getDynamicExtents().empty() &&
         isNumber(reduce.getResult(0).getType()) &&
         (combiner == tdl::Combiner::max ||
          tdl::getAccumulatorType(reduce, reduce.getResult(0).getType())
              .isF32());
}

bool Comparer::isEqual(Value a, Value b) {
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

bool Comparer::isEqual(Operation *a, Operation *b) {
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

//===----------------------------------------------------------------------===//
// The lambda
//===----------------------------------------------------------------------===//

bool PairMatcher::isCandidate() {
  unsigned size = 0;
  WalkResult isLong = op.getBody().walk([&](Operation *) {
    return ++size > kMaxPairBody ? WalkResult::interrupt()
                                 : WalkResult::advance();
  });
  if (isLong.wasInterrupted() || op.getOpaque() ||
      !op.getDynamicExtents().empty())
    return false;
  return llvm::none_of(op.getOutputs(), [](Value output) {
    auto piece = dyn_cast<tdl::PieceType>(output.getType());
    return piece && !piece.getPartialAxes().empty();
  });
}

tdl::ReadOp PairMatcher::matchRead(Value value) {
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

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

std::optional<unsigned> PairMatcher::getVariable(Value index) {
  ArrayRef<unsigned> digits = loops.getDigits(*loops.getIndex(index));
  if (digits.size() != 1)
    return std::nullopt;
  return digits[0];
}

bool PairMatcher::isSameRange(unsigned a, unsigned b) {
  tdl::BoxAttr part = loops.getPart();
  return loops.getVariables()[a].extent == loops.getVariables()[b].extent &&
         part.getLowers()[a] == part.getLowers()[b] &&
         part.getUppers()[a] == part.getUppers()[b];
}

bool PairMatcher::movesWith(tdl::ReadOp read, ArrayRef<unsigned> variables,
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

bool PairMatcher::addUsed(tdl::ReadOp read, llvm::BitVector &used) {
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

void PairMatcher::addUsed(Operation *root, llvm::BitVector &used) {
  root->walk([&](Operation *inner) {
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
}

llvm::BitVector PairMatcher::getUsed(tdl::ReduceOp reduce, Operation *without) {
  llvm::BitVector used(loops.size());
  SmallVector<Operation *> work;
  llvm::DenseSet<Operation *> seen;
  for (Operation &inner : *reduce.getBlock())
    work.push_back(&inner);
  while (!work.empty()) {
    Operation *next = work.pop_back_val();
    if (next == without || !seen.insert(next).second)
      continue;
    addUsed(next, used);
    next->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *def = operand.getDefiningOp();
            def && op->isProperAncestor(def) && !next->isAncestor(def))
          work.push_back(def);
    });
  }
  return used;
}

//===----------------------------------------------------------------------===//
// What is hidden
//===----------------------------------------------------------------------===//

AffineExpr PairMatcher::getExpr(Value value) {
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

/// What is not negative where the comparison holds, or does not.
AffineExpr PairMatcher::getVisible(arith::CmpIOp compare, bool isNegated) {
  AffineExpr left = getExpr(compare.getLhs()),
             right = getExpr(compare.getRhs());
  if (!left || !right)
    return {};
  using Predicate = arith::CmpIPredicate;
  Predicate predicate = compare.getPredicate();
  switch (isNegated ? arith::invertPredicate(predicate) : predicate) {
  case Predicate::sge:
    return left - right;
  case Predicate::sgt:
    return left - right - 1;
  case Predicate::sle:
    return right - left;
  case Predicate::slt:
    return right - left - 1;
  default:
    return {};
  }
}

/// Of a conjunction any part will do.
std::optional<Choice>
PairMatcher::matchChoice(Value value, unsigned row, unsigned column,
                         std::optional<unsigned> element) {
  auto select = value.getDefiningOp<arith::SelectOp>();
  if (!select)
    return std::nullopt;
  Choice choice{select, select.getFalseValue(), {}};
  bool isNegated = !matchPattern(getConverted(choice.hidden), m_Constant());
  if (isNegated) {
    choice.hidden = select.getTrueValue();
    if (!matchPattern(getConverted(choice.hidden), m_Constant()))
      return std::nullopt;
  }
  SmallVector<Value> conditions = {select.getCondition()};
  while (!conditions.empty()) {
    Value condition = conditions.pop_back_val();
    if (auto both = condition.getDefiningOp<arith::AndIOp>();
        both && !isNegated) {
      conditions.append({both.getRhs(), both.getLhs()});
      continue;
    }
    auto compare = condition.getDefiningOp<arith::CmpIOp>();
    AffineExpr expr = compare ? getVisible(compare, isNegated) : AffineExpr();
    if (expr && getFactor(expr, row) && getFactor(expr, column) &&
        !(element && expr.isFunctionOfDim(*element)))
      choice.visible.push_back(expr);
  }
  if (choice.visible.empty())
    return std::nullopt;
  return choice;
}

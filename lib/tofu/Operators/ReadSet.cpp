//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/ReadSet.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;

namespace {
class ReadFinder {
public:
  explicit ReadFinder(tdl::LambdaOp op);

  SmallVector<ReadSet, 0> takeSets() { return std::move(sets); }

private:
  void visit(Operation *op);
  void visitRead(tdl::ReadOp read, unsigned input);
  void visitOpaque(tdl::OpaqueOp opaque);
  ReadSet start(Operation *op, unsigned input);
  void addGuard(ReadSet &set, IntegerSet guard, ValueRange operands);
  std::optional<unsigned> getInput(Value value);
  AffineExpr addFree(ReadSet &set, Value value);
  AffineExpr getExpr(ReadSet &set, Value value);
  AffineExpr computeExpr(ReadSet &set, Value value);
  AffineExpr substitute(ReadSet &set, AffineExpr expr, ValueRange dims,
                        ValueRange symbols);
  bool isOfData(Value value);

  tdl::LambdaOp op;
  DenseMap<Value, unsigned> numbers; // of index variables
  DenseMap<Value, AffineExpr> exprs; // of the set at hand
  SmallVector<ReadSet, 0> sets;
};
} // namespace

ReadFinder::ReadFinder(tdl::LambdaOp op) : op(op) {
  for (Value index : op.getIndices())
    numbers.insert({index, numbers.size()});
  op.getBody().walk<WalkOrder::PreOrder>([&](tdl::ReduceOp reduce) {
    for (Value index : reduce.getIndices())
      numbers.insert({index, numbers.size()});
  });
  op.getBody().walk([&](Operation *inner) { visit(inner); });
}

std::optional<unsigned> ReadFinder::getInput(Value value) {
  for (auto [number, argument] : llvm::enumerate(op.getInputArguments()))
    if (argument == value && isa<RankedTensorType>(argument.getType()))
      return number;
  return std::nullopt;
}

void ReadFinder::visit(Operation *inner) {
  if (auto read = dyn_cast<tdl::ReadOp>(inner)) {
    if (auto input = getInput(read.getSource()))
      visitRead(read, *input);
    return;
  }
  if (auto opaque = dyn_cast<tdl::OpaqueOp>(inner))
    return visitOpaque(opaque);
  for (Value operand : inner->getOperands())
    if (auto input = getInput(operand)) { // may read any element
      ReadSet set = start(inner, *input);
      auto type = cast<RankedTensorType>(operand.getType());
      for (int64_t dim = 0; dim != type.getRank(); ++dim)
        set.coordinates.push_back(addFree(set, Value()));
      sets.push_back(std::move(set));
    }
}

/// Under the guards of all reductions around it.
ReadSet ReadFinder::start(Operation *inner, unsigned input) {
  exprs.clear();
  ReadSet set{inner, input, llvm::BitVector(numbers.size()), {}, {}, {}, {}};
  set.bound.set(0, op.getRank());
  for (Operation *around = inner->getParentOp(); around != op;
       around = around->getParentOp())
    if (auto reduce = dyn_cast<tdl::ReduceOp>(around)) {
      for (Value index : reduce.getIndices())
        set.bound.set(numbers.lookup(index));
      if (reduce.getGuard())
        addGuard(set, *reduce.getGuard(), reduce.getGuardOperands());
    }
  return set;
}

void ReadFinder::addGuard(ReadSet &set, IntegerSet guard, ValueRange operands) {
  for (unsigned i = 0; i != guard.getNumConstraints(); ++i)
    set.constraints.push_back(
        {substitute(set, guard.getConstraint(i), operands, {}), guard.isEq(i)});
}

void ReadFinder::visitRead(tdl::ReadOp read, unsigned input) {
  ReadSet set = start(read, input);
  if (read.getGuard())
    addGuard(set, *read.getGuard(), read.getGuardIndices());
  for (AffineExpr expr : read.getMap().getResults())
    set.coordinates.push_back(
        substitute(set, expr, read.getDims(), read.getSymbols()));
  sets.push_back(std::move(set));
}

void ReadFinder::visitOpaque(tdl::OpaqueOp opaque) {
  for (auto [number, source] : llvm::enumerate(opaque.getSources())) {
    std::optional<unsigned> input = getInput(source);
    if (!input)
      continue;
    ReadSet set = start(opaque, *input);
    for (AffineExpr expr : opaque.getCoordinates(number))
      set.coordinates.push_back(
          expr ? substitute(set, expr, opaque.getIndices(), {})
               : addFree(set, Value()));
    sets.push_back(std::move(set));
  }
}

AffineExpr ReadFinder::addFree(ReadSet &set, Value value) {
  unsigned number = numbers.size() + set.free.size();
  if (value)
    for (auto [i, known] : llvm::enumerate(set.free))
      if (known == value)
        return getAffineDimExpr(numbers.size() + i, op.getContext());
  set.free.push_back(value);
  return getAffineDimExpr(number, op.getContext());
}

/// True if an element of a tensor has something to do with it.
bool ReadFinder::isOfData(Value value) {
  SmallVector<Value> work{value};
  DenseSet<Value> seen{value};
  while (!work.empty()) {
    Value next = work.pop_back_val();
    Operation *made = next.getDefiningOp();
    if (made ? isa<tdl::ReadOp, tdl::OpaqueOp, tdl::ReduceOp>(made)
             : !numbers.contains(next))
      return true;
    if (made)
      for (Value operand : made->getOperands())
        if (seen.insert(operand).second)
          work.push_back(operand);
  }
  return false;
}

AffineExpr ReadFinder::getExpr(ReadSet &set, Value value) {
  if (AffineExpr known = exprs.lookup(value))
    return known;
  AffineExpr expr = computeExpr(set, value);
  exprs[value] = expr;
  return expr;
}

AffineExpr ReadFinder::computeExpr(ReadSet &set, Value value) {
  if (auto found = numbers.find(value); found != numbers.end())
    return getAffineDimExpr(found->second, op.getContext());
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return getAffineConstantExpr(constant.getSExtValue(), op.getContext());
  Operation *made = value.getDefiningOp();
  if (value.getType().isIndex() &&
      isa_and_present<arith::AddIOp, arith::SubIOp, arith::MulIOp>(made)) {
    AffineExpr left = getExpr(set, made->getOperand(0));
    AffineExpr right = getExpr(set, made->getOperand(1));
    if (isa<arith::AddIOp>(made))
      return left + right;
    if (isa<arith::SubIOp>(made))
      return left - right;
    if (isa<AffineConstantExpr>(left) || isa<AffineConstantExpr>(right))
      return left * right;
  }
  if (value.getType().isIndex() && isa_and_present<arith::FloorDivSIOp>(made))
    if (matchPattern(made->getOperand(1), m_ConstantInt(&constant)) &&
        constant.isStrictlyPositive())
      return getExpr(set, made->getOperand(0))
          .floorDiv(constant.getSExtValue());
  AffineExpr free = addFree(set, value);
  if (!isOfData(value))
    set.computed.push_back({cast<AffineDimExpr>(free).getPosition(), value});
  return free;
}

/// What is a factor or a divisor has to become a constant: else the whole is
/// anything.
AffineExpr ReadFinder::substitute(ReadSet &set, AffineExpr expr,
                                  ValueRange dims, ValueRange symbols) {
  SmallVector<AffineExpr> dimExprs, symbolExprs;
  for (auto [list, values] :
       {std::pair(&dimExprs, dims), std::pair(&symbolExprs, symbols)})
    for (auto [i, value] : llvm::enumerate(values)) {
      bool isUsed = list == &dimExprs ? expr.isFunctionOfDim(i)
                                      : expr.isFunctionOfSymbol(i);
      list->push_back(isUsed ? getExpr(set, value)
                             : getAffineConstantExpr(0, op.getContext()));
    }
  AffineExpr result = expr.replaceDimsAndSymbols(dimExprs, symbolExprs);
  return result.isPureAffine() ? result : addFree(set, Value());
}

SmallVector<ReadSet, 0> tofu::findReads(tdl::LambdaOp op) {
  return ReadFinder(op).takeSets();
}

static std::optional<int64_t> compute(Value value,
                                      DenseMap<Value, int64_t> &known) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return constant.getBitWidth() == 1 ? constant.getZExtValue() // a truth
                                       : constant.getSExtValue();
  Operation *op = value.getDefiningOp();
  if (!op)
    return std::nullopt;
  SmallVector<int64_t> operands;
  for (Value operand : op->getOperands()) {
    std::optional<int64_t> own = runIndex(operand, known);
    if (!own)
      return std::nullopt;
    operands.push_back(*own);
  }
  auto at = [&](unsigned i) { return operands[i]; };
  if (isa<arith::AddIOp>(op))
    return llvm::checkedAdd(at(0), at(1));
  if (isa<arith::SubIOp>(op))
    return llvm::checkedSub(at(0), at(1));
  if (isa<arith::MulIOp>(op))
    return llvm::checkedMul(at(0), at(1));
  if (isa<arith::MaxSIOp>(op))
    return std::max(at(0), at(1));
  if (isa<arith::MinSIOp>(op))
    return std::min(at(0), at(1));
  if (isa<math::AbsIOp>(op))
    return std::abs(at(0));
  if (isa<arith::SelectOp>(op))
    return at(0) ? at(1) : at(2);
  if (isa<arith::IndexCastOp, arith::ExtSIOp>(op))
    return at(0);
  if (isa<arith::FloorDivSIOp>(op) && at(1) > 0)
    return llvm::divideFloorSigned(at(0), at(1));
  if (isa<arith::CeilDivSIOp>(op) && at(1) > 0)
    return llvm::divideCeilSigned(at(0), at(1));
  if (isa<arith::RemSIOp>(op) && at(1) > 0)
    return at(0) % at(1);
  if (isa<arith::DivSIOp>(op) && at(1) > 0)
    return at(0) / at(1);
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return arith::applyCmpPredicate(compare.getPredicate(), APInt(64, at(0)),
                                    APInt(64, at(1)));
  if (isa<arith::AndIOp>(op))
    return at(0) & at(1);
  if (isa<arith::OrIOp>(op))
    return at(0) | at(1);
  if (isa<arith::XOrIOp>(op))
    return at(0) ^ at(1);
  return std::nullopt;
}

std::optional<int64_t> tofu::runIndex(Value value,
                                      DenseMap<Value, int64_t> &known) {
  if (auto found = known.find(value); found != known.end())
    return found->second;
  std::optional<int64_t> result = compute(value, known);
  if (result)
    known[value] = *result;
  return result;
}

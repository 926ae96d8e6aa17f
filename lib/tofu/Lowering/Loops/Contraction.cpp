//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Contraction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Lowering/Loops/LoopVariables.h"
#include "tofu/Lowering/Loops/NarrowTypes.h"
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

namespace {
class Matcher {
public:
  explicit Matcher(tdl::LambdaOp op) : op(op), loops(op) {}

  std::optional<Contraction> match();

private:
  tdl::ReduceOp matchSum(Value value);
  bool matchAddend(Value value);
  std::optional<Contraction::Access> matchAccess(Value value);
  bool appendRow(SmallVectorImpl<int64_t> &matrix, AffineExpr expr);
  bool matchCoordinates(Contraction::Access &access, tdl::ReadOp read);
  bool matchDividedCoordinates(Contraction::Access &access, tdl::ReadOp read);
  unsigned getInput(tdl::ReadOp read) {
    return cast<BlockArgument>(read.getSource()).getArgNumber() - op.getRank();
  }
  bool isMasked(unsigned input) {
    ArrayAttr masks = op.getMasksAttr();
    return masks && isa<tdl::BoxAttr>(masks[input]);
  }

  tdl::LambdaOp op;
  LoopVariables loops;
  Contraction result;
};
} // namespace

tdl::ReduceOp Matcher::matchSum(Value value) {
  auto reduce = value.getDefiningOp<tdl::ReduceOp>();
  if (!reduce || reduce->getNumResults() != 1 || reduce.getGuard() ||
      reduce.getBuiltin() != tdl::Combiner::sum ||
      tdl::getAccumulatorType(reduce, value.getType()) !=
          getWide(value.getType()))
    return nullptr;
  return reduce;
}

/// Whether it is c[i, j] or c[i, j] * beta, at the result's own coordinates.
bool Matcher::matchAddend(Value value) {
  result.beta = 1;
  if (auto product = value.getDefiningOp<arith::MulFOp>()) {
    FloatAttr factor;
    value = product.getLhs();
    if (!matchPattern(product.getRhs(), m_Constant(&factor))) {
      value = product.getRhs();
      if (!matchPattern(product.getLhs(), m_Constant(&factor)))
        return false;
    }
    result.beta = factor.getValueAsDouble();
  }
  auto read = value.getDefiningOp<tdl::ReadOp>();
  if (!read || read.getGuard() || read.getOtherwise() ||
      isMasked(getInput(read)) || !read.getMap().isIdentity() ||
      read.getMap().getNumResults() != op.getRank() ||
      !llvm::equal(read.getDims(), op.getIndices()))
    return false;
  // Held in the result's own box.
  unsigned input = getInput(read);
  auto held = dyn_cast<tdl::PieceType>(op.getInputs()[input].getType());
  auto made = dyn_cast<tdl::PieceType>(op->getResult(0).getType());
  if (bool(held) != bool(made) || (held && held.getBox() != made.getBox()))
    return false;
  result.addend = input;
  return true;
}

/// Appends the factors and the constant of an affine expression.
bool Matcher::appendRow(SmallVectorImpl<int64_t> &matrix, AffineExpr expr) {
  for (unsigned variable = 0; variable != loops.size(); ++variable) {
    std::optional<int64_t> factor = getFactor(expr, variable);
    if (!factor)
      return false;
    matrix.push_back(*factor);
  }
  SmallVector<AffineExpr> zeros(loops.size(),
                                getAffineConstantExpr(0, op.getContext()));
  matrix.push_back(
      cast<AffineConstantExpr>(expr.replaceDims(zeros)).getValue());
  return true;
}

bool Matcher::matchCoordinates(Contraction::Access &access, tdl::ReadOp read) {
  for (AffineExpr source : read.getMap().getResults()) {
    AffineExpr expr =
        loops.substitute(source, read.getDims(), read.getSymbols());
    if (!expr || !appendRow(access.matrix, expr))
      return false;
    access.divisors.push_back(1);
  }
  return true;
}

/// The only floordiv by a constant in a sum, and the sum times that constant
/// without it: `x + (y + 1) floordiv 2` is (2 * x + y + 1) / 2 wherever this
/// has no remainder.
static std::pair<AffineExpr, int64_t> matchDivided(AffineExpr expr) {
  AffineExpr rest = getAffineConstantExpr(0, expr.getContext()), divided;
  SmallVector<AffineExpr> terms = {expr};
  while (!terms.empty()) {
    AffineExpr term = terms.pop_back_val();
    auto binary = dyn_cast<AffineBinaryOpExpr>(term);
    if (term.getKind() == AffineExprKind::Add) {
      terms.append({binary.getLHS(), binary.getRHS()});
    } else if (term.getKind() == AffineExprKind::FloorDiv && !divided) {
      divided = term;
    } else {
      rest = rest + term;
    }
  }
  if (!divided)
    return {expr, 1};
  auto division = cast<AffineBinaryOpExpr>(divided);
  auto by = dyn_cast<AffineConstantExpr>(division.getRHS());
  if (!by || by.getValue() < 1 || by.getValue() > INT32_MAX)
    return {expr, 1};
  return {rest * by.getValue() + division.getLHS(), by.getValue()};
}

/// Coordinates of which some are divided, under a guard that asks for exactly
/// these to have no remainder: gradients of convolutions that take steps.
bool Matcher::matchDividedCoordinates(Contraction::Access &access,
                                      tdl::ReadOp read) {
  IntegerSet guard = *read.getGuard();
  ValueRange operands = read.getGuardIndices();
  SmallVector<AffineExpr> remainders; // that are to be 0
  for (unsigned i = 0; i != guard.getNumConstraints(); ++i) {
    AffineExpr expr = loops.getOfIndices(
        guard.getConstraint(i), operands.take_front(guard.getNumDims()),
        operands.drop_front(guard.getNumDims()));
    if (!expr || !guard.isEq(i) || expr.getKind() != AffineExprKind::Mod)
      return false;
    remainders.push_back(expr);
  }
  for (AffineExpr source : read.getMap().getResults()) {
    AffineExpr expr =
        loops.getOfIndices(source, read.getDims(), read.getSymbols());
    if (!expr)
      return false;
    auto [sum, divisor] = matchDivided(expr);
    size_t begin = access.matrix.size();
    if (!appendRow(access.matrix, loops.getOfVariables(sum)))
      return false;
    access.divisors.push_back(divisor);
    if (divisor == 1)
      continue;
    // Sums that differ by multiples have the same remainder.
    auto *asked = llvm::find_if(remainders, [&](AffineExpr remainder) {
      auto mod = cast<AffineBinaryOpExpr>(remainder);
      SmallVector<int64_t> row;
      return mod.getRHS() == getAffineConstantExpr(divisor, op.getContext()) &&
             appendRow(row, loops.getOfVariables(mod.getLHS())) &&
             llvm::all_of(llvm::zip_equal(
                              row, ArrayRef(access.matrix).drop_front(begin)),
                          [&](auto pair) {
                            return (std::get<0>(pair) - std::get<1>(pair)) %
                                       divisor ==
                                   0;
                          });
    });
    if (asked == remainders.end())
      return false;
    remainders.erase(asked);
  }
  return remainders.empty();
}

std::optional<Contraction::Access> Matcher::matchAccess(Value value) {
  // What is read may be narrower than the sum; the runtime widens it.
  if (auto widened = value.getDefiningOp<arith::ExtFOp>();
      widened && value.getType().isF32())
    value = widened.getIn();
  auto read = value.getDefiningOp<tdl::ReadOp>();
  if (!read || isMasked(getInput(read)))
    return std::nullopt;
  if (isF8(read.getType())) // which no library multiplies
    return std::nullopt;
  Contraction::Access access;
  access.operand = getInput(read);
  if (Value otherwise = read.getOtherwise()) {
    if (!matchPattern(otherwise, m_AnyZeroFloat()))
      return std::nullopt;
    access.padded = true;
  }
  if (read.getGuard() ? !matchDividedCoordinates(access, read)
                      : !matchCoordinates(access, read))
    return std::nullopt;
  return access;
}

std::optional<Contraction> Matcher::match() {
  if (op->getNumResults() != 1 || op.getReductions().size() != 1)
    return std::nullopt;
  Value value = op.getYield().getValues()[0];
  if (!value.getType().isF32() && !value.getType().isF64() &&
      (!isNarrow(value.getType()) || isF8(value.getType())))
    return std::nullopt;
  tdl::ReduceOp reduce = matchSum(value);
  if (auto sum = value.getDefiningOp<arith::AddFOp>();
      sum && !isNarrow(value.getType())) {
    reduce = matchSum(sum.getRhs());
    Value addend = sum.getLhs();
    if (!reduce) {
      reduce = matchSum(sum.getLhs());
      addend = sum.getRhs();
    }
    if (!reduce || !matchAddend(addend))
      return std::nullopt;
  }
  if (!reduce)
    return std::nullopt;
  auto product =
      reduce.getYield().getValues()[0].getDefiningOp<arith::MulFOp>();
  if (!product)
    return std::nullopt;
  std::optional<Contraction::Access> a = matchAccess(product.getLhs());
  std::optional<Contraction::Access> b = matchAccess(product.getRhs());
  if (!a || !b)
    return std::nullopt;
  // What is a term of a sum is the identity where it is not computed.
  std::optional<tdl::BoxAttr> part = op.getPart();
  if (auto made = dyn_cast<tdl::PieceType>(op->getResult(0).getType());
      made && part)
    for (unsigned dim = 0; dim != op.getRank(); ++dim)
      if (made.getBox().getLowers()[dim] != part->getLowers()[dim] ||
          made.getBox().getUppers()[dim] != part->getUppers()[dim])
        return std::nullopt;
  result.numVariables = loops.size();
  result.numOutputs = loops.getNumOutputs();
  for (unsigned index = 0; index != op.getRank(); ++index)
    appendRow(result.result, loops.getExpr(index));
  result.a = *a;
  result.b = *b;
  return result;
}

std::optional<Contraction> lowering::matchContraction(tdl::LambdaOp op) {
  return Matcher(op).match();
}

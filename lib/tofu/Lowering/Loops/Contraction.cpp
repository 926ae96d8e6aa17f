//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Contraction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Lowering/Loops/LoopVariables.h"
#include "tofu/Lowering/Loops/NarrowTypes.h"
#include "tofu/TDL/Combiners.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

namespace {
class ContractionMatcher {
public:
  ContractionMatcher(tdl::LambdaOp op, Activations activations)
      : op(op), loops(op), activations(activations) {}

  std::optional<Contraction> match();

private:
  tdl::ReduceOp matchSum(Value value);
  bool addTerm(Value value, double factor);
  bool addAddend(tdl::ReadOp read, double beta);
  bool addBias(tdl::ReadOp read);
  bool movesWithBias(const Contraction::Access &factor);
  bool isFactor(const Contraction::Access &access);
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
  Activations activations;
  tdl::ReduceOp sum;
  unsigned numTerms = 0;
  Contraction result;
};
} // namespace

/// Values that are added up to a result; more are not looked at.
static constexpr unsigned kMaxTerms = 16;

/// A sum in the wide type of its result, which is rounded once: within the
/// reduction or behind it.
tdl::ReduceOp ContractionMatcher::matchSum(Value value) {
  if (auto rounded = value.getDefiningOp<arith::TruncFOp>();
      rounded && getWide(value.getType()) == rounded.getIn().getType())
    value = rounded.getIn();
  auto reduce = value.getDefiningOp<tdl::ReduceOp>();
  if (!reduce || reduce->getNumResults() != 1 || reduce.getGuard() ||
      reduce.getBuiltin() != tdl::Combiner::sum ||
      tdl::getAccumulatorType(reduce, value.getType()) !=
          getWide(value.getType()))
    return nullptr;
  return reduce;
}

static std::optional<double> getConstant(Value value) {
  FloatAttr constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  return constant.getValueAsDouble();
}

/// Whether a library, which takes factors in the type in which it computes,
/// multiplies by this one. What is multiplied by 0 it does not read, and a
/// product of constants may be infinite where no step is that the program
/// takes.
static bool isNormal(double factor, Type type) {
  double least = std::numeric_limits<float>::min(),
         most = std::numeric_limits<float>::max();
  if (type.isF64()) {
    least = std::numeric_limits<double>::min();
    most = std::numeric_limits<double>::max();
  }
  return std::abs(factor) >= least && std::abs(factor) <= most;
}

/// What the result is a sum of: the reduction, an addend, a bias, times
/// constants.
bool ContractionMatcher::addTerm(Value value, double factor) {
  if (!isNormal(factor, value.getType()) || ++numTerms > kMaxTerms)
    return false;
  if (tdl::ReduceOp reduce = matchSum(value)) {
    if (sum)
      return false;
    sum = reduce;
    result.alpha = factor;
    return true;
  }
  Operation *def = value.getDefiningOp();
  // Terms times more than 1 may be infinite where their sum times that is not.
  if (isa_and_nonnull<arith::AddFOp, arith::SubFOp>(def))
    return std::abs(factor) <= 1 && addTerm(def->getOperand(0), factor) &&
           addTerm(def->getOperand(1),
                   isa<arith::SubFOp>(def) ? -factor : factor);
  if (isa_and_nonnull<arith::NegFOp>(def))
    return addTerm(def->getOperand(0), -factor);
  if (isa_and_nonnull<arith::MulFOp, arith::DivFOp>(def)) {
    Value left = def->getOperand(0), right = def->getOperand(1);
    std::optional<double> constant = getConstant(right);
    if (!constant && isa<arith::MulFOp>(def)) {
      std::swap(left, right);
      constant = getConstant(right);
    }
    if (!constant)
      return false;
    // What is infinite or 0 after one step is not so after both at once.
    bool multiplies = isa<arith::MulFOp>(def);
    double now = std::abs(factor), then = std::abs(*constant);
    if (!multiplies)
      then = 1 / then;
    return !(now < 1 && then > 1) && !(now > 1 && then < 1) &&
           addTerm(left, multiplies ? factor * *constant : factor / *constant);
  }
  auto read = dyn_cast_or_null<tdl::ReadOp>(def);
  if (!read || read.getGuard() || read.getOtherwise() ||
      isMasked(getInput(read)) || read.getMap().getNumSymbols())
    return false;
  return addAddend(read, factor) || (factor == 1 && addBias(read));
}

/// Whether it is c[i, j], at the result's own coordinates.
bool ContractionMatcher::addAddend(tdl::ReadOp read, double beta) {
  if (result.addend >= 0 || !tdl::isIdentity(read, op))
    return false;
  // Held in the result's own box.
  unsigned input = getInput(read);
  auto held = dyn_cast<tdl::PieceType>(op.getInputs()[input].getType());
  auto made = dyn_cast<tdl::PieceType>(op->getResult(0).getType());
  if (bool(held) != bool(made) || (held && held.getBox() != made.getBox()))
    return false;
  result.addend = input;
  result.beta = beta;
  return true;
}

/// Whether it is c[j], at the last ones of the result's coordinates.
bool ContractionMatcher::addBias(tdl::ReadOp read) {
  unsigned rank = read.getMap().getNumResults();
  if (result.bias || rank == 0 || read.getType().isF64() ||
      !read.getMap().isIdentity() || rank > op.getRank() ||
      !llvm::equal(read.getDims(), ValueRange(op.getIndices()).take_back(rank)))
    return false;
  result.bias.emplace();
  result.bias->operand = getInput(read);
  return matchCoordinates(*result.bias, read);
}

/// Whether a variable that a bias is along is one of the factor's, too.
bool ContractionMatcher::movesWithBias(const Contraction::Access &factor) {
  auto isUsed = [&](const Contraction::Access &access, unsigned variable) {
    for (size_t at = variable; at < access.matrix.size();
         at += loops.size() + 1)
      if (access.matrix[at] != 0)
        return true;
    return false;
  };
  return llvm::any_of(
      llvm::seq<unsigned>(loops.size()), [&](unsigned variable) {
        return isUsed(*result.bias, variable) && isUsed(factor, variable);
      });
}

/// Appends the factors and the constant of an affine expression.
bool ContractionMatcher::appendRow(SmallVectorImpl<int64_t> &matrix,
                                   AffineExpr expr) {
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

bool ContractionMatcher::matchCoordinates(Contraction::Access &access,
                                          tdl::ReadOp read) {
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
bool ContractionMatcher::matchDividedCoordinates(Contraction::Access &access,
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

std::optional<Contraction::Access>
ContractionMatcher::matchAccess(Value value) {
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

/// Of the result's type, or narrower than a sum in f32.
bool ContractionMatcher::isFactor(const Contraction::Access &access) {
  auto getType = [](Value tensor) {
    return tdl::getGlobalType(tensor.getType()).getElementType();
  };
  Type factor = getType(op.getInputs()[access.operand]),
       made = getType(op->getResult(0));
  return factor == made || (made.isF32() && isNarrow(factor));
}

std::optional<Contraction> ContractionMatcher::match() {
  if (op->getNumResults() != 1 || op.getReductions().size() != 1)
    return std::nullopt;
  Value value = op.getYield().getValues()[0];
  if (!value.getType().isF32() && !value.getType().isF64() &&
      (!isNarrow(value.getType()) || isF8(value.getType())))
    return std::nullopt;
  // Not in f64, for which no library has any.
  if (activations == Activations::Library && !value.getType().isF64())
    std::tie(result.activation, value) = matchActivation(value);
  if (isNarrow(value.getType()) && result.activation == Activation::None)
    sum = matchSum(value); // else it is rounded before something is added
  else if (!addTerm(value, 1))
    return std::nullopt;
  if (!sum)
    return std::nullopt;
  auto product = sum.getYield().getValues()[0].getDefiningOp<arith::MulFOp>();
  // Libraries round no product.
  if (!product || product.getType() != getWide(product.getType()))
    return std::nullopt;
  std::optional<Contraction::Access> a = matchAccess(product.getLhs());
  std::optional<Contraction::Access> b = matchAccess(product.getRhs());
  if (!a || !b || !isFactor(*a) || !isFactor(*b))
    return std::nullopt;
  // A bias is along the columns, or a library does not take it.
  if (result.bias && movesWithBias(*a) && movesWithBias(*b))
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

std::optional<Contraction> lowering::matchContraction(tdl::LambdaOp op,
                                                      Activations activations) {
  return ContractionMatcher(op, activations).match();
}

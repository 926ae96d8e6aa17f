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

std::optional<Contraction::Access> Matcher::matchAccess(Value value) {
  // What is read may be narrower than the sum; the runtime widens it.
  if (auto widened = value.getDefiningOp<arith::ExtFOp>();
      widened && value.getType().isF32())
    value = widened.getIn();
  auto read = value.getDefiningOp<tdl::ReadOp>();
  if (!read || read.getGuard() || isMasked(getInput(read)))
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
  for (AffineExpr source : read.getMap().getResults()) {
    AffineExpr expr =
        loops.substitute(source, read.getDims(), read.getSymbols());
    if (!expr)
      return std::nullopt;
    if (!appendRow(access.matrix, expr))
      return std::nullopt;
  }
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

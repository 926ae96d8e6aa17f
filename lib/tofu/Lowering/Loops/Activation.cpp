//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// GELU has many spellings: factors come in any order, constants are multiplied
// out or not, a cube is made in this way or that. They are one polynomial in v
// and tanh(u), and u is one in v; so coefficients are compared, not operations.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Activation.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

#include <array>
#include <cmath>

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

//===----------------------------------------------------------------------===//
// ReLU
//===----------------------------------------------------------------------===//

static bool isZero(Value value) {
  return matchPattern(value, m_AnyZeroFloat());
}

/// v of `v > 0 ? v : 0`, also with the sides or the question turned round.
static Value matchChoice(arith::SelectOp select) {
  auto compare = select.getCondition().getDefiningOp<arith::CmpFOp>();
  if (!compare)
    return nullptr;
  Value left = compare.getLhs(), right = compare.getRhs();
  bool isGreater;
  switch (compare.getPredicate()) {
  case arith::CmpFPredicate::OGT:
  case arith::CmpFPredicate::OGE:
  case arith::CmpFPredicate::UGT:
  case arith::CmpFPredicate::UGE:
    isGreater = true;
    break;
  case arith::CmpFPredicate::OLT:
  case arith::CmpFPredicate::OLE:
  case arith::CmpFPredicate::ULT:
  case arith::CmpFPredicate::ULE:
    isGreater = false;
    break;
  default:
    return nullptr;
  }
  Value value = isZero(right) ? left : right,
        zero = isZero(right) ? right : left;
  bool isChosen = isGreater == (value == left); // where it is positive
  Value chosen = isChosen ? select.getTrueValue() : select.getFalseValue(),
        other = isChosen ? select.getFalseValue() : select.getTrueValue();
  return isZero(zero) && chosen == value && isZero(other) ? value : Value();
}

static Value matchRelu(Value value) {
  Operation *def = value.getDefiningOp();
  if (isa_and_nonnull<arith::MaximumFOp, arith::MaxNumFOp>(def))
    for (unsigned i : {0, 1})
      if (isZero(def->getOperand(i)))
        return def->getOperand(1 - i);
  auto select = dyn_cast_or_null<arith::SelectOp>(def);
  return select ? matchChoice(select) : Value();
}

//===----------------------------------------------------------------------===//
// GELU
//===----------------------------------------------------------------------===//

namespace {
/// By powers of v, without and with a factor tanh(u).
using Polynomial = std::array<std::array<double, 4>, 2>;

/// Scalars as polynomials in two of them.
class Expansion {
public:
  explicit Expansion(Value v, Value tanh = nullptr) : v(v), tanh(tanh) {}

  std::optional<Polynomial> get(Value value);

private:
  std::optional<Polynomial> multiply(const Polynomial &x, const Polynomial &y);

  Value v, tanh;
  unsigned steps = 0;
};
} // namespace

/// Operations that one formula may have; as a tree, so what is used twice
/// counts twice.
static constexpr unsigned kMaxSteps = 64;

std::optional<Polynomial> Expansion::multiply(const Polynomial &x,
                                              const Polynomial &y) {
  Polynomial product{};
  for (size_t i = 0; i != 8; ++i)
    for (size_t j = 0; j != 8; ++j) {
      double term = x[i / 4][i % 4] * y[j / 4][j % 4];
      size_t tanhs = i / 4 + j / 4, power = i % 4 + j % 4;
      if (term == 0)
        continue;
      if (tanhs > 1 || power > 3)
        return std::nullopt;
      product[tanhs][power] += term;
    }
  return product;
}

std::optional<Polynomial> Expansion::get(Value value) {
  if (++steps > kMaxSteps)
    return std::nullopt;
  if (value == v)
    return Polynomial{{{0, 1, 0, 0}, {}}};
  if (value == tanh)
    return Polynomial{{{}, {1, 0, 0, 0}}};
  FloatAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return Polynomial{{{constant.getValueAsDouble(), 0, 0, 0}, {}}};
  Operation *def = value.getDefiningOp();
  if (!isa_and_nonnull<arith::AddFOp, arith::SubFOp, arith::MulFOp,
                       arith::DivFOp, arith::NegFOp>(def))
    return std::nullopt;
  std::optional<Polynomial> left = get(def->getOperand(0));
  if (!left)
    return std::nullopt;
  auto scale = [&](double factor) {
    return multiply(*left, Polynomial{{{factor, 0, 0, 0}, {}}});
  };
  if (isa<arith::NegFOp>(def))
    return scale(-1);
  if (isa<arith::DivFOp>(def))
    return matchPattern(def->getOperand(1), m_Constant(&constant))
               ? scale(1 / constant.getValueAsDouble())
               : std::nullopt;
  std::optional<Polynomial> right = get(def->getOperand(1));
  if (!right || isa<arith::MulFOp>(def))
    return right ? multiply(*left, *right) : std::nullopt;
  for (size_t i = 0; i != 8; ++i)
    (*left)[i / 4][i % 4] +=
        (isa<arith::SubFOp>(def) ? -1 : 1) * (*right)[i / 4][i % 4];
  return left;
}

/// Whether they are the same but for what constants of the type are rounded by,
/// a few times.
static bool isClose(const std::optional<Polynomial> &found,
                    const Polynomial &expected, FloatType type) {
  int precision = APFloat::semanticsPrecision(type.getFloatSemantics());
  double most = std::ldexp(4, -precision);
  if (!found)
    return false;
  for (size_t i = 0; i != 8; ++i) {
    double x = (*found)[i / 4][i % 4], y = expected[i / 4][i % 4];
    if (!(std::abs(x - y) <= most * std::abs(y)))
      return false;
  }
  return true;
}

/// Scalars that a formula is made of, nearest first.
static llvm::SetVector<Value> getParts(Value formula) {
  llvm::SetVector<Value> parts;
  parts.insert(formula);
  for (size_t i = 0; i != parts.size() && parts.size() < kMaxSteps; ++i)
    if (Operation *def = parts[i].getDefiningOp();
        def && def->getNumRegions() == 0)
      parts.insert_range(def->getOperands());
  return parts;
}

static Value matchGelu(Value value) {
  constexpr double kRoot = 0.7978845608028654; // of 2 / pi
  constexpr Polynomial kArgument = {{{0, kRoot, 0, kRoot * 0.044715}, {}}};
  constexpr Polynomial kGelu = {{{0, 0.5, 0, 0}, {0, 0.5, 0, 0}}};
  auto type = cast<FloatType>(value.getType());
  for (Value part : getParts(value)) {
    auto tanh = part.getDefiningOp<math::TanhOp>();
    if (!tanh)
      continue;
    for (Value v : getParts(tanh.getOperand()))
      if (isClose(Expansion(v).get(tanh.getOperand()), kArgument, type) &&
          isClose(Expansion(v, tanh).get(value), kGelu, type))
        return v;
  }
  return nullptr;
}

std::pair<Activation, Value> lowering::matchActivation(Value value) {
  if (Value of = matchRelu(value))
    return {Activation::Relu, of};
  if (Value of = matchGelu(value))
    return {Activation::Gelu, of};
  return {Activation::None, value};
}

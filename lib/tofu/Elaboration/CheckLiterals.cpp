//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Literals that the type of their use does not have.
//
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/ExprChecker.h"
#include "tofu/Source/IntegerRange.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Guards.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/Format.h"
#include <cmath>

using namespace tofu::syntax;
using llvm::APFloat;
using llvm::ArrayRef;
using llvm::SMLoc;

/// Marks the literals of what is computed as indices are, which are wide
/// whatever the elements are that stand in it.
static void markWide(const Exprs &exprs, ExprId id, llvm::BitVector &isWide) {
  llvm::SmallVector<ExprId> pending{id};
  while (!pending.empty()) {
    ExprId next = pending.pop_back_val();
    const Expr &expr = exprs[next];
    if (const auto *node = expr.getIf<Negate>())
      pending.push_back(node->operand);
    else if (const auto *node = expr.getIf<Binary>())
      pending.append({node->lhs, node->rhs});
    else if (expr.getIf<IntegerLiteral>())
      isWide.set(static_cast<uint32_t>(next));
  }
}

/// Literals in coordinates, and in guards that are no conditions on values.
static llvm::BitVector findWideLiterals(const Operator &op,
                                        ArrayRef<ExprId> body) {
  llvm::BitVector isWide(op.exprs.size());
  auto markGuard = [&](ExprId where, ArrayRef<BoundName> own) {
    if (where == ExprId::None)
      return;
    for (ExprId each : getConjuncts(op, where))
      if (isExactGuard(op, each, own))
        markWide(op, each, isWide);
  };
  for (ExprId id : body) {
    const Expr &expr = op[id];
    if (const auto *node = expr.getIf<Read>()) {
      for (ExprId index : node->indices)
        markWide(op, index, isWide);
      markGuard(node->where, {});
    } else if (const auto *node = expr.getIf<Reduce>()) {
      markGuard(node->where, node->indices);
    }
  }
  return isWide;
}

void ExprChecker::checkIntegers(ArrayRef<ExprId> body) {
  auto isNarrow = [&](ExprId id) {
    const Expr &expr = out[id];
    return expr.type == Type::Integer && expr.scalar != Scalar::Generic &&
           expr.getIf<IntegerLiteral>();
  };
  if (llvm::none_of(body, isNarrow))
    return;
  llvm::BitVector isNegated(out.exprs.size());
  llvm::BitVector isWide = findWideLiterals(out, body);
  auto getLiteral = [&](ExprId id) { return out[id].getIf<IntegerLiteral>(); };
  auto check = [&](ExprId literal, int64_t value, SMLoc loc) {
    const Expr &expr = out[literal];
    if (expr.type != Type::Integer || expr.scalar == Scalar::Generic ||
        isWide.test(static_cast<uint32_t>(literal)))
      return;
    std::string why = whyNotInteger(value, getWidth(expr.scalar));
    if (!why.empty())
      diagnostics.error(loc, "this integer " + why);
  };
  for (ExprId id : body)
    if (const auto *node = out[id].getIf<Negate>())
      if (const auto *literal = getLiteral(node->operand)) {
        isNegated.set(static_cast<uint32_t>(node->operand));
        auto value = -static_cast<uint64_t>(literal->value);
        check(node->operand, static_cast<int64_t>(value), out[id].loc);
      }
  for (ExprId id : body)
    if (const auto *literal = getLiteral(id);
        literal && !isNegated.test(static_cast<uint32_t>(id)))
      check(id, literal->value, out[id].loc);
}

/// Null of what is no type that numbers are rounded to.
static const llvm::fltSemantics *getSemantics(Scalar scalar) {
  switch (scalar) {
  case Scalar::F16:
    return &APFloat::IEEEhalf();
  case Scalar::BF16:
    return &APFloat::BFloat();
  case Scalar::F32:
    return &APFloat::IEEEsingle();
  default:
    return nullptr;
  }
}

/// What a combiner folds may be of a wider type than its elements, to which
/// literals are rounded there.
static llvm::BitVector findFoldedLiterals(const Operator &op,
                                          ArrayRef<ExprId> body) {
  llvm::BitVector isFolded(op.exprs.size());
  for (ExprId id : body) {
    const auto *node = op[id].getIf<Reduce>();
    if (!node || node->reducer != Reducer::Named)
      continue;
    llvm::SmallVector<ExprId> pending(node->values.begin(), node->values.end());
    while (!pending.empty()) {
      ExprId next = pending.pop_back_val();
      isFolded.set(static_cast<uint32_t>(next));
      if (const auto *binary = op[next].getIf<Binary>())
        pending.append({binary->lhs, binary->rhs});
    }
  }
  return isFolded;
}

/// A number that would become infinite where it is rounded. Combiners, whose
/// code has no name, may fold in a wider type.
void ExprChecker::checkNumbers(ArrayRef<ExprId> body) {
  if (out.name.text.empty())
    return;
  auto getNumber = [&](ExprId id) -> std::optional<double> {
    const Expr &expr = out[id];
    if (expr.type != Type::Number || !getSemantics(expr.scalar))
      return std::nullopt;
    if (const auto *literal = expr.getIf<IntegerLiteral>())
      return static_cast<double>(literal->value);
    const auto *literal = expr.getIf<FloatLiteral>();
    return literal && std::isfinite(literal->value)
               ? std::optional(literal->value)
               : std::nullopt;
  };
  llvm::BitVector isFolded; // found out where it matters
  for (ExprId id : body) {
    std::optional<double> value = getNumber(id);
    if (!value)
      continue;
    Scalar scalar = out[id].scalar;
    const llvm::fltSemantics &semantics = *getSemantics(scalar);
    APFloat rounded(*value);
    bool losesInfo;
    rounded.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
    if (rounded.isFinite())
      continue;
    if (isFolded.empty())
      isFolded = findFoldedLiterals(out, body);
    if (isFolded.test(static_cast<uint32_t>(id)))
      continue;
    std::string why;
    llvm::raw_string_ostream os(why);
    os << "this number is " << llvm::format("%e", *value)
       << ", but the largest " << spell(ElementType{Type::Number, scalar, {}})
       << " is "
       << llvm::format("%e", APFloat::getLargest(semantics).convertToDouble());
    diagnostics.error(out[id].loc, why);
  }
}

void ExprChecker::checkLiterals(ArrayRef<ExprId> body) {
  checkIntegers(body);
  checkNumbers(body);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a combiner means for the types that it folds.
//
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Elaborator.h"
#include "tofu/Syntax/Functions.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace tofu::syntax;
using llvm::StringRef;

/// `inf` and `-inf` as what folds nothing are an integer type's ends, so that a
/// largest element is found among integers as among numbers.
ExprId Elaborator::boundInfinity(ExprId identity, Scalar scalar) {
  const auto *negate = out[identity].getIf<Negate>();
  const auto *literal =
      out[negate ? negate->operand : identity].getIf<FloatLiteral>();
  if (!literal || !std::isinf(literal->value))
    return identity;
  int64_t largest = llvm::maxIntN(getWidth(scalar));
  return emit(out[identity].loc,
              IntegerLiteral{negate ? -largest - 1 : largest});
}

bool Elaborator::run(const Combiner &combiner, CombinerCode &result) {
  const CombinerDefinition &from = *combiner.definition;
  source = &from;
  out.exact = true;
  for (auto [i, identity] : llvm::enumerate(from.identities)) {
    ExprId &code = result.identities.emplace_back(expandCode(identity));
    if (hasFailed)
      return false;
    if (combiner.types[i].kind == Type::Integer)
      code = boundInfinity(code, combiner.types[i].scalar);
    checker.checkBody(code, combiner.types[i]);
  }
  auto declare = [&](const std::vector<Name> &names,
                     std::vector<StringRef> &own) {
    for (auto [name, type] : llvm::zip(names, combiner.types)) {
      if (environment.find(name.text, false))
        error(name.loc(), "'" + name.text + "' is there twice");
      ExprId use = emit(name.loc(), NameUse{name.text, Binding::Bound});
      out[use].type = type.kind;
      out[use].scalar = type.scalar;
      scope.bind(name.text, use);
      environment.bind(name.text, Item::ofName(name.loc(), name.text));
      own.push_back(name.text);
    }
  };
  declare(from.left, result.left);
  declare(from.right, result.right);
  for (auto [i, value] : llvm::enumerate(from.values)) {
    result.values.push_back(expandCode(value));
    if (hasFailed)
      return false;
    checker.checkBody(result.values.back(), combiner.types[i]);
  }
  // Nothing that runs or differentiates a combiner looks for loops in it.
  for (const Expr &expr : out.exprs)
    if (expr.getIf<Reduce>()) {
      error(expr.loc, "a combiner folds two values; a reduction cannot stand "
                      "in it");
      break;
    }
  return !isBroken();
}

std::optional<CombinerCode> tofu::syntax::elaborate(const Module &module,
                                                    const Combiner &combiner,
                                                    Diagnostics &diagnostics,
                                                    Work *given) {
  Work own;
  CombinerCode result;
  if (!Elaborator(module, diagnostics, result.code, given ? *given : own)
           .run(combiner, result))
    return std::nullopt;
  return result;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Ast.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace tofu::syntax;

Expr::Expr(const Expr &) = default;
Expr &Expr::operator=(const Expr &) = default;
Expr::Expr(Expr &&) noexcept = default;
Expr &Expr::operator=(Expr &&) noexcept = default;
Expr::~Expr() = default;

llvm::SmallVector<ExprId, 8> tofu::syntax::leftSpine(const Exprs &exprs,
                                                     ExprId id) {
  llvm::SmallVector<ExprId, 8> spine;
  while (const auto *binary = exprs[id].getIf<Binary>()) {
    spine.push_back(id);
    id = binary->lhs;
  }
  std::reverse(spine.begin(), spine.end());
  return spine;
}

llvm::StringRef tofu::syntax::spell(BinaryOp op) {
  static constexpr llvm::StringLiteral words[] = {
      "+",  "-", "*",  "/", "floordiv", "mod", "==",
      "!=", "<", "<=", ">", ">=",       "and", "or"};
  return words[static_cast<unsigned>(op)];
}

llvm::StringRef tofu::syntax::spell(Reducer reducer) {
  static constexpr llvm::StringLiteral words[] = {"sum", "prod", "max", "min",
                                                  "all", "any",  ""};
  return words[static_cast<unsigned>(reducer)];
}

bool tofu::syntax::isComparison(BinaryOp op) {
  return op >= BinaryOp::Eq && op <= BinaryOp::Ge;
}

std::string Attribute::spellKind() const {
  switch (kind) {
  case Single:
    return type == Type::Integer ? "int" : "float";
  case Bool:
    return "bool";
  case Integers:
    return "ints";
  case Numbers:
    return "floats";
  case Word:
    break;
  }
  std::string text;
  for (llvm::StringRef word : words)
    text += (text.empty() ? "\"" : " | \"") + word.str() + "\"";
  return text;
}

void tofu::syntax::visitOperands(const Expr &expr,
                                 llvm::function_ref<void(ExprId)> visit) {
  auto visitOne = [&](ExprId operand) {
    if (operand != ExprId::None)
      visit(operand);
  };
  auto visitAll = [&](llvm::ArrayRef<ExprId> operands) {
    llvm::for_each(operands, visitOne);
  };
  if (const auto *node = expr.getIf<Negate>()) {
    visitOne(node->operand);
  } else if (const auto *node = expr.getIf<Not>()) {
    visitOne(node->operand);
  } else if (const auto *node = expr.getIf<Binary>()) {
    visitOne(node->lhs);
    visitOne(node->rhs);
  } else if (const auto *node = expr.getIf<Call>()) {
    visitAll(node->arguments);
  } else if (const auto *node = expr.getIf<Element>()) {
    visitOne(node->operand);
  } else if (const auto *node = expr.getIf<Bind>()) {
    visitOne(node->value);
    visitOne(node->body);
  } else if (const auto *node = expr.getIf<ListLiteral>()) {
    visitAll(node->elements);
  } else if (const auto *node = expr.getIf<Expansion>()) {
    visitOne(node->pattern);
  } else if (const auto *node = expr.getIf<Fold>()) {
    visitOne(node->pattern);
  } else if (const auto *node = expr.getIf<Read>()) {
    visitAll(node->indices);
    visitOne(node->where);
    visitOne(node->orElse);
  } else if (const auto *node = expr.getIf<Reduce>()) {
    visitAll(node->values);
    visitOne(node->where);
  } else if (const auto *node = expr.getIf<Opaque>()) {
    for (const Slice &slice : node->arguments)
      visitAll(slice.indices);
  }
}

llvm::SmallVector<ExprId, 4> tofu::syntax::getOperands(const Expr &expr) {
  llvm::SmallVector<ExprId, 4> operands;
  visitOperands(expr, [&](ExprId operand) { operands.push_back(operand); });
  return operands;
}

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

llvm::SmallVector<ExprId, 4> tofu::syntax::getOperands(const Expr &expr) {
  llvm::SmallVector<ExprId, 4> operands;
  if (const auto *node = expr.getIf<Negate>())
    operands = {node->operand};
  else if (const auto *node = expr.getIf<Not>())
    operands = {node->operand};
  else if (const auto *node = expr.getIf<Binary>())
    operands = {node->lhs, node->rhs};
  else if (const auto *node = expr.getIf<Call>())
    operands.append(node->arguments.begin(), node->arguments.end());
  else if (const auto *node = expr.getIf<Element>())
    operands = {node->operand};
  else if (const auto *node = expr.getIf<Bind>())
    operands = {node->value, node->body};
  else if (const auto *node = expr.getIf<ListLiteral>())
    operands.append(node->elements.begin(), node->elements.end());
  else if (const auto *node = expr.getIf<Expansion>())
    operands = {node->pattern};
  else if (const auto *node = expr.getIf<Fold>())
    operands = {node->pattern};
  else if (const auto *node = expr.getIf<Read>()) {
    operands.append(node->indices.begin(), node->indices.end());
    operands.append({node->where, node->orElse});
  } else if (const auto *node = expr.getIf<Reduce>()) {
    operands.append(node->values.begin(), node->values.end());
    operands.push_back(node->where);
  } else if (const auto *node = expr.getIf<Opaque>()) {
    for (const Slice &slice : node->arguments)
      operands.append(slice.indices.begin(), slice.indices.end());
  }
  llvm::erase(operands, ExprId::None);
  return operands;
}

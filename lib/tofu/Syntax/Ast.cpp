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

namespace {
/// Calls `visit` with the operands of the node that it is called with.
struct OperandVisitor {
  llvm::function_ref<void(ExprId)> visit;

  void one(ExprId operand) const {
    if (operand != ExprId::None)
      visit(operand);
  }
  void all(llvm::ArrayRef<ExprId> operands) const {
    for (ExprId operand : operands)
      one(operand);
  }

  void operator()(const Negate &node) const { one(node.operand); }
  void operator()(const Not &node) const { one(node.operand); }
  void operator()(const Element &node) const { one(node.operand); }
  void operator()(const Expansion &node) const { one(node.pattern); }
  void operator()(const Fold &node) const { one(node.pattern); }
  void operator()(const Call &node) const { all(node.arguments); }
  void operator()(const ListLiteral &node) const { all(node.elements); }
  void operator()(const Binary &node) const {
    one(node.lhs);
    one(node.rhs);
  }
  void operator()(const Bind &node) const {
    one(node.value);
    one(node.body);
  }
  void operator()(const Read &node) const {
    all(node.indices);
    one(node.where);
    one(node.orElse);
  }
  void operator()(const Reduce &node) const {
    all(node.values);
    one(node.where);
  }
  void operator()(const Opaque &node) const {
    for (const Slice &slice : node.arguments)
      all(slice.indices);
  }
  void operator()(const NameUse &) const {}
  void operator()(const IntegerLiteral &) const {}
  void operator()(const FloatLiteral &) const {}
  void operator()(const BoolLiteral &) const {}
  void operator()(const StringLiteral &) const {}
};
} // namespace

void tofu::syntax::visitOperands(const Expr &expr,
                                 llvm::function_ref<void(ExprId)> visit) {
  expr.visit(OperandVisitor{visit});
}

llvm::SmallVector<ExprId, 4> tofu::syntax::getOperands(const Expr &expr) {
  llvm::SmallVector<ExprId, 4> operands;
  visitOperands(expr, [&](ExprId operand) { operands.push_back(operand); });
  return operands;
}

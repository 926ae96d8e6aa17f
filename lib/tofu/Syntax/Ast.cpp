//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Ast.h"
#include <algorithm>

using namespace tofu::syntax;

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

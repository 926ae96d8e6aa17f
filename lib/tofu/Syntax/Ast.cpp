//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Ast.h"
#include <algorithm>

using namespace tofu::syntax;

llvm::SmallVector<ExprId, 8>
tofu::syntax::leftSpine(const Definition &definition, ExprId id) {
  llvm::SmallVector<ExprId, 8> spine;
  while (const auto *binary = definition[id].getIf<Binary>()) {
    spine.push_back(id);
    id = binary->lhs;
  }
  std::reverse(spine.begin(), spine.end());
  return spine;
}

llvm::StringRef tofu::syntax::spell(BinaryOp op) {
  static constexpr llvm::StringLiteral words[] = {
      "+",  "-", "*",  "/", "floordiv", "mod", "==",
      "!=", "<", "<=", ">", ">=",       "and"};
  return words[static_cast<unsigned>(op)];
}

llvm::StringRef tofu::syntax::spell(Reducer reducer) {
  static constexpr llvm::StringLiteral words[] = {"sum", "prod", "max", "min"};
  return words[static_cast<unsigned>(reducer)];
}

bool tofu::syntax::isComparison(BinaryOp op) {
  return op >= BinaryOp::Eq && op <= BinaryOp::Ge;
}

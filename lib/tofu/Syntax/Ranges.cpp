//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Ranges.h"
#include "tofu/Syntax/Printer.h"

using namespace tofu::syntax;

/// A dimension as the text writes it; empty if it is a compound extent.
static std::string spellExtent(const Exprs &exprs, ExprId extent) {
  const Expr &expr = exprs[extent];
  if (const auto *name = expr.getIf<NameUse>())
    return name->text.str();
  if (const auto *literal = expr.getIf<IntegerLiteral>())
    return std::to_string(literal->value);
  return "";
}

ExprId tofu::syntax::inferRange(const Exprs &exprs, const BoundIndex &index,
                                Diagnostics &diagnostics) {
  if (!index.usedInAccess) {
    diagnostics.error(index.name.loc(),
                      "index '" + index.name.text +
                          "' is not used in any access; write '" +
                          index.name.text + " in' and its extent");
    return ExprId::None;
  }
  if (index.accesses.empty()) {
    diagnostics.error(index.name.loc(),
                      "range of index '" + index.name.text +
                          "' does not follow from a compound access; read a "
                          "tensor at '" +
                          index.name.text + "' alone, or write '" +
                          index.name.text + " in' and its extent");
    return ExprId::None;
  }
  const Access *first = nullptr;
  for (bool withElse : {false, true}) {
    for (const Access &access : index.accesses) {
      if (access.hasElse != withElse)
        continue;
      if (!first) {
        first = &access;
        continue;
      }
      std::string here = spellExtent(exprs, access.extent);
      std::string there = spellExtent(exprs, first->extent);
      if (here == there)
        continue;
      diagnostics.error(access.loc,
                        "index '" + index.name.text + "' ranges over '" + here +
                            "' here, but over '" + there + "' there");
      diagnostics.note(first->loc, "ranges over '" + there + "'");
      return ExprId::None;
    }
    if (first)
      break;
  }
  return first->extent;
}

void tofu::syntax::checkRange(const Exprs &exprs, const BoundIndex &index,
                              ExprId extent, Diagnostics &diagnostics) {
  std::string own = spellExtent(exprs, extent);
  if (own.empty())
    return;
  for (const Access &access : index.accesses) {
    std::string read = spellExtent(exprs, access.extent);
    if (access.hasElse || read == own)
      continue;
    // A prefix of a dimension of known extent is inside.
    const auto *literal = exprs[extent].getIf<IntegerLiteral>();
    const auto *readLiteral = exprs[access.extent].getIf<IntegerLiteral>();
    if (literal && readLiteral && literal->value <= readLiteral->value)
      continue;
    diagnostics.error(access.loc, "index '" + index.name.text +
                                      "' ranges over '" + own +
                                      "', but reads a dimension '" + read +
                                      "'; name both alike, or add 'else'");
    diagnostics.note(exprs[extent].loc, "ranges over '" + own + "'");
    return;
  }
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Ranges.h"
#include "tofu/Syntax/Printer.h"
#include <optional>
#include <set>

using namespace tofu::syntax;

/// An extent as the text writes it.
static std::string spellExtent(const Exprs &exprs, ExprId extent) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(exprs, extent, os);
  return text;
}

/// Extents that the operator requires to be equal, with that one: names of
/// dimensions, and formulas, as that of a parameter's.
static std::set<std::string> getEqual(const Operator &op, std::string name) {
  llvm::SmallVector<ExprId> pending;
  for (const Constraint &constraint : op.constraints)
    pending.push_back(constraint.condition);
  std::vector<std::pair<std::string, std::string>> pairs;
  while (!pending.empty()) {
    const auto *node = op[pending.pop_back_val()].getIf<Binary>();
    if (node && node->op == BinaryOp::And)
      pending.append({node->lhs, node->rhs});
    else if (node && node->op == BinaryOp::Eq)
      pairs.push_back({spellExtent(op, node->lhs), spellExtent(op, node->rhs)});
  }
  std::set<std::string> equal{std::move(name)};
  for (size_t before = 0; before != equal.size();) {
    before = equal.size();
    for (auto &[a, b] : pairs)
      if (equal.count(a) + equal.count(b) != 0)
        equal.insert({a, b});
  }
  return equal;
}

/// An extent for a message: a name that stands for a formula of a parameter, as
/// `d_0` of `d: [n + n]`, is none that the reader knows.
static std::string describeExtent(const Operator &op, ExprId extent) {
  const auto *name = op[extent].getIf<NameUse>();
  bool isMade = name && llvm::any_of(op.strings, [&](const std::string &each) {
                  return each.data() == name->text.data();
                });
  for (const Constraint &constraint : op.constraints) {
    const auto *node = op[constraint.condition].getIf<Binary>();
    if (!isMade || !node || node->op != BinaryOp::Eq)
      continue;
    const auto *left = op[node->lhs].getIf<NameUse>();
    if (left && left->text.data() == name->text.data())
      return spellExtent(op, node->rhs);
  }
  return spellExtent(op, extent);
}

/// A formula may well be smaller than what it stands beside.
static bool isFormula(const Exprs &exprs, ExprId extent) {
  return !exprs[extent].getIf<NameUse>() &&
         !exprs[extent].getIf<IntegerLiteral>();
}

ExprId tofu::syntax::inferRange(const Operator &op, const BoundIndex &index,
                                Diagnostics &diagnostics) {
  if (!index.usedInAccess) {
    diagnostics.errorOfName(index.name.loc(),
                            "index '" + index.name.text +
                                "' is not used in any access; write '" +
                                index.name.text + " in' and its extent");
    return ExprId::None;
  }
  if (index.accesses.empty()) {
    diagnostics.errorOfName(
        index.name.loc(),
        "range of index '" + index.name.text +
            "' does not follow from a compound access; read a "
            "tensor at '" +
            index.name.text + "' alone, or write '" + index.name.text +
            " in' and its extent");
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
      if (isFormula(op, access.extent) && isFormula(op, first->extent))
        continue;
      std::string here = spellExtent(op, access.extent);
      std::string there = spellExtent(op, first->extent);
      if (here == there || getEqual(op, there).count(here))
        continue;
      there = describeExtent(op, first->extent);
      diagnostics.error(access.loc,
                        "index '" + index.name.text + "' ranges over '" +
                            describeExtent(op, access.extent) +
                            "' here, but over '" + there + "' there");
      diagnostics.note(first->loc, "ranges over '" + there + "'");
      return ExprId::None;
    }
    if (first)
      break;
  }
  return first->extent;
}

void tofu::syntax::checkRange(const Operator &op, const BoundIndex &index,
                              ExprId extent, Diagnostics &diagnostics) {
  const auto *name = op[extent].getIf<NameUse>();
  bool isUnknown = name && name->binding == Binding::Unresolved; // as is said
  if (isFormula(op, extent) || isUnknown)
    return;
  std::string own = spellExtent(op, extent);
  std::optional<std::set<std::string>> equal; // where names differ
  for (const Access &access : index.accesses) {
    std::string read = spellExtent(op, access.extent);
    if (access.hasElse || read == own)
      continue;
    if (!equal)
      equal = getEqual(op, own);
    if (equal->count(read))
      continue;
    // A prefix of a dimension of known extent is inside.
    const auto *literal = op[extent].getIf<IntegerLiteral>();
    const auto *readLiteral = op[access.extent].getIf<IntegerLiteral>();
    if (literal && readLiteral && literal->value <= readLiteral->value)
      continue;
    own = describeExtent(op, extent);
    diagnostics.error(access.loc, "index '" + index.name.text +
                                      "' ranges over '" + own +
                                      "', but reads a dimension '" +
                                      describeExtent(op, access.extent) +
                                      "'; name both alike, or add 'else'");
    diagnostics.note(op[extent].loc, "ranges over '" + own + "'");
    return;
  }
}

/// True for the name of a dimension, which may be any number.
static bool isDimension(const Exprs &exprs, ExprId extent) {
  const auto *name = exprs[extent].getIf<NameUse>();
  return name && name->binding == Binding::Dimension;
}

void tofu::syntax::checkFold(const Operator &op, const BoundIndex &index,
                             ExprId range, Diagnostics &diagnostics) {
  BoundIndex ofDimensions = index;
  llvm::erase_if(ofDimensions.accesses, [&](const Access &access) {
    return !isDimension(op, access.extent);
  });
  if (isDimension(op, range))
    checkRange(op, ofDimensions, range, diagnostics);
}

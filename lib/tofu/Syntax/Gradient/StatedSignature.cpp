//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Gradient/StatedSignature.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Printer.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace tofu::syntax;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

namespace {
/// A parameter or a result.
struct Place {
  const Definition &from;
  ArrayRef<ExprId> extents;
  const ElementType &element;
  SMLoc loc;

  Place(const Definition &from, const Parameter &parameter)
      : from(from), extents(parameter.extents), element(parameter.element),
        loc(parameter.name.loc()) {}
  Place(const Definition &from, const Result &result)
      : from(from), extents(result.extents), element(result.element),
        loc(result.loc) {}

  std::string spell() const {
    std::string text = "[";
    llvm::raw_string_ostream os(text);
    llvm::interleaveComma(extents, os, [&](ExprId id) { print(from, id, os); });
    os << ']';
    if (!(element == ElementType()))
      os << " of " << tofu::syntax::spell(element);
    return text;
  }
  bool hasList() const {
    return llvm::any_of(extents,
                        [&](ExprId id) { return from[id].getIf<Expansion>(); });
  }
  /// The name that the extent is; empty if it is something else.
  StringRef getName(size_t number) const {
    const auto *name = from[extents[number]].getIf<NameUse>();
    return name ? name->text : StringRef();
  }
};

class SignatureChecker {
public:
  SignatureChecker(const Definition &stating, const Definition &of,
                   Diagnostics &diagnostics)
      : stating(stating), of(of), diagnostics(diagnostics) {}

  void run();

private:
  bool checkOperands();
  bool checkCotangents();
  bool checkGradients();
  bool checkAttributes();

  bool agree(const Place &own, const Place &other);
  bool error(SMLoc loc, const Twine &message, SMLoc other) {
    diagnostics.error(loc, message);
    diagnostics.note(other, "declared here");
    return false;
  }

  const Definition &stating, &of;
  Diagnostics &diagnostics;
  /// A dimension of `of`, or of the one that states.
  using Dimension = std::pair<StringRef, /*isOfOther=*/unsigned>;
  /// Those that have one extent.
  llvm::EquivalenceClasses<Dimension> dimensions;
};
} // namespace

/// Whether a tensor of the one type can be one of the other, of the gradient.
static bool fits(const ElementType &given, const ElementType &wanted) {
  if (wanted.kind == Type::Unknown)
    return true; // what it stands for is known where it is applied
  if (given.kind == Type::Unknown)
    return wanted.kind == Type::Number && wanted.scalar == Scalar::Generic;
  return wanted.kind == given.kind &&
         (wanted.scalar == Scalar::Generic || wanted.scalar == given.scalar);
}

/// Names of dimensions are other ones, or fewer; but two that operands tell
/// apart are not the same.
bool SignatureChecker::agree(const Place &own, const Place &other) {
  if (own.hasList())
    return true; // as many as are given
  if (other.hasList() || own.extents.size() != other.extents.size())
    return false;
  for (size_t i = 0; i != own.extents.size(); ++i) {
    StringRef a = own.getName(i), b = other.getName(i);
    if (a.empty() || b.empty())
      continue;
    Dimension mine(a, false), theirs(b, true);
    bool areKnown = dimensions.contains(mine) && dimensions.contains(theirs);
    if (areKnown && !dimensions.isEquivalent(mine, theirs) &&
        of.constraints.empty())
      return false;
    if (!areKnown)
      dimensions.unionSets(mine, theirs);
  }
  return true;
}

bool SignatureChecker::checkOperands() {
  for (auto [own, other] : llvm::zip(stating.parameters, of.parameters)) {
    for (const Parameter &each : of.parameters)
      if (&each != &other && each.name.text == own.name.text)
        return error(own.name.loc(),
                     "'" + stating.name.text + "' takes '" + own.name.text +
                         "' where '" + of.name.text + "' takes '" +
                         other.name.text + "'",
                     other.name.loc());
    Place here(stating, own), there(of, other);
    for (auto [a, b] : llvm::zip(here.extents, there.extents)) {
      const auto *mine = stating[a].getIf<NameUse>();
      const auto *theirs = of[b].getIf<NameUse>();
      if (mine && theirs && !here.hasList() && !there.hasList())
        dimensions.unionSets({mine->text, false}, {theirs->text, true});
    }
    if (!agree(here, there) || !fits(other.element, own.element))
      return error(here.loc,
                   "operand '" + own.name.text + "' is " + here.spell() +
                       ", but that of '" + of.name.text + "' is " +
                       there.spell(),
                   there.loc);
  }
  return true;
}

bool SignatureChecker::checkCotangents() {
  size_t number = of.parameters.size();
  for (const Result &other : of.results) {
    if (other.element.kind != Type::Number &&
        other.element.kind != Type::Unknown)
      continue;
    const Parameter &own = stating.parameters[number++];
    Place here(stating, own), there(of, other);
    if (!agree(here, there) || !fits(other.element, own.element))
      return error(here.loc,
                   "cotangent '" + own.name.text + "' is " + here.spell() +
                       ", but the result of '" + of.name.text + "' is " +
                       there.spell(),
                   there.loc);
  }
  return true;
}

bool SignatureChecker::checkGradients() {
  for (auto [own, by] : llvm::zip(stating.results, stating.statedBy)) {
    const Parameter &other =
        *llvm::find_if(of.parameters, [&](const Parameter &each) {
          return each.name.text == by.text;
        });
    Place here(stating, own), there(of, other);
    bool isFit = own.element.kind == Type::Unknown ||
                 (own.element.kind == Type::Number &&
                  (own.element.scalar == Scalar::Generic ||
                   other.element.scalar == Scalar::Generic ||
                   own.element.scalar == other.element.scalar));
    if (!agree(here, there) || !isFit)
      return error(here.loc,
                   "the gradient by '" + by.text + "' is " + here.spell() +
                       ", but '" + by.text + "' is " + there.spell() +
                       "; gradients stand in the order of what is after 'by'",
                   there.loc);
  }
  return true;
}

bool SignatureChecker::checkAttributes() {
  for (const Attribute &own : stating.attributes) {
    auto other = llvm::find_if(of.attributes, [&](const Attribute &each) {
      return each.name.text == own.name.text;
    });
    if (other == of.attributes.end()) {
      diagnostics.error(own.name.loc(),
                        "'" + of.name.text + "' has no attribute '" +
                            own.name.text + "'; its gradient has no others");
      return false;
    }
    bool isSame = own.kind == other->kind &&
                  (own.kind != Attribute::Single || own.type == other->type) &&
                  llvm::all_of(other->words, [&](StringRef word) {
                    return llvm::is_contained(own.words, word);
                  });
    if (!isSame)
      return error(own.name.loc(),
                   "attribute '" + own.name.text + "' is of " +
                       own.spellKind() + ", but that of '" + of.name.text +
                       "' is of " + other->spellKind() +
                       "; it has the value that '" + of.name.text +
                       "' is given",
                   other->name.loc());
  }
  return true;
}

void SignatureChecker::run() {
  (void)(checkOperands() && checkCotangents() && checkGradients() &&
         checkAttributes());
}

void tofu::syntax::checkStatedSignature(const Definition &stating,
                                        const Definition &of,
                                        Diagnostics &diagnostics) {
  SignatureChecker(stating, of, diagnostics).run();
}

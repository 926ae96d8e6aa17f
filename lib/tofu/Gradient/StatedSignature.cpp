//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/StatedSignature.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Printer.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/Support/MathExtras.h"
#include <map>
#include <optional>

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
  bool isList(ExprId id) const { return from[id].getIf<Expansion>(); }
  bool hasList() const {
    return llvm::any_of(extents, [&](ExprId id) { return isList(id); });
  }
  /// Those before the first list, and those behind the last.
  ArrayRef<ExprId> getFront() const {
    return extents.take_until([&](ExprId id) { return isList(id); });
  }
  ArrayRef<ExprId> getBack() const {
    auto last = std::find_if(extents.rbegin(), extents.rend(),
                             [&](ExprId id) { return isList(id); });
    return extents.take_back(last - extents.rbegin());
  }
  /// The name that the extent is; empty if it is something else.
  StringRef getName(ExprId id) const {
    const auto *name = from[id].getIf<NameUse>();
    return name ? name->text : StringRef();
  }
};

/// A dimension of `of`, or of the one that states.
using Dimension = std::pair<StringRef, /*isOfOther=*/unsigned>;

/// Dimensions with their factors, and a number.
struct LinearExtent {
  std::map<Dimension, int64_t> factors;
  int64_t constant = 0;

  /// False if it is none any more, or large.
  bool combine(BinaryOp op, LinearExtent other) {
    if (op == BinaryOp::Mul) {
      if (!other.factors.empty())
        std::swap(*this, other);
      if (!other.factors.empty())
        return false;
      scale(other.constant);
    } else {
      if (op == BinaryOp::Sub)
        other.scale(-1);
      for (auto [name, factor] : other.factors)
        if ((factors[name] += factor) == 0)
          factors.erase(name);
      constant += other.constant;
    }
    return isSmall(constant) && llvm::all_of(factors, [](const auto &each) {
             return isSmall(each.second);
           });
  }
  /// Of what is small products and sums do not overflow.
  static bool isSmall(int64_t value) { return llvm::isInt<30>(value); }

private:
  void scale(int64_t by) {
    constant *= by;
    for (auto &each : factors)
      each.second *= by;
    if (by == 0)
      factors.clear();
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
  bool agree(const Place &own, ExprId mine, const Place &other, ExprId theirs);
  std::optional<LinearExtent> getLinear(const Place &place, ExprId id) const;
  bool error(SMLoc loc, const Twine &message, SMLoc other) {
    diagnostics.error(loc, message);
    diagnostics.note(other, "declared here");
    return false;
  }

  const Definition &stating, &of;
  Diagnostics &diagnostics;
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

/// An extent as a sum, if it is one; an attribute, which both have, is itself.
std::optional<LinearExtent> SignatureChecker::getLinear(const Place &place,
                                                        ExprId id) const {
  const Expr &expr = place.from[id];
  if (const auto *literal = expr.getIf<IntegerLiteral>())
    return LinearExtent::isSmall(literal->value)
               ? std::optional(LinearExtent{{}, literal->value})
               : std::nullopt;
  if (const auto *use = expr.getIf<NameUse>()) {
    Dimension name(use->text, &place.from == &of);
    bool isAttribute =
        llvm::any_of(place.from.attributes, [&](const Attribute &each) {
          return each.name.text == use->text;
        });
    if (isAttribute)
      name.second = true;
    else if (dimensions.contains(name))
      name = dimensions.getLeaderValue(name);
    return LinearExtent{{{name, 1}}, 0};
  }
  const auto *node = expr.getIf<Binary>();
  if (!node || node->op > BinaryOp::Mul)
    return std::nullopt;
  auto spine = leftSpine(place.from, id);
  auto sum = getLinear(place, place.from[spine[0]].getIf<Binary>()->lhs);
  for (ExprId each : spine) {
    const auto *next = place.from[each].getIf<Binary>();
    std::optional<LinearExtent> term = getLinear(place, next->rhs);
    if (!sum || !term || !sum->combine(next->op, *term))
      return std::nullopt;
  }
  return sum;
}

/// Names of dimensions are other ones, or fewer; but two that operands tell
/// apart are not the same, and no extent is another by a number.
bool SignatureChecker::agree(const Place &own, ExprId mine, const Place &other,
                             ExprId theirs) {
  StringRef a = own.getName(mine), b = other.getName(theirs);
  if (a.empty() || b.empty()) {
    auto left = getLinear(own, mine), right = getLinear(other, theirs);
    return !left || !right || left->factors != right->factors ||
           left->constant == right->constant;
  }
  Dimension here(a, false), there(b, true);
  bool areKnown = dimensions.contains(here) && dimensions.contains(there);
  if (areKnown && !dimensions.isEquivalent(here, there) &&
      of.constraints.empty())
    return false;
  if (!areKnown)
    dimensions.unionSets(here, there);
  return true;
}

bool SignatureChecker::agree(const Place &own, const Place &other) {
  ArrayRef<ExprId> front = own.getFront(), back = own.getBack();
  if (!own.hasList()) {
    if (other.hasList() || own.extents.size() != other.extents.size())
      return false;
    back = {};
  } else if (!other.hasList() &&
             other.extents.size() < front.size() + back.size()) {
    return false; // more than there are, whatever the list is
  }
  auto isAgreed = [&](const auto &pair) {
    return agree(own, std::get<0>(pair), other, std::get<1>(pair));
  };
  return llvm::all_of(llvm::zip(front, other.getFront()), isAgreed) &&
         llvm::all_of(
             llvm::zip(llvm::reverse(back), llvm::reverse(other.getBack())),
             isAgreed);
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

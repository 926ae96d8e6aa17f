//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Types and places of expressions. Everything that is not a value (an index, a
// guard, an extent) is a quasi-affine expression of integers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_EXPRCHECKER_H
#define TOFU_ELABORATION_EXPRCHECKER_H

#include "tofu/Elaboration/Scope.h"
#include "tofu/Syntax/Guards.h"
#include "tofu/Syntax/Module.h"
#include "llvm/ADT/BitVector.h"
#include <set>

namespace tofu::syntax {

/// Where an expression stands; a Formula is of dimensions and attributes, as an
/// extent is, but may be of numbers.
enum class Place : uint8_t { Value, Index, Guard, Extent, Formula };

std::string describeUnknownReduction(const Module &module,
                                     llvm::StringRef name);
/// Of a function that nothing keeps from it.
std::string describeRecursion(llvm::StringRef function);
/// What to write for `max(x)`.
std::string hintReduction(llvm::StringRef name, llvm::StringRef tensor);
/// Of a name that is called and is no function.
void complainAboutFunction(const Module &module, llvm::SMLoc loc,
                           llvm::StringRef name, Diagnostics &diagnostics);

class ExprChecker {
public:
  ExprChecker(Operator &out, Scope &scope, const Module &module,
              Diagnostics &diagnostics)
      : out(out), scope(scope), module(module), diagnostics(diagnostics) {}

  /// The body of a lambda, which yields elements of these types; of any, if
  /// there are none.
  void checkBody(ExprId id, llvm::ArrayRef<ElementType> elements);
  /// What numbers are in lambdas that say nothing of it: as `of float` is.
  void setUsual(Scalar scalar) { usual = scalar; }
  /// What it yields, once it is checked.
  std::vector<ElementType> getElements(ExprId body);
  /// An extent, or an index: an integer.
  void checkInteger(ExprId id, Place place);
  /// The same of a formula that an operand's extent is equal to.
  void checkOperandFormula(ExprId id);
  /// A condition on extents and attributes.
  void checkConstraint(ExprId id);
  /// What a `let` names that is neither a tensor nor of indices.
  void checkFormula(ExprId id) { visit(id, Place::Formula); }
  /// Whether something folds by a combiner whose own errors are said: what that
  /// makes is not known, though nothing more is said of it.
  bool foldsByBroken() const { return usesBroken; }
  /// Before what is looked at for its own errors.
  void forgetBroken() { usesBroken = false; }

private:
  struct Info {
    Type type = Type::Unknown;
    Scalar scalar = Scalar::Generic;
    bool indexed = false;                 // depends on an index
    std::optional<int64_t> constant = {}; // of integer literals alone
  };

  Info visit(ExprId id, Place place);
  Info visitNode(ExprId id, IntegerLiteral node, Place place);
  Info visitNode(ExprId id, FloatLiteral node, Place place);
  Info visitNode(ExprId id, BoolLiteral node, Place place);
  Info visitNode(ExprId id, NameUse node, Place place);
  Info visitNode(ExprId id, Negate node, Place place);
  Info visitNode(ExprId id, Not node, Place place);
  Info visitNode(ExprId id, Binary node, Place place);
  Info visitNode(ExprId id, const Call &node, Place place);
  Info visitNode(ExprId id, const Read &node, Place place);
  Info visitNode(ExprId id, const Reduce &node, Place place);
  Info visitNode(ExprId id, Element node, Place place);
  Info visitNode(ExprId id, const Opaque &node, Place place);
  Info visitNode(ExprId id, const Bind &node, Place place);
  /// What no Operator has.
  template <typename Node> Info visitNode(ExprId, const Node &, Place) {
    return {};
  }
  void checkYield(ExprId id, llvm::ArrayRef<ElementType> elements);
  void checkOpaque(const Opaque &node);
  void checkSlice(const Tensor &tensor, const Slice &slice);
  void checkNamedValue(const NamedValue &attribute);

  Info combine(ExprId id, Info lhs, Info rhs, Place place);
  Info combineArithmetic(ExprId id, ElementType type, Info lhs, Info rhs,
                         Place place);
  void checkDivisor(ExprId id, Info rhs, Place place);
  ElementType checkArguments(llvm::SMLoc loc, const Call &node,
                             Function function);
  ElementType checkCast(llvm::SMLoc loc, const Call &node);
  void complainAboutFunction(llvm::SMLoc loc, llvm::StringRef name);
  void checkGuard(ExprId id);
  void checkCondition(ExprId id, Place place);
  llvm::StringRef getBrackets(const Symbol &tensor) const;
  Info checkNamed(ExprId id, const Reduce &node);
  std::string orDeclare(ExprId integer) const;
  /// Gives both the same type, if they have one; `user` is for the message.
  ElementType unify(ExprId lhs, ExprId rhs, llvm::SMLoc loc,
                    llvm::StringRef user, Place place = Place::Value);
  /// The value has one of the two types of numbers, else reports.
  bool isValue(ExprId id);
  /// Gives `id` the type `wanted`, else reports what `user` wants.
  void expect(ExprId id, ElementType wanted, const llvm::Twine &user);
  bool isOfElements(ExprId id) const;
  void complainOfElement(ExprId id, ElementType wanted,
                         const llvm::Twine &user);
  /// Literals, and what is made of them alone, take the type of their use.
  void settle(ExprId id, Type type, Scalar scalar);
  void settleUses(llvm::ArrayRef<ExprId> body);
  /// Integers and numbers of a type that does not have them.
  void checkLiterals(llvm::ArrayRef<ExprId> body);
  void checkIntegers(llvm::ArrayRef<ExprId> body);
  void checkNumbers(llvm::ArrayRef<ExprId> body);

  const Symbol *findTensor(Name name);
  const Tensor *findTensor(unsigned number, Name name);
  void visitAccess(const Tensor &tensor, llvm::SMLoc loc,
                   llvm::ArrayRef<ExprId> indices, bool hasElse);
  bool isNews(llvm::StringRef name);
  void reportUnknownExtent(llvm::SMLoc loc, llvm::StringRef name);
  bool refuse(llvm::SMLoc loc, const llvm::Twine &what, Place place);

  Operator &out;
  Scope &scope;
  const Module &module;
  Diagnostics &diagnostics;
  /// Names that were reported, with where the item begins in which they stand.
  std::set<std::pair<const char *, llvm::StringRef>> unknown;
  bool isFormula = false; // of an operand's extent
  bool usesBroken = false;
  Scalar usual = Scalar::F32;
  /// Reductions of several values of which none is chosen yet.
  llvm::SmallVector<ExprId> tuples;
};

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_EXPRCHECKER_H

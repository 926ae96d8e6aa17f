//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Types and places of expressions. Everything that is not a value (an index, a
// guard, an extent) is a quasi-affine expression of integers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_EXPRCHECKER_H
#define TOFU_SYNTAX_EXPRCHECKER_H

#include "tofu/Syntax/Scope.h"
#include "llvm/ADT/StringSet.h"

namespace tofu::syntax {

/// Where an expression stands.
enum class Place : uint8_t { Value, Index, Guard, Extent };

class ExprChecker {
public:
  ExprChecker(Definition &definition, Scope &scope,
              const llvm::StringSet<> &operators, Diagnostics &diagnostics)
      : definition(definition), scope(scope), operators(operators),
        diagnostics(diagnostics) {}

  /// The body of the lambda, which yields an element of the result.
  void checkBody();
  /// An extent, or an index: an integer.
  void checkInteger(ExprId id, Place place);

private:
  struct Info {
    Type type = Type::Unknown;
    bool indexed = false;            // depends on an index
    std::optional<int64_t> constant; // of integer literals alone
  };

  Info visit(ExprId id, Place place);
  Info visitNode(ExprId id, IntegerLiteral &node, Place place);
  Info visitNode(ExprId id, FloatLiteral &node, Place place);
  Info visitNode(ExprId id, NameUse &node, Place place);
  Info visitNode(ExprId id, Negate &node, Place place);
  Info visitNode(ExprId id, Binary &node, Place place);
  Info visitNode(ExprId id, Call &node, Place place);
  Info visitNode(ExprId id, Read &node, Place place);
  Info visitNode(ExprId id, Reduce &node, Place place);
  Info visitNode(ExprId id, Opaque &node, Place place);
  void checkOpaque(Opaque &node);
  void checkNamedValue(const NamedValue &attribute);

  Info combine(ExprId id, Info lhs, Info rhs, Place place);
  Info combineArithmetic(ExprId id, Type type, Info lhs, Info rhs, Place place);
  void checkDivisor(ExprId id, Info rhs, Place place);
  Type checkArguments(llvm::SMLoc loc, Call &node);
  void checkCondition(ExprId id, Place place);
  llvm::StringRef getBrackets(const Symbol &tensor) const;
  std::string orDeclare(ExprId integer) const;
  /// Gives both the same type, if they have one; `user` is for the message.
  Type unify(ExprId lhs, ExprId rhs, llvm::SMLoc loc, llvm::StringRef user);
  /// The value has one of the two types of numbers, else reports.
  bool isValue(ExprId id);
  /// Gives `id` the type `wanted`, else reports what `user` wants.
  void expect(ExprId id, Type wanted, const llvm::Twine &user);
  /// Literals take the type of their use.
  void settle(ExprId id, Type type);

  const Symbol *findTensor(Name name);
  void visitAccess(const Parameter &parameter, llvm::SMLoc loc,
                   llvm::ArrayRef<ExprId> indices, bool hasElse);
  bool refuse(llvm::SMLoc loc, const llvm::Twine &what, Place place);

  Definition &definition;
  Scope &scope;
  const llvm::StringSet<> &operators;
  Diagnostics &diagnostics;
};

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_EXPRCHECKER_H

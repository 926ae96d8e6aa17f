//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a .tdl file says, as plain structs. The expressions of a definition
// stand in one vector and name each other by number: a chain of 100,000 terms
// is built, copied and destroyed without recursion. Text and locations point
// into the buffer that was parsed, which must outlive the module.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_AST_H
#define TOFU_SYNTAX_AST_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace tofu::syntax {

/// The number of an expression within its definition.
enum class ExprId : uint32_t { None = ~0u };

/// What an expression yields. Written `of int` and `of float` on tensors.
enum class Type : uint8_t {
  Unknown,   // not checked yet, or an error was reported
  Integer,   // an index, a dimension, an integer attribute, a tensor of int
  Number,    // an element of a tensor of float
  Condition, // a comparison
  Literal    // integer literals alone: becomes Integer or Number by its use;
             // none is left once a definition has passed check()
};

/// A name where it is written.
struct Name {
  llvm::StringRef text;
  llvm::SMLoc loc() const { return llvm::SMLoc::getFromPointer(text.data()); }
};

struct IntegerLiteral {
  int64_t value = 0;
};
struct FloatLiteral {
  double value = 0;
  llvm::StringRef text; // as written
};

/// What a name in an expression stands for; set by check().
enum class Binding : uint8_t { Unresolved, Index, Attribute, Dimension };
struct NameUse {
  llvm::StringRef text;
  Binding binding = Binding::Unresolved;
};

struct Negate {
  ExprId operand = ExprId::None;
};

enum class BinaryOp : uint8_t {
  Add,
  Sub,
  Mul,
  Div,
  FloorDiv,
  Mod,
  Eq,
  Ne,
  Lt,
  Le,
  Gt,
  Ge,
  And
};
/// Located at its operator. Only `lhs` nests without bound.
struct Binary {
  BinaryOp op = BinaryOp::Add;
  ExprId lhs = ExprId::None, rhs = ExprId::None;
};

/// A scalar function; Functions.h says what each takes.
enum class Function : uint8_t {
  Exp,
  Expm1,
  Log,
  Log1p,
  Sqrt,
  Rsqrt,
  Tanh,
  Sin,
  Cos,
  Erf,
  Floor,
  Ceil,
  Abs,
  Pow,
  Max,
  Min,
  Select, // of a condition and two values
  Float   // of an integer, as a number
};
struct Call {
  llvm::StringRef name;
  llvm::SmallVector<ExprId, 2> arguments;
  Function function = Function::Exp; // set by check()
};

/// One element of a parameter. Without `orElse` it must lie inside.
struct Read {
  llvm::StringRef name;
  llvm::SmallVector<ExprId, 4> indices;
  ExprId where = ExprId::None;  // None, or a condition that guards the read
  ExprId orElse = ExprId::None; // None, or the value elsewhere
  unsigned parameter = ~0u;     // its number; set by check()
};

enum class Reducer : uint8_t { Sum, Prod, Max, Min };
struct ReduceIndex {
  Name name;
  /// The index ranges over [0, range): an expression in dimensions, attributes
  /// and integers. None before check() where the text has no `in`; check() then
  /// makes it the dimension (NameUse or IntegerLiteral) that the accesses tell.
  ExprId range = ExprId::None;
  bool inferred = false;
};
struct Reduce {
  Reducer reducer = Reducer::Sum;
  llvm::SmallVector<ReduceIndex, 2> indices; // never empty
  ExprId where = ExprId::None;
  ExprId body = ExprId::None;
};

/// A parameter, or a slice of it, that an opaque function takes.
struct Slice {
  Name name;
  bool whole = false;                   // written without brackets
  llvm::SmallVector<ExprId, 4> indices; // None for `:`
  unsigned parameter = ~0u;             // its number; set by check()
};
/// `name = value` of an opaque function: a NameUse of an attribute or a
/// dimension, or a (signed) literal.
struct NamedValue {
  Name name;
  ExprId value = ExprId::None;
};
/// What a function returns that no lambda describes: slices of the results.
struct Opaque {
  Name function;
  llvm::SmallVector<Slice, 2> arguments;
  llvm::SmallVector<NamedValue, 2> attributes;
};

struct Expr {
  llvm::SMLoc loc;
  std::variant<IntegerLiteral, FloatLiteral, NameUse, Negate, Binary, Call,
               Read, Reduce, Opaque>
      node;
  Type type = Type::Unknown; // set by check()

  template <typename Node> Node *getIf() { return std::get_if<Node>(&node); }
  template <typename Node> const Node *getIf() const {
    return std::get_if<Node>(&node);
  }
};

struct Parameter {
  Name name;
  llvm::SmallVector<ExprId, 4> extents; // each a NameUse or an IntegerLiteral
  Type element = Type::Number;
};

struct Attribute {
  Name name;
  Type type = Type::Integer;     // or Number
  ExprId initial = ExprId::None; // a (signed) literal; None: required
};

struct Result {
  llvm::SMLoc loc;
  std::vector<ExprId> extents;
  Type element = Type::Number;
};

/// `op name(parameters; attributes) -> [extents] = lambda indices: body`
struct Definition {
  std::string doc; // the lines of `///` before it, without the slashes
  Name name;
  std::string operation; // that it defines: `for "..."`; or empty
  llvm::SMLoc operationLoc;
  std::vector<Parameter> parameters;
  std::vector<Attribute> attributes;
  std::vector<Result> results; // one; several of an opaque function
  std::vector<Name> indices;
  ExprId body = ExprId::None;
  std::vector<Expr> exprs; // operands stand before what uses them

  Expr &operator[](ExprId id) { return exprs[static_cast<uint32_t>(id)]; }
  const Expr &operator[](ExprId id) const {
    return exprs[static_cast<uint32_t>(id)];
  }
};

struct Module {
  std::vector<Definition> definitions;
  std::vector<llvm::StringRef> broken; // names of definitions with errors
};

/// The binary expressions down the left operands of `id`, innermost first;
/// empty when `id` is not binary. Walking these in a loop, and everything else
/// by recursion, keeps the recursion within maxNesting.
llvm::SmallVector<ExprId, 8> leftSpine(const Definition &definition, ExprId id);

/// As the language spells them: `floordiv`, `sum`.
llvm::StringRef spell(BinaryOp op);
llvm::StringRef spell(Reducer reducer);
bool isComparison(BinaryOp op);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_AST_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a .tdl file says, as plain structs. The expressions of a definition
// stand in one vector and name each other by number: a chain of 100,000 terms
// is built, copied and destroyed without recursion. Text and locations point
// into the buffer that was parsed, which must outlive the module.
//
// Functions, lists, calls of operators and static choices are gone from the
// Operator that elaborate() makes of a Definition (Elaboration/Elaborate.h).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_AST_H
#define TOFU_SYNTAX_AST_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <cstdint>
#include <list>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace tofu::syntax {

/// Exact decimals of 64-bit floats are shorter; LLVM's conversion of a million
/// digits runs out of its stack.
constexpr size_t maxNumberSize = 1100;

/// The number of an expression within its definition.
enum class ExprId : uint32_t { None = ~0u };

/// What an expression yields. Written `of int` and `of float` on tensors.
enum class Type : uint8_t {
  Unknown,   // not checked yet, or an error was reported
  Integer,   // an index, a dimension, an integer attribute, a tensor of int
  Number,    // an element of a tensor of float
  Condition, // a comparison, an element of a tensor of bool
  Literal    // integer literals alone: becomes Integer or Number by its use;
             // none is left in an Operator
};

/// Which element type a number, or an element of an integer tensor, has.
enum class Scalar : uint8_t {
  Generic, // whatever the operands have; of a literal: whatever its use asks
  F16,
  BF16,
  F32,
  F64,
  I8,
  I16,
  I32,
  I64,
  Bool
};

/// What stands after `of`.
struct ElementType {
  Type kind = Type::Number; // Unknown: a variable
  Scalar scalar = Scalar::Generic;
  llvm::StringRef variable; // its name; each operand of it has one type

  bool operator==(const ElementType &other) const {
    return kind == other.kind && scalar == other.scalar &&
           variable == other.variable;
  }
};

/// One that is known.
struct KnownType {
  Type kind = Type::Number;
  Scalar scalar = Scalar::Generic;

  KnownType() = default;
  KnownType(const ElementType &type) : kind(type.kind), scalar(type.scalar) {}
  operator ElementType() const { return {kind, scalar, {}}; }
};

/// A name where it is written, or that was made from one that stands at `at`.
struct Name {
  llvm::StringRef text;
  llvm::SMLoc at;
  llvm::SMLoc loc() const {
    return at.isValid() ? at : llvm::SMLoc::getFromPointer(text.data());
  }
};

struct IntegerLiteral {
  int64_t value = 0;
};
struct FloatLiteral {
  double value = 0;
  llvm::StringRef text; // as written
};
struct BoolLiteral {
  bool value = false;
};
/// Of an attribute that is one of several words.
struct StringLiteral {
  llvm::StringRef text; // without the quotes
};
/// `[a, b...]`: only where a list is wanted.
struct ListLiteral {
  llvm::SmallVector<ExprId, 4> elements;
};

/// What a name in an expression stands for; set by the checker.
enum class Binding : uint8_t { Unresolved, Index, Attribute, Dimension, Bound };
struct NameUse {
  llvm::StringRef text;
  Binding binding = Binding::Unresolved;
};

struct Negate {
  ExprId operand = ExprId::None;
};
struct Not {
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
  And,
  Or
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
  Tan,
  Asin,
  Acos,
  Atan,
  Sinh,
  Cosh,
  Asinh,
  Acosh,
  Atanh,
  Erf,
  Floor,
  Ceil,
  Round,     // half away from 0
  RoundEven, // half to even
  Abs,
  Pow,
  Atan2,
  Max,
  Min,
  Select, // of a condition and two values
  Cast    // of any value, to the element type that is its name
};
struct Call {
  llvm::StringRef name;
  llvm::SmallVector<ExprId, 2> arguments;
  Function function = Function::Exp; // set by the checker
  KnownType target = {};             // of a cast; set by elaborate()
};

/// One element of a parameter. Without `orElse` it must lie inside.
struct Read {
  llvm::StringRef name;
  llvm::SmallVector<ExprId, 3> indices;
  ExprId where = ExprId::None;  // None, or a condition that guards the read
  ExprId orElse = ExprId::None; // None, or the value elsewhere
  unsigned tensor = ~0u;        // its number; set by elaborate()
};

enum class Reducer : uint8_t { Sum, Prod, Max, Min, All, Any, Named };
struct CombinerDefinition;
/// Of a reduction or of a lambda.
struct BoundName {
  Name name;         // `...` alone is the name of the list without one
  bool list = false; // `i...`: one index per element
  /// The index ranges over [0, range): an expression in dimensions, attributes
  /// and integers. None where the text has no `in`; in an Operator it is then
  /// the dimension that the accesses tell.
  ExprId range = ExprId::None;
  bool inferred = false;
};
struct Reduce {
  Reducer reducer = Reducer::Sum;
  ExprId where = ExprId::None;
  Name combiner; // of a Named one
  /// The combiner, where the name is not to be looked up: in a definition that
  /// was derived, whose text is of no file.
  const CombinerDefinition *meaning = nullptr;
  std::vector<BoundName> indices;      // never empty
  llvm::SmallVector<ExprId, 1> values; // one, but of a Named one
  unsigned number = ~0u; // of the combiner in the Operator; set by elaborate()
};
/// `argmax(...).1`: one of the values that a combiner folds.
struct Element {
  ExprId operand = ExprId::None;
  unsigned number = 0;
};

/// `e...` in a list of expressions: `e` for each element of the lists in it;
/// without `pattern`, `...`: the list that has no name.
struct Expansion {
  ExprId pattern = ExprId::None;
};
/// `(e + ...)`, `(t[i] else ...)`: all elements, combined.
struct Fold {
  enum Kind : uint8_t { Sum, Product, All, Any, Else };
  Kind kind = Sum;
  ExprId pattern = ExprId::None;
};

/// `let name = value in body`, of scalars.
struct Bind {
  Name name;
  ExprId value = ExprId::None, body = ExprId::None;
};

/// A parameter, or a slice of it, that an opaque function takes.
struct Slice {
  Name name;
  bool whole = false;                   // written without brackets
  llvm::SmallVector<ExprId, 4> indices; // None for `:`
  unsigned tensor = ~0u;                // its number; set by elaborate()
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
  std::vector<Slice> arguments;
  std::vector<NamedValue> attributes;
};

/// A value that stands elsewhere, as what is large and rare does.
template <typename Value> class Boxed {
public:
  Boxed(Value value) : value(std::make_unique<Value>(std::move(value))) {}
  Boxed(const Boxed &other) : Boxed(*other.value) {}
  Boxed &operator=(const Boxed &other) { return *this = Boxed(other); }
  Boxed(Boxed &&) noexcept = default;
  Boxed &operator=(Boxed &&) noexcept = default;
  Value &operator*() { return *value; }
  const Value &operator*() const { return *value; }

private:
  std::unique_ptr<Value> value;
};

/// There are a million of them in a large file: what few have is elsewhere.
struct Expr {
  using Any = std::variant<IntegerLiteral, FloatLiteral, BoolLiteral,
                           StringLiteral, ListLiteral, NameUse, Negate, Not,
                           Binary, Call, Read, Boxed<Reduce>, Element,
                           Boxed<Opaque>, Expansion, Fold, Bind>;
  template <typename Node>
  Expr(llvm::SMLoc loc, Node &&node)
      : loc(loc), node(std::forward<Node>(node)) {}
  // In Ast.cpp: of so many kinds, each of these takes long to compile.
  Expr(const Expr &);
  Expr &operator=(const Expr &);
  // Or a vector that grows would copy: moves of SmallVector may throw.
  Expr(Expr &&) noexcept;
  Expr &operator=(Expr &&) noexcept;
  ~Expr();

  llvm::SMLoc loc;

private:
  template <typename Node>
  static constexpr bool isBoxed =
      std::is_same_v<Node, Reduce> || std::is_same_v<Node, Opaque>;
  template <typename Node> static const Node &unbox(const Node &node) {
    return node;
  }
  template <typename Node> static const Node &unbox(const Boxed<Node> &node) {
    return *node;
  }
  [[no_unique_address]] Any node;

public:
  Type type = Type::Unknown; // set by the checker, as is
  Scalar scalar = Scalar::Generic;

  template <typename Node> Node *getIf() {
    return const_cast<Node *>(std::as_const(*this).template getIf<Node>());
  }
  template <typename Node> const Node *getIf() const {
    if constexpr (isBoxed<Node>) {
      auto *box = std::get_if<Boxed<Node>>(&node);
      return box ? &**box : nullptr;
    } else {
      return std::get_if<Node>(&node);
    }
  }
  /// Calls `visitor` with what it is.
  template <typename Visitor> auto visit(Visitor visitor) const {
    return std::visit([&](const auto &each) { return visitor(unbox(each)); },
                      node);
  }
};

/// What an expression is made of, without ranges of indices and attributes of
/// functions.
llvm::SmallVector<ExprId, 4> getOperands(const Expr &expr);
void visitOperands(const Expr &expr, llvm::function_ref<void(ExprId)> visit);

/// Expressions that name each other; operands stand before what uses them.
struct Exprs {
  std::vector<Expr> exprs;

  ExprId add(Expr expr) {
    exprs.push_back(std::move(expr));
    return static_cast<ExprId>(exprs.size() - 1);
  }
  template <typename Node> ExprId make(llvm::SMLoc loc, Node &&node) {
    exprs.emplace_back(loc, std::forward<Node>(node));
    return static_cast<ExprId>(exprs.size() - 1);
  }
  Expr &operator[](ExprId id) { return exprs[static_cast<uint32_t>(id)]; }
  const Expr &operator[](ExprId id) const {
    return exprs[static_cast<uint32_t>(id)];
  }
};

//===----------------------------------------------------------------------===//
// As it is written
//===----------------------------------------------------------------------===//

struct Parameter {
  Name name;
  bool list = false; // `xs...`: any number of tensors
  llvm::SmallVector<ExprId, 4> extents;
  /// Of a list, whether each tensor has an extent of its own: `each n`.
  llvm::SmallVector<bool, 4> isOwn;
  ElementType element;
};

struct Attribute {
  enum Kind : uint8_t { Single, Bool, Word, Integers, Numbers };
  Name name;
  Kind kind = Single;
  bool isTyped = false;                    // `of` is written
  Type type = Type::Integer;               // of a Single one: or Number
  ExprId initial = ExprId::None;           // None: required
  std::vector<llvm::StringRef> words = {}; // of a Word: what it may be

  /// Known where the operator is applied only, not in the definition.
  bool isStatic() const { return kind != Single; }
  /// As after `of`: `ints`, `"same" | "valid"`.
  std::string spellKind() const;
};

struct Result {
  llvm::SMLoc loc;
  std::vector<ExprId> extents;
  ElementType element;
};

/// `where c: "message"` in a heading.
struct Constraint {
  ExprId condition = ExprId::None;
  std::string message; // or empty
};

/// A tensor: a name, or a call of an operator.
struct Definition;
struct TensorExpr {
  Name name;
  /// The operator, where the name is not to be looked up: in a definition that
  /// was derived, whose text is of no file.
  const Definition *meaning = nullptr;
  bool isCall = false, list = false; // `name...`
  std::vector<TensorExpr> arguments;
  std::vector<NamedValue> attributes;
};

/// `let a[i] = e`, `let a = f(b)`, `let (a, b)[i] = e`; or a result, which has
/// no name.
struct Step {
  llvm::SMLoc loc;
  std::vector<Name> names;
  /// A lambda; or a tensor, if there is no body.
  std::vector<BoundName> indices;
  /// Of a `let`'s lambda, if they are written: as of a definition.
  std::vector<Result> results;
  ExprId body = ExprId::None;
  bool isValue = false; // the body is a formula of dimensions and attributes
  TensorExpr tensor;
};

/// `op name(parameters; attributes) -> [extents] = lambda indices: body`
struct Definition : Exprs {
  std::string doc; // the lines of `///` before it, without the slashes
  Name name;
  std::string operation; // that it defines: `for "..."`; or empty
  llvm::SMLoc operationLoc;
  std::vector<Parameter> parameters;
  std::vector<Attribute> attributes;
  std::vector<Result> results;
  std::vector<Constraint> constraints;
  std::vector<Step> lets, bodies;
  /// It has lists, static attributes or element types: what it means is only
  /// known where it is applied.
  bool generic = false;
  /// `op name = gradient of f by x, y`: has nothing else. What it means is
  /// derived (Elaboration/DeriveGradient.h).
  Name gradientOf;
  std::vector<Name> gradientBy;
  bool isGradient() const { return !gradientBy.empty(); }
  /// `op name for gradient of f by x, y(...)`: the gradient of f by these is
  /// what is written here, and is not derived (Gradient/Stated.h).
  Name statedOf;
  std::vector<Name> statedBy;
};

/// `def name(parameters) = body`: a scalar function, or a constant.
struct FunctionDefinition : Exprs {
  std::string doc;
  Name name;
  std::vector<Name> parameters;
  ExprId body = ExprId::None;
};

/// `combiner name(left; right) from (identities) = (values)`
struct CombinerDefinition : Exprs {
  std::string doc;
  Name name;
  std::vector<Name> left, right;
  std::vector<ExprId> identities, values;
};

//===----------------------------------------------------------------------===//
// Elaborated
//===----------------------------------------------------------------------===//

/// A parameter, or what a stage makes.
struct Tensor {
  Name name;
  llvm::SmallVector<ExprId, 4> extents;
  ElementType element;
};

/// A lambda; or, where a gradient is derived, an operator whose own gradient is
/// stated, on tensors.
struct Stage {
  Name name;
  std::vector<Name> indices;
  std::vector<ExprId> extents;   // one per index
  ExprId body = ExprId::None;    // an Opaque one is all of it
  std::vector<unsigned> tensors; // what it makes
  const Definition *applied = nullptr;
  std::vector<unsigned> operands;
  std::vector<NamedValue> attributes;
};

/// A combiner for the element types that a reduction folds.
struct Combiner {
  const CombinerDefinition *definition = nullptr;
  std::vector<ElementType> types;
};

/// What a definition means: ranks, element types and the numbers of operands
/// are known; extents and attributes are names.
struct Operator : Exprs {
  // A copy's names would be those of the original.
  Operator() = default;
  Operator(Operator &&) = default;
  Operator &operator=(Operator &&) = default;

  std::string doc;
  Name name;
  std::string operation;
  std::vector<Tensor> tensors; // parameters first
  size_t numParameters = 0;
  std::vector<Attribute> attributes; // Single ones
  std::vector<Result> results;
  std::vector<Constraint> constraints;
  std::vector<Stage> stages;
  std::vector<unsigned> yields; // the tensors that are the results
  std::vector<Combiner> combiners;
  std::list<std::string> strings; // names that the text does not have
  /// What else its names may stand in, and where what is said of it is shown.
  std::vector<std::shared_ptr<const void>> kept;
  /// Texts that were derived, which are in no file, each with the place of the
  /// definition that asks for it; what is in none of these is of `name`.
  std::vector<std::pair<llvm::StringRef, llvm::SMLoc>> derived;
  bool exact = false; // element types are the operands' own, not Generic
};

/// What a Combiner means: code over names that stand for the two sides.
struct CombinerCode {
  Operator code; // expressions alone
  std::vector<llvm::StringRef> left, right;
  std::vector<ExprId> identities, values;
};

/// The binary expressions down the left operands of `id`, innermost first;
/// empty when `id` is not binary. Walking these in a loop, and everything else
/// by recursion, keeps the recursion within maxNesting.
llvm::SmallVector<ExprId, 8> leftSpine(const Exprs &exprs, ExprId id);

/// As the language spells them: `floordiv`, `sum`.
llvm::StringRef spell(BinaryOp op);
llvm::StringRef spell(Reducer reducer);
bool isComparison(BinaryOp op);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_AST_H

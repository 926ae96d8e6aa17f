//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scalar expressions as a graph: what is equal is one node, so that several
// reads of one element, and what derivatives share, are found by themselves.
// Indices are polynomials of what they are made of, in one form; comparisons
// of them that follow from their ranges are gone. Integers of few bits, which
// wrap, stay as they are written.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_GRADIENT_GRAPH_H
#define TOFU_GRADIENT_GRAPH_H

#include "tofu/Syntax/Ast.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <map>
#include <optional>
#include <set>

namespace tofu::syntax::gradient {

/// A node by number: operands have lower numbers than what uses them.
using NodeId = uint32_t;
constexpr NodeId none = ~0u;

/// An index over [0, extent).
struct Variable {
  llvm::StringRef name; // where it came from
  NodeId extent = none;
};

/// Of a polynomial: a factor times nodes that are no polynomials.
struct Term {
  int64_t factor = 0;
  llvm::SmallVector<NodeId, 2> atoms; // ascending; of the constant: none
  bool operator==(const Term &) const = default;
  friend llvm::hash_code hash_value(const Term &term) {
    return llvm::hash_combine(term.factor, llvm::ArrayRef(term.atoms));
  }
};
using Polynomial = llvm::SmallVector<Term, 2>;

struct Node {
  enum Kind : uint8_t {
    Integer, // `integer`
    Number,  // `number`
    Truth,   // `integer`
    Symbol,  // a dimension or an attribute: `text`
    Index,   // the variable `integer`
    Sum,     // `terms`, of integers
    FloorDiv,
    Mod,
    Negate, // of numbers and narrow integers, as the next three
    Add,
    Sub,
    Mul,
    Div,
    Compare, // `op`
    And,
    Or,
    Not,
    Call,  // `function`, of a cast with `target`
    Read,  // of the tensor `integer`: places, then perhaps `where`, `else`
    Reduce // `reducer` over `variables`: a value, then perhaps `where`
  };
  Kind kind = Integer;
  Type type = Type::Integer;
  Scalar scalar = Scalar::Generic;
  llvm::SmallVector<NodeId, 3> operands;
  int64_t integer = 0;
  double number = 0;
  llvm::StringRef text;
  BinaryOp op = BinaryOp::Add;
  Function function = Function::Exp;
  Reducer reducer = Reducer::Sum;
  ElementType target;
  Polynomial terms;
  llvm::SmallVector<unsigned, 2> variables;
  bool hasWhere = false, hasElse = false;
  // Made by Graph.
  unsigned depth = 0;
  NodeId previous = none; // the last before it that has its hash
  /// Variables that it depends on, ascending; those that it binds are none.
  llvm::SmallVector<unsigned, 3> free;
  /// It is computed as elements of integer tensors are, which may have few bits
  /// and wrap, and not as indices are, which have 64.
  bool isNarrow = false;

  llvm::ArrayRef<NodeId> places() const {
    return llvm::ArrayRef(operands).drop_back(hasWhere + hasElse);
  }
  NodeId where() const {
    return hasWhere ? operands[operands.size() - 1 - hasElse] : none;
  }
  NodeId orElse() const { return hasElse ? operands.back() : none; }
};

/// That of integers which holds where this one does not.
BinaryOp getOpposite(BinaryOp comparison);

/// What indices are.
inline constexpr ElementType wideInteger{Type::Integer, Scalar::I64, {}};

using Substitution = llvm::DenseMap<unsigned, NodeId>; // of variables

class Graph {
public:
  Graph() { nodes.reserve(64); } // gradients of small operators have as many
  const Node &operator[](NodeId id) const { return nodes[id]; }
  size_t size() const { return nodes.size(); }
  unsigned depth() const { return deepest; }

  unsigned addVariable(llvm::StringRef name, NodeId extent) {
    variables.push_back({name, extent});
    return variables.size() - 1;
  }
  const Variable &variable(unsigned number) const { return variables[number]; }

  // Leaves.
  NodeId integer(int64_t value);
  NodeId number(double value, Scalar scalar = Scalar::Generic);
  NodeId truth(bool value);
  NodeId symbol(llvm::StringRef text, Type type, Scalar scalar);
  NodeId index(unsigned variable);

  // Arithmetic, of integers or of numbers.
  NodeId add(NodeId a, NodeId b);
  NodeId sub(NodeId a, NodeId b);
  NodeId mul(NodeId a, NodeId b);
  NodeId negate(NodeId a);
  NodeId div(NodeId a, NodeId b);
  NodeId floorDiv(NodeId a, NodeId b);
  NodeId mod(NodeId a, NodeId b);

  // Conditions.
  NodeId compare(BinaryOp op, NodeId a, NodeId b);
  NodeId both(NodeId a, NodeId b);
  NodeId either(NodeId a, NodeId b);
  NodeId opposite(NodeId a);
  NodeId all(llvm::ArrayRef<NodeId> conditions);
  /// What `and` joins.
  void split(NodeId condition, std::vector<NodeId> &parts) const;

  NodeId call(Function function, llvm::ArrayRef<NodeId> operands,
              ElementType target = {});
  NodeId select(NodeId condition, NodeId a, NodeId b);
  NodeId cast(NodeId a, ElementType target);
  NodeId read(unsigned tensor, llvm::ArrayRef<NodeId> places,
              ElementType element, NodeId where = none, NodeId orElse = none);
  NodeId reduce(Reducer reducer, llvm::ArrayRef<unsigned> variables,
                NodeId value, NodeId where);

  ElementType elementOf(NodeId id) const {
    return {nodes[id].type, nodes[id].scalar, {}};
  }
  bool isNumber(NodeId id, double value) const {
    return nodes[id].kind == Node::Number && nodes[id].number == value;
  }
  bool isTruth(NodeId id, bool value) const {
    return nodes[id].kind == Node::Truth && bool(nodes[id].integer) == value;
  }

  /// The same with other operands, in their form.
  NodeId rebuild(NodeId id, llvm::ArrayRef<NodeId> operands);
  /// The same of what `map` makes of all that it is made of.
  NodeId rebuild(NodeId id, llvm::function_ref<NodeId(NodeId)> map);
  NodeId substitute(NodeId id, const Substitution &values);
  /// The same over several roots, which share the work.
  class Substituter;

  /// As long as no node is made.
  llvm::ArrayRef<unsigned> freeVariables(NodeId id) const {
    return nodes[id].free;
  }
  bool dependsOn(NodeId id, unsigned variable) const {
    return llvm::is_contained(nodes[id].free, variable);
  }

  // Integers.
  Polynomial polynomial(NodeId id) const;
  NodeId make(Polynomial terms, Scalar scalar = Scalar::Generic);
  /// That the constraints of the operator say so.
  void equate(NodeId symbol, NodeId value) { equal.try_emplace(symbol, value); }
  void markExtent(NodeId symbol) { extents.insert(symbol); }
  bool isNonNegative(NodeId id);
  bool isLess(NodeId a, NodeId b);
  bool isNotLess(NodeId a, NodeId b);
  /// As an index is.
  NodeId widen(NodeId id) {
    return nodes[id].isNarrow ? cast(id, wideInteger) : id;
  }
  bool isEqual(NodeId a, NodeId b) { return canonical(a) == canonical(b); }

private:
  NodeId intern(Node node);
  Node makeArithmetic(Node::Kind kind, llvm::ArrayRef<NodeId> operands) const;
  bool arePolynomials(llvm::ArrayRef<NodeId> operands) const;
  bool isConstant(NodeId id, int64_t value) const;
  std::optional<bool> compareIntegers(BinaryOp op, NodeId a, NodeId b);
  Polynomial difference(NodeId a, NodeId b) const;
  /// In their order, each product of atoms once.
  Polynomial normalize(Polynomial terms) const;
  Polynomial canonical(Polynomial terms) const; // with what is equal replaced
  NodeId canonical(NodeId id);
  bool isNonNegative(Polynomial terms, unsigned budget);
  bool isNonNegativeAtom(NodeId atom, unsigned budget);
  bool joinDigits(Polynomial &terms) const;
  void splitBy(const Polynomial &terms, NodeId divisor, Polynomial &quotient,
               Polynomial &rest) const;

  std::vector<Node> nodes;
  std::vector<Variable> variables;
  llvm::DenseMap<unsigned, NodeId> known; // the last of each hash
  std::map<NodeId, NodeId> equal;
  std::set<NodeId> extents;
  unsigned deepest = 0;
};

/// Puts expressions in the place of variables.
class Graph::Substituter {
public:
  Substituter(Graph &graph, const Substitution &values)
      : graph(graph), values(values) {}
  NodeId operator()(NodeId id);
  /// Puts another expression in the place of one that is no variable.
  void replace(NodeId id, NodeId by) {
    made[id] = by;
    isReplaced = true;
  }

private:
  Graph &graph;
  const Substitution &values;
  bool isReplaced = false;
  llvm::SmallDenseMap<NodeId, NodeId, 16> made;
};

} // namespace tofu::syntax::gradient

#endif // TOFU_GRADIENT_GRAPH_H

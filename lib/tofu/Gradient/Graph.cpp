//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Graph.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;

/// What tells nodes apart: all but what follows from it.
static auto getIdentity(const Node &node) {
  // Of numbers the bits: a NaN is itself, and -0 is not 0.
  return std::tuple(node.kind, node.type, node.scalar, node.integer,
                    llvm::bit_cast<uint64_t>(node.number), node.text, node.op,
                    node.function, node.reducer, node.target.kind,
                    node.target.scalar, node.hasWhere, node.hasElse,
                    llvm::ArrayRef(node.operands), llvm::ArrayRef(node.terms),
                    llvm::ArrayRef(node.variables));
}

/// Of what most nodes differ in.
static unsigned getHash(const Node &node) {
  uint64_t kinds = 0;
  for (auto part :
       {unsigned(node.kind), unsigned(node.type), unsigned(node.scalar),
        unsigned(node.op), unsigned(node.function), unsigned(node.reducer)})
    kinds = kinds << 8 | part;
  size_t hash = llvm::hash_combine(kinds, node.integer,
                                   llvm::bit_cast<uint64_t>(node.number));
  if (!node.text.empty())
    hash = llvm::hash_combine(hash, node.text);
  auto add = [&](uint64_t part) {
    hash = (hash ^ part) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 32;
  };
  llvm::for_each(node.operands, add);
  for (const Term &term : node.terms) {
    add(term.factor);
    llvm::for_each(term.atoms, add);
  }
  return hash & 0x7fffffff; // a key of DenseMap
}

/// Both are ascending.
static void uniteWith(llvm::SmallVectorImpl<unsigned> &set,
                      llvm::ArrayRef<unsigned> other) {
  if (llvm::includes(set, other))
    return;
  llvm::SmallVector<unsigned, 8> both;
  std::set_union(set.begin(), set.end(), other.begin(), other.end(),
                 std::back_inserter(both));
  set.assign(both.begin(), both.end());
}

NodeId Graph::intern(Node node) {
  auto [last, isNew] = known.try_emplace(getHash(node), none);
  for (NodeId each = last->second; each != none; each = nodes[each].previous)
    if (getIdentity(nodes[each]) == getIdentity(node))
      return each;
  bool isMadeOfNarrow = false;
  auto visit = [&](NodeId id) {
    const Node &operand = nodes[id];
    node.depth = std::max(node.depth, operand.depth + 1);
    isMadeOfNarrow |= operand.isNarrow;
    uniteWith(node.free, operand.free);
  };
  llvm::for_each(node.operands, visit);
  for (const Term &term : node.terms)
    llvm::for_each(term.atoms, visit);
  if (node.kind == Node::Index)
    node.free.push_back(node.integer);
  for (unsigned variable : node.variables)
    llvm::erase(node.free, variable);
  bool isElement = node.kind == Node::Read ||
                   (node.kind == Node::Call && node.function == Function::Cast);
  node.isNarrow = node.type == Type::Integer &&
                  (isElement ? node.scalar != Scalar::I64 : isMadeOfNarrow);
  deepest = std::max(deepest, node.depth);
  node.previous = std::exchange(last->second, nodes.size());
  nodes.push_back(std::move(node));
  return nodes.size() - 1;
}

//===----------------------------------------------------------------------===//
// Leaves
//===----------------------------------------------------------------------===//

NodeId Graph::integer(int64_t value) {
  Node node;
  node.integer = value;
  return intern(std::move(node));
}

NodeId Graph::number(double value, Scalar) {
  Node node; // its precision is that of its place
  node.kind = Node::Number;
  node.type = Type::Number;
  node.number = value;
  return intern(std::move(node));
}

NodeId Graph::truth(bool value) {
  Node node;
  node.kind = Node::Truth;
  node.type = Type::Condition;
  node.scalar = Scalar::Bool;
  node.integer = value;
  return intern(std::move(node));
}

NodeId Graph::symbol(llvm::StringRef text, Type type, Scalar scalar) {
  Node node;
  node.kind = Node::Symbol;
  node.type = type;
  node.scalar = scalar;
  node.text = text;
  return intern(std::move(node));
}

NodeId Graph::index(unsigned variable) {
  Node node;
  node.kind = Node::Index;
  node.integer = variable;
  return intern(std::move(node));
}

//===----------------------------------------------------------------------===//
// Numbers, and integers
//===----------------------------------------------------------------------===//

/// A literal takes the type of what it stands beside.
static Scalar join(const Node &a, const Node &b) {
  return a.scalar == Scalar::Generic ? b.scalar : a.scalar;
}

Node Graph::makeArithmetic(Node::Kind kind,
                           llvm::ArrayRef<NodeId> operands) const {
  Node node;
  node.kind = kind;
  node.type = nodes[operands[0]].type;
  node.scalar = join(nodes[operands.front()], nodes[operands.back()]);
  node.operands.assign(operands.begin(), operands.end());
  return node;
}

/// Integers that do not wrap at few bits.
bool Graph::arePolynomials(llvm::ArrayRef<NodeId> operands) const {
  return llvm::all_of(operands, [&](NodeId id) {
    return nodes[id].type == Type::Integer && !nodes[id].isNarrow;
  });
}

bool Graph::isConstant(NodeId id, int64_t value) const {
  return isNumber(id, double(value)) ||
         (nodes[id].kind == Node::Integer && nodes[id].integer == value);
}

NodeId Graph::add(NodeId a, NodeId b) {
  if (arePolynomials({a, b})) {
    Polynomial terms = polynomial(a);
    for (Term &term : polynomial(b))
      terms.push_back(std::move(term));
    return make(std::move(terms), join(nodes[a], nodes[b]));
  }
  if (isConstant(a, 0))
    return b;
  if (isConstant(b, 0))
    return a;
  if (nodes[b].kind == Node::Negate)
    return sub(a, nodes[b].operands[0]);
  return intern(makeArithmetic(Node::Add, {a, b}));
}

NodeId Graph::sub(NodeId a, NodeId b) {
  if (arePolynomials({a, b}))
    return make(difference(a, b), join(nodes[a], nodes[b]));
  if (isConstant(b, 0))
    return a;
  if (isConstant(a, 0))
    return negate(b);
  return intern(makeArithmetic(Node::Sub, {a, b}));
}

NodeId Graph::mul(NodeId a, NodeId b) {
  if (arePolynomials({a, b})) {
    Polynomial left = polynomial(a), right = polynomial(b), terms;
    // Sums of indices and extents are multiplied out, computed integers not.
    constexpr size_t kMost = 16;
    auto isPlain = [&](const Polynomial &sum) {
      return llvm::all_of(sum, [&](const Term &term) {
        return llvm::all_of(term.atoms, [&](NodeId atom) {
          return nodes[atom].kind == Node::Index ||
                 nodes[atom].kind == Node::Symbol;
        });
      });
    };
    if (left.size() * right.size() > kMost ||
        (left.size() > 1 && right.size() > 1 &&
         !(isPlain(left) && isPlain(right))))
      return make({{1, {std::min(a, b), std::max(a, b)}}},
                  join(nodes[a], nodes[b]));
    for (const Term &x : left)
      for (const Term &y : right) {
        Term term = x;
        if (llvm::MulOverflow(x.factor, y.factor, term.factor))
          return make({{1, {std::min(a, b), std::max(a, b)}}},
                      join(nodes[a], nodes[b]));
        term.atoms.append(y.atoms.begin(), y.atoms.end());
        terms.push_back(std::move(term));
      }
    return make(std::move(terms), join(nodes[a], nodes[b]));
  }
  if (isConstant(a, 1))
    return b;
  if (isConstant(b, 1))
    return a;
  // Signs outside, so that they meet.
  if (nodes[a].kind == Node::Negate)
    return negate(mul(nodes[a].operands[0], b));
  if (nodes[b].kind == Node::Negate)
    return negate(mul(a, nodes[b].operands[0]));
  return intern(makeArithmetic(Node::Mul, {a, b}));
}

NodeId Graph::div(NodeId a, NodeId b) {
  if (isConstant(b, 1))
    return a;
  if (nodes[a].kind == Node::Negate)
    return negate(div(nodes[a].operands[0], b));
  return intern(makeArithmetic(Node::Div, {a, b}));
}

NodeId Graph::negate(NodeId a) {
  if (arePolynomials({a})) {
    Polynomial terms = polynomial(a);
    for (Term &term : terms)
      term.factor = -static_cast<uint64_t>(term.factor);
    return make(std::move(terms), nodes[a].scalar);
  }
  if (nodes[a].kind == Node::Negate)
    return nodes[a].operands[0];
  if (nodes[a].kind == Node::Number)
    return number(-nodes[a].number);
  return intern(makeArithmetic(Node::Negate, {a}));
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

BinaryOp tofu::syntax::gradient::getOpposite(BinaryOp comparison) {
  switch (comparison) {
  case BinaryOp::Lt:
    return BinaryOp::Ge;
  case BinaryOp::Le:
    return BinaryOp::Gt;
  case BinaryOp::Gt:
    return BinaryOp::Le;
  case BinaryOp::Ge:
    return BinaryOp::Lt;
  case BinaryOp::Eq:
    return BinaryOp::Ne;
  default:
    return BinaryOp::Eq;
  }
}

/// What follows from ranges.
std::optional<bool> Graph::compareIntegers(BinaryOp op, NodeId a, NodeId b) {
  // What is likely first.
  auto isAtLeast = [&](NodeId x, NodeId y) -> std::optional<bool> {
    if (isNotLess(x, y))
      return true;
    return isLess(x, y) ? std::optional(false) : std::nullopt;
  };
  auto isBelow = [&](NodeId x, NodeId y) -> std::optional<bool> {
    if (isLess(x, y))
      return true;
    return isNotLess(x, y) ? std::optional(false) : std::nullopt;
  };
  switch (op) {
  case BinaryOp::Ge:
    return isAtLeast(a, b);
  case BinaryOp::Le:
    return isAtLeast(b, a);
  case BinaryOp::Lt:
    return isBelow(a, b);
  case BinaryOp::Gt:
    return isBelow(b, a);
  case BinaryOp::Eq: {
    std::optional<bool> known = isAtLeast(a, b);
    return known == true ? isAtLeast(b, a) : known;
  }
  case BinaryOp::Ne: {
    std::optional<bool> known = compareIntegers(BinaryOp::Eq, a, b);
    return known ? std::optional(!*known) : std::nullopt;
  }
  default:
    return std::nullopt;
  }
}

NodeId Graph::compare(BinaryOp op, NodeId a, NodeId b) {
  if (nodes[a].type == Type::Integer && a == b)
    return truth(op == BinaryOp::Eq || op == BinaryOp::Le ||
                 op == BinaryOp::Ge);
  // Ranges say nothing of what wraps.
  if (arePolynomials({a, b}))
    if (std::optional<bool> known = compareIntegers(op, a, b))
      return truth(*known);
  if (nodes[a].kind == Node::Number && nodes[b].kind == Node::Number) {
    double x = nodes[a].number, y = nodes[b].number;
    return truth(op == BinaryOp::Lt   ? x < y
                 : op == BinaryOp::Le ? x <= y
                 : op == BinaryOp::Gt ? x > y
                 : op == BinaryOp::Ge ? x >= y
                 : op == BinaryOp::Eq ? x == y
                                      : x != y);
  }
  Node node;
  node.kind = Node::Compare;
  node.type = Type::Condition;
  node.scalar = Scalar::Bool;
  node.op = op;
  node.operands = {a, b};
  return intern(std::move(node));
}

static Node makeCondition(Node::Kind kind, llvm::ArrayRef<NodeId> operands) {
  Node node;
  node.kind = kind;
  node.type = Type::Condition;
  node.scalar = Scalar::Bool;
  node.operands.assign(operands.begin(), operands.end());
  return node;
}

NodeId Graph::both(NodeId a, NodeId b) {
  if (isTruth(a, true) || isTruth(b, false) || a == b)
    return b;
  if (isTruth(b, true) || isTruth(a, false))
    return a;
  return intern(makeCondition(Node::And, {a, b}));
}

NodeId Graph::either(NodeId a, NodeId b) {
  if (isTruth(a, false) || isTruth(b, true) || a == b)
    return b;
  if (isTruth(b, false) || isTruth(a, true))
    return a;
  return intern(makeCondition(Node::Or, {a, b}));
}

NodeId Graph::opposite(NodeId a) {
  Node node = nodes[a];
  if (node.kind == Node::Truth)
    return truth(!node.integer);
  if (node.kind == Node::Not)
    return node.operands[0];
  // Of numbers a NaN is neither less nor not less.
  if (node.kind == Node::Compare &&
      nodes[node.operands[0]].type == Type::Integer)
    return compare(getOpposite(node.op), node.operands[0], node.operands[1]);
  if (node.kind == Node::And)
    return either(opposite(node.operands[0]), opposite(node.operands[1]));
  if (node.kind == Node::Or)
    return both(opposite(node.operands[0]), opposite(node.operands[1]));
  return intern(makeCondition(Node::Not, {a}));
}

NodeId Graph::all(llvm::ArrayRef<NodeId> conditions) {
  NodeId result = truth(true);
  for (NodeId condition : conditions)
    result = both(result, condition);
  return result;
}

void Graph::split(NodeId condition, std::vector<NodeId> &parts) const {
  if (condition == none || isTruth(condition, true))
    return;
  if (nodes[condition].kind != Node::And) {
    if (!llvm::is_contained(parts, condition))
      parts.push_back(condition);
    return;
  }
  for (NodeId side : nodes[condition].operands)
    split(side, parts);
}

//===----------------------------------------------------------------------===//
// Calls, reads, reductions
//===----------------------------------------------------------------------===//

NodeId Graph::call(Function function, llvm::ArrayRef<NodeId> operands,
                   ElementType target) {
  if (function == Function::Cast && elementOf(operands[0]) == target)
    return operands[0];
  Node node;
  node.kind = Node::Call;
  node.function = function;
  node.target = {target.kind, target.scalar, {}};
  node.operands.assign(operands.begin(), operands.end());
  if (function == Function::Cast) {
    node.type = target.kind;
    node.scalar = target.scalar;
    return intern(std::move(node));
  }
  node.target = {};
  if (function == Function::Select) {
    if (nodes[operands[0]].kind == Node::Truth)
      return operands[nodes[operands[0]].integer ? 1 : 2];
    if (operands[1] == operands[2])
      return operands[1];
  }
  bool isChoice = function == Function::Select;
  node.type = nodes[operands[isChoice]].type;
  for (NodeId operand : operands.drop_front(isChoice))
    if (node.scalar == Scalar::Generic)
      node.scalar = nodes[operand].scalar;
  return intern(std::move(node));
}

NodeId Graph::select(NodeId condition, NodeId a, NodeId b) {
  return call(Function::Select, {condition, a, b});
}

NodeId Graph::cast(NodeId a, ElementType target) {
  return call(Function::Cast, {a}, target);
}

NodeId Graph::read(unsigned tensor, llvm::ArrayRef<NodeId> places,
                   ElementType element, NodeId where, NodeId orElse) {
  Node node;
  node.kind = Node::Read;
  node.type = element.kind;
  node.scalar = element.scalar;
  node.integer = tensor;
  node.operands.assign(places.begin(), places.end());
  if (where != none && isTruth(where, true))
    where = none;
  node.hasWhere = where != none;
  if (node.hasWhere)
    node.operands.push_back(where);
  node.hasElse = orElse != none;
  if (node.hasElse)
    node.operands.push_back(orElse);
  return intern(std::move(node));
}

NodeId Graph::reduce(Reducer reducer, llvm::ArrayRef<unsigned> bound,
                     NodeId value, NodeId where) {
  Node node;
  node.kind = Node::Reduce;
  node.type = nodes[value].type;
  node.scalar = nodes[value].scalar;
  node.reducer = reducer;
  node.variables.assign(bound.begin(), bound.end());
  node.operands = {value};
  for (unsigned variable : bound)
    node.operands.push_back(variables[variable].extent);
  node.hasWhere = where != none && !isTruth(where, true);
  if (node.hasWhere)
    node.operands.push_back(where);
  return intern(std::move(node));
}

//===----------------------------------------------------------------------===//
// Walks
//===----------------------------------------------------------------------===//

NodeId Graph::rebuild(NodeId id, llvm::ArrayRef<NodeId> operands) {
  Node node = nodes[id];
  switch (node.kind) {
  case Node::FloorDiv:
    return floorDiv(operands[0], operands[1]);
  case Node::Mod:
    return mod(operands[0], operands[1]);
  case Node::Negate:
    return negate(operands[0]);
  case Node::Add:
    return add(operands[0], operands[1]);
  case Node::Sub:
    return sub(operands[0], operands[1]);
  case Node::Mul:
    return mul(operands[0], operands[1]);
  case Node::Div:
    return div(operands[0], operands[1]);
  case Node::Compare:
    return compare(node.op, operands[0], operands[1]);
  case Node::And:
    return both(operands[0], operands[1]);
  case Node::Or:
    return either(operands[0], operands[1]);
  case Node::Not:
    return opposite(operands[0]);
  case Node::Call:
    return call(node.function, operands, node.target);
  case Node::Read: {
    size_t rank = node.places().size();
    NodeId where = node.hasWhere ? operands[rank] : none;
    NodeId orElse = node.hasElse ? operands.back() : none;
    if (where != none && isTruth(where, false))
      return orElse;
    return read(node.integer, operands.take_front(rank),
                {node.type, node.scalar, {}}, where, orElse);
  }
  default:
    node.operands.assign(operands.begin(), operands.end());
    return intern(std::move(node));
  }
}

NodeId Graph::rebuild(NodeId id, llvm::function_ref<NodeId(NodeId)> map) {
  if (nodes[id].kind == Node::Sum) {
    const Polynomial terms = nodes[id].terms;
    NodeId result = integer(0);
    for (const Term &term : terms) {
      NodeId product = integer(term.factor);
      for (NodeId atom : term.atoms)
        product = mul(product, map(atom));
      result = add(result, product);
    }
    return result;
  }
  const llvm::SmallVector<NodeId, 3> operands = nodes[id].operands;
  llvm::SmallVector<NodeId, 3> made;
  for (NodeId operand : operands)
    made.push_back(map(operand));
  return made == operands ? id : rebuild(id, made);
}

NodeId Graph::Substituter::operator()(NodeId id) {
  if (auto found = made.find(id); found != made.end())
    return found->second;
  const Node &node = graph[id];
  if (!isReplaced && llvm::none_of(node.free, [&](unsigned variable) {
        return values.contains(variable);
      }))
    return id;
  NodeId result = id;
  if (node.kind == Node::Index) {
    auto value = values.find(unsigned(node.integer));
    result = value == values.end() ? id : value->second;
  } else {
    result = graph.rebuild(id, *this);
  }
  return made[id] = result;
}

NodeId Graph::substitute(NodeId id, const Substitution &values) {
  return Substituter(*this, values)(id);
}

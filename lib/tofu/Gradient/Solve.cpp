//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Solve.h"
#include "tofu/Gradient/Program.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;

namespace {
/// `sum == 0`.
struct Equation {
  NodeId sum;
};

class Solver {
public:
  Solver(Graph &graph, llvm::ArrayRef<unsigned> outer,
         llvm::ArrayRef<unsigned> inner)
      : graph(graph), outer(outer.begin(), outer.end()) {
    unknown.insert(unknown.end(), outer.begin(), outer.end());
    unknown.insert(unknown.end(), inner.begin(), inner.end());
  }

  Solution run(llvm::ArrayRef<NodeId> places, llvm::ArrayRef<NodeId> at);

private:
  /// What to do with an equation, the best first.
  enum Way : uint8_t {
    Alone,   // x == ...
    Radix,   // k*a + b, 0 <= b < k: a and b at once
    Unit,    // x + ... == ..., of an outer variable
    Factor,  // k*x + ... == ..., of an outer variable
    InUnit,  // of an inner one
    Divided, // (...) floordiv k or (...) mod k
    InFactor,
    Nothing
  };
  struct Choice {
    Way way = Nothing;
    size_t equation = 0, term = 0;
    unsigned variable = 0;
  };

  bool isUnknown(unsigned variable) const {
    return llvm::is_contained(unknown, variable);
  }
  bool hasUnknown(NodeId id) {
    return llvm::any_of(graph.freeVariables(id),
                        [&](unsigned each) { return isUnknown(each); });
  }
  bool hasUnknown(const Term &term) {
    return llvm::any_of(term.atoms,
                        [&](NodeId atom) { return hasUnknown(atom); });
  }
  Choice choose();
  Way classify(const Polynomial &sum, size_t term, unsigned &variable);
  std::vector<size_t> getDigit(const Polynomial &sum, size_t term,
                               unsigned variable);
  NodeId without(const Polynomial &sum, size_t term);
  NodeId factorOf(const Term &term, unsigned variable, bool &isNegative);
  void set(unsigned variable, NodeId value);
  void guard(NodeId condition, std::optional<unsigned> range = std::nullopt);
  void solveUnit(const Choice &choice);
  void solveFactor(const Choice &choice);
  void solveRadix(const Choice &choice);
  void invert(const Choice &choice);
  bool isExtent(NodeId id);
  NodeId getBound(NodeId id, bool isUpper);

  Graph &graph;
  std::set<unsigned> outer;
  std::vector<unsigned> unknown; // in order
  std::vector<Equation> equations;
  Solution solution;
};
} // namespace

/// The sum of the other terms.
NodeId Solver::without(const Polynomial &sum, size_t term) {
  Polynomial rest = sum;
  rest.erase(rest.begin() + term);
  return graph.make(std::move(rest));
}

/// Of k*x the k, which is positive if it is what a window moves by.
NodeId Solver::factorOf(const Term &term, unsigned variable, bool &isNegative) {
  isNegative = term.factor < 0;
  Term factor{isNegative ? -term.factor : term.factor, {}};
  for (NodeId atom : term.atoms)
    if (atom != graph.index(variable))
      factor.atoms.push_back(atom);
  return graph.make({factor});
}

/// The terms that are one digit below k*x: all others with unknowns, or of them
/// those of indices of the result, so that `n*i + j == k*p + c` leaves p alone.
std::vector<size_t> Solver::getDigit(const Polynomial &sum, size_t number,
                                     unsigned variable) {
  bool isNegative = false;
  NodeId k = factorOf(sum[number], variable, isNegative);
  if (graph[k].kind == Node::Integer && graph[k].integer <= 1)
    return {};
  auto isOuter = [&](NodeId atom) {
    return llvm::any_of(graph.freeVariables(atom), [&](unsigned each) {
      return isUnknown(each) && outer.count(each);
    });
  };
  std::vector<size_t> all, own;
  for (auto [i, term] : llvm::enumerate(sum))
    if (i != number && hasUnknown(term)) {
      all.push_back(i);
      if (llvm::any_of(term.atoms, isOuter))
        own.push_back(i);
    }
  auto isDigit = [&](llvm::ArrayRef<size_t> terms) {
    Polynomial rest;
    for (size_t i : terms)
      rest.push_back(sum[i]);
    NodeId digit = graph.make(std::move(rest));
    if (isNegative)
      digit = graph.negate(digit);
    return !terms.empty() && graph.isNonNegative(digit) &&
           graph.isLess(digit, k);
  };
  if (isDigit(all))
    return all;
  if (own.size() < all.size() && isDigit(own))
    return own;
  return {};
}

Solver::Way Solver::classify(const Polynomial &sum, size_t number,
                             unsigned &variable) {
  const Term &term = sum[number];
  std::optional<unsigned> found;
  for (NodeId atom : term.atoms) {
    if (!hasUnknown(atom))
      continue;
    if (found)
      return Nothing; // a product of unknowns
    const Node &node = graph[atom];
    if (node.kind == Node::Index) {
      found = node.integer;
      continue;
    }
    bool isDivided = node.kind == Node::FloorDiv || node.kind == Node::Mod;
    bool isUnit = term.atoms.size() == 1 && std::abs(term.factor) == 1;
    return isDivided && isUnit && hasUnknown(node.operands[0]) &&
                   !hasUnknown(node.operands[1])
               ? Divided
               : Nothing;
  }
  if (!found)
    return Nothing;
  variable = *found;
  bool isAlone = true;
  for (auto [i, other] : llvm::enumerate(sum)) {
    if (i == number)
      continue;
    for (NodeId atom : other.atoms) {
      if (graph.dependsOn(atom, variable))
        return Nothing;
      isAlone &= !hasUnknown(atom);
    }
  }
  bool isUnit = term.atoms.size() == 1 && std::abs(term.factor) == 1;
  if (isUnit && isAlone)
    return Alone;
  if (!isUnit && !getDigit(sum, number, variable).empty())
    return Radix;
  bool isOuter = outer.count(variable);
  if (isUnit)
    return isOuter ? Unit : InUnit;
  // What a negative or no multiple divides is not asked.
  return isOuter ? Factor : InFactor;
}

Solver::Choice Solver::choose() {
  Choice best;
  for (auto [e, equation] : llvm::enumerate(equations)) {
    Polynomial sum = graph.polynomial(equation.sum);
    for (size_t t = 0; t != sum.size(); ++t) {
      unsigned variable = 0;
      Way way = classify(sum, t, variable);
      if (way < best.way)
        best = {way, e, t, variable};
    }
  }
  return best;
}

void Solver::guard(NodeId condition, std::optional<unsigned> range) {
  if (graph.isTruth(condition, true))
    return;
  if (range)
    solution.ranges.push_back({*range, condition});
  else
    solution.guards.push_back(condition);
}

void Solver::set(unsigned variable, NodeId value) {
  llvm::erase(unknown, variable);
  Substitution one;
  one[variable] = value;
  Graph::Substituter substitute(graph, one);
  for (Equation &equation : equations)
    equation.sum = substitute(equation.sum);
  for (auto &[other, own] : solution.values)
    own = substitute(own);
  for (NodeId &condition : solution.guards)
    condition = substitute(condition);
  for (auto &[other, condition] : solution.ranges)
    condition = substitute(condition);
  solution.values[variable] = value;
}

void Solver::solveUnit(const Choice &choice) {
  Polynomial sum = graph.polynomial(equations[choice.equation].sum);
  NodeId value = without(sum, choice.term);
  if (sum[choice.term].factor > 0)
    value = graph.negate(value);
  equations.erase(equations.begin() + choice.equation);
  NodeId extent = graph.variable(choice.variable).extent;
  set(choice.variable, value);
  guard(graph.compare(BinaryOp::Le, graph.integer(0), value), choice.variable);
  guard(graph.compare(BinaryOp::Lt, value, extent), choice.variable);
}

void Solver::solveFactor(const Choice &choice) {
  Polynomial sum = graph.polynomial(equations[choice.equation].sum);
  bool isNegative = false;
  NodeId k = factorOf(sum[choice.term], choice.variable, isNegative);
  NodeId whole = without(sum, choice.term);
  if (!isNegative)
    whole = graph.negate(whole);
  equations.erase(equations.begin() + choice.equation);
  NodeId extent = graph.variable(choice.variable).extent;
  set(choice.variable, graph.floorDiv(whole, k));
  guard(graph.compare(BinaryOp::Eq, graph.mod(whole, k), graph.integer(0)));
  guard(graph.compare(BinaryOp::Le, graph.integer(0), whole), choice.variable);
  guard(graph.compare(BinaryOp::Lt, whole, graph.mul(k, extent)),
        choice.variable);
}

void Solver::solveRadix(const Choice &choice) {
  Polynomial sum = graph.polynomial(equations[choice.equation].sum);
  bool isNegative = false;
  NodeId k = factorOf(sum[choice.term], choice.variable, isNegative);
  std::vector<size_t> below = getDigit(sum, choice.term, choice.variable);
  NodeId digit = graph.integer(0), whole = graph.integer(0);
  for (auto [i, term] : llvm::enumerate(sum)) {
    if (i == choice.term)
      continue;
    NodeId &side = llvm::is_contained(below, i) ? digit : whole;
    side = graph.add(side, graph.make({term}));
  }
  (isNegative ? digit : whole) = graph.negate(isNegative ? digit : whole);
  // k*x + digit == whole
  equations[choice.equation].sum = graph.sub(digit, graph.mod(whole, k));
  NodeId extent = graph.variable(choice.variable).extent;
  set(choice.variable, graph.floorDiv(whole, k));
  guard(graph.compare(BinaryOp::Le, graph.integer(0), whole), choice.variable);
  guard(graph.compare(BinaryOp::Lt, whole, graph.mul(k, extent)),
        choice.variable);
}

/// The least or the most that it can be, of variables over their ranges.
NodeId Solver::getBound(NodeId id, bool isUpper) {
  Polynomial result;
  for (const Term &term : graph.polynomial(id)) {
    Term rest{term.factor, {}};
    std::optional<Polynomial> bound;
    bool isUp = (term.factor > 0) == isUpper;
    for (NodeId atom : term.atoms) {
      const Node node = graph[atom];
      if (bound || !hasUnknown(atom)) {
        rest.atoms.push_back(atom);
        continue;
      }
      NodeId limit = graph.integer(0);
      if (isUp && node.kind == Node::Index)
        limit =
            graph.sub(graph.variable(node.integer).extent, graph.integer(1));
      else if (isUp && node.kind == Node::Mod)
        limit = graph.sub(node.operands[1], graph.integer(1));
      else if (node.kind == Node::FloorDiv) {
        limit = getBound(node.operands[0], isUp);
        if (limit == none)
          return none;
        limit = graph.floorDiv(limit, node.operands[1]);
      } else if (node.kind != Node::Index && node.kind != Node::Mod)
        return none;
      bound = graph.polynomial(limit);
    }
    NodeId product = graph.make({rest});
    if (bound)
      product = graph.mul(product, graph.make(*bound));
    for (Term &each : graph.polynomial(product))
      result.push_back(std::move(each));
  }
  return graph.make(std::move(result));
}

/// Whether an index may range over it: it has one value.
bool Solver::isExtent(NodeId id) {
  bool result = true;
  visitNodes(graph, id, [&](NodeId each) {
    Node::Kind kind = graph[each].kind;
    result &= kind != Node::Index && kind != Node::Read && kind != Node::Call &&
              kind != Node::Reduce;
  });
  return result;
}

/// p floordiv k == c: p == k*c + q, q in k. p mod k == c: p == k*q + c.
void Solver::invert(const Choice &choice) {
  Polynomial sum = graph.polynomial(equations[choice.equation].sum);
  const Term term = sum[choice.term];
  const Node node = graph[term.atoms[0]];
  NodeId value = without(sum, choice.term);
  if (term.factor > 0)
    value = graph.negate(value);
  NodeId p = node.operands[0], k = node.operands[1];
  auto keep = [&] {
    guard(
        graph.compare(BinaryOp::Eq, graph.make({{1, {term.atoms[0]}}}), value));
    equations.erase(equations.begin() + choice.equation);
  };
  if (node.kind == Node::FloorDiv) {
    if (!isExtent(k))
      return keep();
    unsigned q = graph.addVariable("q", k);
    unknown.push_back(q);
    NodeId whole = graph.add(graph.mul(k, value), graph.index(q));
    equations[choice.equation].sum = graph.sub(p, whole);
    return;
  }
  NodeId low = getBound(p, false), high = getBound(p, true);
  if (low == none || high == none)
    return keep();
  NodeId first = graph.floorDiv(low, k), last = graph.floorDiv(high, k);
  NodeId count = graph.add(graph.sub(last, first), graph.integer(1));
  if (!isExtent(count))
    return keep();
  NodeId part = first;
  if (graph[count].kind != Node::Integer || graph[count].integer != 1) {
    unsigned q = graph.addVariable("q", count);
    unknown.push_back(q);
    part = graph.add(first, graph.index(q));
  }
  guard(graph.compare(BinaryOp::Le, graph.integer(0), value));
  guard(graph.compare(BinaryOp::Lt, value, k));
  NodeId whole = graph.add(graph.mul(k, part), value);
  equations[choice.equation].sum = graph.sub(p, whole);
}

Solution Solver::run(llvm::ArrayRef<NodeId> places, llvm::ArrayRef<NodeId> at) {
  for (auto [place, c] : llvm::zip(places, at))
    equations.push_back({graph.sub(place, c)});
  // An inversion takes a division away; each of them makes an unknown.
  constexpr unsigned kMostRounds = 64;
  for (unsigned round = 0; round != kMostRounds; ++round) {
    Choice choice = choose();
    if (choice.way == Nothing)
      break;
    if (choice.way == Radix)
      solveRadix(choice);
    else if (choice.way == Divided)
      invert(choice);
    else if (choice.way == Factor || choice.way == InFactor)
      solveFactor(choice);
    else
      solveUnit(choice);
  }
  for (const Equation &equation : equations) {
    // What is added on one side, what is subtracted on the other.
    Polynomial left, right;
    for (Term term : graph.polynomial(equation.sum)) {
      if (term.factor > 0) {
        left.push_back(std::move(term));
        continue;
      }
      term.factor = -term.factor;
      right.push_back(std::move(term));
    }
    guard(graph.compare(BinaryOp::Eq, graph.make(left), graph.make(right)));
  }
  solution.left = unknown;
  return std::move(solution);
}

Solution tofu::syntax::gradient::solve(Graph &graph,
                                       llvm::ArrayRef<NodeId> places,
                                       llvm::ArrayRef<NodeId> at,
                                       llvm::ArrayRef<unsigned> outer,
                                       llvm::ArrayRef<unsigned> inner) {
  return Solver(graph, outer, inner).run(places, at);
}

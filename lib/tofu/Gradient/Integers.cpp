//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Polynomials of integers, division with what divides taken out, and what the
// ranges of indices say of the sign of a sum.
//
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Graph.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;

Polynomial Graph::polynomial(NodeId id) const {
  const Node &node = nodes[id];
  if (node.kind == Node::Integer)
    return node.integer ? Polynomial{{node.integer, {}}} : Polynomial{};
  if (node.kind == Node::Sum)
    return node.terms;
  return {{1, {id}}};
}

/// f*k*(p floordiv k) + f*(p mod k) is f*p, which takes their place.
bool Graph::joinDigits(Polynomial &terms) const {
  for (size_t low = 0; low != terms.size(); ++low) {
    const Term below = terms[low];
    if (below.atoms.size() != 1 || nodes[below.atoms[0]].kind != Node::Mod)
      continue;
    const Node &digit = nodes[below.atoms[0]];
    const Polynomial by = polynomial(digit.operands[1]);
    Term factor = by.size() == 1 ? by[0] : Term();
    if (llvm::MulOverflow(factor.factor, below.factor, factor.factor))
      continue;
    for (size_t high = 0; high != terms.size(); ++high) {
      Term above = terms[high];
      auto quotient = llvm::find_if(above.atoms, [&](NodeId atom) {
        return nodes[atom].kind == Node::FloorDiv &&
               nodes[atom].operands == digit.operands;
      });
      if (quotient == above.atoms.end())
        continue;
      above.atoms.erase(quotient);
      if (!(above == factor))
        continue;
      terms.erase(terms.begin() + std::max(low, high));
      terms.erase(terms.begin() + std::min(low, high));
      for (Term each : polynomial(digit.operands[0])) {
        each.factor *= static_cast<uint64_t>(below.factor); // integers wrap
        terms.push_back(std::move(each));
      }
      return true;
    }
  }
  return false;
}

Polynomial Graph::difference(NodeId a, NodeId b) const {
  Polynomial terms = polynomial(a);
  for (Term &term : polynomial(b)) {
    term.factor = -static_cast<uint64_t>(term.factor); // integers wrap
    terms.push_back(std::move(term));
  }
  return terms;
}

Polynomial Graph::normalize(Polynomial terms) const {
  auto isBefore = [](const Term &a, const Term &b) { // the constant last
    return a.atoms.empty() != b.atoms.empty() ? b.atoms.empty()
                                              : a.atoms < b.atoms;
  };
  do {
    for (Term &term : terms)
      llvm::sort(term.atoms);
    if (!llvm::is_sorted(terms, isBefore))
      llvm::sort(terms, isBefore);
    size_t count = 0;
    for (size_t i = 0; i != terms.size();) {
      uint64_t factor = 0; // integers wrap
      size_t first = i;
      for (; i != terms.size() && terms[i].atoms == terms[first].atoms; ++i)
        factor += static_cast<uint64_t>(terms[i].factor);
      if (factor == 0)
        continue;
      if (count != first)
        terms[count].atoms = std::move(terms[first].atoms);
      terms[count++].factor = static_cast<int64_t>(factor);
    }
    terms.truncate(count);
  } while (joinDigits(terms));
  return terms;
}

NodeId Graph::make(Polynomial terms, Scalar scalar) {
  terms = normalize(std::move(terms));
  if (terms.empty())
    return integer(0);
  if (terms.size() == 1 && terms[0].atoms.empty())
    return integer(terms[0].factor);
  if (terms.size() == 1 && terms[0].factor == 1 && terms[0].atoms.size() == 1)
    return terms[0].atoms[0];
  Node node;
  node.kind = Node::Sum;
  node.scalar = scalar;
  node.terms = std::move(terms);
  return intern(std::move(node));
}

/// Of the terms those that `divisor` divides, divided; and the others.
void Graph::splitBy(const Polynomial &terms, NodeId divisor,
                    Polynomial &quotient, Polynomial &rest) const {
  Polynomial by = polynomial(divisor);
  for (const Term &term : terms) {
    bool divides = by.size() == 1 && by[0].factor != 0 &&
                   term.factor % by[0].factor == 0 && by[0].factor != -1;
    llvm::SmallVector<NodeId, 2> left = term.atoms;
    if (divides)
      for (NodeId atom : by[0].atoms) {
        auto found = llvm::find(left, atom);
        divides &= found != left.end();
        if (found != left.end())
          left.erase(found);
      }
    if (divides)
      quotient.push_back({term.factor / by[0].factor, left});
    else
      rest.push_back(term);
  }
}

NodeId Graph::floorDiv(NodeId a, NodeId b) {
  if (!arePolynomials({a, b}))
    return intern(makeArithmetic(Node::FloorDiv, {a, b}));
  if (nodes[a].kind == Node::Integer && nodes[b].kind == Node::Integer &&
      nodes[b].integer > 0)
    return integer(llvm::divideFloorSigned(nodes[a].integer, nodes[b].integer));
  Polynomial quotient, rest;
  splitBy(polynomial(a), b, quotient, rest);
  NodeId whole = make(quotient), part = make(rest);
  if (rest.empty() || (isNonNegative(part) && isLess(part, b)))
    return whole;
  Node node;
  node.kind = Node::FloorDiv;
  node.operands = {part, b};
  return add(whole, intern(std::move(node)));
}

NodeId Graph::mod(NodeId a, NodeId b) {
  if (!arePolynomials({a, b}))
    return intern(makeArithmetic(Node::Mod, {a, b}));
  if (nodes[a].kind == Node::Integer && nodes[b].kind == Node::Integer &&
      nodes[b].integer > 0)
    return integer(nodes[a].integer -
                   nodes[b].integer * llvm::divideFloorSigned(
                                          nodes[a].integer, nodes[b].integer));
  Polynomial quotient, rest;
  splitBy(polynomial(a), b, quotient, rest);
  NodeId part = make(rest);
  if (rest.empty() || (isNonNegative(part) && isLess(part, b)))
    return part;
  Node node;
  node.kind = Node::Mod;
  node.operands = {part, b};
  return intern(std::move(node));
}

//===----------------------------------------------------------------------===//
// Signs
//===----------------------------------------------------------------------===//

Polynomial Graph::canonical(Polynomial terms) const {
  for (unsigned round = 0; round != 4 && !equal.empty(); ++round) {
    Polynomial result;
    bool changed = false;
    for (const Term &term : terms) {
      Polynomial product{{term.factor, {}}};
      for (NodeId atom : term.atoms) {
        auto found = equal.find(atom);
        changed |= found != equal.end();
        Polynomial by = polynomial(found == equal.end() ? atom : found->second);
        if (product.size() * by.size() > 64)
          return terms;
        Polynomial next;
        for (const Term &x : product)
          for (const Term &y : by) {
            Term one = x;
            if (llvm::MulOverflow(x.factor, y.factor, one.factor))
              return terms;
            one.atoms.append(y.atoms.begin(), y.atoms.end());
            next.push_back(std::move(one));
          }
        product = std::move(next);
      }
      llvm::append_range(result, product);
    }
    if (!changed)
      break;
    terms = normalize(std::move(result));
  }
  return terms;
}

NodeId Graph::canonical(NodeId id) {
  if (equal.empty())
    return id;
  const Polynomial own = polynomial(id);
  Polynomial result = canonical(own);
  return result == own ? id : make(std::move(result));
}

bool Graph::isNonNegativeAtom(NodeId atom, unsigned budget) {
  const Node &node = nodes[atom];
  switch (node.kind) {
  case Node::Index:
  case Node::Mod: // its divisor is positive
    return true;
  case Node::Symbol:
    return extents.count(atom) != 0;
  case Node::FloorDiv:
    return budget != 0 &&
           isNonNegative(canonical(polynomial(node.operands[0])), budget - 1);
  default:
    return false;
  }
}

/// What is subtracted is replaced by the most that it can be.
bool Graph::isNonNegative(Polynomial terms, unsigned budget) {
  for (unsigned round = 0; round != 16; ++round) {
    terms = normalize(std::move(terms));
    if (terms.size() > 32)
      return false;
    bool changed = false;
    for (size_t i = 0; i != terms.size() && !changed; ++i) {
      const Term term = terms[i];
      if (term.factor >= 0)
        continue;
      for (NodeId atom : term.atoms) {
        const Node node = nodes[atom];
        llvm::SmallVector<NodeId, 2> others = term.atoms;
        others.erase(llvm::find(others, atom));
        if (!llvm::all_of(others, [&](NodeId other) {
              return isNonNegativeAtom(other, budget);
            }))
          continue;
        if (node.kind == Node::Index || node.kind == Node::Mod) {
          NodeId bound = node.kind == Node::Index
                             ? variables[node.integer].extent
                             : node.operands[1];
          terms.erase(terms.begin() + i);
          for (Term each : canonical(polynomial(bound))) {
            if (llvm::MulOverflow(each.factor, term.factor, each.factor))
              return false;
            each.atoms.append(others.begin(), others.end());
            terms.push_back(std::move(each));
          }
          terms.push_back({-term.factor, others}); // less one
          changed = true;
          break;
        }
        // p - (a floordiv k) >= 0 where k*p + k - 1 - a >= 0.
        if (node.kind == Node::FloorDiv && term.factor == -1 &&
            others.empty() && budget != 0) {
          terms.erase(terms.begin() + i);
          NodeId p = make(terms), k = node.operands[1];
          NodeId sum =
              sub(add(mul(k, p), sub(k, integer(1))), node.operands[0]);
          return isNonNegative(canonical(polynomial(sum)), budget - 1);
        }
      }
    }
    if (!changed)
      break;
  }
  return llvm::all_of(terms, [&](const Term &term) {
    return term.factor >= 0 && llvm::all_of(term.atoms, [&](NodeId atom) {
             return isNonNegativeAtom(atom, budget);
           });
  });
}

bool Graph::isNonNegative(NodeId id) {
  return isNonNegative(canonical(polynomial(id)), 3);
}

bool Graph::isNotLess(NodeId a, NodeId b) {
  return isNonNegative(canonical(normalize(difference(a, b))), 3);
}

bool Graph::isLess(NodeId a, NodeId b) {
  Polynomial terms = difference(b, a);
  terms.push_back({-1, {}});
  return isNonNegative(canonical(normalize(std::move(terms))), 3);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Conditions.h"
#include "tofu/Gradient/Program.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;

bool tofu::syntax::gradient::isIndexCondition(const Graph &graph, NodeId id) {
  const Node &root = graph[id];
  if (root.kind != Node::Compare || root.op == BinaryOp::Ne)
    return false;
  // Sums that wrap are values.
  for (NodeId side : root.operands)
    if (graph[side].kind != Node::Read && graph[side].isNarrow)
      return false;
  std::vector<NodeId> pending(root.operands.begin(), root.operands.end());
  while (!pending.empty()) {
    const Node &node = graph[pending.back()];
    pending.pop_back();
    switch (node.kind) {
    case Node::Integer:
    case Node::Symbol:
    case Node::Index:
      if (node.type != Type::Integer)
        return false;
      break;
    case Node::Sum:
      for (const Term &term : node.terms)
        pending.insert(pending.end(), term.atoms.begin(), term.atoms.end());
      break;
    case Node::Call:
      if (node.function != Function::Cast || node.scalar != Scalar::I64)
        return false;
      [[fallthrough]];
    case Node::FloorDiv:
    case Node::Mod:
    case Node::Negate:
    case Node::Add:
    case Node::Sub:
    case Node::Mul:
      pending.insert(pending.end(), node.operands.begin(), node.operands.end());
      break;
    case Node::Read:
      if (node.type != Type::Integer || node.hasWhere || node.hasElse)
        return false;
      break;
    default:
      return false;
    }
  }
  return true;
}

bool tofu::syntax::gradient::isOfIndices(const Graph &graph, NodeId id) {
  bool result = true;
  visitNodes(graph, id, [&](NodeId each) {
    Node::Kind kind = graph[each].kind;
    result &= kind != Node::Read && kind != Node::Call && kind != Node::Reduce;
  });
  return result;
}

bool tofu::syntax::gradient::isWidening(const Graph &graph, NodeId id) {
  const Node &node = graph[id];
  return node.kind == Node::Call && node.function == Function::Cast &&
         node.target == wideInteger &&
         graph[node.operands[0]].type == Type::Integer;
}

bool tofu::syntax::gradient::isExactGuard(Graph &graph, NodeId condition,
                                          llvm::ArrayRef<unsigned> own) {
  const Node node = graph[condition];
  if (!isIndexCondition(graph, condition))
    return false;
  auto isOwn = [&](NodeId id) {
    return llvm::any_of(
        own, [&](unsigned variable) { return graph.dependsOn(id, variable); });
  };
  unsigned elements = 0;
  for (NodeId side : node.operands)
    for (const Term &term : graph.polynomial(side)) {
      bool isAlone = term.atoms.size() == 1;
      for (NodeId atom : term.atoms) {
        if (isAlone && graph[atom].kind == Node::Index)
          continue;
        if (isOwn(atom))
          return false;
        if (isOfIndices(graph, atom))
          continue;
        const Node &element = graph[atom];
        if (!isAlone || std::abs(term.factor) != 1 || ++elements > 1 ||
            element.kind == Node::FloorDiv || element.kind == Node::Mod)
          return false;
        if (element.kind == Node::Call &&
            graph[element.operands[0]].kind != Node::Read)
          return false;
      }
    }
  return true;
}

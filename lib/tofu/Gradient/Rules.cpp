//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Derivatives of scalars. A condition stands beside a cotangent, not in it:
// what a choice leaves out is not multiplied, so that an infinite derivative
// there makes no NaN here.
//
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Reverse.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;

/// Whether it is a number that an active tensor decides, other than by choices.
bool Reverser::isActive(NodeId id) {
  const Node &node = graph[id];
  if (node.type != Type::Number)
    return false;
  if (auto known = activeNodes.find(id); known != activeNodes.end())
    return known->second;
  bool result = false;
  if (node.kind == Node::Read) {
    result = active[node.integer] || (node.hasElse && isActive(node.orElse()));
  } else if (node.kind != Node::Reduce) {
    static constexpr Function steps[] = {Function::Floor, Function::Ceil,
                                         Function::Round, Function::RoundEven};
    bool isStep =
        node.kind == Node::Call && llvm::is_contained(steps, node.function);
    result = !isStep && llvm::any_of(node.operands, [&](NodeId operand) {
      return isActive(operand);
    });
  }
  return activeNodes[id] = result;
}

/// The sum of parts that hold under different conditions.
Guarded Reverser::merge(std::vector<Guarded> parts) {
  std::vector<Guarded> groups;
  for (Guarded &part : parts) {
    llvm::sort(part.conditions);
    auto same = llvm::find_if(groups, [&](const Guarded &group) {
      return group.conditions == part.conditions;
    });
    if (same == groups.end())
      groups.push_back(std::move(part));
    else
      same->value = graph.add(same->value, part.value);
  }
  if (groups.size() == 1)
    return groups[0];
  Guarded result;
  for (NodeId condition : groups[0].conditions)
    if (llvm::all_of(groups, [&](const Guarded &group) {
          return llvm::is_contained(group.conditions, condition);
        }))
      result.conditions.push_back(condition);
  for (Guarded &group : groups)
    llvm::erase_if(group.conditions, [&](NodeId condition) {
      return llvm::is_contained(result.conditions, condition);
    });
  std::vector<bool> done(groups.size());
  result.value = zero();
  for (size_t i = 0; i != groups.size(); ++i) {
    if (done[i])
      continue;
    NodeId condition = graph.all(groups[i].conditions);
    NodeId other = zero();
    for (size_t j = i + 1; j != groups.size() && other == zero(); ++j)
      if (!done[j] &&
          graph.opposite(condition) == graph.all(groups[j].conditions)) {
        other = groups[j].value;
        done[j] = true;
      }
    result.value = graph.add(result.value,
                             graph.select(condition, groups[i].value, other));
  }
  return result;
}

void Reverser::backpropagate(const GraphStage &stage,
                             std::vector<std::pair<NodeId, Guarded>> roots) {
  Pending pending;
  for (auto &[root, cotangent] : roots)
    pending[root].push_back(std::move(cotangent));
  // Operands have lower numbers: what uses a node is done before it.
  while (!pending.empty()) {
    auto [id, parts] = *pending.begin();
    pending.erase(pending.begin());
    if (!isActive(id) || graph.size() > maxGradientNodes)
      continue;
    Guarded whole = merge(std::move(parts));
    if (graph[id].kind != Node::Read) {
      applyRule(id, whole, pending);
      continue;
    }
    if (standInDerivatives) {
      standInDerivatives->emplace(id, std::move(whole));
      continue;
    }
    const Node node = graph[id];
    if (active[node.integer])
      add(stage, id, whole);
    if (!node.hasElse || !isActive(node.orElse()))
      continue;
    NodeId inside = node.hasWhere ? node.where() : graph.truth(true);
    const GraphTensor &tensor = program.tensors[node.integer];
    for (auto [place, extent] : llvm::zip(node.places(), tensor.extents)) {
      inside = graph.both(inside,
                          graph.compare(BinaryOp::Le, graph.integer(0), place));
      inside = graph.both(inside, graph.compare(BinaryOp::Lt, place, extent));
    }
    NodeId outside = graph.opposite(inside);
    if (graph.isTruth(outside, false))
      continue;
    graph.split(outside, whole.conditions);
    pending[node.orElse()].push_back(std::move(whole));
  }
}

void Reverser::applyRule(NodeId id, const Guarded &cotangent,
                         Pending &pending) {
  const Node node = graph[id];
  NodeId v = cotangent.value;
  auto give = [&](unsigned operand, NodeId value) {
    pending[node.operands[operand]].push_back({cotangent.conditions, value});
  };
  auto wants = [&](unsigned operand) {
    return isActive(node.operands[operand]);
  };
  switch (node.kind) {
  case Node::Negate:
    return give(0, graph.negate(v));
  case Node::Add:
    give(0, v);
    return give(1, v);
  case Node::Sub:
    give(0, v);
    return give(1, graph.negate(v));
  case Node::Mul:
    if (wants(0))
      give(0, graph.mul(v, node.operands[1]));
    if (wants(1))
      give(1, graph.mul(v, node.operands[0]));
    return;
  case Node::Div:
    if (wants(0))
      give(0, graph.div(v, node.operands[1]));
    if (wants(1))
      give(1, graph.negate(graph.mul(v, graph.div(id, node.operands[1]))));
    return;
  case Node::Call:
    return applyFunction(id, cotangent, pending);
  default:
    return;
  }
}

void Reverser::applyFunction(NodeId id, const Guarded &cotangent,
                             Pending &pending) {
  const Node node = graph[id];
  NodeId v = cotangent.value, x = node.operands[0];
  auto one = [&] { return graph.number(1); };
  auto square = [&](NodeId a) { return graph.mul(a, a); };
  auto call = [&](Function function, NodeId a) {
    return graph.call(function, {a});
  };
  auto giveIf = [&](unsigned operand, NodeId value,
                    llvm::ArrayRef<NodeId> conditions) {
    if (!isActive(node.operands[operand]))
      return;
    Guarded part{cotangent.conditions, value};
    for (NodeId condition : conditions)
      graph.split(condition, part.conditions);
    pending[node.operands[operand]].push_back(std::move(part));
  };
  auto give = [&](NodeId value) { giveIf(0, value, {}); };
  switch (node.function) {
  case Function::Exp:
    return give(graph.mul(v, id));
  case Function::Expm1:
    return give(graph.mul(v, graph.add(id, one())));
  case Function::Log:
    return give(graph.div(v, x));
  case Function::Log1p:
    return give(graph.div(v, graph.add(one(), x)));
  case Function::Sqrt:
    return give(graph.mul(v, graph.div(graph.number(0.5), id)));
  case Function::Rsqrt:
    return give(graph.negate(
        graph.mul(v, graph.mul(graph.number(0.5), graph.div(id, x)))));
  case Function::Tanh:
    return give(graph.mul(v, graph.sub(one(), square(id))));
  case Function::Sin:
    return give(graph.mul(v, call(Function::Cos, x)));
  case Function::Cos:
    return give(graph.negate(graph.mul(v, call(Function::Sin, x))));
  case Function::Tan:
    return give(graph.mul(v, graph.add(one(), square(id))));
  case Function::Asin:
    return give(
        graph.mul(v, call(Function::Rsqrt, graph.sub(one(), square(x)))));
  case Function::Acos:
    return give(graph.negate(
        graph.mul(v, call(Function::Rsqrt, graph.sub(one(), square(x))))));
  case Function::Atan:
    return give(graph.div(v, graph.add(one(), square(x))));
  case Function::Sinh:
    return give(graph.mul(v, call(Function::Cosh, x)));
  case Function::Cosh:
    return give(graph.mul(v, call(Function::Sinh, x)));
  case Function::Asinh:
    return give(
        graph.mul(v, call(Function::Rsqrt, graph.add(square(x), one()))));
  case Function::Acosh:
    return give(
        graph.mul(v, call(Function::Rsqrt, graph.mul(graph.sub(x, one()),
                                                     graph.add(x, one())))));
  case Function::Atanh:
    return give(graph.div(v, graph.sub(one(), square(x))));
  case Function::Erf: // 2 / sqrt(pi)
    return give(
        graph.mul(v, graph.mul(graph.number(1.1283791670955126),
                               call(Function::Exp, graph.negate(square(x))))));
  case Function::Abs: // 1 at 0
    return give(graph.select(graph.compare(BinaryOp::Ge, x, zero()), v,
                             graph.negate(v)));
  case Function::Pow: {
    NodeId y = node.operands[1];
    // A number to the power of 0 is 1 whatever the number is; 0 to any power
    // has no slope along it.
    NodeId less = graph[y].kind == Node::Number
                      ? graph.number(graph[y].number - 1)
                      : graph.sub(y, one());
    NodeId slope = graph.mul(y, graph.call(Function::Pow, {x, less}));
    if (graph[y].kind != Node::Number)
      giveIf(0, graph.mul(v, slope),
             {graph.opposite(graph.compare(BinaryOp::Eq, y, zero()))});
    else if (graph[y].number != 0)
      give(graph.mul(v, slope));
    giveIf(1, graph.mul(v, graph.mul(id, call(Function::Log, x))),
           {graph.opposite(graph.compare(BinaryOp::Eq, x, zero()))});
    return;
  }
  case Function::Atan2: {
    NodeId other = node.operands[1];
    NodeId sum = graph.add(square(x), square(other));
    giveIf(0, graph.mul(v, graph.div(other, sum)), {});
    giveIf(1, graph.negate(graph.mul(v, graph.div(x, sum))), {});
    return;
  }
  case Function::Max:
  case Function::Min: {
    // Of equal ones each has half.
    BinaryOp wins =
        node.function == Function::Max ? BinaryOp::Ge : BinaryOp::Le;
    for (unsigned i : {0, 1}) {
      NodeId own = node.operands[i], other = node.operands[1 - i];
      if (firstTakesAll) {
        NodeId isFirst =
            graph.compare(wins, node.operands[0], node.operands[1]);
        giveIf(i, v, {i == 0 ? isFirst : graph.opposite(isFirst)});
        continue;
      }
      NodeId share = graph.select(graph.compare(BinaryOp::Eq, own, other),
                                  graph.mul(graph.number(0.5), v), v);
      giveIf(i, share, {graph.compare(wins, own, other)});
    }
    return;
  }
  case Function::Select:
    giveIf(1, v, {x});
    giveIf(2, v, {graph.opposite(x)});
    return;
  case Function::Cast:
    return give(graph.cast(v, graph.elementOf(x)));
  case Function::Floor:
  case Function::Ceil:
  case Function::Round:
  case Function::RoundEven:
    return;
  }
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Reverse.h"
#include "tofu/Gradient/Conditions.h"
#include "tofu/Gradient/Stated.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

void Reverser::findActive(llvm::ArrayRef<unsigned> parameters) {
  active.assign(program.tensors.size(), false);
  for (unsigned parameter : parameters)
    active[parameter] = true;
  for (const GraphStage &stage : program.stages) {
    activeNodes.clear();
    bool any = llvm::any_of(stage.values,
                            [&](NodeId value) { return isActive(value); });
    for (unsigned output : stage.outputs)
      active[output] =
          any && program.tensors[output].element.kind == Type::Number;
  }
  activeNodes.clear();
}

const std::vector<unsigned> &Reverser::variablesOf(unsigned tensor) {
  auto [entry, isNew] = variables.try_emplace(tensor);
  if (!isNew)
    return entry->second;
  const GraphStage *maker = program.makerOf(tensor);
  for (auto [i, extent] : llvm::enumerate(program.tensors[tensor].extents)) {
    llvm::StringRef name;
    if (maker && i < maker->variables.size())
      name = graph.variable(maker->variables[i]).name;
    else if (graph[extent].kind == Node::Symbol)
      name = graph[extent].text;
    entry->second.push_back(
        graph.addVariable(name.empty() ? "i" : name, extent));
  }
  return entry->second;
}

std::vector<NodeId> Reverser::placesOf(unsigned tensor) {
  std::vector<NodeId> places;
  for (unsigned variable : variablesOf(tensor))
    places.push_back(graph.index(variable));
  return places;
}

unsigned Reverser::addStage(GraphStage stage, llvm::StringRef name,
                            llvm::ArrayRef<unsigned> own, ElementType element) {
  GraphTensor tensor{name.str(), {}, element};
  for (unsigned variable : own)
    tensor.extents.push_back(graph.variable(variable).extent);
  program.tensors.push_back(std::move(tensor));
  active.push_back(false);
  stage.variables.assign(own.begin(), own.end());
  stage.outputs = {unsigned(program.tensors.size() - 1)};
  stage.loc = loc;
  program.stages.push_back(std::move(stage));
  return program.tensors.size() - 1;
}

/// All reads of the tensor are done: its cotangent, or nothing if it is 0.
std::optional<unsigned> Reverser::finish(unsigned tensor, bool isResult) {
  std::vector<Contribution> parts = std::move(contributions[tensor]);
  contributions.erase(tensor);
  if (parts.empty() && !isResult)
    return std::nullopt;
  std::vector<unsigned> own = variablesOf(tensor);
  std::vector<NodeId> places = placesOf(tensor);
  ElementType element = program.tensors[tensor].element;
  std::string name = "d_" + program.tensors[tensor].name;
  NodeId total = zero();
  for (Contribution &part : parts) {
    if (part.variables.empty()) {
      total = graph.add(total, part.value);
      continue;
    }
    GraphStage stage;
    stage.kind = GraphStage::Fold;
    stage.folded = part.variables;
    stage.where = part.where;
    stage.values = {part.value};
    unsigned made = addStage(std::move(stage), name, own, element);
    if (parts.size() == 1)
      return made;
    total = graph.add(total, graph.read(made, places, element));
  }
  const Node node = graph[total];
  if (!isResult && node.kind == Node::Read && !node.hasElse &&
      node.places() == llvm::ArrayRef(places) &&
      program.tensors[node.integer].extents == program.tensors[tensor].extents)
    return node.integer; // nothing to be done
  GraphStage stage;
  stage.values = {total};
  return addStage(std::move(stage), name, own, element);
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

/// The same, with 0 where a read may leave its tensor: each, or those of
/// `reads`.
NodeId Reverser::guardReads(NodeId id, const std::set<NodeId> *reads) {
  std::map<NodeId, NodeId> made;
  auto visit = [&](auto &self, NodeId each) -> NodeId {
    if (auto found = made.find(each); found != made.end())
      return found->second;
    NodeId result = graph.rebuild(
        each, [&](NodeId operand) { return self(self, operand); });
    const Node node = graph[result];
    if (node.kind == Node::Read && !node.hasElse &&
        (!reads || reads->count(each))) {
      bool isInside = true;
      for (auto [place, extent] :
           llvm::zip(node.places(), program.tensors[node.integer].extents))
        isInside &= graph.isNonNegative(place) && graph.isLess(place, extent);
      NodeId other = node.type == Type::Number    ? zero()
                     : node.type == Type::Integer ? graph.integer(0)
                                                  : graph.truth(false);
      if (!isInside)
        result = graph.read(node.integer, node.places(),
                            graph.elementOf(result), none, other);
    }
    return made[each] = result;
  };
  return visit(visit, id);
}

/// The factors of a product; signs and divisors stay where they are.
static void getFactors(const Graph &graph, NodeId id,
                       std::vector<NodeId> &factors) {
  const Node &node = graph[id];
  if (node.kind == Node::Mul || node.kind == Node::Negate ||
      node.kind == Node::Div)
    for (NodeId operand : node.operands)
      getFactors(graph, operand, factors);
  else
    factors.push_back(id);
}

/// Replaces one node in a product.
static NodeId replaceFactor(Graph &graph, NodeId id, NodeId from, NodeId to) {
  if (id == from)
    return to;
  const Node node = graph[id];
  if (node.kind != Node::Mul && node.kind != Node::Negate &&
      node.kind != Node::Div)
    return id;
  llvm::SmallVector<NodeId> operands;
  for (NodeId operand : node.operands)
    operands.push_back(replaceFactor(graph, operand, from, to));
  return graph.rebuild(id, operands);
}

/// Whether the predicate holds for no node of the expressions.
static bool noneOf(const Graph &graph, llvm::ArrayRef<NodeId> roots,
                   llvm::function_ref<bool(const Node &)> predicate) {
  llvm::SmallDenseSet<NodeId, 16> seen(roots.begin(), roots.end());
  llvm::SmallVector<NodeId, 16> pending(seen.begin(), seen.end());
  auto add = [&](NodeId id) {
    if (seen.insert(id).second)
      pending.push_back(id);
  };
  while (!pending.empty()) {
    const Node &node = graph[pending.pop_back_val()];
    if (predicate(node))
      return false;
    llvm::for_each(node.operands, add);
    for (const Term &term : node.terms)
      llvm::for_each(term.atoms, add);
  }
  return true;
}

static bool isData(const Node &node) {
  return node.kind == Node::Read || node.kind == Node::Call;
}

void Reverser::add(const GraphStage &stage, NodeId read,
                   const Guarded &cotangent) {
  const Node node = graph[read];
  unsigned tensor = node.integer;
  // Equations among the conditions are solved, too: of `sum(i where ids[i] ==
  // v: x[i])` the cotangent is read at ids[i].
  std::vector<NodeId> places = node.places().vec(), at = placesOf(tensor);
  std::vector<NodeId> conditions = cotangent.conditions;
  if (node.hasWhere)
    graph.split(node.where(), conditions);
  llvm::erase_if(conditions, [&](NodeId condition) {
    const Node &each = graph[condition];
    if (each.kind != Node::Compare || each.op != BinaryOp::Eq ||
        !isIndexCondition(graph, condition))
      return false;
    places.push_back(graph.widen(each.operands[0]));
    at.push_back(graph.widen(each.operands[1]));
    return true;
  });
  Solution solution = solve(graph, places, at, stage.variables, stage.folded);
  Graph::Substituter substitute(graph, solution.values);
  // What is read at an index that is solved for may be outside, as `b[i]` at
  // `i == ids[j]`: of the indices of the result no condition of a sum says that
  // they are inside, since the cotangent is 0 elsewhere; and all conditions are
  // computed, whichever fail.
  std::vector<NodeId> reads;
  for (llvm::ArrayRef<NodeId> roots :
       {llvm::ArrayRef(places), llvm::ArrayRef(at), llvm::ArrayRef(conditions),
        llvm::ArrayRef(cotangent.value)})
    for (NodeId root : roots)
      visitNodes(graph, root, [&](NodeId each) {
        if (graph[each].kind == Node::Read)
          reads.push_back(each);
      });
  std::set<NodeId> solved, solvedOuter;
  for (NodeId each : reads)
    for (const auto &[variable, value] : solution.values)
      if (graph.dependsOn(each, variable)) {
        solved.insert(substitute(each));
        if (llvm::is_contained(stage.variables, variable))
          solvedOuter.insert(substitute(each));
      }
  // Of `x[ids[i]]` where `ids[i] == v`, the element at v, which is always
  // there. What it is may not say where others are read: they are where it is
  // hit.
  std::vector<NodeId> roots = cotangent.conditions;
  roots.push_back(cotangent.value);
  bool isOnlyValue = noneOf(graph, roots, [&](const Node &each) {
    return each.kind == Node::Read &&
           !noneOf(graph, each.places(),
                   [&](const Node &inner) { return &inner == &graph[read]; });
  });
  if (!node.hasWhere && !node.hasElse && isOnlyValue &&
      !noneOf(graph, node.places(), isData))
    substitute.replace(
        read, graph.read(tensor, placesOf(tensor), graph.elementOf(read)));
  std::vector<NodeId> indices, choices; // conditions of both kinds
  auto addCondition = [&](NodeId condition) {
    std::vector<NodeId> parts;
    graph.split(condition, parts);
    for (NodeId part : parts) {
      bool isIndex = isIndexCondition(graph, part);
      const Node &each = graph[part];
      // 'or' of such guards reads, too.
      if (each.kind == Node::Or)
        isIndex = llvm::all_of(each.operands, [&](NodeId side) {
          return isIndexCondition(graph, side);
        });
      auto &list = isIndex ? indices : choices;
      if (!llvm::is_contained(list, part))
        list.push_back(part);
    }
  };
  for (NodeId condition : conditions)
    addCondition(substitute(condition));
  Contribution part;
  part.variables = solution.left;
  part.value = substitute(cotangent.value);
  // A product with the cotangent, of which the other factors are read where
  // they are: the cotangent alone says where it is read.
  std::vector<NodeId> factors;
  getFactors(graph, cotangent.value, factors);
  NodeId seed = none;
  bool isProduct = true, hasOtherReads = false;
  for (NodeId condition : conditions)
    if (!isIndexCondition(graph, condition))
      factors.push_back(condition);
  for (NodeId factor : factors) {
    const Node &each = graph[factor];
    if (current && each.kind == Node::Read && each.integer == *current) {
      isProduct &= seed == none;
      seed = factor;
      continue;
    }
    hasOtherReads |= !noneOf(graph, factor, [](const Node &each) {
      return each.kind == Node::Read;
    });
    for (unsigned variable : graph.freeVariables(factor))
      if (auto value = solution.values.find(variable);
          value != solution.values.end())
        isProduct &= graph[value->second].kind == Node::Index &&
                     llvm::none_of(solution.ranges, [&](auto &range) {
                       return range.first == variable;
                     });
  }
  isProduct &= seed != none;
  bool isGuarded = !solution.guards.empty() || !solution.ranges.empty();
  auto changes = [&](NodeId id) { // from term to term
    return llvm::any_of(part.variables, [&](unsigned variable) {
      return graph.dependsOn(id, variable);
    });
  };
  if (isProduct && isGuarded) {
    std::vector<NodeId> guards = solution.guards;
    for (auto &[variable, condition] : solution.ranges)
      if (!llvm::is_contained(stage.variables, variable))
        addCondition(condition);
    // Of an index that data give the sum itself is guarded: a scatter. So is a
    // sum of which nothing else is read, no contraction, by what does not
    // change in it: it is not computed where it is 0.
    std::vector<NodeId> onRead;
    for (NodeId guard : guards) {
      if (!noneOf(graph, guard, isData) || !isIndexCondition(graph, guard) ||
          (!hasOtherReads && !part.variables.empty() && !changes(guard)))
        addCondition(guard);
      else
        onRead.push_back(guard);
    }
    if (part.variables.empty()) {
      onRead.insert(onRead.end(), indices.begin(), indices.end());
      indices.clear();
    }
    const Node before = graph[substitute(seed)];
    NodeId where = onRead.empty() ? none : graph.all(onRead);
    NodeId inside = graph.read(before.integer, before.places(),
                               {before.type, before.scalar, {}}, where, zero());
    // The conditions of a sum say of the other indices that they are inside.
    inside =
        guardReads(inside, part.variables.empty() ? &solved : &solvedOuter);
    bool isNeeded = where != none;
    for (auto &[variable, condition] : solution.ranges)
      isNeeded |= llvm::is_contained(stage.variables, variable);
    if (isNeeded)
      part.value = replaceFactor(graph, part.value, substitute(seed), inside);
  } else {
    for (auto &[variable, condition] : solution.ranges)
      addCondition(condition);
    for (NodeId guard : solution.guards)
      addCondition(guard);
  }
  auto isOfData = [&](NodeId where) {
    return where != none && !noneOf(graph, where, isData);
  };
  if (part.variables.empty()) {
    choices.insert(choices.begin(), indices.begin(), indices.end());
    if (!choices.empty()) {
      part.value = guardReads(part.value);
      for (NodeId &choice : choices)
        choice = guardReads(choice);
    }
  } else {
    // What they say where the cotangent is 0 is not asked, nor where another
    // condition fails, which data may decide: all are computed.
    const std::set<NodeId> *guarded = isOfData(stage.where) ? nullptr : &solved;
    if (llvm::any_of(indices, [&](NodeId condition) {
          return guardReads(condition, guarded) != condition;
        }))
      for (auto &[variable, condition] : solution.ranges)
        addCondition(condition);
    part.where = guardReads(graph.all(indices), guarded);
  }
  // Under a condition that data decide 0 is read outside; where it was solved
  // for, none of what is summed is left.
  auto isOfTerms = [&](const Node &each) {
    return isData(each) && llvm::any_of(each.operands, changes);
  };
  if (isOfData(stage.where) &&
      (part.where == none || noneOf(graph, part.where, isOfTerms)))
    part.value = guardReads(part.value);
  if (!choices.empty())
    part.value = graph.select(graph.all(choices), part.value, zero());
  if (graph.isNumber(part.value, 0) ||
      (part.where != none && graph.isTruth(part.where, false)))
    return; // of what is read nowhere
  contributions[tensor].push_back(std::move(part));
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

/// The operators that state the gradients by what is derived by, each once.
bool Reverser::reverseApplied(const GraphStage &stage,
                              llvm::ArrayRef<std::optional<unsigned>> made) {
  const Definition &applied = *stage.applied;
  std::vector<unsigned> operands = stage.operands;
  for (auto [output, cotangent] : llvm::zip(stage.outputs, made))
    if (program.tensors[output].element.kind == Type::Number)
      operands.push_back(cotangent ? *cotangent
                                   : *finish(output, /*isResult=*/true));
  std::set<const Definition *> done;
  for (auto [operand, parameter] :
       llvm::zip(stage.operands, applied.parameters)) {
    if (!active[operand])
      continue;
    const Definition *stated = findStated(module, applied, parameter.name.text);
    if (!stated)
      return error(loc, "gradients of '" + applied.name.text +
                            "' are stated, but none by '" +
                            parameter.name.text + "'");
    if (module.isBrokenOperator(stated->name.text))
      return false; // which is said
    if (!done.insert(stated).second)
      continue;
    GraphStage next;
    next.kind = GraphStage::Applied;
    next.applied = stated;
    next.operands = operands;
    for (unsigned each : operands)
      next.values.push_back(program.readAny(each));
    for (const GraphArgument &argument : stage.arguments)
      if (llvm::any_of(stated->attributes, [&](const Attribute &each) {
            return each.name.text == argument.name.text;
          }))
        next.arguments.push_back(argument);
    for (Name by : stated->statedBy) {
      auto at = llvm::find_if(applied.parameters, [&](const Parameter &each) {
        return each.name.text == by.text;
      });
      unsigned to = stage.operands[at - applied.parameters.begin()];
      const GraphTensor from = program.tensors[to];
      program.tensors.push_back({"d_" + from.name, from.extents, from.element});
      active.push_back(false);
      next.outputs.push_back(program.tensors.size() - 1);
      if (active[to])
        contributions[to].push_back(
            {{},
             none,
             graph.read(next.outputs.back(), placesOf(to), from.element)});
    }
    next.loc = loc;
    program.stages.push_back(std::move(next));
  }
  return true;
}

bool Reverser::reverse(const GraphStage &stage) {
  std::vector<std::optional<NodeId>> cotangents;
  std::vector<std::optional<unsigned>> tensors; // that hold them
  bool any = false;
  for (unsigned output : stage.outputs) {
    cotangents.emplace_back();
    tensors.emplace_back();
    if (!active[output]) {
      contributions.erase(output);
      continue;
    }
    std::optional<unsigned> made = finish(output, /*isResult=*/false);
    if (!made)
      continue;
    std::vector<NodeId> places;
    for (unsigned variable : stage.variables)
      places.push_back(graph.index(variable));
    tensors.back() = made;
    if (stage.kind == GraphStage::Value || stage.kind == GraphStage::Fold)
      cotangents.back() =
          graph.read(*made, places, program.tensors[output].element);
    current = *made;
    any = true;
  }
  if (!any)
    return true;
  if (stage.kind == GraphStage::Unknown)
    return error(loc, "'" + op.name.text +
                          "' is made by the opaque function '" +
                          stage.function +
                          "', of which no derivative is known; state one "
                          "with 'op ... for gradient of ...'");
  if (stage.kind == GraphStage::Applied)
    return reverseApplied(stage, tensors);
  if (stage.kind == GraphStage::Fold)
    return reverseFold(stage, cotangents);
  backpropagate(stage, stage.values[0], {{}, *cotangents[0]});
  return true;
}

std::optional<std::vector<unsigned>>
Reverser::run(llvm::ArrayRef<unsigned> parameters,
              llvm::ArrayRef<std::optional<unsigned>> seeds) {
  findActive(parameters);
  size_t numStages = program.stages.size();
  for (auto [tensor, seed] : llvm::zip(op.yields, seeds))
    if (seed && active[tensor])
      contributions[tensor].push_back(
          {{},
           none,
           graph.read(*seed, placesOf(tensor),
                      program.tensors[*seed].element)});
  for (size_t i = numStages; i-- != 0;) {
    GraphStage stage = program.stages[i]; // others are added behind it
    if (!reverse(stage))
      return std::nullopt;
    if (graph.size() > maxGradientNodes || graph.depth() > maxGradientDepth) {
      error(loc, "the gradient of '" + op.name.text + "' is too large");
      return std::nullopt;
    }
  }
  std::vector<unsigned> results;
  for (unsigned parameter : parameters)
    results.push_back(*finish(parameter, /*isResult=*/true));
  return results;
}

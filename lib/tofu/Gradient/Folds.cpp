//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Derivatives of folds. Of what all elements but one are folded to there is a
// closed form for sums and choices; for other combiners it is folded from both
// ends, as cumulative reductions, each a step for each element: what is folded
// up to the element, the element, and what is folded behind it are combined,
// and this is derived.
//
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Conditions.h"
#include "tofu/Gradient/Reverse.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;

/// Whether all code that computes it gives the same bits: a product and a sum
/// may be one operation in one loop and two in another, and functions have
/// other last bits for several elements at once.
static bool isSameEverywhere(const Graph &graph, NodeId value) {
  bool hasProduct = false, hasSum = false, hasFunction = false;
  visitNodes(graph, value, [&](NodeId id) {
    const Node &node = graph[id];
    if (node.type != Type::Number)
      return;
    hasProduct |= node.kind == Node::Mul;
    hasSum |= node.kind == Node::Add || node.kind == Node::Sub;
    static constexpr Function exact[] = {
        Function::Floor,     Function::Ceil,   Function::Round,
        Function::RoundEven, Function::Abs,    Function::Max,
        Function::Min,       Function::Select, Function::Cast};
    hasFunction |=
        node.kind == Node::Call && !llvm::is_contained(exact, node.function);
  });
  return !hasFunction && !(hasProduct && hasSum);
}

/// A value among which the stage chooses, to be compared with what was chosen:
/// if it may have other bits where it is computed again, it is computed once,
/// for the stage as well.
NodeId Reverser::keepTerm(const GraphStage &stage, NodeId value) {
  if (graph[value].type != Type::Number || isSameEverywhere(graph, value))
    return value;
  llvm::SmallVector<unsigned> own;
  std::vector<NodeId> places;
  for (llvm::ArrayRef<unsigned> variables :
       {llvm::ArrayRef(stage.variables), llvm::ArrayRef(stage.folded)})
    for (unsigned variable : variables)
      if (graph.dependsOn(value, variable)) {
        own.push_back(variable);
        places.push_back(graph.index(variable));
      }
  GraphStage made;
  made.values = {guardReads(value)}; // also where the stage leaves points out
  ElementType element = graph.elementOf(value);
  NodeId kept = graph.read(addStage(std::move(made), "term", own, element),
                           places, element);
  auto fold = llvm::find_if(program.stages, [&](const GraphStage &each) {
    return each.outputs == stage.outputs;
  });
  llvm::replace(fold->values, value, kept);
  std::rotate(fold, std::prev(program.stages.end()), program.stages.end());
  return kept;
}

/// What was chosen has the cotangent; what is equal in all values shares it.
bool Reverser::reverseChoice(const GraphStage &stage,
                             llvm::ArrayRef<std::optional<NodeId>> cotangents) {
  std::vector<NodeId> places;
  for (unsigned variable : stage.variables)
    places.push_back(graph.index(variable));
  std::vector<NodeId> conditions;
  graph.split(stage.where, conditions);
  NodeId chosen = graph.truth(true);
  bool isUnique = false; // by the place of a single index
  for (auto [value, output] : llvm::zip(stage.values, stage.outputs)) {
    ElementType element = program.tensors[output].element;
    NodeId same = graph.compare(BinaryOp::Eq, keepTerm(stage, value),
                                graph.read(output, places, element));
    chosen = graph.both(chosen, same);
    isUnique |=
        stage.folded.size() == 1 && value == graph.index(stage.folded[0]);
  }
  if (isUnique) { // what is read there may be NaN
    for (auto [value, output] : llvm::zip(stage.values, stage.outputs))
      if (value == graph.index(stage.folded[0]))
        chosen = graph.compare(
            BinaryOp::Eq, value,
            graph.read(output, places, program.tensors[output].element));
  }
  graph.split(chosen, conditions);
  for (auto [value, cotangent] : llvm::zip(stage.values, cotangents)) {
    if (!cotangent || !isActive(value))
      continue;
    NodeId share = *cotangent;
    if (!isUnique) {
      GraphStage count;
      count.kind = GraphStage::Fold;
      count.folded = stage.folded;
      count.where = stage.where;
      ElementType element = graph.elementOf(value);
      count.values = {graph.cast(chosen, element)};
      unsigned made =
          addStage(std::move(count), "count", stage.variables, element);
      share = graph.div(share, graph.read(made, places, element));
    }
    backpropagate(stage, value, {conditions, share});
  }
  return true;
}

/// The same with other nodes in the place of some.
static NodeId replaceNodes(Graph &graph, NodeId id,
                           std::map<NodeId, NodeId> &made) {
  if (auto found = made.find(id); found != made.end())
    return found->second;
  const Node node = graph[id];
  llvm::SmallVector<NodeId> operands;
  if (node.kind != Node::Read && node.kind != Node::Reduce)
    for (NodeId operand : node.operands)
      operands.push_back(replaceNodes(graph, operand, made));
  NodeId result = id;
  if (!operands.empty() && operands != node.operands)
    result = graph.rebuild(id, operands);
  return made[id] = result;
}

/// What the combiner makes of two sides.
std::optional<std::vector<NodeId>>
Reverser::combine(const GraphStage &stage, llvm::ArrayRef<NodeId> left,
                  llvm::ArrayRef<NodeId> right) {
  if (stage.reducer == Reducer::Prod)
    return std::vector{graph.mul(left[0], right[0])};
  auto [entry, isNew] = codes.try_emplace(stage.combiner);
  if (isNew)
    entry->second = getCode(program.combiners[stage.combiner]);
  if (!entry->second) // an error was said of it
    return std::nullopt;
  return convert(*entry->second, left, right, program);
}

/// Reads that stand for values of the fold, by which something is derived: of
/// tensors that are active once the caller says so.
std::vector<NodeId> Reverser::addStandIns(const GraphStage &stage) {
  std::vector<NodeId> made;
  for (unsigned output : stage.outputs) {
    ElementType element = program.tensors[output].element;
    program.tensors.push_back({"", {}, element});
    active.push_back(false);
    made.push_back(graph.read(program.tensors.size() - 1, {}, element));
  }
  return made;
}

/// Which values of a fold depend on what it is derived by: those whose elements
/// do, and those that the combiner makes of such. `all` is what it makes of
/// these stand-ins for its sides.
std::vector<bool> Reverser::findDependent(llvm::ArrayRef<NodeId> all,
                                          llvm::ArrayRef<NodeId> left,
                                          llvm::ArrayRef<NodeId> right,
                                          std::vector<bool> depends) {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (size_t i = 0; i != all.size(); ++i)
      visitNodes(graph, all[i], [&](NodeId id) {
        for (size_t j = 0; j != all.size(); ++j)
          if (!depends[i] && depends[j] && graph[all[i]].type == Type::Number &&
              (id == left[j] || id == right[j]))
            depends[i] = isChanged = true;
      });
  }
  return depends;
}

/// Whether the combiner takes all values of one side, by one condition, and
/// what was taken is known by its values: one of them is its place, or elements
/// that are equal in all of them are a tie of numbers that it is derived by. Of
/// others, as `select(k > 0, w, v)`, an equal element is still another one.
std::optional<bool> Reverser::isChoice(const GraphStage &stage) {
  std::vector<NodeId> left = addStandIns(stage), right = addStandIns(stage);
  auto all = combine(stage, left, right);
  if (!all)
    return std::nullopt;
  const Node first = graph[(*all)[0]];
  if (first.kind != Node::Call || first.function != Function::Select)
    return false;
  NodeId condition = first.operands[0];
  bool takesLeft = first.operands[1] == left[0];
  for (auto [value, a, b] : llvm::zip(*all, left, right))
    if (value != graph.select(condition, takesLeft ? a : b, takesLeft ? b : a))
      return false;
  if (stage.folded.size() == 1 &&
      llvm::is_contained(stage.values, graph.index(stage.folded[0])))
    return true;
  bool isTie = false;
  visitNodes(graph, condition, [&](NodeId id) {
    const Node &node = graph[id];
    if (node.kind == Node::Compare)
      for (auto [value, a, b] : llvm::zip(stage.values, left, right))
        isTie |= isActive(value) && llvm::is_contained(node.operands, a) &&
                 llvm::is_contained(node.operands, b);
  });
  return isTie;
}

/// Along which side of a place in the range of the variable the condition holds
/// if it holds at the place: before it (-1), behind it (1), or neither (0).
static int getSideImplied(Graph &graph, NodeId condition, unsigned variable) {
  const Node node = graph[condition];
  if (node.kind != Node::Compare || !isIndexCondition(graph, condition) ||
      node.op == BinaryOp::Eq)
    return 0;
  bool isLess = node.op == BinaryOp::Lt || node.op == BinaryOp::Le;
  NodeId room = graph.sub(node.operands[isLess], node.operands[!isLess]);
  int64_t factor = 0;
  for (const Term &term : graph.polynomial(room)) {
    if (llvm::none_of(term.atoms, [&](NodeId atom) {
          return graph.dependsOn(atom, variable);
        }))
      continue;
    if (term.atoms.size() != 1 || factor != 0 ||
        term.atoms[0] != graph.index(variable))
      return 0;
    factor = term.factor;
  }
  return factor > 0 ? 1 : factor < 0 ? -1 : 0;
}

/// Derivatives by the values that are folded, at each point of the stage's
/// variables and its one folded one.
std::optional<std::vector<std::optional<NodeId>>>
Reverser::reverseBetween(const GraphStage &stage,
                         llvm::ArrayRef<std::optional<NodeId>> cotangents) {
  unsigned folded = stage.folded[0];
  std::vector<unsigned> own = stage.variables;
  own.push_back(folded);
  // What is folded before the index, and what behind it.
  unsigned each = graph.addVariable(graph.variable(folded).name,
                                    graph.variable(folded).extent);
  Substitution renamed;
  renamed[folded] = graph.index(each);
  Graph::Substituter substitute(graph, renamed);
  std::vector<NodeId> conditions;
  graph.split(stage.where, conditions);
  auto fold = [&](NodeId a, NodeId b, int side, llvm::StringRef name) {
    GraphStage made;
    made.kind = GraphStage::Fold;
    made.reducer = stage.reducer;
    made.combiner = stage.combiner;
    made.folded = {each};
    made.where = graph.compare(BinaryOp::Lt, a, b);
    bool isAll = true; // where the conditions hold
    for (NodeId condition : conditions)
      if (getSideImplied(graph, condition, folded) == side)
        isAll = false;
      else
        made.where = graph.both(made.where, substitute(condition));
    std::set<unsigned> used{folded};
    auto use = [&](NodeId id) {
      llvm::ArrayRef<unsigned> free = graph.freeVariables(id);
      used.insert(free.begin(), free.end());
    };
    use(made.where);
    for (NodeId value : stage.values) {
      value = substitute(value);
      made.values.push_back(isAll ? value : guardReads(value));
      use(made.values.back());
    }
    std::vector<unsigned> needed;
    llvm::copy_if(own, std::back_inserter(needed),
                  [&](unsigned variable) { return used.count(variable); });
    return readStage(std::move(made), name, needed, stage.outputs);
  };
  std::vector<NodeId> before =
      fold(graph.index(each), graph.index(folded), -1, "before");
  std::vector<NodeId> behind =
      fold(graph.index(folded), graph.index(each), 1, "behind");
  // Stand-ins for the values, by which it is derived.
  std::vector<NodeId> standIns;
  std::map<NodeId, NodeId> values;
  size_t numTensors = program.tensors.size();
  for (auto [value, output] : llvm::zip(stage.values, stage.outputs)) {
    if (!isActive(value)) {
      standIns.push_back(value);
      continue;
    }
    ElementType element = program.tensors[output].element;
    program.tensors.push_back({"", {}, element});
    active.push_back(true);
    standIns.push_back(graph.read(program.tensors.size() - 1, {}, element));
    values[standIns.back()] = value;
  }
  auto upTo = combine(stage, before, standIns);
  if (!upTo)
    return std::nullopt;
  auto all = combine(stage, *upTo, behind);
  if (!all)
    return std::nullopt;
  std::map<NodeId, NodeId> derivatives =
      deriveByStandIns(stage, *all, cotangents);
  for (size_t i = numTensors; i != program.tensors.size(); ++i)
    active[i] = false;
  std::vector<std::optional<NodeId>> results;
  for (auto [standIn, value, output] :
       llvm::zip(standIns, stage.values, stage.outputs)) {
    auto derivative = derivatives.find(standIn);
    results.emplace_back();
    if (derivative == derivatives.end() || standIn == value)
      continue;
    GraphStage made;
    made.values = {guardReads(replaceNodes(graph, derivative->second, values))};
    results.back() = readStage(
        std::move(made), "d_" + program.tensors[output].name, own, {output})[0];
  }
  return results;
}

/// A stage for these variables, and reads of what it makes there.
std::vector<NodeId> Reverser::readStage(GraphStage stage, llvm::StringRef name,
                                        llvm::ArrayRef<unsigned> own,
                                        llvm::ArrayRef<unsigned> like) {
  std::vector<NodeId> places, reads;
  std::vector<NodeId> extents;
  for (unsigned variable : own) {
    places.push_back(graph.index(variable));
    extents.push_back(graph.variable(variable).extent);
  }
  stage.variables.assign(own.begin(), own.end());
  stage.loc = loc;
  for (unsigned tensor : like) {
    ElementType element = program.tensors[tensor].element;
    program.tensors.push_back({name.str(), extents, element});
    active.push_back(false);
    stage.outputs.push_back(program.tensors.size() - 1);
    reads.push_back(graph.read(stage.outputs.back(), places, element));
  }
  program.stages.push_back(std::move(stage));
  return reads;
}

/// Of several indices the last is folded first, for each of the others: what
/// rows are folded to is folded again.
bool Reverser::reverseCombined(
    const GraphStage &stage, llvm::ArrayRef<std::optional<NodeId>> cotangents) {
  if (stage.folded.empty()) {
    for (auto [value, cotangent] : llvm::zip(stage.values, cotangents))
      if (cotangent)
        backpropagate(stage, value, {{}, *cotangent});
    return true;
  }
  if (std::optional<Running> running = matchRunning(stage))
    if (auto isDone = reverseRunning(stage, *running, cotangents))
      return *isDone;
  std::vector<bool> depends;
  for (NodeId value : stage.values)
    depends.push_back(isActive(value));
  if (stage.folded.size() > 1) { // what rows are folded to is derived by, too
    std::vector<NodeId> left = addStandIns(stage), right = addStandIns(stage);
    auto all = combine(stage, left, right);
    if (!all)
      return false;
    depends = findDependent(*all, left, right, std::move(depends));
  }
  std::vector<GraphStage> levels{stage};
  while (levels.back().folded.size() > 1) {
    GraphStage rows = levels.back(), outer = levels.back();
    unsigned first = rows.folded[0];
    rows.folded.erase(rows.folded.begin());
    rows.variables.push_back(first);
    GraphStage made = rows;
    made.outputs.clear();
    outer.folded = {first};
    outer.values =
        readStage(std::move(made), "rows", rows.variables, stage.outputs);
    for (auto [read, isDependent] : llvm::zip(outer.values, depends))
      active[graph[read].integer] = isDependent;
    outer.where = graph.truth(true);
    levels.back() = std::move(outer);
    levels.push_back(std::move(rows));
  }
  activeNodes.clear();
  std::vector<std::optional<NodeId>> each(cotangents.begin(), cotangents.end());
  for (const GraphStage &level : levels) {
    auto next = reverseBetween(level, each);
    if (!next)
      return false;
    each = std::move(*next);
  }
  std::vector<NodeId> conditions;
  graph.split(stage.where, conditions);
  for (auto [value, cotangent] : llvm::zip(stage.values, each)) {
    if (!cotangent)
      continue;
    current = graph[*cotangent].integer;
    backpropagate(stage, value, {conditions, *cotangent});
  }
  return true;
}

bool Reverser::reverseFold(const GraphStage &stage,
                           llvm::ArrayRef<std::optional<NodeId>> cotangents) {
  if (stage.reducer == Reducer::Named) {
    program.passed.insert(
        program.combiners[stage.combiner].definition->name.text.str());
    std::optional<bool> chooses = isChoice(stage);
    return chooses && (*chooses ? reverseChoice(stage, cotangents)
                                : reverseCombined(stage, cotangents));
  }
  NodeId value = stage.values[0], v = *cotangents[0];
  ElementType element = program.tensors[stage.outputs[0]].element;
  std::vector<NodeId> conditions, places;
  graph.split(stage.where, conditions);
  // Each place may have a product of its own, as in cumulative ones: too many
  // to leave each element out, but where the quotient is derived again, which
  // is a constant to either side of a 0.
  bool isOfPlaces = llvm::any_of(conditions, [&](NodeId condition) {
    return isIndexCondition(graph, condition) &&
           llvm::any_of(stage.variables, [&](unsigned variable) {
             return graph.dependsOn(condition, variable);
           });
  });
  std::optional<Running> running = matchRunning(stage);
  if (stage.reducer == Reducer::Prod &&
      (!isOfPlaces || isDifferentiated || running))
    return reverseCombined(stage, cotangents);
  if (stage.reducer != Reducer::Sum && running && !running->isExclusive) {
    reverseRunningChoice(stage, *running, v);
    return true;
  }
  for (unsigned variable : stage.variables)
    places.push_back(graph.index(variable));
  auto fold = [&](Reducer reducer, NodeId each, llvm::StringRef name) {
    GraphStage made;
    made.kind = GraphStage::Fold;
    made.reducer = reducer;
    made.folded = stage.folded;
    made.where = stage.where;
    made.values = {each};
    unsigned tensor = addStage(std::move(made), name, stage.variables, element);
    return graph.read(tensor, places, element);
  };
  if (stage.reducer == Reducer::Sum) {
    backpropagate(stage, value, {conditions, v});
    return true;
  }
  if (stage.reducer == Reducer::Prod) {
    // Without the element itself: of a 0 all others, of others none if there
    // is a 0.
    NodeId term = keepTerm(stage, value);
    NodeId isZero = graph.compare(BinaryOp::Eq, term, zero());
    NodeId other = graph.select(isZero, graph.number(1), term);
    NodeId own = graph.cast(isZero, element);
    NodeId zeros = fold(Reducer::Sum, own, "zeros");
    NodeId rest = fold(Reducer::Prod, other, "rest");
    conditions.push_back(graph.compare(BinaryOp::Eq, zeros, own));
    backpropagate(stage, value,
                  {conditions, graph.mul(v, graph.div(rest, other))});
    return true;
  }
  NodeId best = graph.compare(BinaryOp::Eq, keepTerm(stage, value),
                              graph.read(stage.outputs[0], places, element));
  NodeId count = fold(Reducer::Sum, graph.cast(best, element), "count");
  conditions.push_back(best);
  backpropagate(stage, value, {conditions, graph.div(v, count)});
  return true;
}

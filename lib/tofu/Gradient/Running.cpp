//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Derivatives of cumulative folds, in as many steps as these have: the fold up
// to a place is z(i) = c(z(i - 1), x(i)), so what comes to z(i - 1) from all
// behind it, u(i), is K(i) (g(i) + u(i + 1)), where K(i) is c's derivative by
// its left side and g the cotangent: a cumulative fold from the other end, of
// affine functions, with the derivatives and K g as terms.
//
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Conditions.h"
#include "tofu/Gradient/Reverse.h"
#include "tofu/Syntax/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;

/// A matrix has at most 9 elements.
static constexpr size_t maxRunningValues = 3;

std::optional<Running> Reverser::matchRunning(const GraphStage &stage) {
  // A combiner of its own is only for definitions that are made concrete for
  // element types, as all are that have one.
  bool isConcrete =
      stage.reducer == Reducer::Named ||
      program.tensors[stage.outputs[0]].element.scalar != Scalar::Generic;
  std::vector<NodeId> conditions;
  graph.split(stage.where, conditions);
  if (!isConcrete || stage.folded.size() != 1 || conditions.size() != 1)
    return std::nullopt;
  const Node node = graph[conditions[0]];
  if (node.kind != Node::Compare || node.op == BinaryOp::Eq ||
      !isIndexCondition(graph, conditions[0]))
    return std::nullopt;
  // Where i - k, or k - i, is 0 at least, or 1.
  bool isLess = node.op == BinaryOp::Lt || node.op == BinaryOp::Le;
  bool isStrict = node.op == BinaryOp::Lt || node.op == BinaryOp::Gt;
  NodeId room = graph.sub(node.operands[isLess], node.operands[!isLess]);
  unsigned folded = stage.folded[0];
  for (unsigned along : stage.variables)
    for (bool isBackward : {false, true}) {
      NodeId i = graph.index(along), k = graph.index(folded);
      NodeId distance = isBackward ? graph.sub(k, i) : graph.sub(i, k);
      bool isOneLess = room == graph.sub(distance, graph.integer(1));
      if ((room != distance && !isOneLess) || (isOneLess && isStrict))
        continue;
      if (!graph.isEqual(graph.variable(along).extent,
                         graph.variable(folded).extent) ||
          llvm::any_of(stage.values, [&](NodeId value) {
            return graph.dependsOn(value, along);
          }))
        return std::nullopt;
      return Running{along, isBackward, isStrict || isOneLess};
    }
  return std::nullopt;
}

namespace {
/// What an affine function of some values does: which elements of its matrix
/// may be other than 0, in rows.
struct Pattern {
  size_t size;
  std::set<std::pair<size_t, size_t>> elements;

  /// With those of products, and of the identity.
  void close() {
    for (size_t i = 0; i != size; ++i)
      elements.insert({i, i});
    for (size_t k = 0; k != size; ++k)
      for (size_t i = 0; i != size; ++i)
        for (size_t j = 0; j != size; ++j)
          if (elements.count({i, k}) && elements.count({k, j}))
            elements.insert({i, j});
  }
};
} // namespace

/// `combiner chain(a, v; b, w) from (1, 0) = (a * b, v + a * w)`, of matrices
/// and vectors: the left function after the right one, or the other way round.
static std::string writeChain(const Pattern &pattern, bool isRightLast) {
  std::string parameters[2], identity, values;
  // Equal names are equal meanings: their places are in no file.
  std::string own = isRightLast ? "chain_back" : "chain";
  auto name = [](char letter, size_t i, size_t j) {
    return letter + std::to_string(i) + "_" + std::to_string(j);
  };
  auto append = [](std::string &list, const std::string &item,
                   const char *separator = ", ") {
    list += (list.empty() ? "" : separator) + item;
  };
  char outer = isRightLast ? 'b' : 'a', inner = isRightLast ? 'a' : 'b';
  for (auto [i, j] : pattern.elements) {
    if (pattern.size > 1)
      append(own, std::to_string(i) + std::to_string(j), "_");
    append(parameters[0], name('a', i, j));
    append(parameters[1], name('b', i, j));
    append(identity, i == j ? "1" : "0");
    std::string sum;
    for (size_t k = 0; k != pattern.size; ++k)
      if (pattern.elements.count({i, k}) && pattern.elements.count({k, j}))
        append(sum, name(outer, i, k) + " * " + name(inner, k, j), " + ");
    append(values, sum);
  }
  for (size_t i = 0; i != pattern.size; ++i) {
    std::string left = "v" + std::to_string(i), right = "w" + std::to_string(i);
    append(parameters[0], left);
    append(parameters[1], right);
    append(identity, "0");
    std::string sum = isRightLast ? right : left;
    for (size_t k = 0; k != pattern.size; ++k)
      if (pattern.elements.count({i, k}))
        append(sum,
               name(outer, i, k) + " * " + (isRightLast ? "v" : "w") +
                   std::to_string(k),
               " + ");
    append(values, sum);
  }
  return "combiner " + own + "(" + parameters[0] + "; " + parameters[1] +
         ") from (" + identity + ") = (" + values + ")";
}

/// Sums of numbers up to the first that the condition cuts from the others: of
/// what is behind, NaNs too, nothing comes.
static llvm::StringRef writeRuns(bool isRightLast) {
  return isRightLast ? "combiner runs_back(c, v; d, w) from (false, 0) = "
                       "(c or d, w + select(d, 0, v))"
                     : "combiner runs(c, v; d, w) from (false, 0) = "
                       "(c or d, v + select(c, 0, w))";
}

/// The combiner's number; its text is the program's own.
static unsigned addCombiner(GraphProgram &program, std::string text,
                            llvm::ArrayRef<ElementType> types) {
  for (auto [number, combiner] : llvm::enumerate(program.combiners))
    for (const auto &known : program.made)
      if (known->text == text &&
          combiner.definition == &known->module.combiners[0] &&
          llvm::ArrayRef(combiner.types) == types)
        return number;
  auto made = std::make_shared<MadeCombiner>();
  made->text = std::move(text);
  made->module = *parse(made->text, [](llvm::SourceMgr::DiagKind, llvm::SMLoc,
                                       const llvm::Twine &) {});
  Combiner combiner{&made->module.combiners[0], types.vec()};
  program.combiners.push_back(std::move(combiner));
  program.made.push_back(std::move(made));
  return program.combiners.size() - 1;
}

/// The derivatives by stand-ins of what has these cotangents.
std::map<NodeId, NodeId>
Reverser::deriveByStandIns(const GraphStage &stage,
                           llvm::ArrayRef<NodeId> values,
                           llvm::ArrayRef<std::optional<NodeId>> cotangents) {
  std::vector<std::pair<NodeId, Guarded>> roots;
  for (auto [root, cotangent] : llvm::zip(values, cotangents))
    if (cotangent)
      roots.push_back({root, {{}, *cotangent}});
  std::map<NodeId, Guarded> derivatives;
  llvm::SaveAndRestore collect(standInDerivatives, &derivatives);
  llvm::SaveAndRestore first(firstTakesAll, true);
  activeNodes.clear();
  backpropagate(stage, std::move(roots));
  activeNodes.clear();
  std::map<NodeId, NodeId> results;
  for (auto &[standIn, derivative] : derivatives)
    results[standIn] = graph.select(graph.all(derivative.conditions),
                                    derivative.value, zero());
  return results;
}

/// The stage's values, which are of places along the variable, folded up to
/// each place of its variables, and what they are there.
std::vector<NodeId> Reverser::foldAlong(const GraphStage &stage,
                                        const Running &running,
                                        llvm::StringRef name,
                                        llvm::ArrayRef<unsigned> like) {
  unsigned along = running.along;
  unsigned each = graph.addVariable(graph.variable(along).name,
                                    graph.variable(along).extent);
  Substitution renamed;
  renamed[along] = graph.index(each);
  Graph::Substituter substitute(graph, renamed);
  GraphStage made;
  made.kind = GraphStage::Fold;
  made.reducer = stage.reducer;
  made.combiner = stage.combiner;
  made.folded = {each};
  NodeId before = graph.index(each), here = graph.index(along);
  if (running.isBackward)
    std::swap(before, here);
  made.where = graph.compare(running.isExclusive ? BinaryOp::Lt : BinaryOp::Le,
                             before, here);
  for (NodeId value : stage.values)
    made.values.push_back(substitute(value));
  return readStage(std::move(made), name, stage.variables, like);
}

/// The cotangent of a term is what comes from all places where it is the
/// result: these follow one another, so both what comes, and among how many
/// terms that are equal it is divided, take a step for each place.
void Reverser::reverseRunningChoice(const GraphStage &stage,
                                    const Running &running, NodeId cotangent) {
  unsigned along = running.along, output = stage.outputs[0];
  ElementType element = program.tensors[output].element;
  Substitution toHere;
  toHere[stage.folded[0]] = graph.index(along);
  NodeId value = graph.substitute(stage.values[0], toHere);
  auto readAt = [&](int64_t offset) {
    std::vector<NodeId> places;
    for (unsigned variable : stage.variables)
      places.push_back(graph.index(variable));
    auto at = llvm::find(stage.variables, along) - stage.variables.begin();
    places[at] = graph.add(places[at], graph.integer(offset));
    return graph.read(output, places, element, none,
                      offset ? zero() : NodeId(none));
  };
  NodeId term = graph.substitute(keepTerm(stage, stage.values[0]), toHere);
  NodeId isBest = graph.compare(BinaryOp::Eq, term, readAt(0));
  // Over places that have one result.
  ElementType condition{Type::Condition, Scalar::Bool, {}};
  auto sum = [&](NodeId own, bool isBackward, llvm::StringRef name) {
    NodeId isOther = graph.opposite(
        graph.compare(BinaryOp::Eq, readAt(0), readAt(isBackward ? 1 : -1)));
    GraphStage made = stage;
    made.reducer = Reducer::Named;
    made.combiner = addCombiner(program, writeRuns(!isBackward).str(),
                                {condition, element});
    made.values = {isOther, own};
    NodeId result = foldAlong(made, {along, isBackward, /*isExclusive=*/false},
                              name, {output, output})[1];
    program.tensors[program.stages.back().outputs[0]].element = condition;
    return result;
  };
  NodeId count = sum(graph.cast(isBest, element), running.isBackward, "count");
  NodeId come = sum(graph.div(cotangent, count), !running.isBackward, "come");
  GraphStage at;
  at.variables = stage.variables;
  current = graph[come].integer;
  backpropagate(at, value, {{isBest}, come});
}

/// Nothing is done if it cannot be done so.
std::optional<bool>
Reverser::reverseRunning(const GraphStage &stage, const Running &running,
                         llvm::ArrayRef<std::optional<NodeId>> cotangents) {
  unsigned along = running.along;
  size_t count = stage.values.size(), numTensors = program.tensors.size();
  std::vector<bool> isActiveHere;
  for (NodeId value : stage.values)
    isActiveHere.push_back(isActive(value));

  // What the combiner makes of what is folded before, and of what is folded
  // here, which stand in the places of its sides.
  std::vector<NodeId> before = addStandIns(stage);
  std::vector<NodeId> own = addStandIns(stage);
  auto forget = [&] {
    for (size_t i = numTensors; i != program.tensors.size(); ++i)
      active[i] = false;
    activeNodes.clear();
  };
  auto all = running.isBackward ? combine(stage, own, before)
                                : combine(stage, before, own);
  if (!all)
    return false;
  std::vector<bool> depends = findDependent(*all, before, own, isActiveHere);
  for (size_t i = 0; i != count; ++i) {
    active[graph[before[i]].integer] = depends[i];
    active[graph[own[i]].integer] = isActiveHere[i];
  }
  // Of which a derivative comes from behind: by rows of the matrix.
  std::vector<size_t> values;
  for (size_t i = 0; i != count; ++i)
    if (cotangents[i] && depends[i])
      values.push_back(i);
  std::map<std::pair<size_t, size_t>, NodeId> derivatives;
  for (size_t next = 0; next != values.size(); ++next) {
    std::vector<std::optional<NodeId>> one(count);
    one[values[next]] = graph.number(1);
    auto by = deriveByStandIns(stage, *all, one);
    for (size_t i = 0; i != count; ++i) {
      auto derivative = by.find(before[i]);
      if (derivative == by.end() || graph.isNumber(derivative->second, 0))
        continue;
      if (!llvm::is_contained(values, i))
        values.push_back(i);
      derivatives[{i, values[next]}] = derivative->second;
    }
  }
  if (values.empty() || values.size() > maxRunningValues) {
    forget();
    return std::nullopt;
  }

  // What is folded before each place, and the terms there.
  Substitution toHere;
  toHere[stage.folded[0]] = graph.index(along);
  Graph::Substituter atHere(graph, toHere);
  std::vector<NodeId> terms;
  for (NodeId value : stage.values)
    terms.push_back(running.isExclusive ? guardReads(atHere(value))
                                        : atHere(value));
  GraphStage beside = stage;
  beside.values = terms;
  std::vector<NodeId> folded =
      foldAlong(beside, {along, running.isBackward, /*isExclusive=*/true},
                running.isBackward ? "behind" : "before", stage.outputs);
  Substitution noVariables;
  Graph::Substituter insert(graph, noVariables);
  for (size_t i = 0; i != count; ++i) {
    insert.replace(before[i], folded[i]);
    insert.replace(own[i], terms[i]);
  }

  // The affine functions, folded from the other end.
  Pattern pattern{values.size(), {}};
  std::vector<size_t> rowOf(count);
  for (auto [row, value] : llvm::enumerate(values))
    rowOf[value] = row;
  for (auto &[place, derivative] : derivatives)
    pattern.elements.insert({rowOf[place.first], rowOf[place.second]});
  pattern.close();
  std::vector<NodeId> chained;
  for (auto [row, column] : pattern.elements) {
    auto derivative = derivatives.find({values[row], values[column]});
    chained.push_back(
        derivative == derivatives.end() ? zero() : insert(derivative->second));
  }
  for (size_t value : values) {
    NodeId sum = zero();
    if (running.isExclusive && cotangents[value])
      sum = *cotangents[value];
    if (!running.isExclusive)
      for (size_t other : values)
        if (auto derivative = derivatives.find({value, other});
            cotangents[other] && derivative != derivatives.end())
          sum = graph.add(
              sum, graph.mul(insert(derivative->second), *cotangents[other]));
    chained.push_back(sum);
  }
  ElementType element = program.tensors[stage.outputs[values[0]]].element;
  GraphStage functions = stage;
  functions.reducer = Reducer::Named;
  functions.combiner =
      addCombiner(program, writeChain(pattern, running.isBackward),
                  std::vector<ElementType>(chained.size(), element));
  functions.values = chained;
  std::vector<unsigned> like(chained.size(), stage.outputs[values[0]]);
  std::vector<NodeId> behind =
      foldAlong(functions, {along, !running.isBackward, /*isExclusive=*/true},
                "chained", like);

  // What comes to each term.
  std::vector<std::optional<NodeId>> come(count);
  for (auto [row, value] : llvm::enumerate(values)) {
    NodeId from = behind[pattern.elements.size() + row];
    come[value] = !running.isExclusive && cotangents[value]
                      ? graph.add(*cotangents[value], from)
                      : from;
  }
  std::map<NodeId, NodeId> by = deriveByStandIns(stage, *all, come);
  for (size_t i = 0; i != count; ++i)
    if (auto derivative = by.find(own[i]); derivative != by.end())
      by[own[i]] = insert(derivative->second);
  forget();
  GraphStage at;
  at.variables = stage.variables;
  for (size_t i = 0; i != count; ++i) {
    auto derivative = by.find(own[i]);
    if (derivative == by.end())
      continue;
    NodeId value = derivative->second, here = graph.index(along);
    if (running.isExclusive) { // the last term is in no place
      NodeId last = running.isBackward ? graph.integer(0)
                                       : graph.sub(graph.variable(along).extent,
                                                   graph.integer(1));
      value = graph.select(running.isBackward
                               ? graph.compare(BinaryOp::Lt, last, here)
                               : graph.compare(BinaryOp::Lt, here, last),
                           value, zero());
    }
    GraphStage made;
    made.values = {value};
    NodeId read = readStage(std::move(made),
                            "d_" + program.tensors[stage.outputs[i]].name,
                            stage.variables, {stage.outputs[i]})[0];
    current = graph[read].integer;
    backpropagate(at, terms[i], {{}, read});
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/LevelProblem.h"

#include "tofu/Search/OperatorCost.h"

using namespace tofu;
using namespace tofu::search;
using namespace tofu::solver;
using llvm::ArrayRef;
using llvm::SmallVector;

static void append(Key &key, const IndexExpr &expr) {
  key.push_back(int64_t(expr.nodes.size()));
  for (const IndexExpr::Node &node : expr.nodes) {
    key.push_back(int64_t(node.kind));
    key.push_back(node.value);
  }
}

/// What tells layouts apart that are to differ along `axis`.
static void appendOthers(Key &key, Layout layout, unsigned axis) {
  layout.set(axis, {});
  layout.appendTo(key);
}

LevelBuilder::LevelBuilder(const Graph &graph, const PlanOptions &options)
    : graph(graph), options(options), producer(graph.tensors.size(), None),
      needs(graph) {
  classify();
}

void LevelBuilder::classify() {
  for (const Tensor &tensor : graph.tensors) {
    Key key{tensor.elementBytes, tensor.free, tensor.gathered, tensor.unread};
    key.insert(key.end(), tensor.extents.begin(), tensor.extents.end());
    tensorShape.push_back(shapes.get(key));
  }
  for (unsigned o = 0; o < graph.operators.size(); ++o) {
    const Operator &op = graph.operators[o];
    for (unsigned result : op.results)
      producer[result] = o;
    operatorClass.push_back(getOperatorClass(op));
    if (operatorClass.back() < accesses.size())
      continue;
    accesses.emplace_back();
    for (unsigned i = 0; i < op.operands.size(); ++i)
      accesses.back().emplace_back(graph, op, i);
  }
  // Union-find: the lowest tensor stands for its class.
  for (unsigned t = 0; t < graph.tensors.size(); ++t)
    tensorClass.push_back(t);
  auto find = [&](unsigned t) {
    while (tensorClass[t] != t)
      t = tensorClass[t] = tensorClass[tensorClass[t]];
    return t;
  };
  auto unite = [&](unsigned t, std::optional<unsigned> other) {
    if (!other || graph.tensors[t].free || graph.tensors[*other].free)
      return;
    unsigned a = find(t), b = find(*other);
    tensorClass[std::max(a, b)] = std::min(a, b);
  };
  for (unsigned t = 0; t < graph.tensors.size(); ++t) {
    unite(t, graph.tensors[t].sameAs);
    if (options.tie)
      unite(t, graph.tensors[t].tiedTo);
  }
  pins.assign(graph.tensors.size(), nullptr);
  for (unsigned t = 0; t < graph.tensors.size(); ++t) {
    tensorClass[t] = find(t);
    if (graph.tensors[t].pin)
      pins[tensorClass[t]] = &*graph.tensors[t].pin;
  }
}

unsigned LevelBuilder::getOperatorClass(const Operator &op) {
  Key key{int64_t(op.variables.size())};
  for (const IndexVariable &variable : op.variables) {
    key.push_back(variable.extent);
    key.push_back(int64_t(variable.kind) * 2 + variable.isPending);
    if (variable.kind == VariableKind::Prefix) {
      key.push_back(variable.along);
      key.push_back(variable.foldBytes);
    }
  }
  Interner fetches;
  for (const Operand &operand : op.operands) {
    key.push_back(tensorShape[operand.tensor]);
    // Several operands of one tensor may be one fetch.
    key.push_back(
        fetches.get({operand.tensor, operand.place, operand.audience}));
    for (const IndexExpr &expr : operand.access)
      append(key, expr);
    key.push_back(int64_t(operand.guards.size()));
    for (const Guard &guard : operand.guards) {
      key.push_back(guard.equality);
      append(key, guard.expr);
    }
    key.push_back(int64_t(operand.outside.size()));
    key.insert(key.end(), operand.outside.begin(), operand.outside.end());
  }
  key.push_back(-1);
  for (unsigned result : op.results)
    key.push_back(tensorShape[result]);
  key.push_back(-1);
  key.push_back(op.isSum);
  for (uint64_t set : op.linearSets)
    key.push_back(int64_t(set));
  return operatorClasses.get(key);
}

LevelBuilder::OperatorState
LevelBuilder::makeState(const Operator &op, const Layout &layout, unsigned axis,
                        ArrayRef<int64_t> mesh, unsigned opClass) {
  OperatorState state;
  state.choices = getOperatorChoices(graph, op, layout, axis, mesh, options);
  Layout full(layout);
  for (unsigned i = 0; i < op.operands.size(); ++i) {
    state.needs.emplace_back();
    for (Choice choice : state.choices) {
      full.set(axis, choice);
      state.needs.back().push_back(
          needs.get(accesses[opClass][i], op, i, full, mesh));
    }
  }
  return state;
}

void LevelBuilder::findStates(const Plan &plan, unsigned axis) {
  operatorState.assign(graph.operators.size(), None);
  for (unsigned o = 0; o < graph.operators.size(); ++o) {
    const Operator &op = graph.operators[o];
    if (graph.isFree(op))
      continue;
    Key key{operatorClass[o], axis};
    appendOthers(key, plan.operators[o], axis);
    auto [number, isNew] = stateNumbers.insert(key);
    if (isNew)
      states.push_back(
          makeState(op, plan.operators[o], axis, plan.mesh, operatorClass[o]));
    operatorState[o] = number;
  }
}

void LevelBuilder::findTensorChoices(const Plan &plan, unsigned axis) {
  size_t count = graph.tensors.size();
  tensorChoices.assign(count, {});
  std::vector<bool> mayBePartial(count, options.partial);
  for (unsigned t = 0; t < count; ++t) {
    if (graph.tensors[t].free)
      continue;
    const Tensor &tensor = graph.tensors[t];
    bool terms = tensor.handed;
    if (producer[t] != None && operatorState[producer[t]] != None)
      terms = canMakeTerms(graph.operators[producer[t]],
                           states[operatorState[producer[t]]].choices);
    if (!terms || tensor.boundary || tensor.whole)
      mayBePartial[tensorClass[t]] = false;
  }
  tensorState.assign(count, None);
  for (unsigned t = 0; t < count; ++t) {
    if (graph.tensors[t].free)
      continue;
    if (pins[tensorClass[t]]) {
      tensorChoices[tensorClass[t]] = {
          pins[tensorClass[t]]->takeAxes(plan.mesh.size()).getChoice(axis)};
    } else if (tensorClass[t] == t) {
      tensorChoices[t] = getTensorChoices(graph.tensors[t], plan.tensors[t],
                                          axis, plan.mesh, options);
      if (mayBePartial[t])
        tensorChoices[t].push_back({Partial});
    }
    Key key{tensorShape[t], axis};
    appendOthers(key, plan.tensors[t], axis);
    for (Choice choice : getChoices(t)) {
      key.push_back(choice.value);
      key.push_back(choice.digit);
    }
    tensorState[t] = tensorStates.get(key);
  }
}

void LevelBuilder::addUses(unsigned number) {
  const Operator &op = graph.operators[number];
  const OperatorState &state = states[operatorState[number]];
  for (unsigned i = 0; i < op.operands.size(); ++i) {
    unsigned tensor = op.operands[i].tensor;
    if (graph.tensors[tensor].free)
      continue;
    bool same = true;
    for (unsigned c = 0; c < state.choices.size(); ++c) {
      unsigned need = state.needs[i][c];
      same &= need == state.needs[i][0];
      auto [it, isNew] = useNumbers.try_emplace(
          {tensor, op.operands[i].place, need}, unsigned(uses.size()));
      if (isNew)
        uses.push_back({tensor, need, number, i, c});
      else if (uses[it->second].user != number)
        uses[it->second].shared = true;
    }
    if (same)
      getUse(op.operands[i], state.needs[i][0]).mandatory = true;
  }
}

void LevelBuilder::findUses() {
  uses.clear();
  useNumbers.clear();
  if (!options.shareFetches)
    return;
  for (unsigned o = 0; o < graph.operators.size(); ++o)
    if (operatorState[o] != None)
      addUses(o);
}

void LevelBuilder::addVariables(Problem &problem) {
  tensorVariable.assign(graph.tensors.size(), None);
  for (unsigned t = 0; t < graph.tensors.size(); ++t)
    if (!graph.tensors[t].free)
      tensorVariable[t] = tensorClass[t] == t
                              ? problem.addVariable(std::vector<int64_t>(
                                    tensorChoices[t].size(), 0))
                              : tensorVariable[tensorClass[t]];
  operatorVariable.assign(graph.operators.size(), None);
  for (unsigned o = 0; o < graph.operators.size(); ++o)
    if (operatorState[o] != None)
      operatorVariable[o] = problem.addVariable(
          std::vector<int64_t>(states[operatorState[o]].choices.size(), 0));
  for (Use &use : uses)
    if (use.shared && !use.mandatory)
      use.variable = problem.addVariable({0, 0});
}

Problem LevelBuilder::build(const Plan &plan, unsigned axis) {
  findStates(plan, axis);
  findTensorChoices(plan, axis);
  findUses();
  Problem problem;
  addVariables(problem);
  for (const Use &use : uses)
    if (use.shared)
      addUse(problem, use, plan, axis);
  for (unsigned o = 0; o < graph.operators.size(); ++o)
    if (operatorState[o] != None)
      addOperator(problem, o, plan, axis);
  return problem;
}

void LevelBuilder::forEachVariable(
    llvm::function_ref<void(unsigned, ArrayRef<Choice>)> visit) const {
  for (unsigned t = 0; t < graph.tensors.size(); ++t)
    if (tensorVariable[t] != None && tensorClass[t] == t)
      visit(tensorVariable[t], getChoices(t));
  for (unsigned o = 0; o < graph.operators.size(); ++o)
    if (operatorVariable[o] != None)
      visit(operatorVariable[o], states[operatorState[o]].choices);
}

Problem LevelBuilder::restrict(const Problem &problem, Keeps keeps) const {
  Problem restricted(problem);
  forEachVariable([&](unsigned variable, ArrayRef<Choice> choices) {
    for (unsigned i = 0; i < choices.size(); ++i)
      if (!keeps(choices, i, variable))
        restricted.unary[variable][i] = Forbidden;
  });
  return restricted;
}

Problem LevelBuilder::restrict(const Problem &problem, const Plan &start,
                               unsigned axis) const {
  Problem restricted(problem);
  auto keep = [&](unsigned variable, ArrayRef<Choice> choices,
                  const Layout &layout) {
    Choice wanted = layout.takeAxes(axis + 1).getChoice(axis);
    if (!llvm::is_contained(choices, wanted))
      return;
    for (unsigned i = 0; i < choices.size(); ++i)
      if (choices[i] != wanted)
        restricted.unary[variable][i] = Forbidden;
  };
  for (unsigned t = 0; t < graph.tensors.size(); ++t)
    if (tensorVariable[t] != None && tensorClass[t] == t)
      keep(tensorVariable[t], getChoices(t), start.tensors[t]);
  for (unsigned o = 0; o < graph.operators.size(); ++o)
    if (operatorVariable[o] != None)
      keep(operatorVariable[o], states[operatorState[o]].choices,
           start.operators[o]);
  return restricted;
}

bool LevelBuilder::hasOrders() const {
  bool has = false;
  forEachVariable([&](unsigned, ArrayRef<Choice> choices) {
    for (unsigned i = 0; i < choices.size(); ++i)
      has |= !isInOrder(choices, i);
  });
  return has;
}

void LevelBuilder::apply(ArrayRef<unsigned> assignment, Plan &plan,
                         unsigned axis) const {
  for (unsigned t = 0; t < graph.tensors.size(); ++t)
    plan.tensors[t].set(axis,
                        tensorVariable[t] == None
                            ? Choice()
                            : getChoices(t)[assignment[tensorVariable[t]]]);
  for (unsigned o = 0; o < graph.operators.size(); ++o)
    plan.operators[o].set(axis,
                          operatorVariable[o] == None
                              ? Choice()
                              : states[operatorState[o]]
                                    .choices[assignment[operatorVariable[o]]]);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The pairwise tables of a LevelProblem.
//
//===----------------------------------------------------------------------===//
#include "tofu/Search/LevelProblem.h"
#include "tofu/Search/OperatorCost.h"

using namespace tofu;
using namespace tofu::search;
using namespace tofu::solver;
using llvm::ArrayRef;
using llvm::SmallVector;

/// The layout with another choice along `axis`.
static Layout replace(Layout layout, unsigned axis, Choice choice) {
  layout.set(axis, choice);
  return layout;
}

Table LevelBuilder::share(std::vector<int64_t> entries) {
  auto [it, isNew] = tablesByContent.try_emplace(entries);
  if (isNew)
    it->second =
        std::make_shared<const std::vector<int64_t>>(std::move(entries));
  return it->second;
}

/// The need says all that matters of the operator, the tensor's state all
/// that matters of the tensor.
int64_t LevelBuilder::getFetchBytes(unsigned number, unsigned operand,
                                    unsigned choice, unsigned tensorChoice,
                                    const Plan &plan, unsigned axis) {
  const Operator &op = graph.operators[number];
  const OperatorState &state = states[operatorState[number]];
  unsigned t = op.operands[operand].tensor;
  auto [it, isNew] = fetchBytes.try_emplace(
      Key{state.needs[operand][choice], tensorState[t], tensorChoice});
  if (!isNew)
    return it->second;
  Layout layout = replace(plan.tensors[t], axis, getChoices(t)[tensorChoice]);
  Split split(op, replace(plan.operators[number], axis, state.choices[choice]));
  Fetch fetch = getFetch(graph, layout, op, operand, split, plan.mesh);
  return it->second = addCost(fetch.reduceBytes, fetch.fetchBytes);
}

Table LevelBuilder::makeOperandTable(unsigned number, unsigned operand,
                                     const Plan &plan, unsigned axis,
                                     ArrayRef<bool> counted) {
  const Operand &use = graph.operators[number].operands[operand];
  unsigned tensor = use.tensor;
  Key key{operatorState[number], operand, tensorState[tensor], use.times};
  key.insert(key.end(), counted.begin(), counted.end());
  Table &table = tables[key];
  if (table)
    return table;
  std::vector<int64_t> entries;
  for (unsigned row = 0; row < getChoices(tensor).size(); ++row)
    for (unsigned column = 0; column < counted.size(); ++column)
      entries.push_back(
          counted[column] ? multiplyCost(getFetchBytes(number, operand, column,
                                                       row, plan, axis),
                                         use.times)
                          : 0);
  return table = share(std::move(entries));
}

Table LevelBuilder::makeResultTable(unsigned number, unsigned result,
                                    const Plan &plan, unsigned axis) {
  const Operator &op = graph.operators[number];
  ArrayRef<Choice> choices = states[operatorState[number]].choices;
  unsigned t = op.results[result];
  Table &table = tables[{operatorState[number], -1, tensorState[t], op.times}];
  if (table)
    return table;
  std::vector<int64_t> entries;
  for (Choice row : getChoices(t)) {
    Layout layout = replace(plan.tensors[t], axis, row);
    for (Choice column : choices) {
      Split split(op, replace(plan.operators[number], axis, column));
      entries.push_back(multiplyCost(
          getResultBytes(op, graph.tensors[t], layout, split, plan.mesh),
          op.times));
    }
  }
  return table = share(std::move(entries));
}

/// The bytes of a shared use: always, or only if it is fetched.
void LevelBuilder::addUse(Problem &problem, const Use &use, const Plan &plan,
                          unsigned axis) {
  std::vector<int64_t> entries;
  unsigned variable = tensorVariable[use.tensor];
  for (unsigned row = 0; row < getChoices(use.tensor).size(); ++row) {
    int64_t bytes = multiplyCost(
        getFetchBytes(use.user, use.operand, use.choice, row, plan, axis),
        graph.operators[use.user].operands[use.operand].times);
    if (use.mandatory) {
      int64_t &cost = problem.unary[variable][row];
      cost = addCost(cost, bytes);
      continue;
    }
    entries.push_back(0);
    entries.push_back(bytes);
  }
  if (!use.mandatory)
    problem.edges.push_back({variable, use.variable, share(entries)});
}

/// Forbids the operator to need a use that is not fetched.
void LevelBuilder::addRequests(Problem &problem, unsigned number) {
  const Operator &op = graph.operators[number];
  const OperatorState &state = states[operatorState[number]];
  SmallVector<std::pair<unsigned, std::vector<int64_t>>, 8> requests;
  for (unsigned i = 0; i < op.operands.size(); ++i) {
    if (graph.tensors[op.operands[i].tensor].free)
      continue;
    for (unsigned c = 0; c < state.choices.size(); ++c) {
      const Use &use = getUse(op.operands[i], state.needs[i][c]);
      if (use.variable == None)
        continue;
      auto *request = llvm::find_if(
          requests, [&](auto &other) { return other.first == use.variable; });
      if (request == requests.end()) {
        requests.push_back(
            {use.variable, std::vector<int64_t>(2 * state.choices.size(), 0)});
        request = &requests.back();
      }
      request->second[2 * c] = Forbidden;
    }
  }
  for (auto &[variable, entries] : requests)
    problem.edges.push_back(
        {operatorVariable[number], variable, share(std::move(entries))});
}

void LevelBuilder::addOperator(Problem &problem, unsigned number,
                               const Plan &plan, unsigned axis) {
  const Operator &op = graph.operators[number];
  const OperatorState &state = states[operatorState[number]];
  unsigned variable = operatorVariable[number];
  for (unsigned i = 0; i < op.operands.size(); ++i) {
    unsigned tensor = op.operands[i].tensor;
    if (graph.tensors[tensor].free)
      continue;
    // Count here what is not shared, and the same use once.
    SmallVector<bool, 8> counted;
    for (unsigned c = 0; c < state.choices.size(); ++c) {
      unsigned need = state.needs[i][c];
      bool counts =
          !options.shareFetches || !getUse(op.operands[i], need).shared;
      for (unsigned j = 0; j < i && counts; ++j)
        counts = op.operands[j].tensor != tensor ||
                 op.operands[j].place != op.operands[i].place ||
                 state.needs[j][c] != need;
      counted.push_back(counts);
    }
    if (llvm::is_contained(counted, true))
      problem.edges.push_back(
          {tensorVariable[tensor], variable,
           makeOperandTable(number, i, plan, axis, counted)});
  }
  for (unsigned r = 0; r < op.results.size(); ++r)
    if (unsigned t = op.results[r]; !graph.tensors[t].free)
      problem.edges.push_back({tensorVariable[t], variable,
                               makeResultTable(number, r, plan, axis)});
  if (options.shareFetches)
    addRequests(problem, number);
}

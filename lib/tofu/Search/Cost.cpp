//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a whole plan moves: every operator's operands and results, equal uses
// of a tensor once.
//
//===----------------------------------------------------------------------===//
#include "tofu/Search/Legal.h"
#include "tofu/Search/Needs.h"

using namespace tofu;
using namespace tofu::search;
using namespace tofu::solver;

namespace {
class Evaluator {
public:
  Evaluator(const Graph &graph, const Plan &plan, const PlanOptions &options);
  PlanCost run();

private:
  void evaluate(unsigned number);
  void refuse(unsigned tensor);
  unsigned getLayoutNumber(unsigned tensor);
  Fetch evaluateOperand(unsigned number, unsigned operand, const Split &split);

  const Graph &graph;
  const Plan &plan;
  const PlanOptions &options;
  PlanCost cost;
  std::vector<bool> produced;
  Needs needs;
  Interner groups, layouts, uses;
  std::vector<int> layoutNumbers; // per tensor; -1 until asked for
  std::vector<Fetch> fetches;     // per use: layout and need
};
} // namespace

Evaluator::Evaluator(const Graph &graph, const Plan &plan,
                     const PlanOptions &options)
    : graph(graph), plan(plan), options(options),
      produced(graph.tensors.size()), needs(graph),
      layoutNumbers(graph.tensors.size(), -1) {
  for (const Operator &op : graph.operators)
    for (unsigned result : op.results)
      produced[result] = true;
}

unsigned Evaluator::getLayoutNumber(unsigned tensor) {
  int &number = layoutNumbers[tensor];
  if (number >= 0)
    return unsigned(number);
  const Tensor &t = graph.tensors[tensor];
  Key key{t.elementBytes, t.free, int64_t(t.extents.size())};
  key.insert(key.end(), t.extents.begin(), t.extents.end());
  plan.tensors[tensor].appendTo(key);
  return unsigned(number = int(layouts.get(key)));
}

Fetch Evaluator::evaluateOperand(unsigned number, unsigned operand,
                                 const Split &split) {
  const Operator &op = graph.operators[number];
  unsigned tensor = op.operands[operand].tensor;
  unsigned need = needs.get(CanonicalAccess(graph, op, operand), op, operand,
                            plan.operators[number], plan.mesh);
  auto [use, isNewUse] = uses.insert({need, getLayoutNumber(tensor)});
  if (isNewUse)
    fetches.push_back(
        getFetch(graph, plan.tensors[tensor], op, operand, split, plan.mesh));
  Fetch fetch = fetches[use];
  auto [place, times] =
      std::pair(op.operands[operand].place, op.operands[operand].times);
  auto [group, isNewGroup] =
      groups.insert({tensor, place, need,
                     options.shareFetches ? int64_t(-1) : int64_t(number)});
  fetch.group = group;
  if (isNewGroup)
    cost.total = addCost(
        cost.total,
        multiplyCost(addCost(fetch.reduceBytes, fetch.fetchBytes), times));
  return fetch;
}

void Evaluator::evaluate(unsigned number) {
  const Operator &op = graph.operators[number];
  auto &operands = cost.operands[number];
  auto &results = cost.resultBytes[number];
  if (graph.isFree(op)) {
    for (unsigned i = 0; i < op.operands.size(); ++i) {
      operands.emplace_back();
      operands.back().group = groups.insert({-1, number, i}).first;
    }
    results.assign(op.results.size(), 0);
    return;
  }
  if (!isLegal(graph, op, plan.operators[number])) {
    operands.resize(op.operands.size());
    results.assign(op.results.size(), Forbidden);
    cost.total = Forbidden;
    return;
  }
  Split split(op, plan.operators[number]);
  for (unsigned i = 0; i < op.operands.size(); ++i)
    operands.push_back(evaluateOperand(number, i, split));
  for (unsigned t : op.results) {
    const Tensor &tensor = graph.tensors[t];
    results.push_back(
        getResultBytes(op, tensor, plan.tensors[t], split, plan.mesh));
    cost.total = addCost(cost.total, multiplyCost(results.back(), op.times));
  }
}

void Evaluator::refuse(unsigned tensor) {
  cost.total = Forbidden;
  if (!cost.refusedTensor)
    cost.refusedTensor = tensor;
}

PlanCost Evaluator::run() {
  cost.operands.resize(graph.operators.size());
  cost.resultBytes.resize(graph.operators.size());
  for (unsigned t = 0; t < graph.tensors.size(); ++t)
    if (!graph.tensors[t].free &&
        !isLegal(graph.tensors[t], produced[t], plan.tensors[t])) {
      refuse(t);
      return std::move(cost);
    }
  for (unsigned t = 0; t < graph.tensors.size(); ++t)
    if (auto same = graph.tensors[t].sameAs;
        same && plan.tensors[t] != plan.tensors[*same])
      refuse(t);
  for (unsigned number = 0; number < graph.operators.size(); ++number) {
    bool isCarried = cost.total < Forbidden;
    evaluate(number);
    if (isCarried && cost.total >= Forbidden)
      cost.refusedOperator = number;
  }
  return std::move(cost);
}

PlanCost tofu::search::evaluate(const Graph &graph, const Plan &plan,
                                const PlanOptions &options) {
  return Evaluator(graph, plan, options).run();
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Plans.h"

#include "tofu/Analysis/Linearity.h"
#include "tofu/Search/Legal.h"
#include "tofu/Search/OperatorCost.h"
#include "tofu/Search/Recursion.h"

using namespace tofu;
using namespace tofu::test;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

namespace {
/// Chooses in program order, so that what an operator may do with its operands
/// is known: how they are stored was chosen before.
class PlanMaker {
public:
  PlanMaker(const Program &program, const FunctionGraph &graph)
      : program(program), function(graph), graph(graph.graph) {
    plan.mesh.assign(program.mesh.begin(), program.mesh.end());
  }

  search::Plan run() {
    findPartialStates();
    while (!chooseAll())
      continue;
    return std::move(plan);
  }

private:
  search::Layout whole() const {
    return search::Layout::getUniform(program.mesh.size(), search::Whole);
  }

  /// Before, among or behind the axes that cut the same dimension.
  void set(search::Layout &layout, unsigned axis, int value, uint32_t choice) {
    layout.set(axis,
               {value, choice / 7 % (layout.countOthers(axis, value) + 1)});
  }

  /// Copies, which are the simplest, one time in four, else a dimension.
  int pickLayout(const search::Tensor &tensor, uint32_t choice) {
    unsigned rank = tensor.extents.size();
    if (choice % 4 == 0 || rank == 0 || tensor.whole)
      return search::Whole;
    return int(choice / 4 % rank);
  }

  void chooseArgument(unsigned tensor, ArrayRef<int32_t> choices) {
    for (unsigned axis = 0; axis != program.mesh.size(); ++axis)
      set(plan.tensors[tensor], axis,
          pickLayout(graph.tensors[tensor], choices[axis]), choices[axis]);
  }

  /// False if a state cannot be terms after all: then it is not to be.
  bool chooseAll() {
    plan.tensors.assign(graph.tensors.size(), whole());
    plan.operators.assign(graph.operators.size(), whole());
    for (unsigned number = 0; number != program.argumentChoices.size() &&
                              number != graph.tensors.size();
         ++number)
      chooseArgument(number, program.argumentChoices[number]);
    chooseStates();
    for (unsigned number = 0; number != graph.operators.size(); ++number)
      if (!graph.isFree(graph.operators[number]) && !chooseOperator(number))
        return false;
    return true;
  }

  unsigned getState(unsigned tensor) const {
    return graph.tensors[tensor].sameAs.value_or(tensor);
  }

  /// Axes along which states and results of branches shall be terms, of those
  /// that may be.
  void findPartialStates() {
    std::set<unsigned> states, others;
    for (auto [number, tensor] : llvm::enumerate(graph.tensors)) {
      if (tensor.handed)
        states.insert(getState(number));
      if (tensor.boundary || tensor.whole)
        others.insert(getState(number));
    }
    for (unsigned state : states)
      for (unsigned axis = 0; axis != program.mesh.size(); ++axis)
        if (!others.count(state) &&
            Random(program.searchChoices + 31 * state + axis).pick(3))
          partialStates.insert({state, axis});
  }

  /// States of loops and results of branches, before what is in those.
  void chooseStates() {
    for (const search::Tensor &tensor : graph.tensors) {
      if (!tensor.sameAs)
        continue;
      Random random(program.searchChoices + *tensor.sameAs);
      PlanChoices choices;
      while (choices.size() < kPlanChoices)
        choices.push_back(random.pick(1 << 12));
      plan.tensors[*tensor.sameAs] = whole();
      chooseArgument(*tensor.sameAs, choices);
    }
    for (auto [state, axis] : partialStates)
      plan.tensors[state].set(axis, {search::Partial});
    for (auto [number, tensor] : llvm::enumerate(graph.tensors))
      if (tensor.sameAs)
        plan.tensors[number] = plan.tensors[*tensor.sameAs];
  }

  /// Whether the operands, as they are stored, can be used so.
  bool isUsable(const search::Operator &op, const search::Layout &layout) {
    if (!search::isLegal(graph, op, layout))
      return false;
    search::Split split(op, layout);
    for (auto [number, operand] : llvm::enumerate(op.operands))
      if (search::getFetch(graph, plan.tensors[operand.tensor], op, number,
                           split, plan.mesh)
              .fetchBytes >= Forbidden)
        return false;
    return true;
  }

  bool readsPartial(const search::Operator &op, unsigned axis) {
    return llvm::any_of(op.operands, [&](const search::Operand &operand) {
      return plan.tensors[operand.tensor].getValue(axis) == search::Partial;
    });
  }

  /// The state of which a result of the operator is to be a term.
  std::optional<unsigned> getPartialState(const search::Operator &op,
                                          unsigned axis) {
    for (unsigned result : op.results)
      if (partialStates.count({getState(result), axis}))
        return getState(result);
    return std::nullopt;
  }

  /// How the operator is split; nothing if its results have to be terms, but
  /// cannot.
  std::optional<int> pickSplit(const search::Operator &op,
                               search::Layout &layout, unsigned axis,
                               uint32_t choice) {
    SmallVector<int, 8> splits, carries;
    bool makesTerms = getPartialState(op, axis).has_value();
    auto attempt = [&](int value, SmallVectorImpl<int> &list) {
      layout.setLast(axis, value);
      if (isUsable(op, layout) &&
          (!makesTerms ||
           llvm::is_contained(search::Split(op, layout).pending, axis)))
        list.push_back(value);
    };
    for (unsigned v = 0; v != op.variables.size(); ++v)
      attempt(int(v), splits);
    for (unsigned set = 0; set != op.linearSets.size(); ++set)
      attempt(search::carry(set), carries);
    // Pending sums are carried on more often than not.
    unsigned percent = readsPartial(op, axis) ? 60 : 25;
    if (!carries.empty() && choice % 100 >= 100 - percent)
      return carries[choice / 100 % carries.size()];
    if (makesTerms) {
      llvm::append_range(splits, carries);
      if (splits.empty())
        return std::nullopt;
      return splits[choice / 100 % splits.size()];
    }
    if (splits.empty() || choice % 100 < 8)
      return search::Everywhere;
    return splits[choice / 100 % splits.size()];
  }

  bool chooseOperator(unsigned number) {
    const search::Operator &op = graph.operators[number];
    PlanChoices choices;
    if (auto known = function.operators[number]
                         .getOp()
                         ->getAttrOfType<mlir::DenseI32ArrayAttr>(kChoices))
      choices = PlanChoices(known.asArrayRef());
    Random random(program.searchChoices + number); // if it was tidied
    while (choices.size() < kPlanChoices)
      choices.push_back(random.pick(1 << 12));
    search::Layout &layout = plan.operators[number];
    for (unsigned axis = 0; axis != program.mesh.size(); ++axis) {
      std::optional<int> value = pickSplit(op, layout, axis, choices[axis]);
      if (!value) {
        partialStates.erase({*getPartialState(op, axis), axis});
        return false;
      }
      set(layout, axis, *value, choices[axis]);
    }
    search::Split split(op, layout);
    for (auto [index, tensor] : llvm::enumerate(op.results))
      for (unsigned axis = 0; axis != program.mesh.size(); ++axis) {
        bool isShared = llvm::any_of(op.results, [&](unsigned other) {
          return graph.tensors[other].sameAs == tensor;
        });
        if (isShared || graph.tensors[tensor].sameAs)
          continue; // chosen already
        uint32_t choice = choices[4 + axis] + 5 * uint32_t(index);
        bool mayBePartial = !graph.tensors[tensor].boundary &&
                            !graph.tensors[tensor].whole &&
                            llvm::is_contained(split.pending, axis);
        set(plan.tensors[tensor], axis,
            mayBePartial && choice % 5 >= 2
                ? int(search::Partial)
                : pickLayout(graph.tensors[tensor], choice),
            choice);
      }
    return true;
  }

  const Program &program;
  const FunctionGraph &function;
  const search::Graph &graph;
  search::Plan plan;
  std::set<std::pair<unsigned, unsigned>> partialStates; // state and axis
};
} // namespace

AnnotatedPlan tofu::test::makeLegalPlan(const Program &program,
                                        const FunctionGraph &graph) {
  AnnotatedPlan plan;
  plan.plan = PlanMaker(program, graph).run();
  plan.options.shareFetches = program.searchChoices % 3 != 0;
  return plan;
}

AnnotatedPlan tofu::test::makeSearchedPlan(const Program &program,
                                           const FunctionGraph &graph) {
  AnnotatedPlan plan;
  uint32_t choices = program.searchChoices;
  plan.options.partial = choices % 4 != 0;
  plan.options.shareFetches = choices / 4 % 3 != 0;
  plan.options.tie = choices / 12 % 2 == 0;
  plan.options.refine = choices / 24 % 3 == 0;
  plan.options.freeOrder = choices / 72 % 4 != 0;
  plan.options.effort = 1;
  plan.plan = search::searchPlan(graph.graph,
                                 SmallVector<int64_t>(program.mesh.begin(),
                                                      program.mesh.end()),
                                 plan.options)
                  .plan;
  return plan;
}

void tofu::test::notePlan(const FunctionGraph &graph, const search::Plan &plan,
                          const search::PlanCost &cost,
                          std::set<std::string> &features) {
  auto isReal = [&](unsigned axis) { return plan.mesh[axis] > 1; };
  for (auto [number, tensor] : llvm::enumerate(graph.graph.tensors)) {
    if (tensor.free)
      continue;
    auto isTurned = [](const search::Layout &layout) {
      search::Layout inOrder(layout.getValues());
      return !(layout == inOrder);
    };
    if (isTurned(plan.tensors[number]))
      features.insert("layout: later axis cuts first");
    std::vector<int64_t> parts(tensor.extents.size(), 1);
    for (auto [axis, value] :
         llvm::enumerate(plan.tensors[number].getValues())) {
      if (!isReal(axis))
        continue;
      if (value == search::Partial)
        features.insert(tensor.handed ? "layout: state of terms"
                                      : "layout: partial");
      else if (value == search::Whole)
        features.insert("layout: copies");
      else
        parts[value] *= plan.mesh[axis];
    }
    for (auto [extent, count] : llvm::zip(tensor.extents, parts)) {
      if (extent < count)
        features.insert("layout: empty part");
      else if (extent % count)
        features.insert("layout: uneven parts");
      if (extent == 0)
        features.insert("layout: zero extent");
    }
  }
  for (auto [number, op] : llvm::enumerate(graph.graph.operators)) {
    if (graph.graph.isFree(op)) {
      features.insert("split: free");
      continue;
    }
    for (auto [axis, value] :
         llvm::enumerate(plan.operators[number].getValues())) {
      if (!isReal(axis))
        continue;
      if (search::isCarry(value))
        features.insert(op.isSum ? "split: carry" : "split: carry of a fold");
      else if (value == search::Everywhere)
        features.insert("split: everywhere");
      else if (op.variables[value].kind == search::VariableKind::Prefix)
        features.insert("split: prefix");
      else if (op.variables[value].kind == search::VariableKind::Reduction &&
               tdl::foldsTuples(graph.operators[number].getOp()))
        features.insert("split: fold of several values");
      else if (op.variables[value].kind != search::VariableKind::Reduction)
        features.insert("split: output");
      else if (graph.operators[number].getVariables()[value].kind ==
               tdl::IndexVariable::Kind::Data)
        features.insert("split: data (masked)");
      else
        features.insert(!op.variables[value].isPending
                            ? "split: other reduction"
                        : op.isSum ? "split: sum"
                                   : "split: pending fold");
    }
    for (const search::Fetch &fetch : cost.operands[number]) {
      if (!fetch.mask.empty())
        features.insert("operand: masked carry");
      if (!fetch.reduceAxes.empty())
        features.insert("operand: pending sum reduced");
      if (fetch.fetchBytes)
        features.insert("operand: fetched");
    }
  }
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/EvaluatePlan.h"

#include "tofu/Operators/WhyNot.h"
#include "tofu/Search/Legal.h"
#include "tofu/Search/OperatorCost.h"
#include "tofu/TDL/Locations.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Why one operator cannot follow a plan, as a sentence that begins after it;
/// the questions are those of search::evaluate, in its order.
class Refusal {
public:
  Refusal(const FunctionGraph &graph, const search::Plan &plan, unsigned number)
      : graph(graph.graph), analysis(graph.operators[number]), plan(plan),
        op(graph.graph.operators[number]), layout(plan.operators[number]) {}

  std::string explain() const;

private:
  std::string explainSplit() const;
  std::string explainCarried(unsigned axis) const;
  std::string explainOperands(const search::Split &split) const;
  std::string explainResults(const search::Split &split) const;

  const search::Graph &graph;
  const tdl::LambdaAnalysis &analysis;
  const search::Plan &plan;
  const search::Operator &op;
  const search::Layout &layout;
};
} // namespace

std::string Refusal::explainCarried(unsigned axis) const {
  uint64_t set = op.linearSets[search::carriedSet(layout.getValue(axis))];
  std::string where = " along axis " + std::to_string(axis);
  for (unsigned i = 0; i != op.operands.size(); ++i)
    if (search::isInSet(set, i) && graph.tensors[op.operands[i].tensor].free)
      return "carries operand " + std::to_string(i) + where +
             ", which every device has as a whole: it would count once for "
             "every device";
  return "carries several operands" + where +
         ", of which one is read at places that data give: each element is one "
         "device's, and the others would be added to it on that device alone; "
         "finite=true permits it";
}

std::string Refusal::explainSplit() const {
  for (auto [axis, value] : llvm::enumerate(layout.getValues()))
    if (value >= 0 && op.variables[value].kind == search::VariableKind::Fixed)
      return "is split on " + getReadableName(analysis, value) +
             " along axis " + std::to_string(axis) +
             ", but cannot be: " + whyNotSplit(analysis, value);
  if (search::mixesPrefix(op, layout))
    return "is split on the index of a cumulative reduction and on what has to "
           "be whole then: the index of the results that it runs along, or "
           "what makes terms";
  for (unsigned axis = 0; axis != layout.getNumAxes(); ++axis)
    if (search::isCarry(layout.getValue(axis)))
      return explainCarried(axis);
  return "";
}

std::string Refusal::explainOperands(const search::Split &split) const {
  for (unsigned i = 0; i != op.operands.size(); ++i) {
    const search::Layout &stored = plan.tensors[op.operands[i].tensor];
    search::Fetch fetch =
        search::getFetch(graph, stored, op, i, split, plan.mesh);
    if (fetch.fetchBytes < Forbidden)
      continue;
    for (unsigned axis : split.getCarried(op, i))
      if (stored.getValue(axis) != search::Partial)
        return "carries operand " + std::to_string(i) + " along axis " +
               std::to_string(axis) + ", along which it is not partial" +
               (graph.strict ? "; with finite=true it may be stored split"
                             : ", nor stored split on a dimension that an "
                               "index of the same extent reads");
  }
  return "";
}

std::string Refusal::explainResults(const search::Split &split) const {
  for (auto [i, tensor] : llvm::enumerate(op.results))
    for (unsigned axis : plan.tensors[tensor].getAxes(search::Partial))
      if (!llvm::is_contained(split.pending, axis))
        return "has result " + std::to_string(i) + " partial along axis " +
               std::to_string(axis) +
               ", along which its 'plan.split' makes no terms of it";
  return "";
}

std::string Refusal::explain() const {
  if (!search::isLegal(graph, op, layout))
    return explainSplit();
  search::Split split(op, layout);
  std::string reason = explainOperands(split);
  if (reason.empty())
    reason = explainResults(split);
  return reason.empty() ? "moves more bytes than can be counted" : reason;
}

/// Where a tensor is said to be.
static Location findPlace(func::FuncOp function, const FunctionGraph &graph,
                          unsigned tensor) {
  Location place = function.getLoc();
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    SmallVector<Value> values(op->getResults());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::append_range(values, block.getArguments());
    for (Value value : values)
      if (auto number = graph.tensorOf.find(value);
          number != graph.tensorOf.end() && number->second == tensor) {
        place = tdl::getPlace(function, value);
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return place;
}

FailureOr<search::PlanCost> tofu::evaluatePlan(func::FuncOp function,
                                               const FunctionGraph &graph,
                                               const AnnotatedPlan &annotated) {
  search::PlanCost cost =
      search::evaluate(graph.graph, annotated.plan, annotated.options);
  if (cost.total < Forbidden)
    return std::move(cost);
  if (cost.refusedOperator)
    return graph.operators[*cost.refusedOperator].getOp().emitOpError()
           << Refusal(graph, annotated.plan, *cost.refusedOperator).explain();
  return emitError(findPlace(function, graph, *cost.refusedTensor))
         << "is partial, but what the program is given, what it returns and "
            "constants never are";
}

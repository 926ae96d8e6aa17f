//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/ChoosePlan.h"

#include "mlir/IR/Verifier.h"
#include "tofu/Index/Saturating.h"
#include "tofu/Partition/Annotations.h"
#include "tofu/Partition/Shardings.h"
#include "tofu/Plan/Plan.h"
#include "tofu/Search/BusiestRank.h"
#include "tofu/Search/SimplePlans.h"

using namespace mlir;
using namespace tofu;

std::vector<Mesh> tofu::keepShardings(func::FuncOp function,
                                      std::vector<Mesh> meshes) {
  using Pinned = SmallVector<std::pair<bool, unsigned>>;
  auto listPinned = [&](const Mesh &mesh) {
    Pinned pinned;
    for (const PinnedSharding &one : getShardings(function, mesh))
      pinned.push_back({one.isArgument, one.number});
    return pinned;
  };
  // Of several meshes for equally many the first says for which: what others
  // would move is the cost of other pins.
  Pinned most;
  for (const Mesh &mesh : meshes)
    if (auto pinned = listPinned(mesh); pinned.size() > most.size())
      most = std::move(pinned);
  llvm::erase_if(meshes,
                 [&](const Mesh &mesh) { return listPinned(mesh) != most; });
  return meshes;
}

static std::vector<SimplePlan>
getSimplePlans(func::FuncOp function, const FunctionGraph &graph,
               const Mesh &mesh, const search::PlanOptions &options) {
  std::vector<SimplePlan> plans;
  auto add = [&](StringRef name, search::Plan plan) {
    int64_t bytes = search::evaluate(graph.graph, plan, options).total;
    if (bytes >= Forbidden)
      return;
    int64_t arguments = 0;
    for (BlockArgument argument : function.getArguments()) {
      unsigned tensor = graph.tensorOf.lookup(argument);
      arguments =
          addCost(arguments, search::getPieceBytes(graph.graph.tensors[tensor],
                                                   plan.tensors[tensor], mesh));
    }
    bool isMinimal = search::isMinimal(graph.graph, plan, options);
    bool keepsPins = search::keepsPins(graph.graph, plan);
    plans.push_back(
        {name, std::move(plan), bytes, arguments, isMinimal, keepsPins});
  };
  ArrayRef<int64_t> replaced = plan::getReplaces(function);
  SmallVector<unsigned> data, states, arguments, returned;
  for (BlockArgument argument : function.getArguments()) {
    arguments.push_back(graph.tensorOf.lookup(argument));
    bool isState =
        llvm::is_contained(replaced, int64_t(argument.getArgNumber()));
    (isState ? states : data).push_back(arguments.back());
  }
  Operation *terminator = function.getBody().front().getTerminator();
  for (auto [result, value] : llvm::enumerate(terminator->getOperands()))
    if (result >= replaced.size() || replaced[result] < 0)
      returned.push_back(graph.tensorOf.lookup(value));
  // What trains has its batch in what is no state, and states are whole: what
  // would cut a weight is no batch. What serves may keep some of it in states,
  // and has it in what it returns; weights are no data there.
  // Of the two the one that moves less.
  auto addParallel = [&](ArrayRef<unsigned> data, ArrayRef<unsigned> from,
                         ArrayRef<unsigned> whole) {
    if (std::optional<search::Plan> plan = search::getDataParallelPlan(
            graph.graph, mesh, data, from, options, whole))
      add("data_parallel", std::move(*plan));
  };
  if (data.size() != arguments.size())
    addParallel(data, data, states);
  addParallel(arguments, returned, {});
  if (plans.size() == 2)
    plans.erase(plans.begin() + (plans[0].bytes <= plans[1].bytes));
  add("largest_dimension", search::getLargestDimensionPlan(graph.graph, mesh));
  return plans;
}

/// How many times what the busiest rank has at least to compute one may have
/// instead of moving more bytes.
static constexpr double kMoreWork = 1.25;

namespace {
/// The plan for one of the meshes.
struct Candidate {
  size_t number;
  ChosenPlan plan;
};
} // namespace

/// Only plans that may be chosen are kept: they are large.
static void addCandidate(std::vector<Candidate> &candidates, Candidate &&added,
                         ArrayRef<ChosenPlan::Tried> tried) {
  auto isNoBetter = [&](const Candidate &one, const Candidate &other) {
    const ChosenPlan::Tried &a = tried[one.number], &b = tried[other.number];
    return a.bytes >= b.bytes && a.points >= b.points;
  };
  if (llvm::any_of(candidates, [&](const Candidate &one) {
        return isNoBetter(added, one);
      }))
    return;
  llvm::erase_if(candidates,
                 [&](const Candidate &one) { return isNoBetter(one, added); });
  candidates.push_back(std::move(added));
}

static Candidate &choose(std::vector<Candidate> &candidates,
                         ArrayRef<ChosenPlan::Tried> tried) {
  double least = Forbidden;
  for (const ChosenPlan::Tried &one : tried)
    least = std::min(least, double(one.points));
  Candidate *best = nullptr;
  for (Candidate &one : candidates)
    if (tried[one.number].points <= kMoreWork * least &&
        (!best || tried[one.number].bytes < tried[best->number].bytes))
      best = &one;
  return *best;
}

FailureOr<ChosenPlan>
tofu::choosePlan(func::FuncOp function, FunctionGraph &graph,
                 FunctionGraph *strict, ArrayRef<Mesh> meshes,
                 const search::PlanOptions &options, const OptionOwner &owner) {
  if (failed(verify(function))) // what a host wrote
    return failure();
  // What shardings pin is another layout on each mesh.
  std::vector<PinnedSharding> pinned;
  auto pin = [&](const Mesh &mesh) {
    unpin(function, pinned);
    pinned = pinShardings(function, mesh);
    for (FunctionGraph *one : {&graph, strict}) {
      if (!one)
        continue;
      for (search::Tensor &tensor : one->graph.tensors)
        tensor.pin.reset();
      if (failed(readPins(function, *one, mesh, options.tie, owner)))
        return failure();
    }
    return success();
  };
  auto searchFrom = [](const FunctionGraph &graph, const Mesh &mesh,
                       const search::PlanOptions &options,
                       ArrayRef<SimplePlan> simple,
                       std::vector<search::Plan> more) {
    std::vector<search::Plan> starts;
    for (const SimplePlan &start : simple)
      starts.push_back(start.plan);
    llvm::append_range(starts, std::move(more));
    return search::searchPlan(graph.graph, mesh, options, starts);
  };
  // With more choices axis after axis may end at more bytes than with fewer.
  auto search = [&](const Mesh &mesh, const search::PlanOptions &options,
                    std::vector<SimplePlan> &simple) {
    std::vector<search::Plan> more;
    if (strict) {
      search::PlanOptions unobserved(options);
      unobserved.observe = nullptr;
      search::PlanResult without = searchFrom(
          *strict, mesh, unobserved,
          getSimplePlans(function, *strict, mesh, options), /*more=*/{});
      if (!without.overflows)
        more.push_back(std::move(without.plan));
    }
    simple = getSimplePlans(function, graph, mesh, options);
    return searchFrom(graph, mesh, options, simple, std::move(more));
  };

  bool isOne = meshes.size() == 1;
  search::PlanOptions silent(options);
  if (!isOne)
    silent.observe = nullptr;
  std::vector<ChosenPlan::Tried> tried;
  std::vector<Candidate> candidates;
  for (auto [number, mesh] : llvm::enumerate(meshes)) {
    if (failed(pin(mesh)))
      return failure();
    Candidate candidate{number, {}};
    ChosenPlan &plan = candidate.plan;
    plan.result = search(mesh, silent, plan.simple);
    bool isPlan = !plan.result.overflows;
    tried.push_back(
        {mesh, isPlan ? plan.result.cost.total : int64_t(Forbidden),
         isPlan ? search::countBusiestPoints(graph.graph, plan.result.plan)
                : int64_t(Forbidden)});
    addCandidate(candidates, std::move(candidate), tried);
  }
  Candidate &best = choose(candidates, tried);
  ChosenPlan chosen = std::move(best.plan);
  chosen.tried = std::move(tried);
  if (isOne)
    return chosen;
  const Mesh &mesh = meshes[best.number];
  if (failed(pin(mesh)))
    return failure();
  if (options.observe) // the levels of this mesh alone
    search::searchPlan(graph.graph, mesh, options);
  return chosen;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Recursion.h"

#include "tofu/Search/LevelSearch.h"
#include <algorithm>

using namespace tofu;
using namespace tofu::search;
using namespace tofu::solver;

llvm::SmallVector<int64_t, 4> tofu::search::factorize(int64_t devices) {
  llvm::SmallVector<int64_t, 4> factors;
  for (int64_t prime = 2; prime * prime <= devices; ++prime)
    for (; devices % prime == 0; devices /= prime)
      factors.push_back(prime);
  if (devices > 1)
    factors.push_back(devices);
  std::reverse(factors.begin(), factors.end());
  return factors;
}

/// Appends the factorisations of `devices` into so many factors >= 2 behind
/// `mesh`, small factors first, until there are `most`.
static void addMeshes(std::vector<llvm::SmallVector<int64_t, 4>> &meshes,
                      llvm::SmallVector<int64_t, 4> &mesh, int64_t devices,
                      size_t numAxes, size_t most) {
  if (numAxes == 1) {
    mesh.push_back(devices);
    if (!llvm::is_contained(meshes, mesh) && meshes.size() < most)
      meshes.push_back(mesh);
    mesh.pop_back();
    return;
  }
  for (int64_t extent = 2; extent <= devices / 2; ++extent) {
    if (devices % extent != 0)
      continue;
    mesh.push_back(extent);
    addMeshes(meshes, mesh, devices / extent, numAxes - 1, most);
    mesh.pop_back();
  }
}

std::vector<llvm::SmallVector<int64_t, 4>>
tofu::search::listMeshes(int64_t devices, size_t most) {
  std::vector<llvm::SmallVector<int64_t, 4>> meshes{factorize(devices)};
  llvm::SmallVector<int64_t, 4> mesh;
  size_t mostAxes = meshes.front().size();
  for (size_t numAxes = 1; numAxes <= mostAxes && meshes.size() < most;
       ++numAxes)
    addMeshes(meshes, mesh, devices, numAxes, most);
  return meshes;
}

/// Whether a layout is given along the axis.
static bool hasPins(const Graph &graph, unsigned axis) {
  return llvm::any_of(graph.tensors, [&](const Tensor &tensor) {
    return tensor.pin && axis < tensor.pin->getNumAxes() &&
           tensor.pin->getValue(axis) != Whole;
  });
}

static void addAxis(Plan &plan, int64_t extent) {
  plan.mesh.push_back(extent);
  for (std::vector<Layout> *layouts : {&plan.tensors, &plan.operators})
    for (Layout &layout : *layouts)
      layout.addAxis();
}

/// Chooses every level again, the others as they are, until nothing is gained;
/// returns the bytes saved.
static int64_t refine(LevelBuilder &builder, Plan &plan, int64_t total,
                      const PlanOptions &options) {
  int64_t before = total;
  unsigned axes = unsigned(plan.mesh.size());
  for (unsigned axis = 0, stale = 0; axes > 1 && stale < axes;
       axis = (axis + 1) % axes) {
    if (options.begin)
      options.begin(axis, plan.mesh);
    Answer answer = solveLevel(builder, builder.build(plan, axis), options);
    ++stale;
    if (answer.cost >= total)
      continue;
    builder.apply(answer.assignment, plan, axis);
    total = answer.cost;
    stale = 0;
  }
  return before - total;
}

/// Axis by axis what `start` says, where it is among the choices, and the best
/// of the rest; then every axis again.
static PlanResult follow(const Graph &graph, const Plan &start,
                         const PlanOptions &options) {
  PlanResult result;
  Plan &plan = result.plan;
  plan.tensors.resize(graph.tensors.size());
  plan.operators.resize(graph.operators.size());
  LevelBuilder builder(graph, options);
  EngineOptions how;
  how.threads = options.threads;
  how.effort = options.effort;
  for (unsigned axis = 0; axis != start.mesh.size(); ++axis) {
    addAxis(plan, start.mesh[axis]);
    Problem problem = builder.build(plan, axis);
    Answer answer = optimize(builder.restrict(problem, start, axis), how);
    if (answer.cost >= Forbidden) {
      result.overflows = true;
      return result;
    }
    builder.apply(answer.assignment, plan, axis);
    result.cost.total = answer.cost;
  }
  refine(builder, plan, result.cost.total, options);
  result.cost = evaluate(graph, plan, options);
  return result;
}

/// The plan of `result`, and what it moves, give way to a better one.
static void tryStarts(const Graph &graph, llvm::ArrayRef<Plan> starts,
                      const PlanOptions &options, PlanResult &result) {
  for (auto [number, start] : llvm::enumerate(starts)) {
    if (!result.overflows &&
        evaluate(graph, start, options).total >= result.cost.total)
      continue;
    PlanResult other = follow(graph, start, options);
    if (other.overflows ||
        (!result.overflows && other.cost.total >= result.cost.total))
      continue;
    if (result.overflows)
      result.levels.clear();
    else
      result.refineGain += result.cost.total - other.cost.total;
    result.overflows = false;
    result.plan = std::move(other.plan);
    result.cost = std::move(other.cost);
    result.start = unsigned(number);
  }
}

static PlanResult searchAlone(const Graph &graph, llvm::ArrayRef<int64_t> mesh,
                              const PlanOptions &options) {
  PlanResult result;
  Plan &plan = result.plan;
  plan.tensors.resize(graph.tensors.size());
  plan.operators.resize(graph.operators.size());
  LevelBuilder builder(graph, options);
  int64_t total = 0;
  for (unsigned axis = 0; axis < mesh.size(); ++axis) {
    addAxis(plan, mesh[axis]);
    // Along an axis of one device there is nothing to choose: what is cut there
    // would only stand in the way of the axes behind.
    if (mesh[axis] == 1 && !hasPins(graph, axis)) {
      result.levels.emplace_back();
      continue;
    }
    if (options.begin)
      options.begin(axis, mesh);
    Problem problem = builder.build(plan, axis);
    if (options.observe)
      options.observe(
          builder.getNamed(problem, "axis " + std::to_string(axis)));
    Answer answer = solveLevel(builder, problem, options);
    if (answer.cost >= Forbidden) {
      result.overflows = true;
      return result;
    }
    builder.apply(answer.assignment, plan, axis);
    result.levels.push_back({answer.cost - total, answer.bound - total,
                             unsigned(problem.unary.size()),
                             unsigned(problem.edges.size()),
                             answer.coreVariables});
    total = answer.cost;
  }
  if (options.refine)
    result.refineGain = refine(builder, plan, total, options);
  result.cost = evaluate(graph, plan, options);
  return result;
}

PlanResult tofu::search::searchPlan(const Graph &graph,
                                    llvm::ArrayRef<int64_t> mesh,
                                    const PlanOptions &options,
                                    llvm::ArrayRef<Plan> starts) {
  PlanResult result = searchAlone(graph, mesh, options);
  tryStarts(graph, starts, options, result);
  return result;
}

PlanResult tofu::search::searchPlan(const Graph &graph, int64_t devices,
                                    const PlanOptions &options) {
  return searchPlan(graph, factorize(devices), options);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Every step of the recursion against all assignments of the step, counted
// element by element.
//
//===----------------------------------------------------------------------===//
#include "GraphBuilder.h"
#include "NaiveCounter.h"
#include "tofu/Search/Recursion.h"
#include "gtest/gtest.h"

using namespace tofu;
using namespace tofu::search;

namespace {
/// All values of one step: written from the rules, without the library.
class Step {
public:
  Step(const Graph &graph, const PlanOptions &options, Plan plan)
      : graph(graph), options(options), plan(std::move(plan)),
        axis(unsigned(this->plan.mesh.size() - 1)) {}
  /// Number of assignments, as far as `limit`.
  int64_t prepare(int64_t limit);
  int64_t getLeast();

private:
  std::vector<Choice> getSplits(const std::vector<int64_t> &extents,
                                const Layout &layout, int uncut) const;
  bool isFree(const Operator &op) const;
  bool mayBePartial(unsigned tensor) const;
  bool makesSums(unsigned op) const;

  const Graph &graph;
  const PlanOptions &options;
  Plan plan;
  unsigned axis;
  std::vector<std::vector<Choice>> domains;   // tensors, then operators
  std::vector<std::vector<unsigned>> members; // of a domain: tensors, or one
};
} // namespace

std::vector<Choice> Step::getSplits(const std::vector<int64_t> &extents,
                                    const Layout &layout, int uncut) const {
  std::vector<Choice> roomy, other{{uncut}};
  for (int d = 0; d < int(extents.size()); ++d) {
    int64_t parts = 1;
    unsigned digits = 0;
    for (unsigned a = 0; a < axis; ++a)
      if (layout.getValue(a) == d) {
        parts *= plan.mesh[a];
        ++digits;
      }
    bool isRoomy = (extents[d] + parts - 1) / parts >= 2;
    for (unsigned digit = 0; isRoomy && digit <= digits; ++digit)
      if (options.freeOrder || digit == digits)
        roomy.push_back({d, digit});
    if (extents[d] >= 2 && !isRoomy)
      other.push_back({d, digits});
  }
  return roomy.empty() ? other : roomy;
}

bool Step::isFree(const Operator &op) const {
  for (unsigned t : op.results)
    if (!graph.tensors[t].free)
      return false;
  return true;
}

bool Step::makesSums(unsigned op) const {
  for (auto [value, digit] : domains[graph.tensors.size() + op])
    if (isCarry(value) ||
        (value >= 0 &&
         graph.operators[op].variables[value].kind == VariableKind::Reduction &&
         graph.operators[op].variables[value].isPending))
      return true;
  return false;
}

bool Step::mayBePartial(unsigned tensor) const {
  if (!options.partial || graph.tensors[tensor].boundary)
    return false;
  for (unsigned o = 0; o < graph.operators.size(); ++o)
    for (unsigned result : graph.operators[o].results)
      if (result == tensor)
        return makesSums(o);
  return graph.tensors[tensor].handed;
}

int64_t Step::prepare(int64_t limit) {
  size_t tensors = graph.tensors.size();
  domains.assign(tensors + graph.operators.size(), {});
  for (unsigned o = 0; o < graph.operators.size(); ++o) {
    const Operator &op = graph.operators[o];
    std::vector<Choice> &domain = domains[tensors + o];
    domain = {{Everywhere}};
    if (isFree(op))
      continue;
    std::vector<int64_t> extents;
    for (const IndexVariable &v : op.variables)
      extents.push_back(v.kind == VariableKind::Fixed ? 1 : v.extent);
    domain = getSplits(extents, plan.operators[o], Everywhere);
    for (unsigned s = 0; options.partial && s < op.linearSets.size(); ++s)
      domain.push_back({carry(s)});
  }
  members.assign(domains.size(), {});
  std::vector<unsigned> parent(tensors);
  for (unsigned t = 0; t < tensors; ++t) {
    parent[t] = t;
    std::optional<unsigned> other = graph.tensors[t].sameAs;
    if (options.tie && !other)
      other = graph.tensors[t].tiedTo;
    if (other && !graph.tensors[t].free && !graph.tensors[*other].free)
      parent[t] = parent[*other]; // ties point backwards
    members[parent[t]].push_back(t);
  }
  for (unsigned o = 0; o < graph.operators.size(); ++o)
    members[tensors + o].push_back(unsigned(tensors) + o);
  int64_t count = 1;
  for (unsigned t = 0; t < domains.size() && count <= limit; ++t) {
    if (t < tensors && !members[t].empty() && !graph.tensors[t].free) {
      const Tensor &tensor = graph.tensors[t];
      domains[t] = getSplits({tensor.extents.begin(), tensor.extents.end()},
                             plan.tensors[t], Whole);
      bool partial = true;
      for (unsigned member : members[t])
        partial &= mayBePartial(member);
      if (partial)
        domains[t].push_back({Partial});
    }
    if (domains[t].empty())
      domains[t].push_back({Whole});
    count *= int64_t(domains[t].size());
  }
  return count;
}

int64_t Step::getLeast() {
  NaiveCounter counter(graph, plan.mesh, options);
  std::vector<size_t> choice(domains.size(), 0);
  int64_t least = -1;
  while (true) {
    for (size_t i = 0; i < choice.size(); ++i)
      for (unsigned member : members[i])
        (member < graph.tensors.size()
             ? plan.tensors[member]
             : plan.operators[member - graph.tensors.size()])
            .set(axis, domains[i][choice[i]]);
    int64_t bytes = counter.count(plan);
    if (bytes >= 0 && (least < 0 || bytes < least))
      least = bytes;
    size_t i = 0;
    while (i < choice.size() && ++choice[i] == domains[i].size())
      choice[i++] = 0;
    if (i == choice.size())
      return least;
  }
}

/// The plan on the first axes.
static Plan truncate(Plan plan, unsigned axes) {
  plan.mesh.resize(axes);
  for (Layout &layout : plan.tensors)
    layout = layout.takeAxes(axes);
  for (Layout &layout : plan.operators)
    layout = layout.takeAxes(axes);
  return plan;
}

TEST(Exhaustive, EveryStepIsTheBestOfAllAssignments) {
  const int64_t counts[] = {2, 3, 4, 6, 8};
  unsigned graphs = 0, steps = 0, partialSteps = 0, turnedSteps = 0;
  for (unsigned seed = 0; seed < 700; ++seed) {
    Graph graph = makeRandomGraph(seed, 3);
    PlanOptions options;
    options.shareFetches = seed % 3 != 0;
    options.partial = seed % 4 != 0;
    options.tie = seed % 5 != 0;
    options.freeOrder = seed % 7 != 0;
    PlanResult result = searchPlan(graph, counts[seed % 5], options);
    int64_t total = 0;
    bool all = true;
    for (unsigned axis = 0; axis < result.levels.size(); ++axis) {
      total += result.levels[axis].delta;
      ASSERT_TRUE(result.levels[axis].isProved());
      Plan prefix = truncate(result.plan, axis + 1);
      ASSERT_EQ(evaluate(graph, prefix, options).total, total)
          << "seed " << seed;
      Step step(graph, options, prefix);
      if (step.prepare(4000) > 4000) {
        all = false;
        continue;
      }
      ASSERT_EQ(step.getLeast(), total) << "seed " << seed << " axis " << axis;
      ++steps;
      partialSteps += llvm::any_of(prefix.tensors, [&](const Layout &layout) {
        return layout.getValue(axis) == Partial;
      });
      turnedSteps += llvm::any_of(prefix.tensors, [&](const Layout &layout) {
        auto [value, digit] = layout.getChoice(axis);
        return digit != layout.countOthers(axis, value);
      });
    }
    graphs += all;
    ASSERT_EQ(result.cost.total, total);
  }
  EXPECT_GE(graphs, 200u);
  EXPECT_GE(partialSteps, 50u);
  EXPECT_GE(turnedSteps, 20u);
  RecordProperty("steps", int(steps));
}

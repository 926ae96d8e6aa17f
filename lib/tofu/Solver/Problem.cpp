//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Problem.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace tofu::solver;
using llvm::Twine;

unsigned Problem::addVariable(std::vector<int64_t> costs) {
  unary.push_back(std::move(costs));
  return unsigned(unary.size() - 1);
}

void Problem::addUsage(unsigned variable, Usage usage) {
  if (usage.begin >= usage.end)
    return;
  if (memory.size() <= variable)
    memory.resize(variable + 1);
  memory[variable].push_back(std::move(usage));
}

/// Solvers store values in 16 bits.
static constexpr size_t MaxValues = 1 << 16;

static bool inRange(const std::vector<int64_t> &costs) {
  return llvm::all_of(
      costs, [](int64_t cost) { return cost >= 0 && cost <= Forbidden; });
}

/// Sums of usages are never saturated: all of them together must fit.
static std::string checkMemory(const Problem &problem) {
  if (problem.memory.size() > problem.unary.size())
    return "memory is given for more variables than there are";
  int64_t total = 0;
  for (unsigned v = 0; v < problem.memory.size(); ++v)
    for (const Usage &usage : problem.memory[v]) {
      if (usage.begin >= usage.end)
        return ("variable " + Twine(v) + " uses memory in an empty interval")
            .str();
      if (usage.end > problem.limits.size() ||
          usage.amounts.size() != problem.unary[v].size())
        return ("variable " + Twine(v) +
                (usage.end > problem.limits.size()
                     ? " uses memory at a time without a limit"
                     : " has another number of usages than of values"))
            .str();
      if (!inRange(usage.amounts))
        return ("variable " + Twine(v) + " has a usage out of range").str();
      total = addCost(total, *llvm::max_element(usage.amounts));
    }
  return total < Forbidden ? ""
                           : "the usages are too large: they add up to 2^61 or "
                             "more; use a larger unit";
}

std::string Problem::check() const {
  for (size_t v = 0; v < unary.size(); ++v) {
    if (unary[v].size() > MaxValues)
      return ("variable " + Twine(v) + " has " + Twine(unary[v].size()) +
              " values; at most " + Twine(MaxValues) + " are possible")
          .str();
    if (unary[v].empty() || !inRange(unary[v]))
      return ("variable " + Twine(v) +
              (unary[v].empty() ? " has no values"
                                : " has a cost out of range"))
          .str();
  }
  llvm::DenseSet<const void *> seen;
  for (size_t e = 0; e < edges.size(); ++e) {
    const Edge &edge = edges[e];
    if (edge.row >= unary.size() || edge.column >= unary.size() ||
        edge.row == edge.column)
      return ("edge " + Twine(e) + " does not join two variables").str();
    if (!edge.table || edge.table->size() !=
                           unary[edge.row].size() * unary[edge.column].size())
      return ("edge " + Twine(e) + " has a table of another size").str();
    if (seen.insert(edge.table.get()).second && !inRange(*edge.table))
      return ("edge " + Twine(e) + " has a cost out of range").str();
  }
  return checkMemory(*this);
}

std::string Problem::verify(llvm::ArrayRef<unsigned> assignment) const {
  if (assignment.size() != unary.size())
    return ("variable count is " + Twine(unary.size()) +
            ", but value count is " + Twine(assignment.size()))
        .str();
  for (size_t v = 0; v < unary.size(); ++v)
    if (assignment[v] >= unary[v].size())
      return ("variable " + Twine(v) + " has no value " + Twine(assignment[v]))
          .str();
  std::vector<int64_t> memoryUsed = used(assignment);
  for (size_t t = 0; t < limits.size(); ++t)
    if (memoryUsed[t] > limits[t])
      return ("memory at time " + Twine(t) + " is " + Twine(memoryUsed[t]) +
              ", but the limit is " + Twine(limits[t]))
          .str();
  return cost(assignment) < Forbidden ? "" : "the assignment is forbidden";
}

std::vector<int64_t> Problem::used(llvm::ArrayRef<unsigned> assignment) const {
  std::vector<int64_t> sums(limits.size() + 1, 0); // first as differences
  for (unsigned v = 0; v < memory.size(); ++v)
    for (const Usage &usage : memory[v]) {
      sums[usage.begin] += usage.amounts[assignment[v]];
      sums[usage.end] -= usage.amounts[assignment[v]];
    }
  for (size_t t = 1; t < sums.size(); ++t)
    sums[t] += sums[t - 1];
  sums.pop_back();
  return sums;
}

int64_t Problem::cost(llvm::ArrayRef<unsigned> assignment) const {
  int64_t sum = 0;
  for (size_t v = 0; v < unary.size(); ++v)
    sum = addCost(sum, unary[v][assignment[v]]);
  for (const Edge &edge : edges)
    sum = addCost(
        sum, (*edge.table)[assignment[edge.row] * unary[edge.column].size() +
                           assignment[edge.column]]);
  return sum;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Problem.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace tofu::search;
using llvm::Twine;

unsigned Problem::addVariable(std::vector<int64_t> costs) {
  unary.push_back(std::move(costs));
  return unsigned(unary.size() - 1);
}

static bool inRange(const std::vector<int64_t> &costs) {
  return llvm::all_of(
      costs, [](int64_t cost) { return cost >= 0 && cost <= Forbidden; });
}

std::string Problem::check() const {
  for (size_t v = 0; v < unary.size(); ++v)
    if (unary[v].empty() || !inRange(unary[v]))
      return ("variable " + Twine(v) +
              (unary[v].empty() ? " has no values"
                                : " has a cost out of range"))
          .str();
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
  return "";
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
  return cost(assignment) < Forbidden ? "" : "the assignment is forbidden";
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

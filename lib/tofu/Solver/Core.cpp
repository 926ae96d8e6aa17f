//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Core.h"

#include <limits>

using namespace tofu::solver;

static double toDouble(int64_t cost) {
  return cost < Forbidden ? double(cost)
                          : std::numeric_limits<double>::infinity();
}

Core::Core(const Problem &problem) : problem(problem) {
  size_t count = problem.unary.size();
  std::vector<unsigned> degree(count, 0);
  for (const Problem::Edge &edge : problem.edges) {
    ++degree[edge.row];
    ++degree[edge.column];
  }
  offset.push_back(0);
  firstArc.push_back(0);
  for (size_t v = 0; v < count; ++v) {
    offset.push_back(offset[v] + unsigned(problem.unary[v].size()));
    firstArc.push_back(firstArc[v] + degree[v]);
    for (int64_t cost : problem.unary[v])
      unary.push_back(toDouble(cost));
  }
  arcs.resize(2 * problem.edges.size());
  std::vector<unsigned> next(firstArc.begin(), firstArc.end() - 1);
  for (const Problem::Edge &edge : problem.edges) {
    size_t rows = problem.unary[edge.row].size(),
           columns = problem.unary[edge.column].size();
    tableEntries += double(rows * columns);
    // A table may be shared by edges of other shapes with as many entries.
    Tables &both = tables[edge.table.get()];
    if (both.straight.empty()) {
      both.straight.resize(rows * columns);
      both.turned.resize(rows * columns);
      for (size_t i = 0; i < rows; ++i)
        for (size_t j = 0; j < columns; ++j)
          both.turned[j * rows + i] = both.straight[i * columns + j] =
              toDouble((*edge.table)[i * columns + j]);
    }
    unsigned a = next[edge.row]++, b = next[edge.column]++;
    arcs[a] = {edge.column, b, both.straight.data(), both.turned.data()};
    arcs[b] = {edge.row, a, both.turned.data(), both.straight.data()};
  }
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The part of presolving that reads which pairs of values are Forbidden.
//
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Presolve.h"

#include <algorithm>

using namespace tofu::solver;
using llvm::ArrayRef;
using llvm::SmallVector;

/// What every value uses is taken off the limits; memory that is then nothing
/// goes.
void Presolve::settleMemory(Node &node) {
  llvm::erase_if(node.usages, [&](Usage &usage) {
    int64_t least = *llvm::min_element(usage.amounts);
    if (least > 0) {
      limits.add(usage.begin, usage.end, -least);
      for (int64_t &amount : usage.amounts)
        amount -= least;
    }
    return llvm::all_of(usage.amounts, [](int64_t a) { return a == 0; });
  });
}

/// Drops values that are Forbidden, have only Forbidden partners in some
/// neighbour, or do not fit even if all others use the least they can. If none
/// is left, the first stays and is Forbidden.
void Presolve::removeUnsupported(unsigned variable) {
  Node &node = nodes[variable];
  size_t count = node.values.size();
  SmallVector<bool, 16> gone(count, false);
  for (unsigned i = 0; i < count; ++i)
    gone[i] = node.unary[i] >= Forbidden;
  for (const Usage &usage : node.usages) {
    if (node.fits)
      break; // looked at once
    int64_t slack = limits.getLeast(usage.begin, usage.end);
    for (unsigned i = 0; i < count; ++i)
      gone[i] |= usage.amounts[i] > slack;
  }
  node.fits = true;
  for (auto [neighbour, e] : node.edges) {
    if (std::exchange(edges[e].supported[edges[e].row == variable], true))
      continue;
    View at = getView(edges[e], variable);
    size_t others = nodes[neighbour].values.size();
    for (unsigned i = 0; i < count; ++i) {
      bool supported = false;
      for (size_t j = 0; j < others && !supported; ++j)
        supported = at(i, j) < Forbidden;
      gone[i] |= !supported;
    }
  }
  dropValues(variable, gone);
}

/// Merges the variable into a neighbour if each of the two follows from the
/// other.
bool Presolve::merge(unsigned variable) {
  Node &node = nodes[variable];
  size_t count = node.values.size();
  if (count < 2)
    return false;
  unsigned best = ~0u;
  SmallVector<unsigned, 16> follows(count), bestFollows;
  for (auto [neighbour, e] : node.edges) {
    if (nodes[neighbour].values.size() != count ||
        std::exchange(edges[e].compared, true))
      continue;
    View at = getView(edges[e], variable);
    SmallVector<bool, 16> taken(count, false);
    bool ok = true;
    for (unsigned j = 0; j < count && ok; ++j) {
      unsigned found = 0;
      for (unsigned i = 0; i < count && found < 2; ++i)
        if (at(i, j) < Forbidden) {
          ++found;
          follows[j] = i;
        }
      ok = found == 1 && !taken[follows[j]];
      if (ok)
        taken[follows[j]] = true;
    }
    if (!ok)
      continue;
    best = neighbour;
    bestFollows = follows;
    break;
  }
  if (best == ~0u)
    return false;
  // Much memory stays where it is: a chain of merges must not move it again
  // and again.
  if (node.usages.size() + node.edges.size() <=
      nodes[best].usages.size() + nodes[best].edges.size()) {
    mergeInto(variable, best, bestFollows);
    return true;
  }
  SmallVector<unsigned, 16> leads(count);
  for (unsigned j = 0; j < count; ++j)
    leads[bestFollows[j]] = j;
  mergeInto(best, variable, leads);
  return true;
}

void Presolve::mergeInto(unsigned variable, unsigned other,
                         ArrayRef<unsigned> follows) {
  Node &node = nodes[variable], &target = nodes[other];
  View joint = getView(edges[node.edges[other]], variable);
  Removed record{variable, {other}, {}, {}};
  record.domains[0] = target.values;
  for (unsigned j = 0; j < follows.size(); ++j) {
    record.best.push_back(node.values[follows[j]]);
    target.unary[j] = addCost(
        target.unary[j], addCost(node.unary[follows[j]], joint(follows[j], j)));
  }
  for (Usage &usage : node.usages) {
    Usage moved{usage.begin, usage.end, {}};
    for (unsigned i : follows)
      moved.amounts.push_back(usage.amounts[i]);
    target.usages.push_back(std::move(moved));
  }
  node.usages.clear();
  std::vector<std::pair<unsigned, std::vector<int64_t>>> tables;
  for (auto [neighbour, e] : node.edges) {
    if (neighbour == other)
      continue;
    View at = getView(edges[e], variable);
    std::vector<int64_t> table;
    for (unsigned i : follows)
      for (size_t k = 0, count = nodes[neighbour].values.size(); k < count; ++k)
        table.push_back(at(i, k));
    tables.emplace_back(neighbour, std::move(table));
  }
  dropEdges(variable);
  node.removed = true;
  llvm::sort(tables, llvm::less_first());
  for (auto &[neighbour, table] : tables) {
    addEdge(other, neighbour, interner.intern(std::move(table)));
    touch(neighbour);
  }
  touch(other);
  removed.push_back(std::move(record));
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Presolve.h"

#include <algorithm>

using namespace tofu::solver;
using llvm::ArrayRef;
using llvm::SmallVector;

/// Dominance is looked for in variables of few neighbours and small domains
/// only, and not for ever: it must stay linear on hubs.
static constexpr size_t MaxDominanceDegree = 8, MaxDominanceWork = 1 << 18;
static constexpr unsigned MaxDominanceTouches = 8;
/// Entries that a fold may leave.
static constexpr size_t MaxFoldedTable = 1 << 12;
/// Variables between two looks at the clock.
static constexpr size_t VariablesPerLook = 64;

Presolve::Presolve(const Problem &problem, Stop::Predicate predicate)
    : limits(problem.limits), nodes(problem.unary.size()) {
  for (unsigned v = 0; v < nodes.size(); ++v) {
    nodes[v].unary = problem.unary[v];
    nodes[v].usages = problem.getUsages(v).vec();
    settleMemory(nodes[v]);
    for (unsigned i = 0; i < problem.unary[v].size(); ++i)
      nodes[v].values.push_back(i);
  }
  for (const Problem::Edge &edge : problem.edges)
    addEdge(edge.row, edge.column, edge.table);
  for (unsigned v = 0; v < nodes.size(); ++v)
    touch(v);
  Stop stop(std::move(predicate), VariablesPerLook);
  while (!queue.empty() && !stop()) {
    unsigned variable = queue.front();
    queue.pop_front();
    nodes[variable].queued = false;
    if (nodes[variable].removed)
      continue;
    removeUnsupported(variable);
    removeDominated(variable);
    if (!merge(variable))
      fold(variable);
  }
  buildCore();
}

void Presolve::touch(unsigned variable) {
  Node &node = nodes[variable];
  if (node.queued || node.removed)
    return;
  node.queued = true;
  queue.push_back(variable);
}

Presolve::View Presolve::getView(const Edge &edge, unsigned variable) const {
  size_t columns = nodes[edge.column].values.size();
  if (variable == edge.row)
    return {edge.table->data(), columns, 1};
  return {edge.table->data(), 1, columns};
}

void Presolve::addEdge(unsigned row, unsigned column, Table table) {
  size_t rows = nodes[row].values.size(), columns = nodes[column].values.size();
  if (row > column) {
    auto turned = std::make_shared<std::vector<int64_t>>(rows * columns);
    for (size_t r = 0; r < rows; ++r)
      for (size_t c = 0; c < columns; ++c)
        (*turned)[c * rows + r] = (*table)[r * columns + c];
    std::swap(row, column);
    table = interner.intern(std::move(*turned));
  }
  auto [it, isNew] = nodes[row].edges.try_emplace(column, edges.size());
  if (isNew) {
    nodes[column].edges[row] = edges.size();
    edges.push_back({row, column, std::move(table), {}});
    return;
  }
  Edge &edge = edges[it->second];
  auto sum = std::make_shared<std::vector<int64_t>>(*edge.table);
  for (size_t i = 0; i < sum->size(); ++i)
    (*sum)[i] = addCost((*sum)[i], (*table)[i]);
  edge = {row, column, interner.intern(std::move(*sum)), {}};
}

void Presolve::dropEdges(unsigned variable) {
  for (auto [neighbour, edge] : nodes[variable].edges) {
    nodes[neighbour].edges.erase(variable);
    edges[edge].table.reset();
  }
  nodes[variable].edges.clear();
}

/// Whether `better` costs no more than `worse` whatever the neighbours do.
bool Presolve::dominates(const Node &node, ArrayRef<unsigned> incident,
                         unsigned variable, unsigned better,
                         unsigned worse) const {
  if (node.unary[worse] >= Forbidden && node.usages.empty())
    return node.unary[better] < Forbidden || better < worse;
  if (node.unary[better] >= Forbidden || node.unary[worse] >= Forbidden)
    return node.unary[better] < Forbidden;
  for (const Usage &usage : node.usages)
    if (usage.amounts[better] > usage.amounts[worse])
      return false;
  int64_t slack = node.unary[worse] - node.unary[better];
  for (unsigned e : incident) {
    const Edge &edge = edges[e];
    View at = getView(edge, variable);
    unsigned other = edge.row == variable ? edge.column : edge.row;
    int64_t most = -Forbidden;
    for (size_t i = 0, others = nodes[other].values.size(); i < others; ++i) {
      int64_t cost = at(worse, i), instead = at(better, i);
      if (cost >= Forbidden)
        continue; // forbidden for the worse value: no harm done
      if (instead >= Forbidden)
        return false;
      most = std::max(most, instead - cost);
    }
    slack = std::max(slack - most, -Forbidden);
    if (most == -Forbidden)
      return true; // the worse value is never legal
  }
  return slack >= 0;
}

void Presolve::keepValues(unsigned variable, ArrayRef<unsigned> kept) {
  Node &node = nodes[variable];
  for (auto [neighbour, e] : node.edges) {
    Edge &edge = edges[e];
    View at = getView(edge, variable);
    std::vector<int64_t> table;
    size_t others = nodes[neighbour].values.size();
    table.reserve(kept.size() * others);
    if (edge.row == variable) {
      for (unsigned value : kept)
        for (size_t other = 0; other < others; ++other)
          table.push_back(at(value, other));
    } else {
      for (size_t other = 0; other < others; ++other)
        for (unsigned value : kept)
          table.push_back(at(value, other));
    }
    edge = {edge.row, edge.column, interner.intern(std::move(table)), {}};
  }
  for (Usage &usage : node.usages) {
    for (unsigned i = 0; i < kept.size(); ++i)
      usage.amounts[i] = usage.amounts[kept[i]];
    usage.amounts.resize(kept.size());
  }
  for (unsigned i = 0; i < kept.size(); ++i) {
    node.unary[i] = node.unary[kept[i]];
    node.values[i] = node.values[kept[i]];
  }
  node.unary.resize(kept.size());
  node.values.resize(kept.size());
  settleMemory(node);
}

void Presolve::removeDominated(unsigned variable) {
  Node &node = nodes[variable];
  size_t count = node.values.size(), work = 0;
  if (count < 2 || node.edges.size() < 2 ||
      node.edges.size() > MaxDominanceDegree ||
      ++node.touched > MaxDominanceTouches)
    return;
  SmallVector<unsigned, 8> incident;
  for (auto [neighbour, edge] : node.edges) {
    incident.push_back(edge);
    work += count * count * nodes[neighbour].values.size();
  }
  if (work > MaxDominanceWork)
    return;
  SmallVector<bool, 16> gone(count, false);
  for (unsigned worse = unsigned(count); worse-- > 0;)
    for (unsigned better = 0; better < count && !gone[worse]; ++better)
      if (better != worse && !gone[better])
        gone[worse] = dominates(node, incident, variable, better, worse);
  dropValues(variable, gone);
}

void Presolve::dropValues(unsigned variable, ArrayRef<bool> gone) {
  SmallVector<unsigned, 16> kept;
  for (unsigned i = 0; i < gone.size(); ++i)
    if (!gone[i])
      kept.push_back(i);
  if (kept.size() == gone.size())
    return;
  Node &node = nodes[variable];
  if (kept.empty()) {
    node.unary[0] = Forbidden;
    kept.push_back(0);
    if (gone.size() == 1)
      return;
  }
  keepValues(variable, kept);
  for (auto [neighbour, edge] : node.edges)
    touch(neighbour);
}

/// Chooses the variable's best value for all values of its neighbours.
bool Presolve::fold(unsigned variable) {
  Node &node = nodes[variable];
  if (node.values.size() > 1 && (node.edges.size() > 2 || !node.usages.empty()))
    return false;
  if (node.values.size() == 1) { // one value left: fold into every neighbour
    SmallVector<unsigned, 8> neighbours;
    for (auto [neighbour, edge] : node.edges) {
      View at = getView(edges[edge], variable);
      for (auto [i, cost] : llvm::enumerate(nodes[neighbour].unary))
        cost = addCost(cost, at(0, i));
      neighbours.push_back(neighbour);
    }
    removed.push_back({variable, {}, {}, {node.values[0]}});
    int64_t constant = node.unary[0];
    // The constant must be paid once: by the first neighbour.
    llvm::sort(neighbours);
    if (neighbours.empty())
      this->constant = addCost(this->constant, constant);
    else
      for (int64_t &cost : nodes[neighbours[0]].unary)
        cost = addCost(cost, constant);
    dropEdges(variable);
    node.removed = true;
    for (unsigned neighbour : neighbours)
      touch(neighbour);
    return true;
  }
  Removed record{variable, {}, {}, {}};
  SmallVector<View, 2> incident;
  for (auto [neighbour, edge] : node.edges)
    record.neighbours.push_back(neighbour);
  llvm::sort(record.neighbours);
  size_t sizes[2] = {1, 1};
  for (unsigned i = 0; i < record.neighbours.size(); ++i) {
    incident.push_back(
        getView(edges[node.edges[record.neighbours[i]]], variable));
    record.domains[i] = nodes[record.neighbours[i]].values;
    sizes[i] = record.domains[i].size();
  }
  if (sizes[0] * sizes[1] > MaxFoldedTable)
    return false;
  std::vector<int64_t> table;
  table.reserve(sizes[0] * sizes[1]);
  record.best.reserve(sizes[0] * sizes[1]);
  for (unsigned a = 0; a < sizes[0]; ++a) {
    for (unsigned b = 0; b < sizes[1]; ++b) {
      int64_t least = Forbidden;
      unsigned best = 0;
      for (unsigned value = 0; value < node.values.size(); ++value) {
        int64_t cost = node.unary[value];
        for (unsigned i = 0; i < incident.size(); ++i)
          cost = addCost(cost, incident[i](value, i == 0 ? a : b));
        if (cost < least) {
          least = cost;
          best = value;
        }
      }
      table.push_back(least);
      record.best.push_back(node.values[best]);
    }
  }
  dropEdges(variable);
  node.removed = true;
  if (record.neighbours.empty())
    constant = addCost(constant, table[0]);
  if (record.neighbours.size() == 1)
    for (unsigned a = 0; a < sizes[0]; ++a) {
      int64_t &cost = nodes[record.neighbours[0]].unary[a];
      cost = addCost(cost, table[a]);
    }
  if (record.neighbours.size() == 2)
    addEdge(record.neighbours[0], record.neighbours[1],
            interner.intern(std::move(table)));
  for (unsigned neighbour : record.neighbours)
    touch(neighbour);
  removed.push_back(std::move(record));
  return true;
}

void Presolve::buildCore() {
  std::vector<unsigned> numbers(nodes.size(), 0);
  for (unsigned v = 0; v < nodes.size(); ++v) {
    if (nodes[v].removed)
      continue;
    numbers[v] = core.addVariable(nodes[v].unary);
    coreVariables.push_back(v);
    for (Usage &usage : nodes[v].usages)
      core.addUsage(numbers[v], std::move(usage));
  }
  core.limits = limits.getNumbers();
  for (const Edge &edge : edges)
    if (edge.table)
      core.edges.push_back(
          {numbers[edge.row], numbers[edge.column], edge.table});
}

std::vector<unsigned> Presolve::project(ArrayRef<unsigned> assignment) const {
  std::vector<unsigned> values(coreVariables.size(), 0);
  for (size_t i = 0; i < values.size(); ++i) {
    const std::vector<unsigned> &left = nodes[coreVariables[i]].values;
    auto it = llvm::lower_bound(left, assignment[coreVariables[i]]);
    if (it != left.end() && *it == assignment[coreVariables[i]])
      values[i] = unsigned(it - left.begin());
  }
  return values;
}

std::vector<unsigned> Presolve::expand(ArrayRef<unsigned> coreValues) const {
  std::vector<unsigned> assignment(nodes.size(), 0);
  for (size_t i = 0; i < coreVariables.size(); ++i)
    assignment[coreVariables[i]] =
        nodes[coreVariables[i]].values[coreValues[i]];
  for (const Removed &record : llvm::reverse(removed)) {
    size_t position = 0;
    for (unsigned i = 0; i < record.neighbours.size(); ++i) {
      const std::vector<unsigned> &domain = record.domains[i];
      unsigned value = assignment[record.neighbours[i]];
      position = position * domain.size() +
                 (std::lower_bound(domain.begin(), domain.end(), value) -
                  domain.begin());
    }
    assignment[record.variable] = record.best[position];
  }
  return assignment;
}

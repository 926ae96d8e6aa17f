//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Needs.h"

#include "tofu/Search/Hull.h"
#include "llvm/ADT/Sequence.h"
#include <algorithm>
#include <map>
#include <set>

using namespace tofu;
using namespace tofu::search;
using llvm::ArrayRef;

static void appendExpr(Key &key, llvm::SmallVectorImpl<int> &numbers,
                       Key &extents, const Operator &op,
                       const IndexExpr &expr) {
  key.push_back(int64_t(expr.nodes.size()));
  for (const IndexExpr::Node &node : expr.nodes) {
    key.push_back(int64_t(node.kind));
    if (node.kind != IndexExpr::Kind::Variable) {
      key.push_back(node.value);
      continue;
    }
    int &number = numbers[node.value];
    if (number < 0) {
      number = int(extents.size());
      extents.push_back(op.variables[node.value].extent);
    }
    key.push_back(number);
  }
}

/// What an operand reads by itself.
static Key getAccess(const Graph &graph, const Operator &op, unsigned operand,
                     llvm::SmallVectorImpl<int> &numbers) {
  Key key;
  const Tensor &tensor = graph.tensors[op.operands[operand].tensor];
  key.assign(tensor.extents.begin(), tensor.extents.end());
  Key extents;
  for (const IndexExpr &expr : op.operands[operand].access)
    appendExpr(key, numbers, extents, op, expr);
  for (const Guard &guard : op.operands[operand].guards) {
    key.push_back(guard.equality ? -2 : -1);
    appendExpr(key, numbers, extents, op, guard.expr);
  }
  key.push_back(-3);
  key.insert(key.end(), extents.begin(), extents.end());
  return key;
}

/// The box that an operand reads of its tensor if nothing is split.
static Key getWholeBox(const Graph &graph, const Operator &op,
                       const Operand &operand) {
  Key box{operand.tensor, operand.place};
  const Tensor &tensor = graph.tensors[operand.tensor];
  AxisLists lists(op.variables.size());
  for (unsigned dim = 0; dim < tensor.extents.size(); ++dim) {
    SpanTable region =
        getRegion(op, operand, dim, tensor.extents[dim], lists, {});
    Span span = tabulate(region, {}).values[0];
    box.insert(box.end(), {span.lo, span.hi});
  }
  return box;
}

namespace {
/// Operands that read a tensor at places that differ by constants, and are not
/// alone: one number for all of them.
struct Stencils {
  std::vector<std::vector<std::optional<unsigned>>> numbers; // [op][operand]
  std::set<std::pair<unsigned, unsigned>> read;              // tensor, place
};
} // namespace

static Stencils findStencils(const Graph &graph) {
  Stencils stencils;
  unsigned count = 0;
  for (const Operator &op : graph.operators) {
    auto &numbers = stencils.numbers.emplace_back(op.operands.size());
    if (graph.isFree(op))
      continue;
    for (auto [i, operand] : llvm::enumerate(op.operands)) {
      llvm::SmallVector<Sibling, 0> siblings = findSiblings(graph, op, i);
      if (siblings.empty() || numbers[i])
        continue;
      numbers[i] = count++;
      for (const Sibling &sibling : siblings)
        numbers[sibling.operand] = numbers[i];
      stencils.read.insert({operand.tensor, operand.place});
    }
  }
  return stencils;
}

void tofu::search::linkOperands(Graph &graph) {
  for (Operator &op : graph.operators) {
    std::map<unsigned, std::pair<size_t, size_t>> ends; // of each tensor
    for (size_t i = 0; i != op.operands.size(); ++i) {
      auto [found, isFirst] = ends.try_emplace(op.operands[i].tensor, i, i);
      auto &[first, last] = found->second;
      op.operands[last].toNext = i - last;
      op.operands[i].toNext = first + op.operands.size() - i;
      last = i;
    }
  }
}

/// Who reads a box is asked by what it is, not by how it is said: a hull would
/// not be the same as what a reader of one box of it needs.
void tofu::search::findAudiences(Graph &graph) {
  for (Operator &op : graph.operators)
    for (Operand &operand : op.operands)
      operand.audience = 0;
  linkOperands(graph);
  Stencils stencils = findStencils(graph);
  std::map<Key, std::set<std::pair<bool, size_t>>> audiences;
  size_t alone = 0;
  auto forEachReader = [&](auto visit) {
    for (auto [o, op] : llvm::enumerate(graph.operators))
      for (auto [i, operand] : llvm::enumerate(op.operands))
        if (!graph.isFree(op) &&
            stencils.read.count({operand.tensor, operand.place}))
          visit(operand, stencils.numbers[o][i],
                audiences[getWholeBox(graph, op, operand)]);
  };
  forEachReader([&](Operand &, std::optional<unsigned> stencil, auto &readers) {
    readers.insert({!stencil, stencil ? *stencil : alone++});
  });
  std::map<std::set<std::pair<bool, size_t>>, unsigned> numbers;
  forEachReader([&](Operand &operand, std::optional<unsigned> stencil,
                    const auto &readers) {
    if (stencil)
      operand.audience =
          numbers.insert({readers, numbers.size() + 1}).first->second;
  });
}

CanonicalAccess::CanonicalAccess(const Graph &graph, const Operator &op,
                                 unsigned operand)
    : numbers(op.variables.size(), -1) {
  key = getAccess(graph, op, operand, numbers);
  for (Sibling &sibling : findSiblings(graph, op, operand)) {
    key.push_back(-4);
    key.insert(key.end(), sibling.offset.begin(), sibling.offset.end());
    siblings.push_back(sibling.operand);
  }
}

/// Variables around the read that leave devices without work: extent and axes
/// of each, sorted.
static void appendIdle(Key &key, const Operator &op, const Operand &operand,
                       const AxisLists &lists, ArrayRef<int64_t> mesh) {
  std::vector<Key> idle;
  for (size_t v = 0; v < lists.size(); ++v) {
    if (getCount(lists[v], mesh) <= op.variables[v].extent ||
        llvm::is_contained(operand.outside, v))
      continue;
    idle.push_back({op.variables[v].extent});
    for (unsigned axis : lists[v])
      if (mesh[axis] > 1)
        idle.back().push_back(axis);
  }
  std::sort(idle.begin(), idle.end());
  for (const Key &variable : idle) {
    key.push_back(-int64_t(variable.size()));
    key.insert(key.end(), variable.begin(), variable.end());
  }
}

Key CanonicalAccess::getHistory(const Operator &op, unsigned operand,
                                const Layout &layout,
                                ArrayRef<int64_t> mesh) const {
  enum : int64_t { Nothing = -1, Carried = -2, Along = -3 };
  Key history = key;
  history.push_back(int64_t(layout.getNumAxes()));
  for (unsigned axis = 0; axis < layout.getNumAxes(); ++axis) {
    auto [value, digit] = layout.getChoice(axis);
    // A prefix also cuts the output variable that it runs along.
    bool isPrefix =
        value >= 0 && op.variables[value].kind == VariableKind::Prefix;
    int other = isPrefix ? numbers[op.variables[value].along] : -1;
    if (value >= 0 && (numbers[value] >= 0 || other >= 0)) {
      history.push_back(numbers[value]);
      history.push_back(digit);
      if (other >= 0)
        history.insert(history.end(), {Along, other});
      continue;
    }
    auto isCarried = [&](unsigned number) {
      return isCarry(value) &&
             isInSet(op.linearSets[carriedSet(value)], number);
    };
    history.push_back(isCarried(operand) ? Carried : Nothing);
    for (unsigned sibling : siblings)
      history.push_back(isCarried(sibling) ? Carried : Nothing);
  }
  appendIdle(history, op, op.operands[operand], getLists(op, layout), mesh);
  return history;
}

/// Parts of which all intervals are listed: so many are compared as they are,
/// more by their axes.
static constexpr int64_t kMostListed = 64;

/// Drops the axes on which no interval depends.
static SpanTable dropAxes(SpanTable table, ArrayRef<int64_t> mesh) {
  size_t inner = 1; // entries of the axes behind
  for (size_t i = table.axes.size(); i-- > 0;) {
    size_t extent = mesh[table.axes[i]], block = extent * inner;
    auto isAlike = [&](size_t entry) {
      return table.values[entry] ==
             table.values[entry / block * block + entry % inner];
    };
    if (!llvm::all_of(llvm::seq(table.values.size()), isAlike)) {
      inner = block;
      continue;
    }
    size_t kept = 0;
    for (size_t entry = 0; entry < table.values.size(); ++entry)
      if (entry % block < inner)
        table.values[kept++] = table.values[entry];
    table.values.resize(kept);
    table.axes.erase(table.axes.begin() + i);
  }
  return table;
}

static void appendTable(Key &key, SpanTable table, ArrayRef<int64_t> mesh) {
  if (table.parts && getCount(table.axes, mesh) > kMostListed) {
    key.insert(key.end(), {-1, table.parts->extent});
    for (unsigned axis : table.parts->list)
      if (mesh[axis] > 1)
        key.push_back(axis);
    key.push_back(-1);
    return;
  }
  table = tabulate(table, mesh);
  for (Span &span : table.values)
    if (span.empty()) // wherever it is
      span = Span();
  table = dropAxes(std::move(table), mesh);
  key.push_back(int64_t(table.axes.size()));
  key.insert(key.end(), table.axes.begin(), table.axes.end());
  for (const Span &span : table.values)
    key.insert(key.end(), {span.lo, span.hi});
}

/// The box on every device, who is without work, and what is carried.
static Key getNeed(const Graph &graph, const Operator &op, unsigned number,
                   const Split &split, ArrayRef<int64_t> mesh) {
  const Operand &operand = op.operands[number];
  Margins margins = getMargins(graph, op, number, split, mesh);
  Key key{int64_t(mesh.size())};
  for (auto [dim, extent] :
       llvm::enumerate(graph.tensors[operand.tensor].extents))
    appendTable(key,
                getRegion(op, operand, dim, extent, split.lists, mesh,
                          margins.empty() ? Margin() : margins[dim]),
                mesh);
  Axes carried = split.getCarried(op, number);
  key.push_back(int64_t(carried.size()));
  key.insert(key.end(), carried.begin(), carried.end());
  appendIdle(key, op, operand, split.lists, mesh);
  return key;
}

unsigned Needs::get(const CanonicalAccess &access, const Operator &op,
                    unsigned operand, const Layout &layout,
                    ArrayRef<int64_t> mesh) {
  Key history = access.getHistory(op, operand, layout, mesh);
  auto [number, isNew] = histories.insert(history);
  if (isNew) {
    Split split(op, layout);
    if (!graph.strict && op.isSum && !split.getCarried(op, operand).empty())
      history.insert(history.begin(), -1); // so it begins as no other need
    else
      history = getNeed(graph, op, operand, split, mesh);
    ofHistory.push_back(needs.get(history));
  }
  return ofHistory[number];
}

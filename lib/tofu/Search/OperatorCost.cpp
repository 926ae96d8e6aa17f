//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/OperatorCost.h"

#include "tofu/Search/Hull.h"
#include <algorithm>

using namespace tofu;
using namespace tofu::search;
using namespace tofu::solver;
using llvm::ArrayRef;
using llvm::SmallVector;

using Box = SmallVector<SpanTable, 4>;

AxisLists tofu::search::getLists(const Operator &op, const Layout &layout) {
  AxisLists lists = layout.getLists(op.variables.size());
  for (auto [number, variable] : llvm::enumerate(op.variables))
    if (variable.kind == VariableKind::Prefix && !lists[number].empty())
      lists[variable.along] = lists[number];
  return lists;
}

Split::Split(const Operator &op, const Layout &layout)
    : layout(layout), lists(search::getLists(op, layout)) {
  for (unsigned axis = 0; axis < layout.getNumAxes(); ++axis) {
    int value = layout.getValue(axis);
    if (isCarry(value))
      pending.push_back(axis);
    if (value >= 0 && op.variables[value].kind == VariableKind::Reduction)
      (op.variables[value].isPending ? pending : otherReductions)
          .push_back(axis);
    if (value >= 0 && op.variables[value].kind == VariableKind::Prefix)
      prefix = value;
  }
}

Axes Split::getCarried(const Operator &op, unsigned operand) const {
  Axes carried;
  for (unsigned axis = 0; axis < layout.getNumAxes(); ++axis)
    if (int value = layout.getValue(axis);
        isCarry(value) && isInSet(op.linearSets[carriedSet(value)], operand))
      carried.push_back(axis);
  return carried;
}

Layout tofu::search::getReduced(Layout layout, ArrayRef<unsigned> axes,
                                int dim) {
  for (unsigned axis : axes)
    layout.setLast(axis, dim < 0 ? int(Whole) : dim);
  return layout;
}

static Axes subtractAxes(ArrayRef<unsigned> a, ArrayRef<unsigned> b) {
  Axes rest;
  for (unsigned axis : a)
    if (!llvm::is_contained(b, axis))
      rest.push_back(axis);
  return rest;
}

static Axes intersectAxes(ArrayRef<unsigned> a, ArrayRef<unsigned> b) {
  return subtractAxes(a, subtractAxes(a, b));
}

/// One 0/1 factor per variable around the read with an empty part on some
/// device: that device reads nothing at all.
static SmallVector<Factor, 2> getConditions(const Operator &op,
                                            const Operand &operand,
                                            const AxisLists &lists,
                                            ArrayRef<int64_t> mesh) {
  SmallVector<Factor, 2> conditions;
  for (size_t v = 0; v < lists.size(); ++v) {
    int64_t extent = op.variables[v].extent;
    if (getCount(lists[v], mesh) <= extent ||
        llvm::is_contained(operand.outside, v))
      continue;
    Factor factor = getSizes(getParts(extent, lists[v]), mesh);
    for (int64_t &value : factor.values)
      value = value > 0;
    conditions.push_back(std::move(factor));
  }
  return conditions;
}

/// Elements that move when terms, one per coordinate of `groupSize` devices,
/// are combined from `computed` boxes into `stored` ones. Every stored element
/// is computed `groupSize` times among its senders (the parts of an output
/// variable cover it once), and what a device holds of it already stays:
///   sum over dev of groupSize |S| - |S and C|.
/// Along `copies`, the axes of terms along which all devices store one box, the
/// device with coordinate 0 combines them and the others copy from it: what
/// plan.reduce does. Copies along other axes have terms of their own.
static int64_t countReduce(const Box &computed, const Box &stored,
                           int64_t groupSize, ArrayRef<unsigned> copies,
                           ArrayRef<int64_t> mesh) {
  int64_t all = sumBoxes(stored, {}, mesh);
  if (groupSize == 1)
    return all - sumCommon(stored, computed, {}, mesh);
  int64_t owned = sumBoxes(stored, {}, mesh, copies);
  return groupSize * owned - sumCommon(stored, computed, {}, mesh, copies) +
         all - owned;
}

/// Of a result that nobody reads only the terms move to who combines them, as
/// all values of a fold are combined together, and nothing is copied.
static int64_t countUnread(const Box &computed, const Box &stored,
                           const Split &split, int64_t groupSize,
                           ArrayRef<unsigned> copies, ArrayRef<int64_t> mesh) {
  if (split.otherReductions.empty())
    return 0;
  return groupSize * sumBoxes(stored, {}, mesh, copies) -
         sumCommon(stored, computed, {}, mesh, copies);
}

namespace {
/// What the devices need of an operand, whatever it is stored as.
struct Need {
  Box box;
  SmallVector<Factor, 2> conditions;
  int64_t elements = 0;
  int64_t getMissing(const Box &own, ArrayRef<int64_t> mesh) const {
    return elements - sumCommon(box, own, conditions, mesh);
  }
};
} // namespace

AxisLists tofu::search::getReadLists(const Operand &operand,
                                     const AxisLists &lists,
                                     const Fetch &fetch) {
  AxisLists read(lists);
  for (auto [dim, axis] : fetch.mask)
    read[operand.access[dim].getPlainVariable()].push_back(axis);
  return read;
}

static Need getNeed(const Tensor &tensor, const Operator &op,
                    const Operand &operand, const AxisLists &lists,
                    const Margins &margins, ArrayRef<int64_t> mesh) {
  Need need;
  for (unsigned d = 0; d < tensor.extents.size(); ++d)
    need.box.push_back(getRegion(op, operand, d, tensor.extents[d], lists, mesh,
                                 margins.empty() ? Margin() : margins[d]));
  need.conditions = getConditions(op, operand, lists, mesh);
  need.elements = sumBoxes(need.box, need.conditions, mesh);
  return need;
}

/// Masks for the axes of `carried` where the operand is split. False if there
/// is an axis that leaves nothing to mask by, or where none may be.
static bool addMasks(Fetch &fetch, const Graph &graph, const Layout &layout,
                     const Operator &op, const Operand &operand,
                     ArrayRef<unsigned> carried) {
  const Tensor &tensor = graph.tensors[operand.tensor];
  for (unsigned axis : carried) {
    int dim = layout.getValue(axis);
    if (dim == Partial)
      continue;
    if (graph.strict || !op.isSum || dim == Whole)
      return false;
    int variable = operand.access[dim].getPlainVariable();
    if (variable < 0 || op.variables[variable].extent != tensor.extents[dim])
      return false;
    fetch.mask.push_back({unsigned(dim), axis});
  }
  return true;
}

/// Dimensions on which pending terms may be reduced: those that keep parts of
/// two or more elements, else those of two or more, else none (-1): every
/// device of the axes gets the sum.
static SmallVector<int, 4> getReduceDims(const Tensor &tensor,
                                         const AxisLists &lists,
                                         ArrayRef<unsigned> axes,
                                         ArrayRef<int64_t> mesh) {
  SmallVector<int, 4> best, other;
  for (unsigned d = 0; d < tensor.extents.size(); ++d) {
    int64_t parts = getCount(lists[d], mesh) * getCount(axes, mesh);
    if (tensor.extents[d] > parts) // ceil(extent / parts) >= 2
      best.push_back(d);
    else if (tensor.extents[d] >= 2)
      other.push_back(d);
  }
  if (best.empty() && other.empty())
    return {-1};
  return best.empty() ? other : best;
}

Fetch tofu::search::getFetch(const Graph &graph, const Layout &layout,
                             const Operator &op, unsigned number,
                             const Split &split, ArrayRef<int64_t> mesh) {
  Fetch fetch;
  const Operand &operand = op.operands[number];
  const Tensor &tensor = graph.tensors[operand.tensor];
  if (tensor.free)
    return fetch;
  Axes carried = split.getCarried(op, number);
  if (!addMasks(fetch, graph, layout, op, operand, carried)) {
    fetch.mask.clear();
    fetch.fetchBytes = Forbidden;
    return fetch;
  }
  Need need =
      getNeed(tensor, op, operand, getReadLists(operand, split.lists, fetch),
              getMargins(graph, op, number, split, mesh), mesh);
  AxisLists lists = layout.getLists(tensor.extents.size());
  Box own = getBox(tensor.extents, lists);
  Axes terms = subtractAxes(layout.getAxes(Partial), carried);
  fetch.reduceAxes.assign(terms.begin(), terms.end());
  if (terms.empty()) {
    fetch.fetchBytes = tensor.elementBytes * need.getMissing(own, mesh);
    return fetch;
  }
  int64_t groupSize = getCount(terms, mesh);
  std::optional<int64_t> least;
  for (int d : getReduceDims(tensor, lists, terms, mesh)) {
    Layout reduced = getReduced(layout, terms, d);
    Box box = getBox(tensor.extents, reduced.getLists(lists.size()));
    int64_t reduceBytes =
        tensor.elementBytes *
        countReduce(own, box, groupSize, d < 0 ? terms : Axes(), mesh);
    int64_t fetchBytes = tensor.elementBytes * need.getMissing(box, mesh);
    int64_t bytes = addCost(reduceBytes, fetchBytes);
    if (least && bytes >= *least)
      continue;
    least = bytes;
    fetch.reduceDim = d;
    fetch.reduceBytes = reduceBytes;
    fetch.fetchBytes = fetchBytes;
  }
  return fetch;
}

/// Every device but those of the first part receives what is folded before its
/// part: one value of each line along the prefix. If nobody passes it on, it
/// receives as many as there are parts before its own.
static int64_t getScanBytes(const Operator &op, const Tensor &tensor,
                            Box computed, const Split &split,
                            ArrayRef<int64_t> mesh) {
  if (!split.prefix)
    return 0;
  const IndexVariable &prefix = op.variables[*split.prefix];
  computed.erase(computed.begin() + prefix.along);
  const Axes &list = split.lists[*split.prefix];
  if (!prefix.foldBytes) {
    // As many as the parts before: what lies there if each has one element.
    SpanTable own = tabulate(getParts(getCount(list, mesh), list), mesh);
    for (Span &span : own.values)
      span = {0, span.lo};
    computed.push_back(std::move(own));
    return tensor.elementBytes * sumBoxes(computed, {}, mesh);
  }
  return prefix.foldBytes *
         (sumBoxes(computed, {}, mesh) - sumBoxes(computed, {}, mesh, list));
}

int64_t tofu::search::getResultBytes(const Operator &op, const Tensor &tensor,
                                     const Layout &layout, const Split &split,
                                     ArrayRef<int64_t> mesh) {
  if (tensor.free)
    return 0;
  Axes partial = layout.getAxes(Partial);
  for (unsigned axis : partial)
    if (!llvm::is_contained(split.pending, axis))
      return Forbidden;
  Axes terms =
      subtractAxes(uniteAxes(split.pending, split.otherReductions), partial);
  Axes copies = intersectAxes(terms, layout.getAxes(Whole));
  Box stored = getBox(tensor.extents, layout.getLists(tensor.extents.size()));
  Box computed = getBox(tensor.extents, split.lists);
  int64_t groupSize = getCount(terms, mesh);
  int64_t elements =
      tensor.unread
          ? countUnread(computed, stored, split, groupSize, copies, mesh)
          : countReduce(computed, stored, groupSize, copies, mesh);
  return addCost(tensor.elementBytes * elements,
                 getScanBytes(op, tensor, computed, split, mesh));
}

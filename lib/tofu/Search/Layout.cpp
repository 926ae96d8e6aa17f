//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Layout.h"

using namespace tofu;
using namespace tofu::search;
using llvm::ArrayRef;
using llvm::SmallVector;

TensorLayout::TensorLayout(const Tensor &tensor, ArrayRef<int> values)
    : lists(tensor.extents.size()) {
  for (unsigned axis = 0; axis < values.size(); ++axis) {
    if (values[axis] >= 0)
      lists[values[axis]].push_back(axis);
    else
      (values[axis] == Partial ? partial : copies).push_back(axis);
  }
}

TensorLayout TensorLayout::getReduced(ArrayRef<unsigned> axes, int dim) const {
  TensorLayout reduced(*this);
  llvm::erase_if(reduced.partial,
                 [&](unsigned axis) { return llvm::is_contained(axes, axis); });
  if (dim >= 0)
    reduced.lists[dim].append(axes.begin(), axes.end());
  else
    reduced.copies = uniteAxes(reduced.copies, axes);
  return reduced;
}

OperatorLayout::OperatorLayout(const Operator &op, ArrayRef<int> values)
    : lists(op.variables.size()), values(values) {
  for (unsigned axis = 0; axis < values.size(); ++axis) {
    if (isCarry(values[axis]))
      sums.push_back(axis);
    if (values[axis] < 0)
      continue;
    lists[values[axis]].push_back(axis);
    const IndexVariable &variable = op.variables[values[axis]];
    if (variable.kind == VariableKind::Reduction)
      (variable.isSum ? sums : otherReductions).push_back(axis);
  }
}

Axes OperatorLayout::getCarried(const Operator &op, unsigned operand) const {
  Axes carried;
  for (unsigned axis = 0; axis < values.size(); ++axis)
    if (isCarry(values[axis]) &&
        isInSet(op.linearSets[carriedSet(values[axis])], operand))
      carried.push_back(axis);
  return carried;
}

bool tofu::search::isLegal(const Tensor &tensor, bool produced,
                           ArrayRef<int> values) {
  for (int value : values) {
    if (value >= int(tensor.extents.size()) || value < Partial)
      return false;
    if (value == Partial && (tensor.boundary || !produced))
      return false;
    if (value != Whole && tensor.whole)
      return false;
  }
  return true;
}

static bool readsFree(const Graph &graph, const Operator &op, uint64_t set) {
  for (unsigned i = 0; i < op.operands.size(); ++i)
    if (isInSet(set, i) && graph.tensors[op.operands[i].tensor].free)
      return true;
  return false;
}

/// Graph::strict: whether a set adds something to what is gathered.
static bool addsToGathered(const Graph &graph, const Operator &op,
                           uint64_t set) {
  unsigned count = 0;
  bool isGathered = false;
  for (unsigned i = 0; i < op.operands.size(); ++i)
    if (isInSet(set, i)) {
      ++count;
      isGathered |= graph.tensors[op.operands[i].tensor].gathered;
    }
  return count > 1 && isGathered;
}

bool tofu::search::isLegal(const Graph &graph, const Operator &op,
                           ArrayRef<int> values) {
  for (int value : values) {
    if (value == Everywhere)
      continue;
    if (isCarry(value)) {
      // A free tensor has no layout that a mask could follow, so its value
      // would be added once per device.
      unsigned set = carriedSet(value);
      if (set >= op.linearSets.size() ||
          readsFree(graph, op, op.linearSets[set]) ||
          (graph.strict && addsToGathered(graph, op, op.linearSets[set])))
        return false;
      continue;
    }
    if (value < 0 || value >= int(op.variables.size()) ||
        op.variables[value].kind == VariableKind::Fixed)
      return false;
  }
  return true;
}

int64_t tofu::search::sumBoxes(ArrayRef<IntervalTable> box,
                               ArrayRef<Factor> conditions,
                               ArrayRef<int64_t> mesh,
                               ArrayRef<unsigned> pinned) {
  SmallVector<Factor, 8> factors(conditions);
  for (const IntervalTable &table : box)
    factors.push_back(getSizes(table, mesh));
  return sumOverDevices(factors, mesh, pinned);
}

int64_t tofu::search::sumCommon(ArrayRef<IntervalTable> a,
                                ArrayRef<IntervalTable> b,
                                ArrayRef<Factor> conditions,
                                ArrayRef<int64_t> mesh,
                                ArrayRef<unsigned> pinned) {
  SmallVector<Factor, 8> factors(conditions);
  for (size_t d = 0; d < a.size(); ++d)
    factors.push_back(getSizes(a[d], b[d], mesh));
  return sumOverDevices(factors, mesh, pinned);
}

SmallVector<IntervalTable, 4> tofu::search::getBox(ArrayRef<int64_t> extents,
                                                   const AxisLists &lists) {
  SmallVector<IntervalTable, 4> box;
  for (size_t d = 0; d < extents.size(); ++d)
    box.push_back(getParts(extents[d], lists[d]));
  return box;
}

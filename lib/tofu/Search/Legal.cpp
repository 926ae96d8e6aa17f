//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Legal.h"

using namespace tofu;
using namespace tofu::search;

bool tofu::search::isLegal(const Tensor &tensor, bool produced,
                           const Layout &layout) {
  for (int value : layout.getValues()) {
    if (value >= int(tensor.extents.size()) || value < Partial)
      return false;
    if (value == Partial && (tensor.boundary || (!produced && !tensor.handed)))
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

bool tofu::search::mixesPrefix(const Operator &op, const Layout &layout) {
  auto find = [&](auto isOne) {
    return llvm::any_of(layout.getValues(), isOne);
  };
  for (auto [number, variable] : llvm::enumerate(op.variables)) {
    int prefix = int(number), along = int(variable.along);
    if (variable.kind == VariableKind::Prefix &&
        find([&](int value) { return value == prefix; }) &&
        find([&](int value) {
          return isCarry(value) || value == along ||
                 (value >= 0 && value != prefix &&
                  op.variables[value].kind != VariableKind::Output);
        }))
      return true;
  }
  return false;
}

bool tofu::search::isLegal(const Graph &graph, const Operator &op,
                           const Layout &layout) {
  if (mixesPrefix(op, layout))
    return false;
  for (int value : layout.getValues()) {
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

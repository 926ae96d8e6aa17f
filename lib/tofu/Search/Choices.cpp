//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Choices.h"

#include "tofu/Search/Layout.h"

using namespace tofu::search;
using llvm::ArrayRef;

/// Numbers of the extents that may be split along `axis`; `mayNot` is skipped.
template <typename MayNot>
static Values getSplits(ArrayRef<int64_t> extents, ArrayRef<int> values,
                        unsigned axis, ArrayRef<int64_t> mesh, MayNot mayNot) {
  Values best, other;
  for (size_t d = 0; d < extents.size(); ++d) {
    if (mayNot(d))
      continue;
    int64_t parts = 1;
    for (size_t a = 0; a < values.size(); ++a)
      if (a != axis && values[a] == int(d))
        parts *= mesh[a];
    if (extents[d] > parts) // ceil(extent / parts) >= 2
      best.push_back(int(d));
    else if (extents[d] >= 2)
      other.push_back(int(d));
  }
  return best.empty() ? other : best;
}

Values tofu::search::getTensorChoices(const Tensor &tensor,
                                      ArrayRef<int> values, unsigned axis,
                                      ArrayRef<int64_t> mesh) {
  if (tensor.whole)
    return {Whole};
  Values choices = getSplits(tensor.extents, values, axis, mesh,
                             [](size_t) { return false; });
  if (choices.empty())
    choices.push_back(Whole);
  return choices;
}

Values tofu::search::getOperatorChoices(const Graph &graph, const Operator &op,
                                        ArrayRef<int> values, unsigned axis,
                                        ArrayRef<int64_t> mesh, bool partial) {
  llvm::SmallVector<int64_t, 8> extents;
  for (const IndexVariable &variable : op.variables)
    extents.push_back(variable.extent);
  Values choices = getSplits(extents, values, axis, mesh, [&](size_t v) {
    return op.variables[v].kind == VariableKind::Fixed;
  });
  if (choices.empty())
    choices.push_back(Everywhere);
  for (unsigned set = 0; partial && set < op.linearSets.size(); ++set)
    if (isLegal(graph, op, carry(set)))
      choices.push_back(carry(set));
  return choices;
}

bool tofu::search::canMakeSums(const Operator &op, ArrayRef<int> choices) {
  return llvm::any_of(choices, [&](int value) {
    return isCarry(value) ||
           (value >= 0 && op.variables[value].kind == VariableKind::Reduction &&
            op.variables[value].isSum);
  });
}

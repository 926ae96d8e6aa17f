//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Choices.h"

#include "tofu/Search/Legal.h"

using namespace tofu;
using namespace tofu::search;
using llvm::ArrayRef;

/// Axes on one dimension among which another one is put anywhere; among more,
/// only in order or first: the choices would be many, and what two orders have
/// in common dear to count.
static constexpr size_t kMostOrdered = 8;

/// The digits that the axis may be among those of `list`, which is without it.
/// Axes of extent 1 are no digits at all: what stands behind one might as well
/// stand before it.
static void addDigits(Choices &choices, int value, ArrayRef<unsigned> list,
                      unsigned axis, ArrayRef<int64_t> mesh, bool freeOrder) {
  unsigned inOrder =
      llvm::count_if(list, [&](unsigned other) { return other < axis; });
  choices.push_back({value, inOrder});
  if (!freeOrder || mesh[axis] == 1)
    return;
  bool isAnywhere = list.size() <= kMostOrdered;
  for (unsigned digit = unsigned(list.size()) + 1; digit-- > 0;)
    if (digit != inOrder && (isAnywhere || digit == 0) &&
        (digit == 0 || mesh[list[digit - 1]] > 1))
      choices.push_back({value, digit});
}

/// Of the extents that may be split along `axis`; `mayNot` is skipped. The cut
/// that leaves the smallest largest part is listed first: the first of equal
/// values is taken, so a window of 3 is not cut where channels are as cheap.
/// Where no cut makes that part smaller, `uncut` keeps no more on any device.
template <typename MayNot>
static Choices getSplits(ArrayRef<int64_t> extents, Layout layout,
                         unsigned axis, ArrayRef<int64_t> mesh, bool freeOrder,
                         int uncut, MayNot mayNot) {
  layout.set(axis, {});
  AxisLists lists = layout.getLists(extents.size());
  struct Cut {
    unsigned dim;
    double share; // what the largest part is of the one before
  };
  llvm::SmallVector<Cut, 4> best, other;
  for (unsigned d = 0; d < extents.size(); ++d) {
    int64_t count = getCount(lists[d], mesh);
    if (mayNot(d) || extents[d] < 2)
      continue;
    double share = double(llvm::divideCeil(extents[d], count * mesh[axis])) /
                   double(llvm::divideCeil(extents[d], count));
    bool hasTwo = extents[d] > count; // a part of two elements or more
    (hasTwo ? best : other).push_back({d, share});
  }
  Choices choices;
  bool hasBest = !best.empty();
  auto &cuts = hasBest ? best : other;
  llvm::stable_sort(
      cuts, [](const Cut &a, const Cut &b) { return a.share < b.share; });
  for (const Cut &cut : cuts)
    addDigits(choices, int(cut.dim), lists[cut.dim], axis, mesh,
              freeOrder && hasBest);
  if (!hasBest)
    choices.push_back({uncut});
  return choices;
}

Choices tofu::search::getTensorChoices(const Tensor &tensor,
                                       const Layout &layout, unsigned axis,
                                       ArrayRef<int64_t> mesh,
                                       const PlanOptions &options) {
  if (tensor.whole)
    return {Choice{Whole}};
  return getSplits(tensor.extents, layout, axis, mesh, options.freeOrder, Whole,
                   [](size_t) { return false; });
}

Choices tofu::search::getOperatorChoices(const Graph &graph, const Operator &op,
                                         const Layout &layout, unsigned axis,
                                         ArrayRef<int64_t> mesh,
                                         const PlanOptions &options) {
  llvm::SmallVector<int64_t, 8> extents;
  for (const IndexVariable &variable : op.variables)
    extents.push_back(variable.extent);
  auto mixes = [&](int value) {
    Layout with(layout);
    with.setLast(axis, value);
    return mixesPrefix(op, with);
  };
  Choices choices = getSplits(
      extents, layout, axis, mesh, options.freeOrder, Everywhere,
      [&](size_t v) {
        return op.variables[v].kind == VariableKind::Fixed || mixes(int(v));
      });
  for (unsigned set = 0; options.partial && set < op.linearSets.size(); ++set)
    if (isLegal(graph, op, {carry(set)}) && !mixes(carry(set)))
      choices.push_back({carry(set)});
  return choices;
}

bool tofu::search::isInOrder(ArrayRef<Choice> choices, unsigned number) {
  return number == 0 || choices[number].value < 0 ||
         choices[number].value != choices[number - 1].value;
}

bool tofu::search::canMakeTerms(const Operator &op, ArrayRef<Choice> choices) {
  return llvm::any_of(choices, [&](Choice choice) {
    return isCarry(choice.value) ||
           (choice.value >= 0 &&
            op.variables[choice.value].kind == VariableKind::Reduction &&
            op.variables[choice.value].isPending);
  });
}

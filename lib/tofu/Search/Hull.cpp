//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Hull.h"

#include "tofu/Index/Hulls.h"
#include <tuple>

using namespace tofu;
using namespace tofu::search;
using llvm::ArrayRef;
using llvm::SmallVector;

//===----------------------------------------------------------------------===//
// Operands that read the same, moved
//===----------------------------------------------------------------------===//

/// The extent of a dimension that is read as a whole whatever the split and the
/// guards are, else -1.
static int64_t getWholeExtent(const Operator &op, const Operand &operand,
                              ArrayRef<IndexExpr::Node> expr) {
  if (expr.size() != 1 || expr[0].kind != IndexExpr::Kind::Variable ||
      !operand.guards.empty())
    return -1;
  const IndexVariable &variable = op.variables[expr[0].value];
  return variable.kind == VariableKind::Fixed ? variable.extent : -1;
}

/// What `b` adds to the coordinate of `a`, if that is a constant.
static std::optional<int64_t> getOffset(const Operator &op, const Operand &a,
                                        const Operand &b, unsigned dim) {
  auto [first, firstConstant] = a.access[dim].splitConstant();
  auto [second, secondConstant] = b.access[dim].splitConstant();
  int64_t extent = getWholeExtent(op, a, first);
  bool areWhole = extent >= 0 && extent == getWholeExtent(op, b, second);
  if (first != second && !areWhole)
    return std::nullopt;
  return secondConstant - firstConstant;
}

/// Whether devices without a part of some variable read neither or both.
static bool areAlikeOutside(const Operator &op, const Operand &a,
                            const Operand &b) {
  for (auto [v, variable] : llvm::enumerate(op.variables))
    if (variable.kind != VariableKind::Fixed &&
        llvm::is_contained(a.outside, v) != llvm::is_contained(b.outside, v))
      return false;
  return true;
}

SmallVector<Sibling, 0> tofu::search::findSiblings(const Graph &graph,
                                                   const Operator &op,
                                                   unsigned number) {
  SmallVector<Sibling, 0> siblings;
  const Operand &own = op.operands[number];
  if (graph.tensors[own.tensor].free)
    return siblings;
  auto getNext = [&](unsigned operand) {
    return (operand + op.operands[operand].toNext) % op.operands.size();
  };
  for (unsigned other = getNext(number); other != number;
       other = getNext(other)) {
    const Operand &operand = op.operands[other];
    if (operand.place != own.place || operand.audience != own.audience ||
        operand.guards != own.guards || !areAlikeOutside(op, own, operand))
      continue;
    Sibling sibling{{}, other};
    for (unsigned dim = 0; dim < own.access.size(); ++dim)
      if (std::optional<int64_t> offset = getOffset(op, own, operand, dim))
        sibling.offset.push_back(*offset);
    if (sibling.offset.size() == own.access.size())
      siblings.push_back(std::move(sibling));
  }
  llvm::sort(siblings, [](const Sibling &a, const Sibling &b) {
    return std::tie(a.offset, a.operand) < std::tie(b.offset, b.operand);
  });
  return siblings;
}

//===----------------------------------------------------------------------===//
// Their hulls
//===----------------------------------------------------------------------===//

Margins tofu::search::getMargins(const Graph &graph, const Operator &op,
                                 unsigned number, const Split &split,
                                 ArrayRef<int64_t> mesh) {
  SmallVector<Sibling, 0> siblings = findSiblings(graph, op, number);
  if (siblings.empty())
    return {};
  Axes carried = split.getCarried(op, number);
  if (!graph.strict && op.isSum && !carried.empty())
    return {};
  const Operand &operand = op.operands[number];
  unsigned rank = operand.access.size();
  SmallVector<SmallVector<int64_t, 4>, 8> offsets;
  offsets.emplace_back(rank, 0); // the operand's own
  for (const Sibling &sibling : siblings)
    if (split.getCarried(op, sibling.operand) == carried)
      offsets.push_back(sibling.offset);
  SmallVector<int64_t, 4> lengths;
  for (unsigned dim = 0; dim < rank; ++dim)
    lengths.push_back(getLeastLength(op, operand, dim, split.lists, mesh));
  SmallVector<Hull, 0> hulls = findHulls(offsets, lengths);
  Margins margins;
  for (Span span : llvm::find_if(hulls, [](const Hull &hull) {
                     return hull.boxes.front() == 0;
                   })->starts)
    margins.push_back({-span.lo, span.hi - 1});
  if (llvm::all_of(margins, [](Margin margin) { return margin.empty(); }))
    margins.clear();
  return margins;
}

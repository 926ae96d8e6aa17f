//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Holders.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

Holders::Holders(tdl::PieceType type, const Mesh &mesh,
                 ArrayRef<int64_t> fixedAxes)
    : mesh(mesh), box(type.getBox()), fixed(mesh.getNumAxes()) {
  for (int64_t axis : fixedAxes)
    fixed.set(axis);
  isProduct = box.getConditions().getNumResults() == 0;
  llvm::SmallBitVector used(mesh.getNumAxes());
  for (auto [lower, upper] : llvm::zip(box.getLowers(), box.getUppers())) {
    auto &own = axes.emplace_back();
    for (int64_t axis = 0; axis != mesh.getNumAxes(); ++axis) {
      if (fixed.test(axis) ||
          !(lower.isFunctionOfDim(axis) || upper.isFunctionOfDim(axis)))
        continue;
      isProduct &= !used.test(axis);
      used.set(axis);
      own.push_back(axis);
    }
  }
  if (isProduct)
    return;
  for (int64_t axis = 0; axis != mesh.getNumAxes(); ++axis)
    if (!fixed.test(axis) && box.getConditions().isFunctionOfDim(axis))
      used.set(axis);
  axes.assign(1, {});
  for (unsigned axis : used.set_bits())
    axes.front().push_back(axis);
}

const Holders::Cuts &Holders::getCuts(unsigned dim, ArrayRef<int64_t> own) {
  Coordinates key;
  for (unsigned axis : fixed.set_bits())
    key.push_back(own[axis]);
  auto [found, isNew] = known.try_emplace({dim, key});
  Cuts &cuts = found->second;
  if (!isNew)
    return cuts;
  auto range =
      tdl::BoxAttr::get(box.getContext(), box.getNumAxes(),
                        {box.getLowers()[dim]}, {box.getUppers()[dim]},
                        AffineMap::get(box.getNumAxes(), 0, box.getContext()));
  Coordinates at(own);
  for (const Coordinates &point : mesh.getPoints(axes[dim])) {
    for (auto [axis, coordinate] : llvm::zip(axes[dim], point))
      at[axis] = coordinate;
    Range next = range.evaluate(at).front();
    cuts.isAscending &=
        cuts.ranges.empty() || (cuts.ranges.back().first <= next.first &&
                                cuts.ranges.back().second <= next.second);
    cuts.points.push_back(point);
    cuts.ranges.push_back(next);
  }
  return cuts;
}

std::vector<Coordinates> Holders::getPoints(unsigned dim, ArrayRef<int64_t> own,
                                            Range needed) {
  if (!isProduct)
    return mesh.getPoints(axes[dim]);
  const Cuts &cuts = getCuts(dim, own);
  size_t first = 0, last = cuts.ranges.size();
  if (cuts.isAscending) {
    first = llvm::partition_point(
                cuts.ranges,
                [&](Range range) { return range.second <= needed.first; }) -
            cuts.ranges.begin();
    last = llvm::partition_point(
               cuts.ranges,
               [&](Range range) { return range.first < needed.second; }) -
           cuts.ranges.begin();
  }
  std::vector<Coordinates> points;
  for (size_t i = first; i < last; ++i)
    if (std::max(cuts.ranges[i].first, needed.first) <
        std::min(cuts.ranges[i].second, needed.second))
      points.push_back(cuts.points[i]);
  return points;
}

std::vector<int64_t> Holders::find(int64_t rank, ArrayRef<Range> needed) {
  Coordinates own = mesh.getCoordinates(rank);
  // Coordinates, and the number of axes on which they differ from the rank's.
  std::vector<std::pair<int64_t, Coordinates>> places{{0, own}};
  for (auto [dim, list] : llvm::enumerate(axes)) {
    if (list.empty())
      continue;
    std::vector<std::pair<int64_t, Coordinates>> next;
    std::vector<Coordinates> points =
        getPoints(dim, own, isProduct ? needed[dim] : Range());
    for (const auto &[differing, place] : places)
      for (const Coordinates &point : points) {
        auto &[count, at] = next.emplace_back(differing, place);
        for (auto [axis, coordinate] : llvm::zip(list, point)) {
          count += at[axis] != coordinate;
          at[axis] = coordinate;
        }
      }
    places = std::move(next);
  }
  std::vector<std::pair<int64_t, int64_t>> found; // differing axes, rank
  for (const auto &[differing, at] : places)
    found.push_back({differing, mesh.getRank(at)});
  llvm::sort(found);
  std::vector<int64_t> ranks;
  for (auto [differing, number] : found)
    ranks.push_back(number);
  return ranks;
}

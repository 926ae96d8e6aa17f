//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Cover.h"

#include "tofu/Partition/JointBox.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/TDL/BoxAxes.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;

/// Pairs of boxes that are compared before it is called too much.
static constexpr int64_t kMaxPairs = int64_t(1) << 26;

namespace {
/// What some devices hold together.
class Union {
public:
  /// The boxes of the devices of `axes`, at `at` on the others.
  Union(BoxAttr box, const llvm::SmallBitVector &axes, BoxTables &tables,
        ArrayRef<int64_t> at);

  /// The part of the box that is not there, if any.
  std::optional<Ranges> findMissing(const Ranges &box) const;
  /// True if every range of the box, on all devices, is there.
  bool hasEachRange(BoxAttr box, BoxTables &tables) const;
  int64_t getNumBoxes() const { return isGrid ? 1 : boxes.size(); }

private:
  /// The range that `begin` is in, or the next one.
  const Range *find(unsigned dim, int64_t begin) const {
    return llvm::upper_bound(ranges[dim], begin, [](int64_t at, Range range) {
      return at < range.second;
    });
  }
  static bool isProduct(BoxAttr box, const llvm::SmallBitVector &axes);

  /// The union is the product of unions of ranges, one per dimension: no axis
  /// cuts two dimensions.
  bool isGrid;
  SmallVector<SmallVector<Range>> ranges; // per dimension, apart and ascending
  std::vector<Ranges> boxes;              // if it is no grid
};
} // namespace

bool Union::isProduct(BoxAttr box, const llvm::SmallBitVector &axes) {
  llvm::SmallBitVector used(axes.size());
  for (unsigned dim = 0; dim != box.getRank(); ++dim) {
    llvm::SmallBitVector cut = tdl::getAxes(box, dim);
    cut &= axes;
    if (cut.anyCommon(used))
      return false;
    used |= cut;
  }
  return box.getConditions().getNumResults() == 0;
}

/// Ranges that touch or overlap become one.
static void join(SmallVector<Range> &ranges) {
  llvm::erase_if(ranges,
                 [](Range range) { return range.second <= range.first; });
  llvm::sort(ranges);
  SmallVector<Range> joined;
  for (Range range : ranges)
    if (!joined.empty() && range.first <= joined.back().second)
      joined.back().second = std::max(joined.back().second, range.second);
    else
      joined.push_back(range);
  ranges = std::move(joined);
}

Union::Union(BoxAttr box, const llvm::SmallBitVector &axes, BoxTables &tables,
             ArrayRef<int64_t> at)
    : isGrid(isProduct(box, axes)) {
  ArrayRef<int64_t> mesh = tables.getMesh();
  SmallVector<int64_t> point(at);
  auto visit = [&](const llvm::SmallBitVector &varied,
                   llvm::function_ref<void(const Ranges &)> add, BoxAttr of) {
    SmallVector<int64_t> extents;
    for (unsigned axis = 0; axis != mesh.size(); ++axis)
      extents.push_back(varied.test(axis) ? mesh[axis] : 1);
    forEachDevice(extents, [&](ArrayRef<int64_t> other) {
      for (unsigned axis : varied.set_bits())
        point[axis] = other[axis];
      add(of.evaluate(point));
    });
    point.assign(at.begin(), at.end());
  };
  if (!isGrid) {
    visit(axes, [&](const Ranges &held) { boxes.push_back(held); }, box);
    llvm::erase_if(boxes, isEmpty);
    llvm::sort(boxes);
    boxes.erase(llvm::unique(boxes), boxes.end());
    return;
  }
  for (unsigned dim = 0; dim != box.getRank(); ++dim) {
    auto one =
        BoxAttr::get(box.getContext(), box.getNumAxes(), {box.getLowers()[dim]},
                     {box.getUppers()[dim]}, box.getConditions());
    llvm::SmallBitVector varied = tdl::getAxes(one);
    SmallVector<Range> &list = ranges.emplace_back();
    if (!varied.test(axes)) // all of its axes vary
      list.append(tables.getRanges(one, 0).begin(),
                  tables.getRanges(one, 0).end());
    else
      visit(
          varied &= axes,
          [&](const Ranges &held) { list.push_back(held.front()); }, one);
    join(list);
  }
}

bool Union::hasEachRange(BoxAttr box, BoxTables &tables) const {
  bool hasAll = isGrid;
  for (unsigned dim = 0; hasAll && dim != box.getRank(); ++dim)
    for (Range range : tables.getRanges(box, dim)) {
      const Range *found = find(dim, range.first);
      hasAll &= range.first == range.second ||
                (found != ranges[dim].end() && found->first <= range.first &&
                 range.second <= found->second);
    }
  return hasAll;
}

std::optional<Ranges> Union::findMissing(const Ranges &box) const {
  if (isEmpty(box))
    return std::nullopt;
  if (isGrid) {
    for (auto [dim, range] : llvm::enumerate(box)) {
      const Range *found = find(dim, range.first);
      if (found != ranges[dim].end() && found->first <= range.first &&
          range.second <= found->second)
        continue;
      Ranges missing = box;
      missing[dim].first =
          found != ranges[dim].end() && found->first <= range.first
              ? found->second
              : range.first;
      return missing;
    }
    return std::nullopt;
  }
  SmallVector<Ranges> missing{box};
  for (const Ranges &held : boxes) {
    SmallVector<Ranges> rest;
    for (Ranges &part : missing) {
      Ranges common = intersect(part, held);
      if (isEmpty(common)) {
        rest.push_back(part);
        continue;
      }
      for (auto [dim, range] : llvm::enumerate(common)) {
        for (Range side : {Range{part[dim].first, range.first},
                           Range{range.second, part[dim].second}})
          if (side.first < side.second) {
            rest.push_back(part);
            rest.back()[dim] = side;
          }
        part[dim] = range;
      }
    }
    missing = std::move(rest);
    if (missing.empty())
      return std::nullopt;
  }
  return missing.front();
}

std::optional<Gap> tofu::findGap(BoxAttr held, ArrayRef<int64_t> partial,
                                 BoxAttr needed, ArrayRef<int64_t> kept,
                                 BoxTables &tables) {
  ArrayRef<int64_t> mesh = tables.getMesh();
  llvm::SmallBitVector varied = tdl::getAxes(held);
  // Points of partial axes that the pieces depend on are looked at in turn.
  SmallVector<int64_t> outer(mesh.size(), 1), inner(mesh.size(), 1);
  for (int64_t axis : partial)
    if (varied.test(axis)) {
      outer[axis] = mesh[axis];
      varied.reset(axis);
    }
  for (unsigned axis : tdl::getAxes(needed).set_bits())
    inner[axis] = mesh[axis];
  for (int64_t axis : kept)
    if (outer[axis] != 1)
      inner[axis] = 1; // as the outer point says
  bool isOwn = llvm::all_of(partial, [&](int64_t axis) {
    return outer[axis] == 1 || llvm::is_contained(kept, axis);
  });
  if (std::optional<BoxAttr> there =
          isOwn ? getJointBox(held, varied, mesh) : std::nullopt;
      there && isInside(needed, *there, mesh))
    return std::nullopt;
  std::optional<Gap> gap;
  int64_t pairs = 0;
  forEachDevice(outer, [&](ArrayRef<int64_t> point) {
    if (gap)
      return;
    Union there(held, varied, tables, point);
    if (there.hasEachRange(needed, tables))
      return;
    forEachDevice(inner, [&](ArrayRef<int64_t> at) {
      if (gap)
        return;
      SmallVector<int64_t> device(at);
      for (int64_t axis : kept)
        if (outer[axis] != 1)
          device[axis] = point[axis];
      if ((pairs += there.getNumBoxes()) > kMaxPairs) {
        gap = Gap{device, {}, true};
        return;
      }
      if (auto missing = there.findMissing(needed.evaluate(device)))
        gap = Gap{device, *missing, false};
    });
  });
  return gap;
}

bool tofu::doOverlap(BoxAttr parts, const llvm::SmallBitVector &axes,
                     BoxAttr whole, BoxTables &tables) {
  llvm::SmallBitVector alike = axes;
  if (alike.reset(tdl::getAxes(parts)).none() &&
      getJointBox(parts, axes, tables.getMesh()))
    return false;
  // Nothing is missing: what is more than the whole is there twice.
  SmallVector<unsigned> pinned(axes.set_bits());
  return tables.getTotalOverlap(parts, whole) != tables.getTotal(whole, pinned);
}

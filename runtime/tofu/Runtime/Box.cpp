//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Box.h"

#include <algorithm>

using namespace tofu::runtime;

int64_t tofu::runtime::getVolume(const Box &box) {
  int64_t volume = 1;
  for (Range range : box)
    volume *= std::max<int64_t>(range.hi - range.lo, 0);
  return volume;
}

bool tofu::runtime::isEmpty(const Box &box) {
  return std::any_of(box.begin(), box.end(),
                     [](Range range) { return range.hi <= range.lo; });
}

bool tofu::runtime::overlap(const Box &a, const Box &b) {
  for (size_t dim = 0; dim != a.size(); ++dim)
    if (std::max(a[dim].lo, b[dim].lo) >= std::min(a[dim].hi, b[dim].hi))
      return false;
  return true;
}

Box tofu::runtime::intersect(const Box &a, const Box &b) {
  Box common(a.size());
  for (size_t dim = 0; dim != a.size(); ++dim)
    common[dim] = {std::max(a[dim].lo, b[dim].lo),
                   std::min(a[dim].hi, b[dim].hi)};
  return common;
}

std::vector<Box> tofu::runtime::subtract(const Box &box, const Box &hole) {
  if (isEmpty(box))
    return {};
  if (!overlap(box, hole))
    return {box};
  std::vector<Box> parts;
  Box rest = box;
  for (size_t dim = 0; dim != box.size(); ++dim) {
    Range common = {std::max(box[dim].lo, hole[dim].lo),
                    std::min(box[dim].hi, hole[dim].hi)};
    for (Range side :
         {Range{box[dim].lo, common.lo}, Range{common.hi, box[dim].hi}}) {
      if (side.hi <= side.lo)
        continue;
      parts.push_back(rest);
      parts.back()[dim] = side;
    }
    rest[dim] = common;
  }
  return parts;
}

void tofu::runtime::writeRanges(const Box &box, int64_t *ranges) {
  for (Range range : box) {
    *ranges++ = range.lo;
    *ranges++ = range.hi;
  }
}

std::string tofu::runtime::describe(const Box &box) {
  std::string text;
  for (Range range : box)
    text += (text.empty() ? "[" : " x [") + std::to_string(range.lo) + ", " +
            std::to_string(range.hi) + ")";
  return text.empty() ? "the scalar" : text;
}

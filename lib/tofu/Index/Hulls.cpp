//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Index/Hulls.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace tofu;
using llvm::ArrayRef;
using llvm::SmallVector;

static bool areAlike(const Hull &a, const Hull &b, unsigned except) {
  for (unsigned dim = 0; dim < a.starts.size(); ++dim)
    if (dim != except && a.starts[dim] != b.starts[dim])
      return false;
  return true;
}

/// Unites hulls of boxes that overlap along a dimension in which each box is at
/// least `length` long; false if there are none.
static bool unite(SmallVector<Hull, 0> &hulls, unsigned dim, int64_t length) {
  auto getKey = [&](const Hull &hull) {
    SmallVector<int64_t, 8> key;
    for (unsigned d = 0; d < hull.starts.size(); ++d)
      if (d != dim)
        key.append({hull.starts[d].lo, hull.starts[d].hi});
    key.append({hull.starts[dim].lo, hull.starts[dim].hi});
    return key;
  };
  llvm::sort(hulls, [&](const Hull &a, const Hull &b) {
    return getKey(a) < getKey(b);
  });
  size_t kept = 0;
  for (size_t i = 1; i < hulls.size(); ++i) {
    Span &last = hulls[kept].starts[dim], next = hulls[i].starts[dim];
    if (areAlike(hulls[kept], hulls[i], dim) &&
        next.lo - last.hi < length - 1) {
      last.hi = std::max(last.hi, next.hi);
      hulls[kept].boxes.append(hulls[i].boxes);
    } else {
      std::swap(hulls[++kept], hulls[i]);
    }
  }
  bool isAny = kept + 1 < hulls.size();
  hulls.truncate(kept + 1);
  return isAny;
}

SmallVector<Hull, 0> tofu::findHulls(ArrayRef<SmallVector<int64_t, 4>> offsets,
                                     ArrayRef<int64_t> lengths) {
  SmallVector<Hull, 0> hulls;
  for (auto [number, offset] : llvm::enumerate(offsets)) {
    hulls.emplace_back().boxes.push_back(unsigned(number));
    for (int64_t start : offset)
      hulls.back().starts.push_back({start, start + 1});
  }
  for (bool isNew = !hulls.empty(); std::exchange(isNew, false);)
    for (unsigned dim = 0; dim < lengths.size(); ++dim)
      isNew |= unite(hulls, dim, lengths[dim]);
  for (Hull &hull : hulls)
    llvm::sort(hull.boxes);
  return hulls;
}

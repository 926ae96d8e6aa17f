//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/SlideOther.h"

#include <algorithm>

using namespace tofu::runtime;

static void setFactors(LocalCoordinate &coordinate,
                       const std::vector<int64_t> &extents,
                       std::vector<std::pair<size_t, int64_t>> factors) {
  coordinate.factors.assign(extents.size(), 0);
  for (auto [variable, factor] : factors)
    coordinate.factors[variable] = factor;
  coordinate.setBounds(extents);
}

/// The only coordinate that moves with the variable, and with no other one,
/// step by step; null if there is none.
static LocalCoordinate *findOwn(const LocalContraction &local,
                                LocalAccess &access, size_t variable) {
  LocalCoordinate *own = nullptr;
  for (LocalCoordinate &coordinate : access.coordinates) {
    if (coordinate.factors[variable] == 0)
      continue;
    if (own || coordinate.factors[variable] != 1 ||
        coordinate.getActive(local.extents).size() != 1)
      return nullptr;
    own = &coordinate;
  }
  return own;
}

std::optional<LocalContraction>
tofu::runtime::slideOther(LocalContraction local,
                          LocalAccess LocalContraction::*s,
                          LocalAccess LocalContraction::*k) {
  LocalAccess &source = local.*s, &other = local.*k;
  if (!other.isInside())
    return std::nullopt;
  bool isAny = false;
  for (LocalCoordinate &at : source.coordinates) {
    std::vector<size_t> active = at.getActive(local.extents);
    if (active.size() != 2 || active[0] >= local.numOutputs ||
        active[1] < local.numOutputs) {
      if (!at.isInside())
        return std::nullopt;
      continue;
    }
    auto [o, w] = std::pair(active[0], active[1]); // the result's come first
    int64_t direction = at.factors[w], step = at.factors[o];
    LocalCoordinate *window = findOwn(local, other, w);
    size_t uses = std::count_if(
        source.coordinates.begin(), source.coordinates.end(),
        [&](const LocalCoordinate &each) { return each.factors[w] != 0; });
    if (std::abs(direction) != 1 || at.divisor != 1 || uses != 1 || !window)
      return std::nullopt;
    // What is read of the source becomes the range of the variable.
    int64_t lo = source.padded ? std::max<int64_t>(at.min, 0) : at.min;
    int64_t hi = source.padded ? std::min(at.max + 1, at.extent) : at.max + 1;
    if (lo >= hi || lo < at.lo || hi > at.hi)
      return std::nullopt;
    // The other has zeros around what was its own range, which counts from 0.
    window->extent = local.extents[w];
    window->lo -= window->first;
    window->hi -= window->first;
    window->first = direction * (lo - at.first);
    at.first = lo;
    local.extents[w] = hi - lo;
    setFactors(at, local.extents, {{w, 1}});
    setFactors(*window, local.extents,
               {{w, direction}, {o, -direction * step}});
    isAny = true;
  }
  if (!isAny)
    return std::nullopt;
  source.padded = false;
  other.padded = true;
  return local;
}

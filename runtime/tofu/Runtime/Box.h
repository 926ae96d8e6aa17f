//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Boxes: what a rank holds, needs or sends of a tensor, in global coordinates.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_BOX_H
#define TOFU_RUNTIME_BOX_H

#include <cstdint>
#include <string>
#include <vector>

namespace tofu::runtime {

/// Half open: [lo, hi).
struct Range {
  int64_t lo, hi;
  bool operator==(const Range &) const = default;
};
using Box = std::vector<Range>;

/// Number of points; 1 for a scalar.
int64_t getVolume(const Box &box);
bool isEmpty(const Box &box);
/// True if they have a point in common; of scalars, if there is one.
bool overlap(const Box &a, const Box &b);
Box intersect(const Box &a, const Box &b);
/// What is in `box` but not in `hole`, as boxes that do not overlap.
std::vector<Box> subtract(const Box &box, const Box &hole);
/// lo0, hi0, lo1, hi1, ...
void writeRanges(const Box &box, int64_t *ranges);
/// [0, 4) x [2, 3)
std::string describe(const Box &box);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_BOX_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Calling a box function of a program, which is not to be trusted with memory.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_BOXFUNCTION_H
#define TOFU_RUNTIME_BOXFUNCTION_H

#include "tofu/Runtime/Box.h"
#include "tofu/Runtime/Program.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace tofu::runtime {

/// The box on the rank with these coordinates; none if the function does not
/// write `rank` ranges.
inline std::optional<Box> callBox(tofu_box_function function,
                                  const int64_t *coordinates, int64_t rank) {
  constexpr int64_t kUnwritten = std::numeric_limits<int64_t>::min();
  constexpr int64_t kRoom = 64; // for a box of more dimensions than are stated
  thread_local std::vector<int64_t> ranges;
  if (int64_t(ranges.size()) < 2 * (rank + kRoom))
    ranges.resize(2 * (rank + kRoom));
  std::fill_n(ranges.begin(), 2 * rank + 1, kUnwritten);
  function(coordinates, ranges.data());
  if (ranges[2 * rank] != kUnwritten)
    return std::nullopt;
  Box box(rank);
  for (int64_t dim = 0; dim != rank; ++dim) {
    box[dim] = {ranges[2 * dim], ranges[2 * dim + 1]};
    if (box[dim].lo == kUnwritten || box[dim].hi == kUnwritten)
      return std::nullopt;
  }
  return box;
}

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_BOXFUNCTION_H

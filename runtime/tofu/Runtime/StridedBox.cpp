//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/StridedBox.h"

#include <cstring>

using namespace tofu::runtime;

StridedBox::StridedBox(const Box &piece, const Box &box)
    : offset(0), dimensions(box.size()) {
  int64_t stride = 1;
  for (size_t dim = box.size(); dim-- > 0;) {
    dimensions[dim] = {box[dim].hi - box[dim].lo, stride};
    offset += (box[dim].lo - piece[dim].lo) * stride;
    stride *= piece[dim].hi - piece[dim].lo;
  }
}

int64_t StridedBox::getVolume() const {
  int64_t volume = 1;
  for (tofu_dimension dimension : dimensions)
    volume *= dimension.extent;
  return volume;
}

bool StridedBox::isRun() const {
  int64_t stride = 1;
  for (size_t dim = dimensions.size(); dim-- > 0;) {
    if (dimensions[dim].extent != 1 && dimensions[dim].stride != stride)
      return false;
    stride *= dimensions[dim].extent;
  }
  return true;
}

StridedBox StridedBox::pack(int64_t offset) const {
  StridedBox packed = *this;
  packed.offset = offset;
  int64_t stride = 1;
  for (size_t dim = dimensions.size(); dim-- > 0;) {
    packed.dimensions[dim].stride = stride;
    stride *= dimensions[dim].extent;
  }
  return packed;
}

namespace {
/// Two boxes walked together: a nest of loops, the innermost first, around runs
/// of elements that are contiguous in both.
struct Walk {
  struct Loop {
    int64_t count, fromStep, toStep; // steps in bytes
  };
  std::vector<Loop> loops;
  int64_t run = 1; // elements

  Walk(const StridedBox &from, const StridedBox &to, int64_t fromBytes,
       int64_t toBytes) {
    for (size_t dim = from.dimensions.size(); dim-- > 0;) {
      auto [count, fromStride] = from.dimensions[dim];
      int64_t toStride = to.dimensions[dim].stride;
      if (count == 1)
        continue;
      if (loops.empty() && fromStride == run && toStride == run) {
        run *= count;
        continue;
      }
      int64_t fromStep = fromStride * fromBytes;
      int64_t toStep = toStride * toBytes;
      if (!loops.empty() &&
          fromStep == loops.back().fromStep * loops.back().count &&
          toStep == loops.back().toStep * loops.back().count)
        loops.back().count *= count;
      else
        loops.push_back({count, fromStep, toStep});
    }
  }

  /// `visit(from, to)` for each run until it returns false.
  template <typename To, typename Visit>
  bool forEachRun(const char *from, To to, Visit visit) const {
    return loops.empty() ? visit(from, to)
                         : forEachRun(loops.size() - 1, from, to, visit);
  }

private:
  template <typename To, typename Visit>
  bool forEachRun(size_t depth, const char *from, To to, Visit &visit) const {
    auto [count, fromStep, toStep] = loops[depth];
    for (int64_t i = 0; i != count; ++i, from += fromStep, to += toStep)
      if (depth ? !forEachRun(depth - 1, from, to, visit) : !visit(from, to))
        return false;
    return true;
  }
};
} // namespace

/// Runs of a size known to the compiler: a column of a matrix is copied by
/// single loads and stores.
template <int64_t bytes>
static void copyRuns(const Walk &walk, const char *from, char *to) {
  walk.forEachRun(from, to, [](const char *from, char *to) {
    std::memcpy(to, from, bytes);
    return true;
  });
}

void tofu::runtime::copyBox(const StridedBox &fromBox, const char *from,
                            const StridedBox &toBox, char *to,
                            int64_t elementBytes) {
  Walk walk(fromBox, toBox, elementBytes, elementBytes);
  from += fromBox.offset * elementBytes;
  to += toBox.offset * elementBytes;
  int64_t bytes = walk.run * elementBytes;
  switch (bytes) {
  case 1:
    return copyRuns<1>(walk, from, to);
  case 2:
    return copyRuns<2>(walk, from, to);
  case 4:
    return copyRuns<4>(walk, from, to);
  case 8:
    return copyRuns<8>(walk, from, to);
  case 16:
    return copyRuns<16>(walk, from, to);
  default:
    walk.forEachRun(from, to, [&](const char *from, char *to) {
      std::memcpy(to, from, bytes);
      return true;
    });
  }
}

void tofu::runtime::foldBox(const StridedBox &fromBox, const char *from,
                            int64_t fromBytes, const StridedBox &toBox,
                            char *to, int64_t toBytes, FoldFunction fold) {
  Walk walk(fromBox, toBox, fromBytes, toBytes);
  walk.forEachRun(from + fromBox.offset * fromBytes,
                  to + toBox.offset * toBytes, [&](const char *from, char *to) {
                    fold(to, from, walk.run);
                    return true;
                  });
}

bool tofu::runtime::equalBoxes(const StridedBox &aBox, const char *a,
                               const StridedBox &bBox, const char *b,
                               int64_t elementBytes) {
  Walk walk(aBox, bBox, elementBytes, elementBytes);
  int64_t bytes = walk.run * elementBytes;
  return walk.forEachRun(a + aBox.offset * elementBytes,
                         b + bBox.offset * elementBytes,
                         [&](const char *a, const char *b) {
                           return std::memcmp(a, b, bytes) == 0;
                         });
}

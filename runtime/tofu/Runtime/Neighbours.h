//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which ranks hold something of a box, found without a look at all ranks: each
// dimension of a tensor is looked up for itself, along the mesh axes on which
// its range depends.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_NEIGHBOURS_H
#define TOFU_RUNTIME_NEIGHBOURS_H

#include "tofu/Runtime/Holdings.h"

#include <map>
#include <tuple>

namespace tofu::runtime {

struct Neighbour {
  int64_t rank;
  Box box; // that it holds
};

class Neighbours {
public:
  explicit Neighbours(const Holdings &holdings) : holdings(holdings) {}

  /// The ranks that are like `at` but on the `free` axes, and whose box of the
  /// buffer has something of `wanted`: those first that agree with `at` on most
  /// axes, then by number.
  std::vector<Neighbour> find(int64_t buffer, const Box &wanted,
                              const Coordinates &at, AxisSet free);

  /// True if no two ranks that differ on these axes alone hold the same
  /// element; may be false though none do.
  bool areDisjoint(int64_t buffer, AxisSet axes);

  const Holdings &holdings;

private:
  /// The ranges of one dimension at all points of the axes it depends on.
  struct Ranges {
    struct Entry {
      Range range;
      Coordinates at; // 0 on other axes
    };
    std::vector<Entry> entries; // by `lo`; without those that are empty
    std::vector<int64_t> reach; // the largest `hi` up to each entry
    bool areDisjoint = true;
  };
  const Ranges &getRanges(int64_t buffer, int64_t dim);

  /// By what they are computed from, which many buffers share.
  std::map<std::tuple<tofu_box_function, int64_t, AxisSet>, Ranges> known;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_NEIGHBOURS_H

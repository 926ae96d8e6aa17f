//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Transfers that are what libraries call collectives: all ranks of a group do
// the same with even pieces. Read from the tables alone, by the same rule on
// each rank: all of them agree, as they must.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_COLLECTIVE_H
#define TOFU_RUNTIME_COLLECTIVE_H

#include "tofu/Runtime/Neighbours.h"
#include "tofu/Runtime/StridedBox.h"

#include <optional>

namespace tofu::runtime {

struct Collective {
  /// AllGather: all get the pieces of all. ReduceScatter: each gets a piece of
  /// the fold of their terms; AllReduce: all get all of it. AllToAll: each has
  /// a part of its piece for each.
  enum Kind { AllGather, ReduceScatter, AllReduce, AllToAll } kind;
  /// Ranks of a group differ on these alone.
  AxisSet axes;
  /// Of each group's ranks, in ascending order, which one has the first piece,
  /// the second, ...: the same for all groups.
  std::vector<int64_t> order;
  int64_t count; // elements of a piece; of an all-reduce, all
  /// Of the pieces of this rank's group, in that order, in the buffer that has
  /// all: the result of an all-gather, the operand of a reduce-scatter.
  std::vector<StridedBox> boxes;
  /// These lie there one behind the other.
  bool isDense = true;

  const char *getName() const;
};

/// What a fetch or reduce is; none if it is nothing of that kind.
std::optional<Collective>
findCollective(Neighbours &neighbours, const tofu_operation &op, int64_t rank);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_COLLECTIVE_H

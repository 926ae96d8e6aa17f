//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Orders of a program that may need less memory than its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCHEDULE_LISTSCHEDULE_H
#define TOFU_SCHEDULE_LISTSCHEDULE_H

#include "tofu/Schedule/ProgramGraph.h"

namespace tofu {

struct ListOptions {
  /// Run what frees memory as soon as it can run.
  bool isEager;
  /// Hold back what replaces an argument, and what needs that, until all other
  /// users of the argument have run; those left over in the end, because they
  /// wait for each other, run in the order of `base`.
  bool waits;
};

/// Runs the operations in the order of `base`, a topological one, but fetches
/// right before what first needs them. `replaced[v]` is the argument that value
/// `v` replaces, or -1. Takes n log n.
llvm::SmallVector<unsigned, 0> getListOrder(const ProgramGraph &graph,
                                            llvm::ArrayRef<int> replaced,
                                            llvm::ArrayRef<unsigned> base,
                                            ListOptions options);

} // namespace tofu

#endif // TOFU_SCHEDULE_LISTSCHEDULE_H

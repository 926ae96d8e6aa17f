//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which lambdas become one loop.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCHEDULE_GROUPS_H
#define TOFU_SCHEDULE_GROUPS_H

#include "tofu/Schedule/ProgramGraph.h"

namespace tofu {

struct Groups {
  /// An order of the operations in which those of a group stand together.
  llvm::SmallVector<unsigned, 0> order;
  /// Two or more lambdas each, in that order.
  std::vector<llvm::SmallVector<unsigned>> groups;
};

Groups findGroups(const ProgramGraph &graph);

} // namespace tofu

#endif // TOFU_SCHEDULE_GROUPS_H

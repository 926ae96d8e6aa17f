//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Of which fold the terms of each tensor are, where they are stored.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_PENDINGFOLDS_H
#define TOFU_PARTITION_PENDINGFOLDS_H

#include "tofu/Partition/FunctionGraph.h"

namespace tofu {

/// Decides for each operator of which fold its results' terms are, and leaves
/// it the reductions and sets of operands that make terms of this one: that of
/// a reduction that can be split, a sum before any other; else that of its
/// operands, if it keeps it; else a sum. So a tensor has terms of one fold,
/// whatever the plan. What states of loops and results of branches share a
/// layout with has terms of sums.
void chooseFolds(FunctionGraph &graph);

} // namespace tofu

#endif // TOFU_PARTITION_PENDINGFOLDS_H

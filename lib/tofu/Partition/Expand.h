//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From a plan to the program of every device.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_EXPAND_H
#define TOFU_PARTITION_EXPAND_H

#include "tofu/Partition/Annotations.h"

namespace tofu {

/// Replaces the function's body by the partitioned program: lambdas on parts,
/// bodies unchanged, and plan.fetch / plan.reduce between them. Arguments and
/// results become pieces. What `cost` says is paid once is emitted once.
void expand(mlir::func::FuncOp function, const FunctionGraph &graph,
            const AnnotatedPlan &plan, const search::PlanCost &cost);

} // namespace tofu

#endif // TOFU_PARTITION_EXPAND_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What an annotated plan moves, or why it cannot be carried out: one that the
// search found can be, one that somebody edited perhaps not.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_EVALUATEPLAN_H
#define TOFU_PARTITION_EVALUATEPLAN_H

#include "tofu/Partition/Annotations.h"

namespace tofu {

/// Emits an error at the first operator or tensor that the plan cannot be
/// carried out for.
mlir::FailureOr<search::PlanCost> evaluatePlan(mlir::func::FuncOp function,
                                               const FunctionGraph &graph,
                                               const AnnotatedPlan &annotated);

} // namespace tofu

#endif // TOFU_PARTITION_EVALUATEPLAN_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A plan as annotations on a function: written by -tofu-plan, read by
// -tofu-expand and by reports.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_ANNOTATIONS_H
#define TOFU_PARTITION_ANNOTATIONS_H

#include "tofu/Partition/FunctionGraph.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Plan/Plan.h"
#include "tofu/Search/Plan.h"

namespace tofu {

struct AnnotatedPlan {
  search::Plan plan;
  search::PlanOptions options;
  Ties ties; // noted, not read: plan.replaces has them
  /// Noted, too: nobody said which mesh, and there are others.
  bool hasOtherMeshes = false;
};

/// In `plan.options`, where there is `AnnotatedPlan::hasOtherMeshes`.
inline constexpr llvm::StringLiteral kOtherMeshes = "other_meshes";
/// The option.
inline constexpr llvm::StringLiteral kRefine = "refine";

/// Makes results that are one value, but were given several layouts by a user,
/// values of their own: copies. The value itself keeps an argument's layout, or
/// the first one. With `tie` a result has that of the argument that it
/// replaces.
void separatePins(mlir::func::FuncOp function, bool tie);

/// Reads the layouts that a user wrote on arguments and results as pins of
/// their tensors. Emits an error where one does not fit the mesh or another
/// one, or stands where it has no effect, with what the owner of the options
/// can say.
mlir::LogicalResult readPins(mlir::func::FuncOp function, FunctionGraph &graph,
                             llvm::ArrayRef<int64_t> mesh, bool tie,
                             const OptionOwner &owner);

void annotate(mlir::func::FuncOp function, const FunctionGraph &graph,
              const AnnotatedPlan &plan);

/// Whether the function was planned with that promise: its graph has to be
/// built with it.
bool promisesFinite(mlir::func::FuncOp function);

/// Emits an error where an annotation is missing or does not fit.
mlir::FailureOr<AnnotatedPlan> readAnnotations(mlir::func::FuncOp function,
                                               const FunctionGraph &graph);

} // namespace tofu

#endif // TOFU_PARTITION_ANNOTATIONS_H

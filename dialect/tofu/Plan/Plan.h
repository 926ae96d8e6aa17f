//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The dialect `plan`: the only header that its users include.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PLAN_PLAN_H
#define TOFU_PLAN_PLAN_H

#include "tofu/TDL/TDL.h"

#include "tofu/Plan/PlanDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tofu/Plan/PlanAttrs.h.inc"
#define GET_OP_CLASSES
#include "tofu/Plan/PlanOps.h.inc"

namespace tofu::plan {

/// Names of the annotations; see the dialect's description.
inline constexpr llvm::StringLiteral kMesh = "plan.mesh";
inline constexpr llvm::StringLiteral kOptions = "plan.options";
inline constexpr llvm::StringLiteral kLevels = "plan.levels";
inline constexpr llvm::StringLiteral kOneDevice = "plan.one_device";
inline constexpr llvm::StringLiteral kLayout = "plan.layout";
inline constexpr llvm::StringLiteral kLayouts = "plan.layouts";
inline constexpr llvm::StringLiteral kSplit = "plan.split";
inline constexpr llvm::StringLiteral kReplaces = "plan.replaces";
inline constexpr llvm::StringLiteral kTrips = "plan.trips";
inline constexpr llvm::StringLiteral kPin = "plan.pin";
inline constexpr llvm::StringLiteral kSimple = "plan.simple";
inline constexpr llvm::StringLiteral kMeshes = "plan.meshes";

/// Entries of plan.options: the mesh that was planned for, of which
/// plan.levels, plan.simple and plan.meshes tell; of each result why it
/// replaces the argument that it does, or none; numbers of arguments and
/// results with pins.
inline constexpr llvm::StringLiteral kPlannedMesh = "mesh";
inline constexpr llvm::StringLiteral kTiedBy = "tied_by";
inline constexpr llvm::StringLiteral kPinnedArguments = "pinned_arguments";
inline constexpr llvm::StringLiteral kPinnedResults = "pinned_results";

/// What the third number of a plan in plan.simple is the sum of: the plan was
/// found from it; it stores or computes more than the search may; it is not
/// laid out as arguments and results are pinned.
enum SimpleFlags : int64_t { IsStart = 1, IsNotMinimal = 2, IsNotPinned = 4 };

/// The mesh of a function, or null if it has none.
mlir::DenseI64ArrayAttr getMesh(mlir::Operation *function);

/// Per result of a function the argument that it is in the next step, or -1;
/// null if nothing is said.
mlir::DenseI64ArrayAttr getReplaces(mlir::Operation *function);

/// True of a function that has a plan which -tofu-expand has not carried out.
bool isOnlyPlanned(mlir::Operation *function);

/// True for what moves bytes between devices.
bool isTransfer(mlir::Operation *op);

} // namespace tofu::plan

#endif // TOFU_PLAN_PLAN_H

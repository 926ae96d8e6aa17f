//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The plan of a function: searched for on each mesh that may be, beside plans
// that one would write without a search.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_CHOOSEPLAN_H
#define TOFU_PARTITION_CHOOSEPLAN_H

#include "tofu/Partition/FunctionGraph.h"
#include "tofu/Partition/OptionText.h"
#include "tofu/Search/Recursion.h"

namespace tofu {

using Mesh = llvm::SmallVector<int64_t, 4>;

/// A plan without a search (SimplePlans.h), and what it would cost.
struct SimplePlan {
  llvm::StringRef name; // data_parallel
  search::Plan plan;
  int64_t bytes;         // that it moves
  int64_t argumentBytes; // of one device
  bool isMinimal;        // as far as pins let it, the search may choose it
  bool keepsPins;
};

struct ChosenPlan {
  search::PlanResult result;
  std::vector<SimplePlan> simple; // for the same mesh
  struct Tried {
    Mesh mesh;
    int64_t bytes;  // of its plan; Forbidden if it has none
    int64_t points; // that its busiest rank computes
  };
  std::vector<Tried> tried; // in the order of the meshes
};

/// Of the meshes those for which most arguments and results have the layouts
/// that their shardings say (pinShardings).
std::vector<Mesh> keepShardings(mlir::func::FuncOp function,
                                std::vector<Mesh> meshes);

/// Of the plans for each mesh, those whose busiest rank computes at most a
/// quarter more than that of the one with the least; of these the one that
/// moves the fewest bytes, of equals that of the first mesh. It may overflow
/// (PlanResult). The graph has the pins of that mesh in the end.
/// `strict` is null, or the same graph without promises: no plan that is found
/// for it moves less. Emits an error where a pin does not fit, with what the
/// owner of the options can say instead.
mlir::FailureOr<ChosenPlan>
choosePlan(mlir::func::FuncOp function, FunctionGraph &graph,
           FunctionGraph *strict, llvm::ArrayRef<Mesh> meshes,
           const search::PlanOptions &options, const OptionOwner &owner);

} // namespace tofu

#endif // TOFU_PARTITION_CHOOSEPLAN_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_PASSES_H
#define TOFU_PARTITION_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tofu/Partition/OptionText.h"
#include "tofu/Plan/Plan.h"
#include <string>
#include <vector>

namespace tofu {

#define GEN_PASS_DECL
#include "tofu/Partition/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tofu/Partition/Passes.h.inc"

/// -tofu-plan with these options, which to errors are another pass',
/// `-tofu-partition`, or a tool's, if that is "": `option --mesh`. `error` is
/// told what is wrong with them.
mlir::FailureOr<std::unique_ptr<mlir::Pass>> createPlanPass(
    const OptionValues &options,
    llvm::function_ref<mlir::LogicalResult(const llvm::Twine &)> error,
    const OptionOwner &owner);

/// An option of -tofu-plan, for tools that have the same ones.
struct PlanOption {
  std::string name, description;
  bool isFlag; // true if nothing is said
  bool isList; // may be repeated: the values are one, with ; in between
};

/// All of them but `devices`.
std::vector<PlanOption> getPlanOptions();

} // namespace tofu

#endif // TOFU_PARTITION_PASSES_H

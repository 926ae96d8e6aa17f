//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_PASSES_H
#define TOFU_PARTITION_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tofu/Plan/Plan.h"

namespace tofu {

#define GEN_PASS_DECL
#include "tofu/Partition/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tofu/Partition/Passes.h.inc"

} // namespace tofu

#endif // TOFU_PARTITION_PASSES_H

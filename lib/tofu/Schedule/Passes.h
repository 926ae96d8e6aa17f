//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCHEDULE_PASSES_H
#define TOFU_SCHEDULE_PASSES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "tofu/Plan/Plan.h"

namespace tofu {

#define GEN_PASS_DECL
#include "tofu/Schedule/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tofu/Schedule/Passes.h.inc"

} // namespace tofu

#endif // TOFU_SCHEDULE_PASSES_H

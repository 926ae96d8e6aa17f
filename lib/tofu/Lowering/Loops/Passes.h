//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_PASSES_H
#define TOFU_LOWERING_LOOPS_PASSES_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "tofu/Lowering/Loops/Activation.h"
#include "tofu/Lowering/Loops/AttentionMemory.h"

namespace tofu {

#define GEN_PASS_DECL
#include "tofu/Lowering/Loops/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tofu/Lowering/Loops/Passes.h.inc"

} // namespace tofu

#endif // TOFU_LOWERING_LOOPS_PASSES_H

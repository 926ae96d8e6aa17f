//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Rewrites from tdl to tdl.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_PASSES_H
#define TOFU_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tofu/TDL/TDL.h"
#include "tofu/Transforms/Outline.h"

namespace tofu::tdl {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tofu/Transforms/Passes.h.inc"

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_PASSES_H

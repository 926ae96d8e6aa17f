//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_PASSES_H
#define TOFU_ANALYSIS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace tofu::tdl {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tofu/Analysis/Passes.h.inc"

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_PASSES_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_REPORT_PASSES_H
#define TOFU_REPORT_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tofu/Partition/OptionText.h"

namespace tofu {

#define GEN_PASS_DECL
#include "tofu/Report/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tofu/Report/Passes.h.inc"

} // namespace tofu

#endif // TOFU_REPORT_PASSES_H

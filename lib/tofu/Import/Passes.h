//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_PASSES_H
#define TOFU_IMPORT_PASSES_H

#include "mlir/Pass/Pass.h"

namespace tofu {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tofu/Import/Passes.h.inc"

} // namespace tofu

#endif // TOFU_IMPORT_PASSES_H

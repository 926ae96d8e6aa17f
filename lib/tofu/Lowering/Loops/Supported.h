//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What kernels can be made of: said before anything is decided.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_SUPPORTED_H
#define TOFU_LOWERING_LOOPS_SUPPORTED_H

#include "tofu/TDL/TDL.h"

namespace tofu::lowering {

/// Fails, with a diagnostic, if the lambda holds what no kernel can do.
mlir::LogicalResult checkSupported(tdl::LambdaOp op);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_SUPPORTED_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_COUNTEDLOOP_H
#define TOFU_IMPORT_STABLEHLO_COUNTEDLOOP_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

/// What a state becomes in a loop of this many iterations, each of which knows
/// its number, an i32 from 0 on.
mlir::Value createCountedLoop(
    SourceOp &op, int64_t count, mlir::Value state,
    llvm::function_ref<mlir::Value(mlir::Value number, mlir::Value state)>
        write);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_COUNTEDLOOP_H

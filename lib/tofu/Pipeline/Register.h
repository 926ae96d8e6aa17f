//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_PIPELINE_REGISTER_H
#define TOFU_PIPELINE_REGISTER_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tofu {

/// Makes known the dialects of Tofu and those that its passes read and write.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Makes known Tofu's passes and named pipelines, and no others: a plugin calls
/// it in a process that knows MLIR's own.
void registerAllPasses();

} // namespace tofu

#endif // TOFU_PIPELINE_REGISTER_H

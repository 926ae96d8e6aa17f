//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What tools do first: read a file.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PIPELINE_LOAD_H
#define TOFU_PIPELINE_LOAD_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/SourceMgr.h"

namespace tofu {

/// Parses a file (`-`: the standard input) into `sources`, for which the caller
/// has set a diagnostic handler. Null after a diagnostic.
mlir::OwningOpRef<mlir::ModuleOp> loadModule(llvm::StringRef path,
                                             llvm::SourceMgr &sources,
                                             mlir::MLIRContext &context);

} // namespace tofu

#endif // TOFU_PIPELINE_LOAD_H

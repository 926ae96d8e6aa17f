//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What tools do first: read a file, and find the function to run.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PIPELINE_LOAD_H
#define TOFU_PIPELINE_LOAD_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/SourceMgr.h"

namespace tofu {

/// Parses a file (`-`: the standard input) into `sources`, for which the caller
/// has set a diagnostic handler. Null after a diagnostic.
mlir::OwningOpRef<mlir::ModuleOp> loadModule(llvm::StringRef path,
                                             llvm::SourceMgr &sources,
                                             mlir::MLIRContext &context);

/// `main`, or the only public function; null after a diagnostic.
mlir::func::FuncOp findEntry(mlir::ModuleOp module);

} // namespace tofu

#endif // TOFU_PIPELINE_LOAD_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What tools do first: read a file.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PIPELINE_LOAD_H
#define TOFU_PIPELINE_LOAD_H

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/SourceMgr.h"

namespace tofu {

/// Adds a file's text or bytecode to what is parsed.
void addSource(std::unique_ptr<llvm::MemoryBuffer> file,
               llvm::SourceMgr &sources);

/// Parses the first of the sources, for which the caller has set a diagnostic
/// handler. Null after a diagnostic, which says what a file is that is no MLIR.
mlir::OwningOpRef<mlir::ModuleOp>
parseModule(llvm::SourceMgr &sources, mlir::MLIRContext *context,
            mlir::FallbackAsmResourceMap *resources = nullptr);

/// Both, of a path; `-` is the standard input.
mlir::OwningOpRef<mlir::ModuleOp> loadModule(llvm::StringRef path,
                                             llvm::SourceMgr &sources,
                                             mlir::MLIRContext &context);

} // namespace tofu

#endif // TOFU_PIPELINE_LOAD_H

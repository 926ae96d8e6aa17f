//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Definitions of operators, from .tdl text to the dialect `tdl`.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_IMPORTTDL_H
#define TOFU_IMPORT_TDL_IMPORTTDL_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tofu/TDL/TDL.h"

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace tofu {

/// One `tdl.op` per definition of the main buffer, verified; null after an
/// error. Errors go to the context's handler, at the buffer's name, line and
/// column: under an mlir::SourceMgrDiagnosticHandler they show a caret.
mlir::OwningOpRef<mlir::ModuleOp> importTDL(llvm::SourceMgr &sources,
                                            mlir::MLIRContext *context);

/// The same of a text that a program keeps.
mlir::OwningOpRef<mlir::ModuleOp> importTDL(tdl::SourceOp source);

/// Makes known the translation `import-tdl`.
void registerImportTDL();

} // namespace tofu

#endif // TOFU_IMPORT_TDL_IMPORTTDL_H

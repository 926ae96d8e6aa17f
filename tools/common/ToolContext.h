//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The context in which a tool reads and changes a module.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_COMMON_TOOLCONTEXT_H
#define TOFU_TOOLS_COMMON_TOOLCONTEXT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/SourceMgr.h"

namespace tofu::tools {

/// The file that a tool reads, `-` for the standard input; null after an error.
std::unique_ptr<llvm::MemoryBuffer> openInput(llvm::StringRef tool,
                                              llvm::StringRef path);

/// Knows Tofu's dialects, allows those that it does not know, as importers read
/// them, and shows diagnostics with short lines of the source. Passes are told
/// to Progress.
class ToolContext {
public:
  /// `verifies`: diagnostics are held against comments of the source instead.
  explicit ToolContext(std::unique_ptr<llvm::MemoryBuffer> source,
                       bool verifies = false);

  mlir::MLIRContext context;
  llvm::SourceMgr sources;
  mlir::OwningOpRef<mlir::ModuleOp> module; // what a tool makes of them

  /// What all has come to: with `verifies`, whether the diagnostics are those
  /// that the source expects.
  llvm::LogicalResult finish(llvm::LogicalResult result);

private:
  llvm::LogicalResult showOfFile(mlir::Diagnostic &diagnostic);
  bool isOfFile(mlir::Location loc);
  void show(mlir::Diagnostic &diagnostic);
  void show(mlir::Location loc, std::string text,
            mlir::DiagnosticSeverity severity);

  std::unique_ptr<mlir::SourceMgrDiagnosticHandler> handler;
  std::unique_ptr<mlir::ScopedDiagnosticHandler> ofFile;
  mlir::SourceMgrDiagnosticVerifierHandler *verifier = nullptr;
};

} // namespace tofu::tools

#endif // TOFU_TOOLS_COMMON_TOOLCONTEXT_H

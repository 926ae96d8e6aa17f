//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where in the text something stands, for locations and errors.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_IMPORTCONTEXT_H
#define TOFU_IMPORT_TDL_IMPORTCONTEXT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "tofu/Syntax/Ast.h"
#include "llvm/Support/SourceMgr.h"

namespace tofu {

class ImportContext {
public:
  /// Of the main buffer.
  ImportContext(const llvm::SourceMgr &sources, mlir::MLIRContext *context);

  llvm::StringRef getText() const { return text; }
  mlir::MLIRContext *getContext() const { return context; }
  mlir::FileLineColLoc getLoc(llvm::SMLoc loc) const;
  /// The name is what reports call an index or an operand.
  mlir::NameLoc getLoc(syntax::Name name) const;

  /// The import goes on, to find more errors, and is then thrown away.
  mlir::InFlightDiagnostic emitError(llvm::SMLoc loc);
  bool hasFailed() const { return failed; }

private:
  mlir::MLIRContext *context;
  llvm::StringRef text;
  mlir::StringAttr file;
  // SourceMgr's own search takes time linear in the length of a line.
  std::vector<const char *> lineEnds;
  bool failed = false;
};

} // namespace tofu

#endif // TOFU_IMPORT_TDL_IMPORTCONTEXT_H

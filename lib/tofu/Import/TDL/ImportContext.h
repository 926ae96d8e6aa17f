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
#include "tofu/Syntax/Diagnostics.h"
#include "llvm/Support/SMLoc.h"
#include <functional>
#include <optional>

namespace tofu {

class ImportContext {
public:
  /// The text outlives it.
  ImportContext(llvm::StringRef text, mlir::StringAttr file);
  /// Another text that has places.
  void addFile(llvm::StringRef text, mlir::StringAttr file);

  llvm::StringRef getText() const { return text; }
  mlir::StringAttr getFile() const { return file; }
  mlir::MLIRContext *getContext() const { return file.getContext(); }
  /// An error about the file as a whole if it is clearly one of another kind.
  llvm::LogicalResult checkKind();
  mlir::FileLineColLoc getLoc(llvm::SMLoc loc) const;
  /// The name is what reports call an index or an operand.
  mlir::NameLoc getLoc(syntax::Name name) const;

  /// For what Syntax says: errors, and notes that wait for theirs.
  syntax::Report getReport() { return report; }

  /// The import goes on, to find more errors, and is then thrown away.
  mlir::InFlightDiagnostic emitError(llvm::SMLoc loc);
  bool hasFailed() const { return failed; }
  void forgetFailure() { failed = false; }
  /// Shows what waits.
  void flush() { pending.reset(); }
  /// Texts that are in no file stand where each is asked for; what is in none
  /// of them, at `other`. They are not copied.
  void setDerived(llvm::ArrayRef<std::pair<llvm::StringRef, llvm::SMLoc>> texts,
                  llvm::SMLoc other) {
    derived = texts;
    elsewhere = other;
    last = {};
  }
  /// What the next error that Syntax reports says, too.
  std::optional<mlir::Location> user; // who applies the definition

private:
  mlir::FileLineColLoc findLoc(llvm::SMLoc loc) const;

  llvm::StringRef text;
  mlir::StringAttr file;
  mutable llvm::SMLoc lastPlace;
  mutable mlir::FileLineColLoc last; // of lastPlace, or null
  struct Lines {
    llvm::StringRef text;
    mlir::StringAttr file;
    // SourceMgr's own search takes time linear in the length of a line.
    std::vector<const char *> ends;
  };
  std::vector<Lines> files; // the text's own first
  llvm::ArrayRef<std::pair<llvm::StringRef, llvm::SMLoc>> derived;
  llvm::SMLoc elsewhere;
  bool failed = false;
  std::optional<mlir::InFlightDiagnostic> pending; // waits for its notes
  std::function<void(llvm::SourceMgr::DiagKind, llvm::SMLoc,
                     const llvm::Twine &)>
      report = [this](llvm::SourceMgr::DiagKind kind, llvm::SMLoc loc,
                      const llvm::Twine &message) { say(kind, loc, message); };
  void say(llvm::SourceMgr::DiagKind kind, llvm::SMLoc loc,
           const llvm::Twine &message);
};

} // namespace tofu

#endif // TOFU_IMPORT_TDL_IMPORTCONTEXT_H

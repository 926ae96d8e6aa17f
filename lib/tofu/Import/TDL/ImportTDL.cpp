//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/ImportTDL.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "tofu/Import/TDL/OperatorBuilder.h"
#include "tofu/Source/FileKind.h"
#include "tofu/Syntax/Parser.h"
#include "tofu/TDL/TDL.h"

using namespace mlir;
using namespace tofu;

OwningOpRef<ModuleOp> tofu::importTDL(llvm::SourceMgr &sources,
                                      MLIRContext *context) {
  context
      ->loadDialect<arith::ArithDialect, math::MathDialect, tdl::TDLDialect>();
  ImportContext import(sources, context);
  if (std::string reason = whyNotTDL(import.getText()); !reason.empty()) {
    StringRef name =
        sources.getMemoryBuffer(sources.getMainFileID())->getBufferIdentifier();
    emitError(FileLineColLoc::get(context, name, 0, 0)) << reason;
    return {};
  }
  std::optional<InFlightDiagnostic> error; // waits for its notes
  auto report = [&](llvm::SourceMgr::DiagKind kind, llvm::SMLoc loc,
                    const Twine &message) {
    if (kind == llvm::SourceMgr::DK_Note && error) {
      error->attachNote(import.getLoc(loc)) << message;
      return;
    }
    error.reset();
    error.emplace(import.emitError(loc) << message);
  };
  std::optional<syntax::Module> definitions =
      syntax::read(import.getText(), report);
  if (!definitions)
    return {};
  OwningOpRef<ModuleOp> module = ModuleOp::create(
      import.getLoc(llvm::SMLoc::getFromPointer(import.getText().data())));
  for (const syntax::Definition &definition : definitions->definitions)
    buildOperator(definition, import, *module);
  if (import.hasFailed() || failed(verify(*module)))
    return {};
  return module;
}

void tofu::registerImportTDL() {
  TranslateToMLIRRegistration(
      "import-tdl", "Operators that a .tdl file defines",
      [](llvm::SourceMgr &sources, MLIRContext *context)
          -> OwningOpRef<Operation *> { return importTDL(sources, context); },
      [](DialectRegistry &registry) {
        registry
            .insert<arith::ArithDialect, math::MathDialect, tdl::TDLDialect>();
      });
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/ImportTDL.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "tofu/Import/TDL/OperatorBuilder.h"
#include "tofu/Source/FileKind.h"
#include "tofu/Syntax/Elaborate.h"
#include "tofu/Syntax/Parser.h"
#include "tofu/TDL/TDL.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace tofu;

OwningOpRef<ModuleOp> tofu::importTDL(llvm::SourceMgr &sources,
                                      MLIRContext *context) {
  context
      ->loadDialect<arith::ArithDialect, math::MathDialect, tdl::TDLDialect>();
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  StringRef name = buffer->getBufferIdentifier();
  ImportContext import(buffer->getBuffer(), StringAttr::get(context, name));
  if (std::string reason = whyNotTDL(import.getText()); !reason.empty()) {
    emitError(FileLineColLoc::get(context, name, 0, 0)) << reason;
    return {};
  }
  // Operators refer to the definitions, which may not move any more.
  std::vector<std::optional<syntax::Operator>> operators;
  std::optional<syntax::Module> definitions = syntax::read(
      import.getText(), import.getReport(), syntax::maxErrors, &operators);
  import.flush();
  if (!definitions)
    return {};
  OwningOpRef<ModuleOp> module = ModuleOp::create(
      import.getLoc(llvm::SMLoc::getFromPointer(import.getText().data())));
  auto builder = OpBuilder::atBlockEnd(module->getBody());
  // Of what is generic the text is kept.
  FlatSymbolRefAttr library;
  for (auto [definition, op] : llvm::zip(definitions->definitions, operators)) {
    if (op) {
      buildOperator(*definitions, *op, definition.name.text, import, *module);
      continue;
    }
    if (!library) {
      auto text = tdl::LibraryOp::create(builder, module->getLoc(),
                                         llvm::sys::path::filename(name),
                                         import.getFile(), import.getText());
      SymbolTable(*module).insert(text);
      library = FlatSymbolRefAttr::get(text);
    }
    builder.setInsertionPointToEnd(module->getBody());
    tdl::TemplateOp::create(builder, import.getLoc(definition.name.loc()),
                            definition.name.text,
                            definition.operation.empty()
                                ? StringAttr()
                                : builder.getStringAttr(definition.operation),
                            library);
  }
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

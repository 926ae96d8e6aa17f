//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/ImportTDL.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "tofu/Elaboration/Elaborate.h"
#include "tofu/Elaboration/Read.h"
#include "tofu/Import/TDL/FileImporter.h"
#include "tofu/Import/TDL/KeptSources.h"
#include "tofu/Import/TDL/OperatorBuilder.h"
#include "tofu/Syntax/Hints.h"
#include "tofu/TDL/TDL.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Files that are imported have places, too.
class Sources : public FileImporter {
public:
  Sources(llvm::SourceMgr &sources, ImportContext &import)
      : FileImporter(sources), import(import) {}

  std::optional<Opened> open(const syntax::File &importer, size_t number,
                             std::string &why) override {
    std::optional<Opened> opened = FileImporter::open(importer, number, why);
    if (opened)
      import.addFile(opened->text,
                     StringAttr::get(import.getContext(), opened->path));
    return opened;
  }

private:
  ImportContext &import;
};
} // namespace

/// Keeps the texts of the files; the first one's name.
static FlatSymbolRefAttr keepTexts(const syntax::Module &definitions,
                                   ImportContext &import, ModuleOp module) {
  auto builder = OpBuilder::atBlockEnd(module.getBody());
  SymbolTable table(module);
  std::vector<tdl::SourceOp> kept;
  for (auto [number, file] : llvm::enumerate(definitions.files)) {
    StringRef name = number == 0 ? import.getFile().getValue() : file.path;
    kept.push_back(tdl::SourceOp::create(
        builder, module.getLoc(),
        builder.getStringAttr(llvm::sys::path::filename(name)),
        builder.getStringAttr(name), builder.getStringAttr(file.text),
        /*imports=*/ArrayAttr()));
    table.insert(kept.back());
  }
  for (auto [source, file] : llvm::zip(kept, definitions.files)) {
    SmallVector<Attribute> imports;
    for (unsigned each : file.imported)
      imports.push_back(FlatSymbolRefAttr::get(kept[each]));
    if (!imports.empty())
      source.setImportsAttr(builder.getArrayAttr(imports));
  }
  return FlatSymbolRefAttr::get(kept.front());
}

/// What the text can have made wrong is said by operations of the language, and
/// by the table of symbols: arithmetic, which may be hundreds of thousands of
/// operations, is of the types that the builder gave it.
static LogicalResult verifyDefinitions(ModuleOp module) {
  auto isOwn = [](Operation *op) {
    return isa<ModuleOp>(op) || isa<tdl::TDLDialect>(op->getDialect());
  };
  auto verifyEach = [&](auto verifier) {
    return [=](Operation *op) {
      return isOwn(op) && failed(verifier(op)) ? WalkResult::interrupt()
                                               : WalkResult::advance();
    };
  };
  bool isBad = module
                   ->walk<WalkOrder::PreOrder>(verifyEach([](Operation *op) {
                     return op->getName().verifyInvariants(op);
                   }))
                   .wasInterrupted() ||
               module
                   ->walk(verifyEach([](Operation *op) {
                     return op->getName().verifyRegionInvariants(op);
                   }))
                   .wasInterrupted();
  return failure(isBad);
}

static OwningOpRef<ModuleOp> importText(ImportContext &import,
                                        syntax::Importer &importer) {
  import.getContext()
      ->loadDialect<arith::ArithDialect, math::MathDialect, tdl::TDLDialect>();
  // Operators refer to the definitions, which may not move any more.
  std::vector<std::optional<syntax::Operator>> operators;
  std::optional<syntax::Module> definitions =
      syntax::read(import.getText(), import.getReport(), syntax::maxErrors,
                   &operators, &importer);
  import.flush();
  if (!definitions)
    return {};
  OwningOpRef<ModuleOp> module = ModuleOp::create(
      import.getLoc(llvm::SMLoc::getFromPointer(import.getText().data())));
  auto builder = OpBuilder::atBlockEnd(module->getBody());
  // Of what is generic the text is kept.
  FlatSymbolRefAttr source;
  for (auto [op, definition] :
       llvm::zip_first(operators, definitions->definitions)) {
    if (op) {
      // A long text's is as large as what is built, which then stands there.
      definition.exprs = std::vector<syntax::Expr>();
      buildOperator(*definitions, *op, definition.name.text, import, *module);
      op.reset();
      continue;
    }
    if (!source)
      source = keepTexts(*definitions, import, *module);
    builder.setInsertionPointToEnd(module->getBody());
    tdl::TemplateOp::create(builder, import.getLoc(definition.name.loc()),
                            definition.name.text,
                            definition.operation.empty()
                                ? StringAttr()
                                : builder.getStringAttr(definition.operation),
                            source);
  }
  if (import.hasFailed() || failed(verifyDefinitions(*module)))
    return {};
  return module;
}

/// `a[i] // 2` is right, and not half of it.
static void warnOfDivisions(StringRef text, ImportContext &import) {
  for (const char *comment : syntax::findDivisions(text))
    mlir::emitWarning(import.getLoc(llvm::SMLoc::getFromPointer(comment)))
        << "'//' begins a comment; write 'floordiv' to divide";
}

OwningOpRef<ModuleOp> tofu::importTDL(llvm::SourceMgr &sources,
                                      MLIRContext *context) {
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  ImportContext import(buffer->getBuffer(),
                       StringAttr::get(context, buffer->getBufferIdentifier()));
  if (failed(import.checkKind()))
    return {};
  Sources importer(sources, import);
  OwningOpRef<ModuleOp> module = importText(import, importer);
  if (module) // else it may be what an error says
    warnOfDivisions(import.getText(), import);
  return module;
}

OwningOpRef<ModuleOp> tofu::importTDL(tdl::SourceOp source) {
  ImportContext import(source.getText(), source.getFileAttr());
  std::deque<std::string> texts;
  KeptSources importer(source, import, texts);
  return importText(import, importer);
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

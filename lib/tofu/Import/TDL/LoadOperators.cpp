//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/LoadOperators.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Source/FileKind.h"
#include "tofu/Source/InputFile.h"
#include "tofu/Source/ShortLines.h"
#include "tofu/TDL/Application.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace tofu;
using tdl::ApplyOp;
using tdl::CombinerOp;
using tdl::OpaqueOp;
using tdl::OpOp;
using tdl::SourceOp;
using tdl::TemplateOp;

namespace {
/// Of definitions into a program that has others.
class Insertion {
public:
  explicit Insertion(ModuleOp module);
  LogicalResult run(ModuleOp loaded);

private:
  void note(Operation *definition);
  void insert(Operation *op);
  void redirect();

  ModuleOp module;
  SymbolTable table;
  Block::iterator place; // behind those that were loaded before
  llvm::StringMap<Operation *> names, operations;
  llvm::StringMap<StringAttr> moved; // whose symbols are not their names
};
} // namespace

static bool isDefinition(Operation &op) { return isa<OpOp, TemplateOp>(op); }

static StringRef getWritten(Operation *definition) {
  if (auto generic = dyn_cast<TemplateOp>(definition))
    return generic.getTextName();
  return getWrittenName(cast<OpOp>(definition));
}

static StringRef getOperation(Operation *definition) {
  if (auto generic = dyn_cast<TemplateOp>(definition))
    return generic.getDefines().value_or("");
  return cast<OpOp>(definition).getDefines().value_or("");
}

Insertion::Insertion(ModuleOp module)
    : module(module), table(module), place(module.getBody()->begin()) {
  while (place != module.getBody()->end() &&
         isa<OpOp, TemplateOp, SourceOp, CombinerOp>(*place))
    ++place;
  for (Operation &op : *module.getBody())
    if (isDefinition(op)) {
      note(&op);
      names.try_emplace(SymbolTable::getSymbolName(&op).getValue(), &op);
    }
}

void Insertion::note(Operation *definition) {
  names.try_emplace(getWritten(definition), definition);
  if (StringRef operation = getOperation(definition); !operation.empty())
    operations.try_emplace(operation, definition);
}

/// The program's functions are no concern of who wrote it: where one has its
/// name, its symbol is another.
void Insertion::insert(Operation *op) {
  op->remove();
  SymbolTable::setSymbolVisibility(op, SymbolTable::Visibility::Private);
  table.insert(op, place);
}

LogicalResult Insertion::run(ModuleOp loaded) {
  auto refuse = [](Operation *definition, const Twine &what, Operation *other) {
    InFlightDiagnostic diag = definition->emitError()
                              << what << " is defined twice";
    diag.attachNote(other->getLoc()) << "defined here first";
    return diag;
  };
  // What definitions use, whose symbols must be known first.
  llvm::StringMap<StringAttr> renamed;
  SmallVector<SourceOp> sources;
  for (Operation &op : llvm::make_early_inc_range(*loaded.getBody())) {
    if (isDefinition(op))
      continue;
    std::string name = SymbolTable::getSymbolName(&op).str();
    insert(&op);
    renamed[name] = SymbolTable::getSymbolName(&op);
    if (auto source = dyn_cast<SourceOp>(op))
      sources.push_back(source);
  }
  for (SourceOp source : sources) {
    SmallVector<Attribute> imports;
    if (ArrayAttr old = source.getImportsAttr())
      for (auto each : old.getAsRange<FlatSymbolRefAttr>())
        imports.push_back(
            FlatSymbolRefAttr::get(renamed.lookup(each.getValue())));
    if (!imports.empty())
      source.setImportsAttr(ArrayAttr::get(source.getContext(), imports));
  }
  for (Operation &op : llvm::make_early_inc_range(*loaded.getBody())) {
    StringAttr name = SymbolTable::getSymbolName(&op);
    if (Operation *other = names.lookup(name.getValue()))
      return refuse(&op, "operator '" + name.getValue() + "'", other);
    StringRef operation = getOperation(&op);
    if (Operation *other = operations.lookup(operation))
      return refuse(&op, "operation '" + operation + "'", other);
    op.setLoc(NameLoc::get(name, op.getLoc()));
    if (auto generic = dyn_cast<TemplateOp>(op)) {
      generic.setNamedAttr(name);
      generic.setSourceAttr(
          FlatSymbolRefAttr::get(renamed.lookup(generic.getSource())));
    }
    insert(&op);
    note(&op);
    if (StringAttr symbol = SymbolTable::getSymbolName(&op); symbol != name)
      moved[name.getValue()] = symbol;
  }
  redirect();
  return success();
}

/// Who applies such a definition calls it what it is written as.
void Insertion::redirect() {
  if (moved.empty())
    return;
  module.walk([&](Operation *op) {
    if (auto apply = dyn_cast<ApplyOp>(op)) {
      if (StringAttr symbol = moved.lookup(apply.getCallee()))
        apply.setCalleeAttr(FlatSymbolRefAttr::get(symbol));
    } else if (auto function = dyn_cast<OpaqueOp>(op)) {
      if (StringAttr symbol = moved.lookup(function.getMeaning().value_or("")))
        function.setMeaningAttr(FlatSymbolRefAttr::get(symbol));
    }
  });
}

LogicalResult tofu::loadOperators(ModuleOp module, StringRef path,
                                  const std::vector<std::string> &folders) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file = readInput(path, message);
  if (!file)
    return emitError(UnknownLoc::get(module.getContext())) << message;
  if (std::string reason = whyNotTDL(file->getBuffer()); !reason.empty())
    return emitError(FileLineColLoc::get(module.getContext(),
                                         file->getBufferIdentifier(), 0, 0))
           << reason;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  sources.setIncludeDirs(folders);
  showShortLines(sources); // of this file
  OwningOpRef<ModuleOp> loaded;
  {
    SourceMgrDiagnosticHandler handler(sources, module.getContext());
    loaded = importTDL(sources, module.getContext());
  }
  if (!loaded)
    return failure();
  return Insertion(module).run(*loaded);
}

namespace tofu {
#define GEN_PASS_DEF_LOADOPERATORSPASS
#include "tofu/Import/TDL/Passes.h.inc"
} // namespace tofu

namespace {
struct LoadOperatorsPass
    : tofu::impl::LoadOperatorsPassBase<LoadOperatorsPass> {
  explicit LoadOperatorsPass(const OperatorFiles &given) {
    files = given.files;
    folders = given.folders;
  }

  LogicalResult
  initializeOptions(StringRef text,
                    function_ref<LogicalResult(const Twine &)> error) override {
    if (failed(LoadOperatorsPassBase::initializeOptions(text, error)))
      return failure();
    if (files.empty())
      return error("-tofu-load-operators: option 'files' is not given; "
                   "files=a.tdl,b.tdl loads these");
    return success();
  }

  void runOnOperation() override {
    for (const std::string &path : files)
      if (failed(loadOperators(
              getOperation(), path,
              std::vector<std::string>(folders.begin(), folders.end()))))
        return signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> tofu::createLoadOperatorsPass(OperatorFiles files) {
  return std::make_unique<LoadOperatorsPass>(files);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/LoadOperators.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Support/FileUtilities.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Source/ShortLines.h"
#include "tofu/TDL/Application.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

namespace {
/// Of definitions into a program that has others.
class Insertion {
public:
  explicit Insertion(ModuleOp module);
  LogicalResult run(ModuleOp loaded);

private:
  void note(OpOp definition);

  ModuleOp module;
  SymbolTable table;
  Block::iterator place; // behind those that were loaded before
  llvm::StringMap<OpOp> names, operations;
};
} // namespace

Insertion::Insertion(ModuleOp module)
    : module(module), table(module), place(module.getBody()->begin()) {
  while (place != module.getBody()->end() && isa<OpOp>(*place))
    ++place;
  for (auto definition : module.getOps<OpOp>()) {
    note(definition);
    names.try_emplace(definition.getSymName(), definition);
  }
}

void Insertion::note(OpOp definition) {
  names.try_emplace(getWrittenName(definition), definition);
  if (std::optional<StringRef> operation = definition.getDefines())
    operations.try_emplace(*operation, definition);
}

LogicalResult Insertion::run(ModuleOp loaded) {
  auto refuse = [](OpOp definition, const Twine &what, OpOp other) {
    InFlightDiagnostic diag = definition.emitError()
                              << what << " is defined twice";
    diag.attachNote(other.getLoc()) << "defined here first";
    return diag;
  };
  for (auto definition : llvm::make_early_inc_range(loaded.getOps<OpOp>())) {
    StringRef name = definition.getSymName();
    if (OpOp other = names.lookup(name))
      return refuse(definition, "operator '" + name + "'", other);
    StringRef operation = definition.getDefines().value_or("");
    if (OpOp other = operations.lookup(operation))
      return refuse(definition, "operation '" + operation + "'", other);
    definition->remove();
    // The program's functions are no concern of who wrote it: where one has its
    // name, its symbol is another.
    definition->setLoc(
        NameLoc::get(definition.getSymNameAttr(), definition.getLoc()));
    SymbolTable::setSymbolVisibility(definition,
                                     SymbolTable::Visibility::Private);
    table.insert(definition, place);
    note(definition);
  }
  return success();
}

LogicalResult tofu::loadOperators(ModuleOp module, StringRef path) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(path, &message);
  if (!file)
    return emitError(UnknownLoc::get(module.getContext())) << message;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(file), llvm::SMLoc());
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
  explicit LoadOperatorsPass(ArrayRef<std::string> paths) { files = paths; }

  void runOnOperation() override {
    for (const std::string &path : files)
      if (failed(loadOperators(getOperation(), path)))
        return signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass>
tofu::createLoadOperatorsPass(std::vector<std::string> paths) {
  return std::make_unique<LoadOperatorsPass>(paths);
}

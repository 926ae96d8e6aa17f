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
#include "tofu/TDL/TDL.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace tofu;

LogicalResult tofu::loadOperators(ModuleOp module, StringRef path) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(path, &message);
  if (!file)
    return emitError(UnknownLoc::get(module.getContext())) << message;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  showShortLines(sources); // of this file
  SourceMgrDiagnosticHandler handler(sources, module.getContext());
  OwningOpRef<ModuleOp> loaded = importTDL(sources, module.getContext());
  if (!loaded)
    return failure();
  SymbolTable table(module);
  for (Operation &each : llvm::make_early_inc_range(*loaded->getBody())) {
    auto definition = cast<SymbolOpInterface>(each);
    if (Operation *other = table.lookup(definition.getName())) {
      InFlightDiagnostic diag =
          each.emitError()
          << "operator '" << definition.getName()
          << "' is defined, but the program has something of that name";
      diag.attachNote(other->getLoc()) << "which is here";
      return diag;
    }
    definition->remove();
    SymbolTable::setSymbolVisibility(definition,
                                     SymbolTable::Visibility::Private);
    table.insert(definition, module.getBody()->begin());
  }
  return success();
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

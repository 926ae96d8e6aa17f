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
  // Shows the lines of this file.
  SourceMgrDiagnosticHandler handler(sources, module.getContext());
  OwningOpRef<ModuleOp> loaded = importTDL(sources, module.getContext());
  if (!loaded)
    return failure();
  SymbolTable table(module);
  for (auto definition :
       llvm::make_early_inc_range(loaded->getOps<tdl::OpOp>())) {
    if (Operation *other = table.lookup(definition.getSymName())) {
      InFlightDiagnostic diag =
          definition.emitError()
          << "operator '" << definition.getSymName()
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

namespace {
struct LoadOperatorsPass
    : PassWrapper<LoadOperatorsPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LoadOperatorsPass)
  explicit LoadOperatorsPass(std::vector<std::string> paths)
      : paths(std::move(paths)) {}

  StringRef getName() const override { return "LoadOperators"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, math::MathDialect, tdl::TDLDialect>();
  }
  void runOnOperation() override {
    for (const std::string &path : paths)
      if (failed(loadOperators(getOperation(), path)))
        return signalPassFailure();
  }

  std::vector<std::string> paths;
};
} // namespace

std::unique_ptr<Pass>
tofu::createLoadOperatorsPass(std::vector<std::string> paths) {
  return std::make_unique<LoadOperatorsPass>(std::move(paths));
}

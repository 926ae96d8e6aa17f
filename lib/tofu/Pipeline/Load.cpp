//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Pipeline/Load.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "tofu/Import/NestingScan.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tofu;

OwningOpRef<ModuleOp> tofu::loadModule(StringRef path, llvm::SourceMgr &sources,
                                       MLIRContext &context) {
  std::string message;
  auto file = openInputFile(path, &message);
  if (!file) {
    llvm::errs() << "error: " << message << '\n';
    return nullptr;
  }
  if (failed(checkNesting(file->getMemBufferRef(), llvm::errs())))
    return nullptr;
  sources.AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, &context);
}

func::FuncOp tofu::findEntry(ModuleOp module) {
  func::FuncOp entry = module.lookupSymbol<func::FuncOp>("main");
  if (!entry) {
    SmallVector<func::FuncOp> functions(llvm::make_filter_range(
        module.getOps<func::FuncOp>(),
        [](func::FuncOp function) { return function.isPublic(); }));
    if (functions.size() == 1)
      entry = functions.front();
  }
  if (entry && !entry.isExternal())
    return entry;
  module.emitError(
      "the program has no function 'main', nor one public function");
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Pipeline/Load.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "tofu/Import/NestingScan.h"
#include "tofu/Import/PackBooleans.h"
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
  sources.AddNewSourceBuffer(packBooleans(std::move(file)), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, &context);
}

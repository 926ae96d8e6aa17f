//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Pipeline/Load.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Import/NestingScan.h"
#include "tofu/Import/PackBooleans.h"
#include "tofu/Import/RegionCalls.h"
#include "tofu/Source/FileKind.h"
#include "tofu/Source/InputFile.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tofu;

void tofu::addSource(std::unique_ptr<llvm::MemoryBuffer> file,
                     llvm::SourceMgr &sources) {
  StringRef text = file->getBuffer();
  if (text.consume_front("\xef\xbb\xbf")) // a byte order mark
    file =
        llvm::MemoryBuffer::getMemBufferCopy(text, file->getBufferIdentifier());
  sources.AddNewSourceBuffer(packBooleans(std::move(file)), {});
}

/// An operation whose attributes its dialect, which is not here, has written in
/// a form of its own, as StableHLO does in bytecode; what is read for them says
/// nothing.
static Operation *findForeign(ModuleOp module) {
  Operation *found = nullptr;
  module.walk([&](Operation *op) {
    Attribute properties =
        op->isRegistered() ? Attribute() : op->getPropertiesAsAttribute();
    bool isForeign = properties && !isa<DictionaryAttr>(properties);
    found = isForeign ? op : nullptr;
    return isForeign ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

/// The file as a whole.
static Location getPlace(MLIRContext *context, llvm::MemoryBufferRef file) {
  return FileLineColLoc::get(context, file.getBufferIdentifier(), 0, 0);
}

/// What is wrong with the module or a function as a whole is said of the file,
/// where exporters give them no places.
static void addFile(ModuleOp module, Location place) {
  if (isa<UnknownLoc>(module.getLoc()))
    module->setLoc(place);
  for (auto function : module.getOps<func::FuncOp>())
    if (isa<UnknownLoc>(function.getLoc()))
      function->setLoc(place);
}

OwningOpRef<ModuleOp> tofu::parseModule(llvm::SourceMgr &sources,
                                        MLIRContext *context,
                                        FallbackAsmResourceMap *resources) {
  llvm::MemoryBufferRef file =
      *sources.getMemoryBuffer(sources.getMainFileID());
  if (std::string reason = whyNotMLIR(file.getBuffer()); !reason.empty()) {
    // No line: it may have none.
    emitError(getPlace(context, file)) << reason;
    return nullptr;
  }
  if (failed(checkNesting(file, llvm::errs())))
    return nullptr;
  // What is left of the errors when the parser is done.
  std::optional<std::pair<Location, std::string>> explained;
  OwningOpRef<ModuleOp> module;
  {
    ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
        return failure();
      std::string text = explainParseError(diagnostic.str(), file.getBuffer());
      Location loc = diagnostic.getLocation();
      if (text.empty()) {
        if (!isa<UnknownLoc>(loc))
          return failure();
        text = diagnostic.str();
        loc = getPlace(context, file);
      }
      if (!explained)
        explained.emplace(loc, std::move(text));
      return success();
    });
    ParserConfig config(context, /*verifyAfterParse=*/false, resources);
    module = parseSourceFile<ModuleOp>(sources, config);
    bool isBytecode = mlir::isBytecode(file);
    if (Operation *foreign =
            module && isBytecode ? findForeign(*module) : nullptr) {
      explained.emplace(
          getPlace(context, file),
          explainForeignProperties(foreign->getName().getStringRef()));
      module = nullptr;
    }
    if (module) {
      inlineRegionCalls(*module);
      if (failed(verify(*module)))
        module = nullptr;
    }
  }
  if (explained)
    emitError(explained->first) << explained->second;
  if (module)
    addFile(*module, getPlace(context, file));
  return module;
}

OwningOpRef<ModuleOp> tofu::loadModule(StringRef path, llvm::SourceMgr &sources,
                                       MLIRContext &context) {
  std::string message;
  auto file = readInput(path, message);
  if (!file) {
    emitError(UnknownLoc::get(&context)) << message;
    return nullptr;
  }
  addSource(std::move(file), sources);
  return parseModule(sources, &context);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "common/ToolContext.h"

#include "common/CommandLine.h"
#include "common/Progress.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Support/FileUtilities.h"
#include "tofu/Partition/SearchAction.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/Source/ShortLines.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tools;

static const DialectRegistry &getRegistry() {
  static const DialectRegistry registry = [] {
    DialectRegistry registry;
    registerAllDialects(registry);
    return registry;
  }();
  return registry;
}

/// Names of passes are literals.
static void beginPass(function_ref<void()> run, const tracing::Action &action) {
  if (auto *search = dyn_cast<SearchAction>(&action))
    Progress::beginNamed("tofu-plan, " + search->getPhase());
  if (auto *execution = dyn_cast<PassExecutionAction>(&action))
    if (StringRef name = execution->getPass().getArgument(); !name.empty())
      Progress::begin(name.data());
  run();
}

std::unique_ptr<llvm::MemoryBuffer> tools::openInput(StringRef tool,
                                                     StringRef path) {
  std::string message;
  auto file = openInputFile(path, &message);
  if (!file)
    fail(tool, message);
  return file;
}

static void show(const llvm::SMDiagnostic &diagnostic, void *) {
  Progress::clear();
  // What is wrong with no place in a file, as options, is said without one.
  bool hasPlace = diagnostic.getLineNo() > 0;
  printShort(hasPlace ? diagnostic
                      : llvm::SMDiagnostic("", diagnostic.getKind(),
                                           diagnostic.getMessage()),
             llvm::errs());
}

/// Shows what has no line as said of the file, if it is about what is in it: a
/// name, as importers have them, or the file as a whole. Options have neither.
LogicalResult ToolContext::showOfFile(Diagnostic &diagnostic) {
  Location loc = diagnostic.getLocation();
  auto line = loc->findInstanceOf<FileLineColLoc>();
  auto name = loc->findInstanceOf<NameLoc>();
  if (line ? line.getLine() != 0 : !name)
    return failure();
  StringRef file = line ? line.getFilename().getValue()
                        : sources.getMemoryBuffer(sources.getMainFileID())
                              ->getBufferIdentifier();
  std::string text = diagnostic.str();
  if (name)
    text = "at '" + name.getName().getValue().rtrim(':').str() + "': " + text;
  Progress::clear();
  llvm::SMDiagnostic(file,
                     diagnostic.getSeverity() == DiagnosticSeverity::Error
                         ? llvm::SourceMgr::DK_Error
                     : diagnostic.getSeverity() == DiagnosticSeverity::Warning
                         ? llvm::SourceMgr::DK_Warning
                         : llvm::SourceMgr::DK_Remark,
                     text)
      .print(nullptr, llvm::errs());
  for (Diagnostic &note : diagnostic.getNotes())
    handler->emitDiagnostic(note.getLocation(), note.str(), note.getSeverity());
  return success();
}

ToolContext::ToolContext(std::unique_ptr<llvm::MemoryBuffer> source,
                         bool verifies)
    : context(getRegistry()) {
  addSource(std::move(source), sources);
  sources.setDiagHandler(show);
  context.allowUnregisteredDialects();
  // An error at a function of 70,000 operations does not print them all.
  context.printOpOnDiagnostic(false);
  context.registerActionHandler(beginPass);
  if (verifies) {
    auto own =
        std::make_unique<SourceMgrDiagnosticVerifierHandler>(sources, &context);
    verifier = own.get();
    handler = std::move(own);
  } else {
    handler = std::make_unique<SourceMgrDiagnosticHandler>(sources, &context);
    ofFile = std::make_unique<ScopedDiagnosticHandler>(
        &context, [this](Diagnostic &each) { return showOfFile(each); });
  }
}

LogicalResult ToolContext::finish(LogicalResult result) {
  return verifier ? verifier->verify() : result;
}

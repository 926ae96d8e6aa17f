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

static void showShort(const llvm::SMDiagnostic &diagnostic, void *) {
  Progress::clear();
  // What is wrong with no place in a file, as options, is the tool's to say.
  bool hasPlace = diagnostic.getLineNo() > 0;
  bool isNote = diagnostic.getKind() == llvm::SourceMgr::DK_Note;
  printShort(hasPlace ? diagnostic
                      : llvm::SMDiagnostic(isNote ? "" : getToolName(),
                                           diagnostic.getKind(),
                                           diagnostic.getMessage()),
             llvm::errs());
}

/// True if it is about a name, as importers have them, or about a file as a
/// whole. What is wrong with options has neither.
static bool isOfFile(Diagnostic &diagnostic) {
  auto line = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>();
  return line ? line.getLine() == 0
              : bool(diagnostic.getLocation()->findInstanceOf<NameLoc>());
}

static llvm::SourceMgr::DiagKind getKind(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return llvm::SourceMgr::DK_Error;
  case DiagnosticSeverity::Warning:
    return llvm::SourceMgr::DK_Warning;
  case DiagnosticSeverity::Remark:
    return llvm::SourceMgr::DK_Remark;
  case DiagnosticSeverity::Note:
    return llvm::SourceMgr::DK_Note;
  }
  llvm_unreachable("all severities are above");
}

void ToolContext::show(Diagnostic &diagnostic) {
  Location loc = diagnostic.getLocation();
  std::string text = diagnostic.str();
  if (!isOfFile(diagnostic))
    return handler->emitDiagnostic(loc, text, diagnostic.getSeverity());
  if (auto name = loc->findInstanceOf<NameLoc>())
    text = "at '" + name.getName().getValue().rtrim(':').str() + "': " + text;
  auto file = loc->findInstanceOf<FileLineColLoc>();
  Progress::clear();
  printShort(llvm::SMDiagnostic(
                 file ? file.getFilename().getValue()
                      : sources.getMemoryBuffer(sources.getMainFileID())
                            ->getBufferIdentifier(),
                 getKind(diagnostic.getSeverity()), text),
             llvm::errs());
}

/// Where a place has no line, the file is said.
LogicalResult ToolContext::showOfFile(Diagnostic &diagnostic) {
  if (!isOfFile(diagnostic) && llvm::none_of(diagnostic.getNotes(), isOfFile))
    return failure();
  show(diagnostic);
  for (Diagnostic &note : diagnostic.getNotes())
    show(note);
  return success();
}

ToolContext::ToolContext(std::unique_ptr<llvm::MemoryBuffer> source,
                         bool verifies)
    : context(getRegistry()) {
  addSource(std::move(source), sources);
  sources.setDiagHandler(showShort);
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

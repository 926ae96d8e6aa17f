//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "common/ToolContext.h"

#include "common/CommandLine.h"
#include "common/Progress.h"
#include "mlir/Pass/Pass.h"
#include "tofu/Partition/SearchAction.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/Source/InputFile.h"
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
  auto file = readInput(path, message);
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

/// Whether the line can be shown: of what JAX exports the file is elsewhere
/// mostly.
static bool hasLine(FileLineColLoc place, llvm::SourceMgr &sources) {
  StringRef name = place.getFilename();
  unsigned file = 1, count = sources.getNumBuffers();
  while (file <= count &&
         sources.getMemoryBuffer(file)->getBufferIdentifier() != name)
    ++file;
  std::string found;
  if (file > count)
    file = sources.AddIncludeFile(name.str(), SMLoc(), found);
  return file != 0 && place.getColumn() > 0 &&
         sources
             .FindLocForLineAndColumn(file, place.getLine(), place.getColumn())
             .isValid();
}

/// True if no line is shown: it is about a name, as importers have them, or
/// about a file as a whole, or one that is not there. What is wrong with
/// options has neither.
bool ToolContext::isOfFile(Location loc) {
  auto place = loc->findInstanceOf<FileLineColLoc>();
  return place ? place.getLine() == 0 || !hasLine(place, sources)
               : bool(loc->findInstanceOf<NameLoc>());
}

void ToolContext::show(Location loc, std::string text,
                       DiagnosticSeverity severity) {
  if (!isOfFile(loc))
    return handler->emitDiagnostic(loc, text, severity);
  auto place = loc->findInstanceOf<FileLineColLoc>();
  bool isLine = place && place.getLine() > 0;
  auto name = loc->findInstanceOf<NameLoc>();
  if (name && !isLine)
    text = "at '" + name.getName().getValue().rtrim(':').str() + "': " + text;
  std::string file = place ? place.getFilename().str()
                           : sources.getMemoryBuffer(sources.getMainFileID())
                                 ->getBufferIdentifier()
                                 .str();
  if (isLine)
    file += ":" + std::to_string(place.getLine()) + ":" +
            std::to_string(place.getColumn());
  Progress::clear();
  printShort(llvm::SMDiagnostic(file, getKind(severity), text), llvm::errs());
}

/// And where it is called from, if the files are said of both.
void ToolContext::show(Diagnostic &diagnostic) {
  Location loc = diagnostic.getLocation();
  show(loc, diagnostic.str(), diagnostic.getSeverity());
  constexpr unsigned mostCalls = 10; // as MLIR shows
  for (unsigned depth = 0; depth != mostCalls; ++depth) {
    auto call = loc->findInstanceOf<CallSiteLoc>();
    if (!call || !call.getCallee()->findInstanceOf<FileLineColLoc>() ||
        !call.getCaller()->findInstanceOf<FileLineColLoc>())
      return;
    loc = call.getCaller();
    show(loc, "called from", DiagnosticSeverity::Note);
  }
}

/// Where a place has no line that can be shown, the file is said.
LogicalResult ToolContext::showOfFile(Diagnostic &diagnostic) {
  auto isOne = [&](Diagnostic &each) { return isOfFile(each.getLocation()); };
  if (!isOne(diagnostic) && llvm::none_of(diagnostic.getNotes(), isOne))
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

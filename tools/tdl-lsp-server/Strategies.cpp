//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Strategies.h"

#include "mlir/IR/Diagnostics.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Operators/Page.h"
#include "tofu/Pipeline/Register.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace tofu;

/// Where the line begins that follows the one that `at` is in.
static size_t findNextLine(StringRef text, size_t at) {
  size_t end = text.find('\n', at);
  return end == StringRef::npos ? text.size() : end + 1;
}

static size_t countIndent(StringRef text) {
  return text.size() - text.ltrim(' ').size();
}

/// Signatures begin a line, and go on behind four blanks.
static StringRef dropSignature(StringRef page) {
  size_t at = 0;
  while (at != page.size() && countIndent(page.drop_front(at)) != 2)
    at = findNextLine(page, at);
  return page.drop_front(at);
}

std::optional<std::string> tools::describeSplits(StringRef text, StringRef path,
                                                 StringRef name,
                                                 const Workspace &workspace) {
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
  llvm::SourceMgr sources;
  setDocument(sources, path, text, workspace);
  OwningOpRef<ModuleOp> module = importTDL(sources, &context);
  if (!module)
    return std::nullopt;
  Instances instances(*module);
  for (Operation *definition : instances.getDefinitions()) {
    if (getDefinitionName(definition) != name)
      continue;
    auto found = instances.find(definition);
    if (found.empty())
      return std::nullopt;
    std::string page;
    llvm::raw_string_ostream os(page);
    printPage(found.front(), "", os);
    return dropSignature(page).str();
  }
  return std::nullopt;
}

std::string tools::findIndex(StringRef page, StringRef index) {
  size_t at = page.find(("    " + index + ":").str());
  while (at != StringRef::npos && at != 0 && page[at - 1] != '\n')
    at = page.find(("    " + index + ":").str(), at + 1);
  if (at == StringRef::npos)
    return "";
  size_t end = findNextLine(page, at);
  while (end != page.size() && countIndent(page.drop_front(end)) > 4)
    end = findNextLine(page, end);
  return page.slice(at, end).str();
}

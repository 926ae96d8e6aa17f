//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One open document, and the answers to an editor's questions about it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TDL_LSP_SERVER_DOCUMENT_H
#define TOFU_TOOLS_TDL_LSP_SERVER_DOCUMENT_H

#include "Outline.h"
#include "Strategies.h"
#include "Text.h"
#include "llvm/ADT/StringSet.h"

namespace tofu::tools {

class Document {
public:
  /// The workspace outlives it.
  Document(llvm::lsp::URIForFile uri, std::string text,
           const Workspace &workspace);

  /// The document after these changes, each of the text after those before it.
  void
  change(llvm::ArrayRef<llvm::lsp::TextDocumentContentChangeEvent> changes);

  llvm::StringRef getText() const { return text.get(); }
  const llvm::lsp::URIForFile &getUri() const { return uri; }
  std::vector<llvm::lsp::Diagnostic> getDiagnostics();
  /// True if the last diagnostics depend on the file, which is imported by it
  /// or by what it imports.
  bool hasImported(llvm::StringRef path) const {
    return imported.contains(path);
  }
  std::optional<llvm::lsp::Hover> findHover(llvm::lsp::Position position);
  std::optional<llvm::lsp::Location>
  findDeclaration(llvm::lsp::Position position) const;
  std::vector<llvm::lsp::Location> findReferences(llvm::lsp::Position position,
                                                  bool withDeclaration) const;
  std::vector<llvm::lsp::DocumentSymbol> getSymbols() const;
  llvm::lsp::CompletionList complete(llvm::lsp::Position position) const;
  /// None if nothing changes, or the text has errors.
  std::vector<llvm::lsp::TextEdit> format() const;

private:
  const Symbol *findSymbol(llvm::lsp::Position position) const;
  llvm::lsp::Location locate(llvm::StringRef part) const;
  /// A place in the text or in a file of `sources`.
  llvm::lsp::Location locate(llvm::SMLoc loc, llvm::StringRef message,
                             const llvm::SourceMgr &sources) const;
  bool contains(llvm::SMLoc loc) const;
  std::vector<std::unique_ptr<ImportedFile>> openImports() const {
    return tools::openImports(uri.file(), outline, workspace);
  }
  llvm::lsp::Range getErrorRange(llvm::SMLoc loc,
                                 llvm::StringRef message) const;
  std::string describe(const Symbol &symbol);
  /// Of this file or, at another path, of one that it imports.
  std::string describeGlobal(const Outline &outline,
                             const DefinitionOutline &definition,
                             llvm::StringRef path);
  std::string describeLocal(const Symbol &symbol);
  const std::optional<std::string> &derive(const Outline &outline,
                                           const DefinitionOutline &definition,
                                           llvm::StringRef path);

  llvm::lsp::URIForFile uri;
  const Workspace &workspace;
  Text text;
  Outline outline;            // of the text
  llvm::StringSet<> imported; // paths, when diagnostics were found last
  /// By the text of a definition: few change between two questions.
  llvm::StringMap<std::optional<std::string>> derived;
};

} // namespace tofu::tools

#endif // TOFU_TOOLS_TDL_LSP_SERVER_DOCUMENT_H

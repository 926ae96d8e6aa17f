//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Imports.h"

#include "tofu/Import/TDL/FileImporter.h"
#include "llvm/Support/SourceMgr.h"

using namespace tofu;
using namespace tofu::tools;
using llvm::StringRef;

void tools::setDocument(llvm::SourceMgr &sources, StringRef path,
                        StringRef text, const Workspace &workspace) {
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, path),
                             llvm::SMLoc());
  sources.setIncludeDirs(workspace.folders);
}

std::vector<std::unique_ptr<ImportedFile>>
tools::openImports(StringRef path, const Outline &outline,
                   const Workspace &workspace) {
  llvm::SourceMgr sources;
  setDocument(sources, path, "", workspace);
  FileImporter importer(sources, workspace.getText);
  syntax::File file;
  file.path = path.str();
  for (const syntax::Token *token : outline.getImports())
    file.imports.push_back({token->text.drop_front().drop_back(), {}});
  std::vector<std::unique_ptr<ImportedFile>> files;
  for (size_t i = 0; i != file.imports.size(); ++i) {
    std::string why;
    files.emplace_back();
    if (auto opened = importer.open(file, i, why))
      files.back() =
          std::make_unique<ImportedFile>(opened->identity, opened->text.str());
  }
  return files;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The files that a document imports, as the editor has them or as they are
// written.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TDL_LSP_SERVER_IMPORTS_H
#define TOFU_TOOLS_TDL_LSP_SERVER_IMPORTS_H

#include "Outline.h"
#include "Text.h"
#include <functional>
#include <memory>
#include <optional>

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace tofu::tools {

/// What all documents share.
struct Workspace {
  std::vector<std::string> folders; // of imports
  /// The text of a file that is open.
  std::function<std::optional<std::string>(llvm::StringRef path)> getText;
};

struct ImportedFile {
  ImportedFile(std::string path, std::string text)
      : path(std::move(path)), text(std::move(text)),
        outline(this->text.get()) {}

  std::string path;
  Text text;
  Outline outline; // of the text
};

/// Those that the document itself imports, in the order of its imports; null
/// where there is no such file.
std::vector<std::unique_ptr<ImportedFile>>
openImports(llvm::StringRef path, const Outline &outline,
            const Workspace &workspace);

/// Makes `sources` those of a document, to which files that it imports are
/// added.
void setDocument(llvm::SourceMgr &sources, llvm::StringRef path,
                 llvm::StringRef text, const Workspace &workspace);

} // namespace tofu::tools

#endif // TOFU_TOOLS_TDL_LSP_SERVER_IMPORTS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The files that a .tdl file imports: found beside it, in folders that the user
// names, and in the library that is installed with this program.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_FILEIMPORTER_H
#define TOFU_IMPORT_TDL_FILEIMPORTER_H

#include "tofu/Syntax/Importer.h"
#include <functional>

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace tofu {

class FileImporter : public syntax::Importer {
public:
  /// Of the first file of `sources`, which gets the others and has the folders
  /// of the user. `getText` knows texts of files that are not written yet.
  explicit FileImporter(
      llvm::SourceMgr &sources,
      std::function<std::optional<std::string>(llvm::StringRef path)> getText =
          {})
      : sources(sources), getText(std::move(getText)) {}

  Opened getMain() override;
  std::optional<Opened> open(const syntax::File &importer, size_t number,
                             std::string &why) override;
  syntax::LibrarySearch getLibrarySearch() override;

private:
  std::optional<std::string> find(llvm::StringRef written,
                                  llvm::StringRef importer, std::string &why);

  llvm::SourceMgr &sources;
  std::function<std::optional<std::string>(llvm::StringRef path)> getText;
};

/// The folder of `tofu/...`; empty if there is none.
std::string findStandardLibrary();

} // namespace tofu

#endif // TOFU_IMPORT_TDL_FILEIMPORTER_H

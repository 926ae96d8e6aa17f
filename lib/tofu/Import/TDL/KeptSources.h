//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Texts of files that a program keeps, for what is read again.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_KEPTSOURCES_H
#define TOFU_IMPORT_TDL_KEPTSOURCES_H

#include "tofu/Import/TDL/ImportContext.h"
#include "tofu/Syntax/Importer.h"
#include "tofu/TDL/TDL.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>

namespace tofu {

/// The files that a text imports, which get places. They are copied to `texts`:
/// of two that are equal, each has places of its own.
class KeptSources : public syntax::Importer {
public:
  KeptSources(tdl::SourceOp main, ImportContext &import,
              std::deque<std::string> &texts)
      : main(main), import(import), texts(texts) {}

  Opened getMain() override { return describe(main, import.getText()); }
  std::optional<Opened> open(const syntax::File &importer, size_t number,
                             std::string &why) override;

private:
  Opened describe(tdl::SourceOp source, llvm::StringRef text);

  tdl::SourceOp main;
  ImportContext &import;
  std::deque<std::string> &texts;
  llvm::DenseMap<mlir::Operation *, llvm::StringRef> opened;
  llvm::DenseMap<const char *, tdl::SourceOp> sources; // by text
};

} // namespace tofu

#endif // TOFU_IMPORT_TDL_KEPTSOURCES_H

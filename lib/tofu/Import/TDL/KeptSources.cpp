//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/KeptSources.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace tofu;

std::optional<syntax::Importer::Opened>
KeptSources::open(const syntax::File &importer, size_t number,
                  std::string &why) {
  tdl::SourceOp from = sources.lookup(importer.text.data());
  ArrayAttr imports = from ? from.getImportsAttr() : ArrayAttr();
  if (!imports || number >= imports.size()) {
    why = "the text of '" + importer.imports[number].path.str() +
          "' is not kept by 'tdl.source'";
    return std::nullopt;
  }
  auto found = SymbolTable::lookupNearestSymbolFrom<tdl::SourceOp>(
      main, cast<FlatSymbolRefAttr>(imports[number]));
  auto [text, isNew] = opened.try_emplace(found);
  if (isNew) {
    text->second = texts.emplace_back(found.getText());
    import.addFile(text->second, found.getFileAttr());
  }
  return describe(found, text->second);
}

syntax::Importer::Opened KeptSources::describe(tdl::SourceOp source,
                                               StringRef text) {
  sources[text.data()] = source;
  return {source.getFile().str(), source.getSymName().str(), text};
}

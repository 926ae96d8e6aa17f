//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/FormatTDL.h"

#include "tofu/Import/TDL/ImportContext.h"
#include "tofu/Syntax/Format.h"

using namespace mlir;
using namespace tofu;

/// Where two texts differ first, in the first of them; its end, if one goes on
/// behind the other's.
static const char *findDifference(StringRef text, StringRef other) {
  return std::mismatch(text.begin(), text.end(), other.begin(), other.end())
      .first;
}

std::optional<std::string> tofu::formatTDL(llvm::SourceMgr &sources,
                                           MLIRContext *context, bool checks) {
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  ImportContext import(buffer->getBuffer(),
                       StringAttr::get(context, buffer->getBufferIdentifier()));
  if (failed(import.checkKind()))
    return std::nullopt;
  StringRef text = import.getText();
  std::optional<std::string> formatted = syntax::format(
      text, [&](llvm::SourceMgr::DiagKind, llvm::SMLoc loc,
                const Twine &message) { import.emitError(loc) << message; });
  if (!formatted || !checks || text == *formatted)
    return formatted;
  import.emitError(
      llvm::SMLoc::getFromPointer(findDifference(text, *formatted)))
      << "the file looks otherwise from here on; write it with tofu-translate "
         "--format-tdl";
  return std::nullopt;
}

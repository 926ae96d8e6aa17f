//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The text of a document, and the protocol's places in it: a line, and in it
// the number of 16-bit units that UTF-16 would need before that place.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TDL_LSP_SERVER_TEXT_H
#define TOFU_TOOLS_TDL_LSP_SERVER_TEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LSP/Protocol.h"

namespace tofu::tools {

class Text {
public:
  explicit Text(std::string bytes);

  llvm::StringRef get() const { return bytes; }

  /// The byte at a place; places outside move to the nearest one inside, and
  /// those within a character to its beginning.
  size_t getOffset(llvm::lsp::Position position) const;
  llvm::lsp::Position getPosition(size_t offset) const;

  /// Of `part`, which points into this text.
  llvm::lsp::Range getRange(llvm::StringRef part) const;

  /// The text with its range replaced; `range` is any.
  Text replace(llvm::lsp::Range range, llvm::StringRef with) const;

private:
  llvm::StringRef getLine(size_t number) const;
  size_t countUnits(size_t offset) const;

  std::string bytes;
  std::vector<size_t> lines; // where each begins
  std::vector<size_t> units; // before every so many bytes
};

} // namespace tofu::tools

#endif // TOFU_TOOLS_TDL_LSP_SERVER_TEXT_H

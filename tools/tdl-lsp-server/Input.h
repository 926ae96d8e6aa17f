//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a client sends, without what would end the server: lengths that no
// message has, JSON that is no message, or nests so deeply that a parser would
// run out of stack.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TDL_LSP_SERVER_INPUT_H
#define TOFU_TOOLS_TDL_LSP_SERVER_INPUT_H

#include "llvm/Support/LSP/Transport.h"
#include <cstdio>

namespace tofu::tools {

class Input final : public llvm::lsp::JSONTransportInput {
public:
  explicit Input(std::FILE *file) : file(file) {}

  bool hasError() const override { return std::ferror(file); }
  bool isEndOfInput() const override { return std::feof(file); }

  /// Fails at what is no message; the next call reads what follows.
  llvm::LogicalResult readStandardMessage(std::string &message) override;
  llvm::LogicalResult readDelimitedMessage(std::string &message) override {
    return llvm::failure(); // not used
  }

private:
  bool readLine(std::string &line);
  bool skip(size_t size);

  std::FILE *file;
};

} // namespace tofu::tools

#endif // TOFU_TOOLS_TDL_LSP_SERVER_INPUT_H

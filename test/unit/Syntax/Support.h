//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs the front end over a text and returns what it says.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_UNIT_SYNTAX_SUPPORT_H
#define TOFU_TEST_UNIT_SYNTAX_SUPPORT_H

#include "tofu/Syntax/Check.h"
#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Printer.h"
#include "llvm/Support/MemoryBuffer.h"
#include <string>

namespace tofu::syntax::test {

struct Outcome {
  std::optional<Module> module; // parsed, and checked if it was asked for
  std::string messages;         // '1:4: error: expected ...' per line
  std::string printed() const {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (module)
      print(*module, os);
    return text;
  }
};

/// `text` must outlive the outcome.
inline Outcome run(llvm::StringRef text, bool checks) {
  llvm::SourceMgr sources;
  unsigned id = sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(text, "", false), llvm::SMLoc());
  Outcome outcome;
  auto report = [&](llvm::SourceMgr::DiagKind kind, llvm::SMLoc loc,
                    const llvm::Twine &message) {
    auto [line, column] = sources.getLineAndColumn(loc, id);
    outcome.messages +=
        (llvm::Twine(line) + ":" + llvm::Twine(column) +
         (kind == llvm::SourceMgr::DK_Error ? ": error: " : ": note: ") +
         message + "\n")
            .str();
  };
  outcome.module = parse(text, report);
  if (outcome.module && checks && !check(*outcome.module, report))
    outcome.module = std::nullopt;
  return outcome;
}

/// The messages of the parser alone.
inline std::string parseErrors(llvm::StringRef text) {
  return run(text, false).messages;
}
/// The messages of the parser and of check().
inline std::string errors(llvm::StringRef text) {
  return run(text, true).messages;
}

} // namespace tofu::syntax::test

#endif // TOFU_TEST_UNIT_SYNTAX_SUPPORT_H

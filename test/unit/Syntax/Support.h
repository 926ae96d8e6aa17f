//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Parses a text and returns what is said of it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_UNIT_SYNTAX_SUPPORT_H
#define TOFU_TEST_UNIT_SYNTAX_SUPPORT_H

#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Printer.h"
#include "llvm/Support/MemoryBuffer.h"
#include <string>

namespace tofu::syntax::test {

struct Outcome {
  std::optional<Module> module;
  std::string messages; // '1:4: error: expected ...' per line
  /// Adds to the messages.
  auto report(llvm::StringRef text) {
    return [this, text](llvm::SourceMgr::DiagKind kind, llvm::SMLoc loc,
                        const llvm::Twine &message) {
      llvm::StringRef before(text.data(), loc.getPointer() - text.data());
      messages +=
          (llvm::Twine(before.count('\n') + 1) + ":" +
           llvm::Twine(before.size() - (before.rfind('\n') + 1) + 1) +
           (kind == llvm::SourceMgr::DK_Error ? ": error: " : ": note: ") +
           message + "\n")
              .str();
    };
  }
  std::string printed() const {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (module)
      print(*module, os);
    return text;
  }
};

/// `text` must outlive the outcome.
inline Outcome run(llvm::StringRef text) {
  Outcome outcome;
  outcome.module = parse(text, outcome.report(text));
  return outcome;
}

inline std::string parseErrors(llvm::StringRef text) {
  return run(text).messages;
}

} // namespace tofu::syntax::test

#endif // TOFU_TEST_UNIT_SYNTAX_SUPPORT_H

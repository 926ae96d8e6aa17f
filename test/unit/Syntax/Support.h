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
  std::vector<std::optional<Operator>> operators; // once it is checked
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
inline Outcome run(llvm::StringRef text, bool checks,
                   Importer *importer = nullptr) {
  Outcome outcome;
  auto report = outcome.report(text);
  outcome.module = parse(text, report, importer);
  if (outcome.module && checks &&
      !check(*outcome.module, report, &outcome.operators))
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

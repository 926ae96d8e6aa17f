//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Parses and checks a text and returns what is said of it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_UNIT_ELABORATION_SUPPORT_H
#define TOFU_TEST_UNIT_ELABORATION_SUPPORT_H

#include "../Syntax/Support.h"
#include "tofu/Elaboration/Check.h"

namespace tofu::syntax::test {

struct Checked : Outcome {
  std::vector<std::optional<Operator>> operators;
};

/// `text` must outlive the outcome.
inline Checked check(llvm::StringRef text, Importer *importer = nullptr) {
  Checked outcome;
  auto report = outcome.report(text);
  outcome.module = parse(text, report, importer);
  if (outcome.module && !check(*outcome.module, report, &outcome.operators))
    outcome.module = std::nullopt;
  return outcome;
}

/// The messages of the parser and of check().
inline std::string errors(llvm::StringRef text) { return check(text).messages; }

} // namespace tofu::syntax::test

#endif // TOFU_TEST_UNIT_ELABORATION_SUPPORT_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The grammar of one item of a file. The only door to Boost.Spirit.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_GRAMMAR_H
#define TOFU_SYNTAX_GRAMMAR_H

#include "tofu/Syntax/Builder.h"
#include <optional>

namespace tofu::syntax {

/// What was expected, and where something else stands.
struct SyntaxError {
  const char *where = nullptr;
  std::string expected;
};

/// Hands the pieces of the item that begins at `first` to `builder` and moves
/// `first` to behind them.
std::optional<SyntaxError> parseItem(const char *&first, const char *last,
                                     Builder &builder);

/// The same of a definition's steps from one on that begins at `first`: for
/// errors behind the first.
std::optional<SyntaxError> parseSteps(const char *&first, const char *last,
                                      Builder &builder);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_GRAMMAR_H

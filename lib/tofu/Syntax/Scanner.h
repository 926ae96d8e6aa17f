//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The linear scan that runs before the grammar: it cuts the text into
// definitions, keeps their doc comments, and bounds the nesting, because a
// recursive-descent parser would overflow its stack on 100,000 brackets.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_SCANNER_H
#define TOFU_SYNTAX_SCANNER_H

#include "tofu/Syntax/Diagnostics.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace tofu::syntax {

/// Brackets and unary minuses that may be open at one place.
constexpr unsigned maxNesting = 256;
/// `let` in one definition; those of scalars nest.
constexpr unsigned maxLets = 512;

/// The text from one `op` to before the next.
struct Segment {
  llvm::StringRef text;
  std::string doc;
};

const char *skipSpace(const char *first, const char *last);

/// Skips white space and comments (doc comments too). The grammar asks before
/// each mark that may stand somewhere; mostly there is nothing to skip.
inline const char *skipTrivia(const char *first, const char *last) {
  bool isToken = first != last && *first > ' ' && *first != '/';
  return isToken ? first : skipSpace(first, last);
}

/// The token at `first`, which is not trivia: a word, a number, a mark, a name
/// in quotes. Empty at the end of the text.
llvm::StringRef tokenAt(const char *first, const char *last);

/// The segments of `text`. Reports what stands before the first `op`, and each
/// definition that nests too deeply or has bytes that are no text, which it
/// leaves out.
std::vector<Segment> scan(llvm::StringRef text, Diagnostics &diagnostics);

/// `token` for a message: in quotes, or 'the end of the file'.
std::string describeToken(llvm::StringRef token);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_SCANNER_H

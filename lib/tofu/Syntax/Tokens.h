//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// .tdl text as tokens, comments among them: what the formatter and the language
// server see. Any text has tokens, also one that does not parse, or that uses
// what the language has not yet.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_TOKENS_H
#define TOFU_SYNTAX_TOKENS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"
#include <array>
#include <vector>

namespace tofu::syntax {

struct Token {
  enum Kind : uint8_t {
    Word,    // a name or a reserved word
    Number,  // with its point and exponent
    String,  // in quotes, on one line
    Mark,    // a bracket, an operator, or a byte of no meaning
    Comment, // to the end of its line, without blanks at the end
  };
  Kind kind = Mark;
  llvm::StringRef text;
  unsigned newlines = 0;    // between the token before it and this one
  bool firstColumn = false; // nothing stands before it on its line

  bool is(llvm::StringRef other) const {
    return kind != Comment && kind != String && text == other;
  }
  bool isDoc() const {
    return kind == Comment && text.starts_with("///") &&
           !text.starts_with("////");
  }
};

/// The tokens of `text`, in order. All of it is in one, but for white space and
/// a byte order mark.
std::vector<Token> tokenize(llvm::StringRef text);

/// Of what names and words are made.
/// A table: every character of a text is asked for, many times.
inline constexpr auto wordChars = [] {
  std::array<bool, 256> is{};
  for (auto [first, last] : {std::pair('a', 'z'), {'A', 'Z'}, {'0', '9'}})
    for (char c = first; c <= last; ++c)
      is[c] = true;
  is['_'] = true;
  return is;
}();
inline bool isWord(char c) { return wordChars[static_cast<uint8_t>(c)]; }

llvm::ArrayRef<llvm::StringLiteral> reservedWords();
bool isReserved(llvm::StringRef word);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_TOKENS_H

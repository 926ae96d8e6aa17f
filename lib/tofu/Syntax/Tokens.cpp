//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Tokens.h"
#include "tofu/Syntax/Scanner.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace tofu::syntax;
using llvm::StringRef;

static constexpr llvm::StringLiteral words[] = {
    "op",   "def",   "combiner", "import", "lambda", "let", "of",
    "in",   "each",  "where",    "else",   "and",    "or",  "not",
    "true", "false", "floordiv", "mod",    "opaque", "sum", "prod",
    "max",  "min",   "inf",      "nan"};

llvm::ArrayRef<llvm::StringLiteral> tofu::syntax::reservedWords() {
  return words;
}

bool tofu::syntax::isReserved(StringRef word) {
  // Names are as short as `i`, and asked for again and again.
  return word.size() > 1 && llvm::is_contained(words, word);
}

static bool isDigit(char c) { return llvm::isDigit(c); }

/// Digits, a point and digits, an exponent, and what is glued to them.
static size_t measureNumber(StringRef text) {
  size_t size = text.find_if_not(isDigit);
  if (size == StringRef::npos)
    return text.size();
  auto isDigitAt = [&](size_t at) {
    return at < text.size() && isDigit(text[at]);
  };
  if (text[size] == '.' && isDigitAt(size + 1))
    size = std::min(text.find_if_not(isDigit, size + 1), text.size());
  if (size < text.size() && (text[size] == 'e' || text[size] == 'E')) {
    size_t digits = size + 1;
    if (digits < text.size() && (text[digits] == '+' || text[digits] == '-'))
      ++digits;
    if (isDigitAt(digits))
      size = digits;
  }
  return std::min(text.find_if_not(isWord, size), text.size());
}

static Token takeToken(StringRef text) {
  auto take = [&](Token::Kind kind, size_t size) {
    return Token{kind, text.take_front(size)};
  };
  if (text.starts_with("//"))
    return {Token::Comment,
            text.take_until([](char c) { return c == '\n'; }).rtrim(" \t\r")};
  if (isDigit(text[0]))
    return take(Token::Number, measureNumber(text));
  if (text[0] == '"') {
    size_t end = text.find_first_of("\"\n", 1);
    if (end != StringRef::npos && text[end] == '"')
      return take(Token::String, end + 1);
    return take(Token::Mark, 1);
  }
  for (StringRef mark : {":=", "=>", "**", "::"}) // not of the language so far
    if (text.starts_with(mark))
      return take(Token::Mark, mark.size());
  StringRef token = tokenAt(text.begin(), text.end());
  bool isName = isWord(token[0]) || (token[0] == '`' && token.size() > 1);
  return {isName ? Token::Word : Token::Mark, token};
}

std::vector<Token> tofu::syntax::tokenize(StringRef text) {
  std::vector<Token> tokens;
  unsigned newlines = 0;
  bool firstColumn = true;
  text.consume_front("\xef\xbb\xbf"); // a byte order mark
  while (!text.empty()) {
    char c = text[0];
    if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
      newlines += c == '\n';
      firstColumn = c == '\n';
      text = text.drop_front();
      continue;
    }
    Token token = takeToken(text);
    token.newlines = newlines;
    token.firstColumn = firstColumn;
    newlines = 0;
    firstColumn = false;
    text = text.drop_front(token.text.size());
    tokens.push_back(token);
  }
  return tokens;
}

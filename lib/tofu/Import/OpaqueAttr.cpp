//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/OpaqueAttr.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Consumes text from the left, blanks first.
class Cursor {
public:
  explicit Cursor(StringRef text) : text(text) {}

  bool consume(StringRef token) {
    text = text.ltrim();
    return text.consume_front(token);
  }
  std::string takeWord() {
    text = text.ltrim();
    StringRef word =
        text.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    text = text.drop_front(word.size());
    return word.str();
  }
  bool takeInteger(int64_t &value) {
    text = text.ltrim();
    return !text.consumeInteger(10, value);
  }
  bool atEnd() { return text.ltrim().empty(); }
  bool isNext(StringRef token) { return text.ltrim().starts_with(token); }

private:
  StringRef text;
};
} // namespace

/// `[1, 2]` or `1`.
static bool parseValues(Cursor &cursor, SmallVector<int64_t> &values) {
  if (!cursor.consume("["))
    return cursor.takeInteger(values.emplace_back());
  if (cursor.consume("]"))
    return true;
  do {
    if (!cursor.takeInteger(values.emplace_back()))
      return false;
  } while (cursor.consume(","));
  return cursor.consume("]");
}

/// `[b, 0, f]x[0, i, o]->[b, 0, f]`
static bool parseLists(Cursor &cursor,
                       SmallVectorImpl<SmallVector<std::string>> &lists) {
  do {
    SmallVector<std::string> &list = lists.emplace_back();
    if (!cursor.consume("["))
      return false;
    do {
      if (list.emplace_back(cursor.takeWord()).empty())
        return false;
    } while (cursor.consume(","));
    if (!cursor.consume("]"))
      return false;
  } while (cursor.consume("x") || cursor.consume("->"));
  return true;
}

std::optional<OpaqueParts> tofu::parseOpaqueAttr(StringRef text) {
  Cursor cursor(text);
  OpaqueParts result;
  if (!cursor.consume("#") || cursor.takeWord().empty())
    return std::nullopt;
  // `#dialect.mnemonic<body>` or `#dialect<mnemonic body>`, in which the body
  // of fields has brackets of its own.
  bool isShort = cursor.consume(".");
  if (!isShort && !cursor.consume("<"))
    return std::nullopt;
  result.mnemonic = cursor.takeWord();
  if (isShort && cursor.atEnd())
    return result;
  bool hasBrackets = cursor.consume("<");
  if (isShort && !hasBrackets)
    return std::nullopt;
  if (cursor.isNext("[") && !parseLists(cursor, result.lists))
    return std::nullopt;
  while (!cursor.isNext(">")) {
    OpaqueField field;
    field.key = cursor.takeWord();
    if (field.key.empty() || !result.lists.empty())
      return std::nullopt;
    if (!cursor.consume("=")) {
      if (!result.fields.empty() || !cursor.isNext(">"))
        return std::nullopt;
      result.word = field.key;
      break;
    }
    if (!parseValues(cursor, field.values))
      return std::nullopt;
    result.fields.push_back(std::move(field));
    if (!cursor.consume(","))
      break;
  }
  for (int open = (isShort ? 0 : 1) + (hasBrackets ? 1 : 0); open; --open)
    if (!cursor.consume(">"))
      return std::nullopt;
  if (!cursor.atEnd())
    return std::nullopt;
  return result;
}

std::optional<OpaqueParts> tofu::parseOpaqueAttr(Attribute attr) {
  std::string text;
  llvm::raw_string_ostream(text) << attr;
  return parseOpaqueAttr(text);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What shardings are read with: a text whose words may have blanks in between.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SHARDING_TEXTCURSOR_H
#define TOFU_SHARDING_TEXTCURSOR_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace tofu {

class TextCursor {
public:
  explicit TextCursor(llvm::StringRef text) : left(text) {}

  bool isAtEnd() { return skipBlanks().empty(); }
  bool eat(llvm::StringRef word) { return skipBlanks().consume_front(word); }

  std::optional<int64_t> eatNumber() {
    int64_t number;
    if (skipBlanks().consumeInteger(10, number))
      return std::nullopt;
    return number;
  }

  /// `4,1,2`, at least one.
  std::optional<llvm::SmallVector<int64_t>> eatNumbers() {
    llvm::SmallVector<int64_t> numbers;
    do {
      std::optional<int64_t> number = eatNumber();
      if (!number)
        return std::nullopt;
      numbers.push_back(*number);
    } while (eat(","));
    return numbers;
  }

  /// `x`, `"x"`, `'x'`.
  std::optional<llvm::StringRef> eatName() {
    skipBlanks();
    for (char quote : {'"', '\''}) {
      if (!left.starts_with(quote))
        continue;
      size_t end = left.find(quote, 1);
      if (end == left.npos)
        return std::nullopt;
      llvm::StringRef name = left.slice(1, end);
      left = left.drop_front(end + 1);
      return name;
    }
    llvm::StringRef name = left.take_while([](char c) {
      return llvm::isAlnum(c) || c == '_' || c == '.' || c == '-' || c == '$';
    });
    left = left.drop_front(name.size());
    return name.empty() ? std::nullopt : std::optional(name);
  }

  /// `{...}`, whatever stands in it.
  bool skipBraces() {
    if (!skipBlanks().starts_with('{'))
      return false;
    size_t depth = 0;
    for (size_t at = 0; at < left.size(); ++at) {
      if (left[at] == '"')
        for (++at; at < left.size() && left[at] != '"'; ++at)
          at += left[at] == '\\';
      else if (left[at] == '{')
        ++depth;
      else if (left[at] == '}' && --depth == 0) {
        left = left.drop_front(at + 1);
        return true;
      }
    }
    return false;
  }

private:
  llvm::StringRef &skipBlanks() { return left = left.ltrim(); }

  llvm::StringRef left;
};

} // namespace tofu

#endif // TOFU_SHARDING_TEXTCURSOR_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Scanner.h"
#include "tofu/Syntax/Hints.h"
#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;

static bool isSpace(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool startsComment(const char *first, const char *last) {
  return last - first >= 2 && first[0] == '/' && first[1] == '/';
}

const char *tofu::syntax::skipSpace(const char *first, const char *last) {
  while (first != last) {
    if (isSpace(*first))
      ++first;
    else if (startsComment(first, last))
      while (first != last && *first != '\n')
        ++first;
    else
      break;
  }
  return first;
}

StringRef tofu::syntax::tokenAt(const char *first, const char *last) {
  StringRef rest(first, last - first);
  if (rest.empty())
    return rest;
  if (isWord(rest[0]))
    return rest.take_while(isWord);
  if (static_cast<unsigned char>(rest[0]) >= 0x80) // one UTF-8 run
    return rest.take_while(
        [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
  if (rest[0] == '`') // an attribute's name
    if (size_t end = 1 + rest.drop_front().take_while(isWord).size();
        end > 1 && rest.drop_front(end).starts_with("`"))
      return rest.take_front(end + 1);
  // The name of an operation, which may have a part that is `op`.
  if (rest[0] == '"')
    if (size_t end = rest.find_first_of("\"\n", 1);
        end != rest.npos && rest[end] == '"')
      return rest.take_front(end + 1);
  if (StringRef(".-=!<>").contains(rest[0]))
    for (StringRef mark : {"...", "->", "==", "!=", "<=", ">="})
      if (rest.starts_with(mark))
        return rest.take_front(mark.size());
  return rest.take_front(1);
}

std::string tofu::syntax::describeToken(StringRef token) {
  if (token.empty())
    return "the end of the file";
  // These are not seen.
  if (token.starts_with(byteOrderMark))
    return "a byte order mark (U+FEFF)";
  if (token.starts_with("\xc2\xa0"))
    return "a no-break space (U+00A0)";
  if (token.size() == 1 && !llvm::isPrint(token[0]))
    return "byte 0x" + llvm::utohexstr(static_cast<unsigned char>(token[0]),
                                       /*LowerCase=*/true, /*Width=*/2);
  return ("'" + token + "'").str();
}

/// The first byte of the token that is no text, or null.
static const char *findNoText(StringRef token) {
  if (token.starts_with('\0'))
    return token.begin();
  if (llvm::isASCII(token))
    return nullptr;
  auto at = reinterpret_cast<const llvm::UTF8 *>(token.begin());
  auto end = reinterpret_cast<const llvm::UTF8 *>(token.end());
  return llvm::isLegalUTF8String(&at, end) ? nullptr
                                           : reinterpret_cast<const char *>(at);
}

namespace {
/// Collects the block of `///` lines that ends right before a definition.
class DocComment {
public:
  /// `first` to `last` is white space and comments.
  static std::string read(const char *first, const char *last) {
    llvm::SmallVector<StringRef, 8> lines;
    StringRef(first, last - first).split(lines, '\n');
    // What follows the last line break is the indentation of the `op`.
    lines.pop_back();
    size_t begin = lines.size();
    while (begin != 0 && isDoc(lines[begin - 1].trim()))
      --begin;
    std::string doc;
    for (StringRef line : llvm::ArrayRef(lines).drop_front(begin)) {
      line = line.trim().drop_front(3);
      line.consume_front(" ");
      if (!doc.empty())
        doc += '\n';
      doc += line;
    }
    return doc;
  }

private:
  static bool isDoc(StringRef line) {
    return line.starts_with("///") && !line.starts_with("////");
  }
};

/// Counts what is open in one definition.
class Nesting {
public:
  /// False when `token` nests more deeply than is allowed.
  bool enter(StringRef token) {
    if (token == "(" || token == "[")
      ++brackets;
    else if ((token == ")" || token == "]") && brackets != 0)
      --brackets;
    minuses = token == "-" ? minuses + 1 : 0;
    lets += token == "let";
    return brackets + minuses <= maxNesting && lets <= maxLets;
  }

private:
  unsigned brackets = 0, minuses = 0, lets = 0;
};
} // namespace

std::vector<Segment> tofu::syntax::scan(StringRef text,
                                        Diagnostics &diagnostics) {
  std::vector<Segment> segments;
  const char *last = text.end(), *at = text.begin();
  const char *begin = nullptr; // of the segment that is open
  bool isLeftOut = false;
  Nesting nesting;
  std::string doc;
  auto close = [&](const char *end) {
    if (begin && !isLeftOut)
      segments.push_back({StringRef(begin, end - begin), std::move(doc)});
  };
  while (true) {
    const char *trivia = at;
    at = skipTrivia(at, last);
    StringRef token = tokenAt(at, last);
    if (token.empty())
      break;
    if (token == "op" || token == "def" || token == "combiner" ||
        token == "import") {
      close(at);
      begin = at;
      nesting = {};
      isLeftOut = false;
      doc = DocComment::read(trivia, at);
    } else if (const char *byte = findNoText(token); byte && !isLeftOut) {
      diagnostics.error(SMLoc::getFromPointer(byte),
                        describeToken(StringRef(byte, 1)) +
                            (*byte ? " is not UTF-8; save the file as UTF-8"
                                   : " is not text"));
      begin = begin ? begin : at;
      isLeftOut = true;
    } else if (!begin) {
      std::optional<Hint> hint = findHint(StringRef(at, last - at), at, "'op'");
      diagnostics.error(SMLoc::getFromPointer(at),
                        hint ? hint->message
                             : "expected 'op', but found " +
                                   describeToken(token));
      begin = at;       // once for all that stands before the first `op`
      isLeftOut = true; // and is dropped
    } else if (!isLeftOut && !nesting.enter(token)) {
      diagnostics.error(SMLoc::getFromPointer(at),
                        token == "let"
                            ? "more than " + llvm::Twine(maxLets) +
                                  " 'let' in one definition; split it in two"
                            : "expression nests deeper than " +
                                  llvm::Twine(maxNesting) +
                                  " levels; split the operator in two");
      isLeftOut = true;
    }
    at = token.end();
  }
  close(last);
  return segments;
}

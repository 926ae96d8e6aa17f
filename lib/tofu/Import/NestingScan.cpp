//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/NestingScan.h"

#include "tofu/Files/Printable.h"
#include "llvm/ADT/SmallVector.h"
#include <array>

using namespace mlir;
using namespace tofu;

/// The position after the string that starts at `i`; MLIR's strings end at the
/// end of the line at the latest.
static size_t skipString(StringRef text, size_t i) {
  for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i)
    if (text[i] == '\\')
      ++i;
  return i;
}

/// `<` may be a comparison, so that `)`, `]` and `}` close the `<` that are
/// still open within them. A bracket that closes nothing is left to the parser.
static void close(SmallVectorImpl<char> &open, char opener) {
  size_t top = open.size();
  while (opener != '<' && top && open[top - 1] == '<')
    --top;
  if (top && open[top - 1] == opener)
    open.truncate(top - 1);
}

static bool isInWords(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
}

/// Whether an operator of affine expressions starts at `i`.
static bool isOperator(StringRef text, size_t i) {
  StringRef rest = text.substr(i);
  if (text[i] == '+' || text[i] == '*')
    return true;
  if (text[i] == '-')
    return !rest.starts_with("->");
  bool isWord = rest.consume_front("mod") || rest.consume_front("floordiv") ||
                rest.consume_front("ceildiv");
  if (!isWord || (!rest.empty() && isInWords(rest.front())))
    return false;
  // A word that began before goes on here, but a number, as in `7mod`, does
  // not.
  size_t start = i;
  while (start && isInWords(text[start - 1]))
    --start;
  return start == i || llvm::isDigit(text[start]);
}

/// Whether the `<` at `i` opens a dense array of `index`, or of an alias, which
/// may be one.
static bool opensIndexArray(StringRef text, size_t i) {
  StringRef element = text.substr(i + 1).ltrim();
  return text.take_front(i).rtrim().ends_with("array") &&
         (element.starts_with("index") || element.starts_with("!"));
}

/// Whether the scan looks at the character: all else is passed by quickly, as
/// large programs are read here before the parser reads them.
static constexpr std::array<bool, 256> makeTable() {
  std::array<bool, 256> table{};
  for (char c : {'"', '\n', '/', '<', '(', '[', '{', '>', ')', ']', '}', ',',
                 '#', '+', '*', '-', 'm', 'f', 'c'})
    table[uint8_t(c)] = true;
  return table;
}
static constexpr std::array<bool, 256> kIsLookedAt = makeTable();

std::optional<NestingOffender> tofu::findDeepNesting(StringRef text,
                                                     unsigned limit) {
  SmallVector<char> open;
  SmallVector<unsigned> operators(1); // since the last comma, for each level
  unsigned line = 1;
  size_t lineStart = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (!kIsLookedAt[uint8_t(c)])
      continue;
    char previous = i ? text[i - 1] : '\0';
    char next = i + 1 < text.size() ? text[i + 1] : '\0';
    switch (c) {
    case '"':
      i = skipString(text, i);
      if (i >= text.size() || text[i] != '\n')
        break;
      [[fallthrough]];
    case '\n':
      ++line;
      lineStart = i + 1;
      break;
    case '/':
      if (next == '/') // The newline itself is counted next.
        i = std::min(text.find('\n', i), text.size()) - 1;
      break;
    case '<':
      if (next == '=')
        break;
      if (opensIndexArray(text, i))
        return NestingOffender{line, unsigned(i - lineStart + 1),
                               NestingOffender::IndexArray};
      [[fallthrough]];
    case '(':
    case '[':
    case '{':
      if (open.size() == limit)
        return NestingOffender{line, unsigned(i - lineStart + 1),
                               NestingOffender::Deep};
      open.push_back(c);
      break;
    case '>':
      if (previous != '-' && next != '=')
        close(open, '<');
      break;
    case ')':
      close(open, '(');
      break;
    case ']':
      close(open, '[');
      break;
    case '}':
      close(open, '{');
      break;
    case ',':
      operators.back() = 0;
      break;
    case '#': {
      // `%a#3`: the parser makes room for as many results.
      StringRef digits = text.substr(i + 1).take_while(llvm::isDigit);
      uint64_t number = 0;
      if (!digits.empty() &&
          (digits.getAsInteger(10, number) || number > maxResults))
        return NestingOffender{line, unsigned(i - lineStart + 1),
                               NestingOffender::Result};
      break;
    }
    default:
      // Between braces stand operations; each of them ends its expressions.
      if (!open.empty() && open.back() != '{' && isOperator(text, i) &&
          operators.back()++ == maxOperators)
        return NestingOffender{line, unsigned(i - lineStart + 1),
                               NestingOffender::Chain};
      break;
    }
    operators.resize(open.size() + 1);
  }
  return std::nullopt;
}

LogicalResult tofu::checkNesting(llvm::MemoryBufferRef buffer, raw_ostream &os,
                                 unsigned limit) {
  StringRef text = buffer.getBuffer();
  if (text.starts_with("ML\xefR"))
    return success();
  std::optional<NestingOffender> offender = findDeepNesting(text, limit);
  if (!offender)
    return success();
  os << files::makePrintable(buffer.getBufferIdentifier()) << ":"
     << offender->line << ":" << offender->column << ": error: ";
  StringRef advice = "; write the inner parts as values of their own\n";
  switch (offender->kind) {
  case NestingOffender::Deep:
    os << "brackets nest deeper than " << limit << " levels" << advice;
    break;
  case NestingOffender::Chain:
    os << "expression has more than " << maxOperators << " operators" << advice;
    break;
  case NestingOffender::Result:
    os << "number of a result is more than " << maxResults
       << ", which no operation has\n";
    break;
  case NestingOffender::IndexArray:
    os << "an array of this type cannot be read; write it with i64\n";
    break;
  }
  return failure();
}

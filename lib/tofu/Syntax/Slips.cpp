//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the grammar may be taken for where it has brackets, words and marks of
// its own: each by what was expected, what is there, and what stands before it.
//
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Hints.h"
#include "tofu/Syntax/Scanner.h"
#include "llvm/ADT/StringExtras.h"

using namespace tofu::syntax;
using llvm::StringRef;

namespace {
struct Slip {
  StringRef expected; // or how that begins
  StringRef tokens;   // one of these, with blanks between; "": any
  StringRef before;   // what ends before it; "": anything
  StringRef message;
};
} // namespace

static constexpr Slip slips[] = {
    // Attributes and lists of tensors.
    {"a value", "(", "=",
     "a list stands in square brackets, as in 'axes = [0, 1]'"},
    {"an attribute name", "\"", ",",
     "words are separated by '|', as in 'mode of \"one\" | \"other\"'"},
    {"',', ';' or ')'", "...", "]",
     "a list of tensors has '...' behind its name, as in 'xs...: [n]'"},
    {"a parameter name", "...", "",
     "a list of tensors has '...' behind its name, as in 'xs...: [n]'"},
    // Headings.
    {"'op'", "function", "",
     "an operator begins with 'op', and a function of values with 'def'"},
    {"'op'", "fn func fun", "",
     "an operator begins with 'op', and a function of values with 'def'"},
    {"'op'", "include", "",
     "another file is imported by 'import \"file.tdl\"'"},
    {"'op'", "from use", "",
     "another file is imported by 'import \"file.tdl\"'"},
    {"'->' and the extents", "where", ")",
     "what is required stands behind the extents of the results, as in '-> "
     "[n] where n > 1'"},
    {"'=' and a lambda", "else", "",
     "what is said where it does not hold stands behind ':', as in 'where n > "
     "1: \"n is 1\"'"},
    // Lets and results.
    {"'=' and a tensor, or '[' and indices", "( :", "",
     "the indices of what a 'let' makes stand in square brackets behind its "
     "name, as in 'let y[i, j] = ...'"},
    {"'=' and a tensor, or '[' and indices", ",", "",
     "several names stand in brackets, as in 'let (a, b) = f(x)'"},
    {"'['", "(", "->",
     "results have no brackets around them, as in '-> [n], [n, m]'"},
    // Reads.
    {"no operator", "", "",
     "'else' takes a value without operators; write '(x[i] else 0) * 2' or "
     "'x[i] else (0 * 2)'"},
    // Reductions and combiners.
    {"',' or ':' after the indices", "< <= > >= == !=", "",
     "a condition stands behind 'where', as in 'sum(j where j <= i: x[j])'"},
    {"',' or ':' after the indices", ".", "0",
     "an index begins at 0, and 'in' takes its extent, as in 'sum(i in n: "
     "x[i])'"},
    {"',' or ';'", ")", "",
     "a combiner takes the names of one side, ';' and those of the other, as "
     "in 'combiner c(a; b)'"},
    {"'('", "", ") from",
     "what folds nothing stands in brackets, as in 'from (0)'"},
    {"'('", "",
     ") =", "the values of a combiner stand in brackets, as in '= (a + b)'"},
    // Gradients.
    {"'by' and a parameter", "wrt", "",
     "'wrt' is no word of the language; write 'by', as in 'gradient of f by "
     "x'"},
    {"the end of the definition", "gradient", "",
     "a gradient is an operator; write 'op g = gradient of f by x'"},
    {"the end of the definition", "of", "gradient",
     "a gradient that is derived has no parameters and results of its own; "
     "write 'op g = gradient of f by x'"},
    {"'('", "gradient", "",
     "'for' stands before it, as in 'op g for gradient of f by x(...)'"},
    {"'=' and a lambda", "for", "",
     "'for' stands behind the operator's name, as in 'op g for gradient of f "
     "by x(...)'"},
    // Imports.
    {"the name of a file in quotes", "'", "import",
     "the name of a file stands in double quotes, as in 'import "
     "\"tofu/norm.tdl\"'"},
    {"the end of the definition", "as", "\"",
     "a file that is imported has no name; what it defines is called as it is "
     "there"},
};

static bool isOneOf(StringRef token, StringRef tokens) {
  llvm::SmallVector<StringRef> all;
  tokens.split(all, ' ');
  return tokens.empty() || llvm::is_contained(all, token) ||
         (tokens == "\"" && token.starts_with(tokens));
}

/// Whether the text is in the attributes of an operator's heading.
static bool isInAttributes(StringRef before) {
  size_t opening = before.rfind('(');
  return before.starts_with("op") && opening != before.npos &&
         before.drop_front(opening).contains(';') && !before.contains("->");
}

/// `where k = 1 = lambda ...`, behind the first '='.
static bool comparesByEquals(StringRef before, StringRef rest) {
  StringRef required =
      before.drop_front(std::min(before.rfind("->"), before.size()));
  rest = rest.drop_front(tokenAt(rest.begin(), rest.end()).size()).ltrim();
  return before.ends_with("=") && hasWord(required, "where") &&
         !hasWord(required, "let") && !hasWord(required, "lambda") &&
         !rest.empty() && StringRef("=:,").contains(rest.front());
}

/// `y[i] = ...` without 'let', in front of the lambda.
static bool lacksLet(StringRef rest) {
  StringRef behind = rest.drop_front(std::min(rest.find(']'), rest.size()));
  return behind.consume_front("]") && behind.ltrim().starts_with("=") &&
         !behind.ltrim().starts_with("==");
}

/// What stands before the bracket that is open at the end.
static StringRef getOutside(StringRef before) {
  for (unsigned depth = 0; !before.empty(); before = before.drop_back()) {
    char c = before.back();
    if (StringRef(")]").contains(c))
      ++depth;
    else if (StringRef("([").contains(c) && depth-- == 0)
      return before.drop_back().rtrim();
  }
  return before;
}

/// Whether a lambda, or a list of them, is all that may follow.
static bool isBody(StringRef before) {
  StringRef heading =
      before.drop_front(std::min(before.rfind("lambda"), before.size()));
  return heading.consume_back(":") && !heading.empty() &&
         !heading.contains('(') && !heading.contains(':');
}

/// `name` of `name.other`, if that is no tensor of the definition's.
static bool isOfFile(StringRef before) {
  StringRef name = takeWord(before);
  return !name.empty() && !hasWord(before, name);
}

std::optional<Hint> tofu::syntax::findSlip(StringRef before, StringRef rest,
                                           StringRef expected) {
  StringRef token = tokenAt(rest.begin(), rest.end());
  auto say = [&](StringRef message) {
    return Hint{rest.begin(), message.str()};
  };
  for (const Slip &slip : slips)
    if (expected.starts_with(slip.expected) && isOneOf(token, slip.tokens) &&
        before.ends_with(slip.before))
      return say(slip.message);
  if (expected == "',', ';' or ')'" && isInAttributes(before)) {
    if (token == ":")
      return say("the kind of an attribute stands behind 'of', as in 'k of "
                 "int'");
    if (token == ";")
      return say("attributes are separated by ','; one ';' stands in front of "
                 "all of them");
  }
  if (expected == "')'" && token == ",")
    return say(isBody(getOutside(before))
                   ? "'(a, b)' is no value; each result has a lambda of its "
                     "own, as in 'lambda i: a[i], lambda i: b[i]'"
                   : "'(a, b)' is no value; brackets are around one");
  if (expected == "',' or ')'" && token == ":" && before.starts_with("def"))
    return say("'def' is of values, as in 'def f(a, b) = a + b'; what takes "
               "tensors begins with 'op'");
  if (expected == "an expression" && token == "where" &&
      rest.drop_front(token.size()).ltrim().starts_with("("))
    return say("'where' guards a read or a reduction; of two values write "
               "'select(condition, a, b)'");
  if (expected == "'lambda'" && comparesByEquals(before, rest))
    return Hint{before.end() - 1, "'=' is no comparison; write '=='"};
  bool isEnd = expected == "the end of the definition";
  if (isEnd && token == "[" && lacksLet(rest))
    return say("what is made before the lambda begins with 'let', as in 'let "
               "y[i] = ...'");
  StringRef name = rest.drop_front(token.size());
  if (isEnd && token == "." && !name.empty() && llvm::isAlpha(name.front()) &&
      isOfFile(before))
    return say(("what a file defines is called without the file's name; write "
                "'" +
                tokenAt(name.begin(), name.end()) + "'")
                   .str());
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the grammar may be taken for where it has brackets, words and marks of
// its own: each by what was expected, what is there, and what stands before it.
//
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Functions.h"
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

/// For the tokens: what is a type here or in other languages.
static constexpr StringRef anyType = "a type";

static constexpr Slip slips[] = {
    // Attributes and lists of tensors.
    {"a value", "(", "=",
     "a list stands in square brackets, as in 'axes = [0, 1]'"},
    {"an attribute name", "\"", ",",
     "words are separated by '|', as in 'mode of \"one\" | \"other\"'"},
    {"',', ';' or ')'", "...", "]",
     "a list of tensors has '...' behind its name, as in 'xs...: [n]'"},
    {"a parameter name", "... *", "",
     "a list of tensors has '...' behind its name, as in 'xs...: [n]'"},
    // Headings.
    {"'['", anyType, ":",
     "a parameter is a tensor, as 'x: [n] of f32' or, of one element, 'x: [] "
     "of f32'; attributes stand behind ';', as in '(...; a of float)'"},
    {"'['", "(", ":", "dimensions stand in square brackets, as in 'x: [n]'"},
    {"':' and the dimensions", "[", "",
     "the dimensions of a parameter stand behind ':', as in 'x: [n]'"},
    {"',', ';' or ')'", "[", "]",
     "the dimensions stand in one bracket, as in 'x: [n, m]'"},
    {"',', ';' or ')'", ": as", "]",
     "an element type stands behind 'of', as in 'x: [n] of f32'"},
    {"',', ';' or ')'", anyType, "]",
     "an element type stands behind 'of', as in 'x: [n] of f32'"},
    {"'->' and the extents", "= : [ {", ")",
     "the extents of the results stand behind '->', as in '-> [n]'"},
    {"'=' and a lambda", ": {", "",
     "what an operator means stands behind '=', as in '= lambda i: x[i]'"},
    {"'=' and a value", ": {", ")",
     "what a function means is one value behind '=', as in 'def f(a) = a * "
     "a'"},
    {"a message in quotes", "f", "",
     "a message is said as it is written, and behind it what was compared"},
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
    {"'=' and an element", "+ - * /", "]",
     "no value changes: a 'let' makes one, by '='"},
    {"'lambda'", "\\ ( [ {", "",
     "elements are computed in a lambda, as in 'lambda i: x[i]'"},
    // Values.
    {"'and'", "", "",
     "'and' joins comparisons; write '0 < i and i < n' for '0 < i < n'"},
    {"the end of the definition", "", "(float)",
     "an element is converted by a call, as in 'float(i)'"},
    {"the end of the definition", "", "(int)",
     "an element is converted by a call, as in 'int(x[i])'"},
    // Reads.
    {"',' or ']'", ":", "",
     "a read is of one element, and has no ':'; an index says which, as in "
     "'sum(k: x[k])'"},
    {"no operator", "", "",
     "'else' takes a value without operators; write '(x[i] else 0) * 2' or "
     "'x[i] else (0 * 2)'"},
    // Reductions and combiners.
    {"',' or ':' after the indices", "< <= > >= == !=", "",
     "a condition stands behind 'where', as in 'sum(j where j <= i: x[j])'"},
    {"',' or ':' after the indices", ".", "0",
     "an index begins at 0, and 'in' takes its extent, as in 'sum(i in n: "
     "x[i])'"},
    {"',' or ':' after the indices", "=", "",
     "an index begins at 0, and ranges over what it reads or what 'in' says, "
     "as in 'sum(j in n: x[j])'"},
    {"',' or ':'", "-> = .", "", "':' stands behind the indices"},
    {"an index name", "0 1", "(",
     "a reduction names its indices, with conditions behind 'where', as in "
     "'sum(j where 1 <= j: x[j])'"},
    {"',' or ';'", ")", "",
     "a combiner takes the names of one side, ';' and those of the other, as "
     "in 'combiner c(a; b)'"},
    {"'('", "", ") from",
     "what folds nothing stands in brackets, as in 'from (0)'"},
    {"an expression", ")", "from (",
     "a combiner folds at least one value; write what folds nothing, as in "
     "'from (0)'"},
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
    // Whatever it is a list of.
    {"", ") ] : =", ",", "nothing stands behind the ','; leave it out"},
};

static bool isType(StringRef token) {
  return findElementType(token) ||
         llvm::is_contained({"double", "str", "string", "tensor", "array"},
                            token);
}

static bool isOneOf(StringRef token, StringRef tokens) {
  if (tokens == anyType)
    return isType(token);
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

/// `y[i] = ...` or `y[i] += ...` without 'let', in front of the lambda.
static bool lacksLet(StringRef rest) {
  StringRef behind = rest.drop_front(std::min(rest.find(']'), rest.size()));
  if (!behind.consume_front("]"))
    return false;
  behind = behind.ltrim();
  return (behind.starts_with("=") && !behind.starts_with("==")) ||
         (behind.size() > 1 && StringRef("+-*/").contains(behind[0]) &&
          behind[1] == '=');
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

/// The name that ends the text of an operator, where nothing more may follow:
/// it was taken for a tensor that is a result.
static StringRef findBodyName(StringRef before) {
  StringRef word = takeWord(before);
  bool isName = !word.empty() && !llvm::isDigit(word.front());
  return isName && before.contains("->") ? word : StringRef();
}

/// Whether it may have been meant for 'lambda'; what the text names is not.
static bool isLikeLambda(StringRef before, StringRef word) {
  return word.edit_distance_insensitive("lambda") <= 2 &&
         !hasWord(before.drop_back(word.size()), word);
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
  if (StringRef word = findBodyName(before); isEnd && !word.empty()) {
    if (token == "[")
      return Hint{word.begin(),
                  "an element is read in a lambda; write 'lambda', "
                  "the indices of the result and ':' before it, "
                  "as in 'lambda i: x[i]'"};
    bool isHeading = token == ":" || token == "..." || isWord(token.front());
    if (isHeading && isLikeLambda(before, word))
      return Hint{word.begin(), "'" + word.str() +
                                    "' is no word of the language; write "
                                    "'lambda'"};
  }
  StringRef name = rest.drop_front(token.size());
  if (isEnd && token == "." && !name.empty() && llvm::isAlpha(name.front()) &&
      isOfFile(before))
    return say(("what a file defines is called without the file's name; write "
                "'" +
                tokenAt(name.begin(), name.end()) + "'")
                   .str());
  if (token == "." && isAfterValue(expected))
    return say("no value has parts behind '.': functions are called, as in "
               "'exp(x[i])', and extents are the names of dimensions, as n of "
               "'x: [n]'");
  return std::nullopt;
}

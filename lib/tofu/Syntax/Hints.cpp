//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Hints.h"
#include "tofu/Syntax/Scanner.h"
#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tofu::syntax;
using llvm::StringRef;

StringRef tofu::syntax::takeWord(StringRef &text) {
  text = text.rtrim();
  size_t end = text.size();
  while (end && isWord(text[end - 1]))
    --end;
  StringRef word = text.drop_front(end);
  text = text.take_front(end);
  return word;
}

//===----------------------------------------------------------------------===//
// Marks and words
//===----------------------------------------------------------------------===//

bool tofu::syntax::isAfterValue(StringRef expected) {
  return expected == "an expression" || expected == "',' or ')'" ||
         expected == "')'" || expected == "',' or ']'" ||
         expected == "'else' and a value" ||
         expected == "the end of the definition";
}

/// What to write for marks that are longer than a token, or none.
static StringRef describeMark(StringRef rest, StringRef expected) {
  struct Mark {
    StringRef text, message;
    bool isComparison = false;
  };
  static constexpr Mark marks[] = {
      {"**", "'**' is no operator; write 'pow(a, b)'"},
      {"&&", "'&&' is no operator; write 'and'"},
      {"&", "'&' is no operator; write 'and' between conditions, and 'x mod 4' "
            "for 'x & 3'"},
      {"||", "'||' is no operator; write 'or'"},
      {"|", "'|' is no operator; write 'or' between conditions; what integers "
            "are is computed by '+', '-', '*', 'floordiv' and 'mod'"},
      {"<<", "'<<' is no operator; write a product, 'x * 4' for 'x << 2'"},
      {">>", "'>>' is no operator; write 'x floordiv 4' for 'x >> 2'"},
      {"~", "'~' is no operator; write 'not' before a condition, and '-1 - x' "
            "for an integer"},
      {"=<", "'=<' is no comparison; write '<='", true},
      {"=>", "'=>' is no comparison; write '>='", true},
      {"<>", "'<>' is no comparison; write '!='", true},
      {"++", "'++' is no operator: no value changes"},
      {"%", "'%' is no operator; write 'mod'"},
      {"^", "'^' is no operator; write 'pow(a, b)'"},
      {"@", "'@' is no operator; write a product of matrices as "
            "'sum(k: a[i, k] * b[k, j])'"},
      {"?", "'?' is no operator; write 'select(condition, a, b)'"},
      {"#", "'#' begins no comment; comments begin with '//'"},
      {"/*", "'/*' begins no comment; comments begin with '//'"}};
  for (const Mark &mark : marks)
    if (rest.starts_with(mark.text))
      return mark.isComparison && !isAfterValue(expected) ? "" : mark.message;
  if (rest.starts_with("!") && !rest.starts_with("!="))
    return "'!' is no operator; write 'not'";
  return "";
}

/// Marks that are on no keyboard.
static std::string describeSign(StringRef token) {
  StringRef mark = llvm::StringSwitch<StringRef>(token)
                       .Cases({"×", "·", "⋅"}, "*")
                       .Case("÷", "/")
                       .Cases({"−", "–"}, "-")
                       .Case("≤", "<=")
                       .Case("≥", ">=")
                       .Case("≠", "!=")
                       .Case("→", "->")
                       .Case("λ", "lambda")
                       .Case("∞", "inf")
                       .Case("∧", "and")
                       .Case("∨", "or")
                       .Case("¬", "not")
                       .Case("…", "...")
                       .Cases({"“", "”"}, "\"")
                       .Default("");
  return mark.empty() ? ""
                      : ("'" + token + "' is no mark of the language; write '" +
                         mark + "'")
                            .str();
}

/// Words that begin a statement or an expression elsewhere.
static StringRef describeWord(StringRef word, StringRef expected) {
  if (word == "if")
    return "'if' is no word of the language; write 'select(condition, a, b)'";
  if (!isAfterValue(expected) && expected != "'lambda'")
    return ""; // 'for' stands behind the name of an operator
  return llvm::StringSwitch<StringRef>(word)
      .Cases({"for", "while"},
             "there are no loops: a lambda gives each element, and a reduction "
             "folds elements, as in 'sum(k: x[k])'")
      .Case("return", "the result is what stands behind '=' or ':'; leave "
                      "'return' out")
      .Cases({"var", "val", "const", "auto"},
             "a name is given by 'let', as in 'let y[i] = ...'")
      .Default("");
}

/// An `=` between two values.
static StringRef describeEquals(StringRef before, StringRef expected) {
  if (!isAfterValue(expected) || before.ends_with("=")) // '==='
    return "";
  size_t lambda = before.rfind("lambda");
  if (lambda == before.npos)
    return "";
  return before.drop_front(lambda).contains("opaque")
             ? "attributes of an opaque function stand behind ';', as in "
               "'opaque f(x; k = 1)'"
             : "'=' is no comparison; write '=='";
}

/// Where the bracket that ends the text was opened; npos: nowhere.
static size_t findOpening(StringRef text) {
  int open = 0;
  for (size_t i = text.size(); i-- != 0;) {
    open += text[i] == ')' || text[i] == ']';
    open -= text[i] == '(' || text[i] == '[';
    if (open == 0)
      return i;
  }
  return text.npos;
}

/// The read whose `where` has no `else`, or null. The text ends at the error.
static const char *findGuarded(StringRef text) {
  while (!text.empty()) {
    text = text.rtrim();
    if (text.ends_with(")") || text.ends_with("]")) {
      size_t opening = findOpening(text);
      if (opening == text.npos)
        return nullptr;
      text = text.take_front(opening);
      continue;
    }
    StringRef word = takeWord(text);
    if (word.empty())
      text = text.drop_back();
    if (word != "where")
      continue;
    text = text.rtrim();
    size_t opening = text.ends_with("]") ? findOpening(text) : text.npos;
    if (opening == text.npos)
      return nullptr;
    text = text.take_front(opening);
    word = takeWord(text);
    return word.empty() ? nullptr : word.begin();
  }
  return nullptr;
}

/// Numbers as C writes them.
static std::string describeNumber(StringRef rest) {
  StringRef number =
      rest.take_while([](char c) { return isWord(c) || c == '.'; });
  uint64_t integer;
  if (number.starts_with("0") && number.size() > 1 &&
      llvm::isAlpha(number[1]) && !number.getAsInteger(0, integer))
    return ("'" + number + "' is no number; write '" + llvm::Twine(integer) +
            "'")
        .str();
  StringRef digits = number.rtrim("fF");
  if (digits.empty() ||
      digits.find_first_not_of("0123456789.") != digits.npos ||
      digits.count('.') > 1 || digits == "." ||
      !(number.starts_with(".") || number.ends_with(".") || digits != number))
    return "";
  std::string here = (digits.starts_with(".") ? "0" : "") + digits.str() +
                     (digits.ends_with(".") ? "0" : "");
  return "'" + number.str() + "' is no number; write '" + here + "'";
}

/// `5.`, of which the grammar has read the digits.
static std::optional<Hint> describePoint(StringRef before, StringRef rest) {
  StringRef digits = takeWord(before);
  if (digits.empty() || !rest.consume_front(".") || rest.starts_with(".") ||
      (!rest.empty() && isWord(rest.front())) ||
      digits.find_first_not_of("0123456789") != digits.npos)
    return std::nullopt;
  return Hint{digits.begin(), "'" + digits.str() + ".' is no number; write '" +
                                  digits.str() + ".0'"};
}

bool tofu::syntax::hasWord(StringRef text, StringRef word) {
  for (size_t at = text.find(word); at != StringRef::npos;
       at = text.find(word, at + 1))
    if (!(at && isWord(text[at - 1])) &&
        !(at + word.size() < text.size() && isWord(text[at + word.size()])))
      return true;
  return false;
}

/// One of the names that neither the line up to here nor the text has.
static StringRef findFree(std::initializer_list<StringRef> names,
                          StringRef before, StringRef text = "") {
  StringRef line = before.substr(before.rfind('\n') + 1);
  for (StringRef name : names)
    if (!hasWord(line, name) && !hasWord(text, name))
      return name;
  return *names.begin();
}

/// `(k: x[i, k])` of `x[i, :]`; of anything else that follows `x`, `(i: x[i])`.
static std::string foldOver(StringRef before, StringRef tensor,
                            StringRef rest) {
  StringRef indices, behind = rest;
  if (behind.consume_front("["))
    indices = behind.take_until([](char c) { return c == ']' || c == '['; });
  // One that is all of a dimension, and no slice from or to a place.
  auto [ahead, after] = indices.split(':');
  bool isAll = indices.count(':') == 1 &&
               (ahead.trim().empty() || ahead.rtrim().ends_with(",")) &&
               (after.trim().empty() || after.ltrim().starts_with(",")) &&
               !behind.drop_front(indices.size()).starts_with("[");
  if (!isAll) {
    StringRef index = findFree({"i", "j", "k", "l"}, before);
    return ("(" + index + ": " + tensor + "[" + index + "])").str();
  }
  StringRef index = findFree({"k", "l", "r", "s"}, before, indices);
  return ("(" + index + ": " + tensor + "[" + ahead + index + after + "])")
      .str();
}

/// `:` where a slice of Python begins and ends.
static std::optional<Hint> describeSlice(StringRef before, const char *where,
                                         StringRef rest, StringRef expected) {
  if (expected != "an expression" || !rest.starts_with(":") ||
      !(before.ends_with("[") || before.ends_with(",")))
    return std::nullopt;
  return Hint{where, "':' takes all of a dimension only where an opaque "
                     "function is given it; name an index, as in 'max(k: x[i, "
                     "k])'"};
}

/// `sum(x[i])`: a reduction that names no index.
static std::optional<Hint> describeReduction(StringRef before, StringRef rest,
                                             StringRef expected) {
  if (!expected.starts_with("',' or ':' after the indices"))
    return std::nullopt;
  StringRef line = before, tensor = takeWord(before);
  before = before.rtrim();
  if (!before.consume_back("(") || tensor.empty())
    return std::nullopt;
  StringRef reducer = takeWord(before), behind = rest;
  // `sum(j) a[i, j]`
  if (behind.consume_front(")") && !behind.ltrim(' ').empty() &&
      isWord(behind.ltrim(' ').front()))
    return Hint{rest.begin(), "what is folded stands within the brackets; "
                              "write '" +
                                  reducer.str() + "(" + tensor.str() +
                                  ": ...)'"};
  return Hint{reducer.begin(), "a reduction names its indices; write '" +
                                   reducer.str() +
                                   foldOver(line, tensor, rest) + "'"};
}

/// What is computed of elements where a tensor is wanted, without a lambda.
static std::optional<Hint> describeBareBody(StringRef before, StringRef rest,
                                            StringRef expected) {
  const char *where = rest.begin();
  StringRef token = tokenAt(where, rest.end());
  bool isEnd = expected == "the end of the definition";
  if (isEnd && !token.empty() && StringRef("+-*/<>=!").contains(token.front()))
    return Hint{where, "'" + token.str() +
                           "' computes elements, in a lambda; write 'lambda "
                           "i: x[i] " +
                           token.str() + " ...'"};
  if (isEnd && token == "[" && before.ends_with(")"))
    return Hint{where, "only what has a name is read; write 'let y = ...' of "
                       "the call before the lambda, and 'y[...]' here"};
  std::string message = "elements are computed in a lambda, and each result "
                        "has its own; write 'lambda', the indices of the "
                        "result and ':' before this";
  // `sum(j: ...)` begins a result; `argmax(j` was taken for an operator's call.
  bool isCall = !token.empty() && llvm::isAlpha(token.front()) &&
                rest.drop_front(token.size()).starts_with("(");
  bool isResult = expected == "'lambda'" && before.ends_with(",");
  if (isResult || ((isEnd || expected == "'lambda'") && isCall))
    return Hint{where, message};
  StringRef call = before;
  if (token == ":" && expected == "',', ';' or ')'" &&
      !takeWord(call).empty() && call.rtrim().ends_with("(")) {
    call = call.rtrim().drop_back();
    if (StringRef name = takeWord(call); !name.empty())
      return Hint{name.begin(), message};
  }
  return std::nullopt;
}

/// Values that Python writes in capitals.
static std::optional<Hint> describeValue(StringRef token, const char *where,
                                         StringRef expected) {
  if (expected != "a value")
    return std::nullopt;
  if (token == "True" || token == "False")
    return Hint{where, "'" + token.str() + "' is no value; write '" +
                           token.lower() + "'"};
  if (token == "None" || token == "null")
    return Hint{where, "'" + token.str() +
                           "' is no value; leave out '=' and the value of an "
                           "attribute that has to be given"};
  return std::nullopt;
}

/// Parameters, results and names as C and Python write them.
static std::optional<Hint> describeHeading(StringRef before, StringRef rest,
                                           const char *where,
                                           StringRef expected) {
  StringRef head = before, word = takeWord(head);
  StringRef token = tokenAt(rest.begin(), rest.end());
  bool isName = llvm::isAlpha(token.front()) &&
                rest.drop_front(token.size()).starts_with("[");
  if (expected == "'('" && token == "." && head.rtrim().ends_with("op"))
    return Hint{where, "an operator's name has no '.'; write the name of the "
                       "operation in quotes, as in 'op f for \"a.f\"('"};
  if (expected == "':' and the dimensions of the parameter" &&
      isWord(token.front()))
    return Hint{word.begin(), "a type stands behind the dimensions; write '" +
                                  token.str() + ": [n] of f32'"};
  if (expected == "':' and the dimensions of the parameter" &&
      (token == ")" || token == "," || token == "="))
    return Hint{word.begin(), "a parameter is a tensor, '" + word.str() +
                                  ": [n]'; attributes stand behind ';', as in "
                                  "'(...; " +
                                  word.str() + ")'"};
  if (expected == "'['" && isName && before.ends_with(":"))
    return Hint{where,
                "a type stands behind the dimensions; write '[n] of f32'"};
  if (expected == "'['" && isWord(token.front()) && before.ends_with("->"))
    return Hint{where, "the extents of a result stand in brackets; write '-> "
                       "[n]', and '-> []' for a scalar"};
  if (token == "(" && word == "lambda")
    return Hint{where, "the indices of a lambda have no brackets; write "
                       "'lambda i, j:'"};
  return std::nullopt;
}

/// Whether a quote begins the text that no other one ends in its line.
static bool isUnclosed(StringRef text) {
  return text.consume_front("\"") &&
         !text.take_until([](char c) { return c == '\n'; }).contains("\"");
}

/// What C and Python write in expressions, and in headings.
static std::optional<Hint> describeHabit(StringRef text, const char *where,
                                         StringRef expected) {
  StringRef before = StringRef(text.begin(), where - text.begin()).rtrim();
  StringRef token = tokenAt(where, text.end());
  bool isEnd = token.empty() || token == ")" || token == "]" || token == "," ||
               token == "op" || token == "def" || token == "combiner";
  if (isEnd && expected == "'else' and a value")
    if (const char *read = findGuarded(before))
      return Hint{read, "a read with 'where' needs 'else' and a value, behind "
                        "the condition"};
  if (where == text.end())
    return std::nullopt;
  StringRef rest(where, text.end() - where);
  if (isAfterValue(expected) && rest.starts_with("[") && before.ends_with("]"))
    return Hint{where, "a read has its indices in one bracket; write 'x[i, j]' "
                       "for 'x[i][j]'"};
  if (token == "=" && expected == "',', ';' or ')'")
    return Hint{takeWord(before).begin(),
                "attributes stand behind ';', as in 'f(x; k = 1)'"};
  if (rest.starts_with(";") &&
      (expected == "the end of the definition" || expected == "'lambda'"))
    return Hint{where, "nothing ends with ';'; leave it out"};
  if (rest.starts_with("=") && before.end() == where && !before.empty() &&
      StringRef("+-*/").contains(before.back()))
    return Hint{where - 1, "'" + before.take_back().str() +
                               "=' is no operator: no value changes; a "
                               "reduction adds up, as in 'sum(k: x[k])'"};
  if (isReserved(token) &&
      llvm::is_contained({"an operator name", "a function's name",
                          "a combiner's name", "a parameter name",
                          "a tensor name", "an index name", "a name"},
                         expected))
    return Hint{where, "'" + token.str() +
                           "' is a word of the language, and no name; write "
                           "another, as '" +
                           token.str() + "_'"};
  if ((expected == "an attribute name" ||
       expected == "the name of an attribute") &&
      isReserved(token))
    return Hint{where, "'" + token.str() +
                           "' is a word of the language; as the name of an "
                           "attribute it stands in backquotes, '`" +
                           token.str() + "`'"};
  bool isText = llvm::is_contained({"an expression", "a value",
                                    "a kind of attribute", "a name or a value",
                                    "a word in quotes", "a message in quotes"},
                                   expected);
  if (rest.starts_with("'") && isText)
    return Hint{where, "words stand in double quotes; write '\"'"};
  bool isName = expected == "the name of a file in quotes" ||
                expected == "the name of an operation in quotes";
  if ((isText || isName) && isUnclosed(rest))
    return Hint{where, "the closing '\"' is missing in this line"};
  if (std::string message = describeNumber(rest);
      !message.empty() &&
      (expected == "an expression" || expected == "a value"))
    return Hint{where, message};
  if (before.end() == where)
    if (std::optional<Hint> hint = describePoint(before, rest))
      return hint;
  if (token == "[" || token == ")" || token == "(")
    if (std::optional<Hint> hint = describeReduction(before, rest, expected))
      return hint;
  if (std::optional<Hint> hint = describeSlice(before, where, rest, expected))
    return hint;
  if (std::optional<Hint> hint = describeValue(token, where, expected))
    return hint;
  if (std::optional<Hint> hint = describeBareBody(before, rest, expected))
    return hint;
  if (token == "in" && expected == "'lambda'")
    return Hint{where, "a 'let' of a tensor has no 'in'; leave it out: "
                       "what it names is seen in all that follows"};
  if (std::optional<Hint> hint = describeHeading(before, rest, where, expected))
    return hint;
  return findSlip(before, rest, expected);
}

//===----------------------------------------------------------------------===//
// Comments that were to divide
//===----------------------------------------------------------------------===//

/// True if the text closes a bracket that it does not open.
static bool closesMore(StringRef text) {
  int open = 0;
  for (char c : text) {
    open += c == '(' || c == '[';
    open -= c == ')' || c == ']';
    if (open < 0)
      return true;
  }
  return false;
}

/// `// 2]` of `a[i // 2]`: between two operands, with a bracket that closes one
/// before it, or a number right before the error.
static const char *findDivision(StringRef text, const char *where) {
  const char *at = text.begin();
  while (at < where) {
    const char *behind = skipTrivia(at, text.end());
    StringRef trivia(at, behind - at);
    StringRef line = trivia.take_until([](char c) { return c == '\n'; });
    size_t begin = line.find("//");
    if (begin != line.npos && at != text.begin() &&
        (isWord(at[-1]) || at[-1] == ']' || at[-1] == ')')) {
      StringRef divisor = line.drop_front(begin + 2).ltrim();
      bool isOperand =
          !divisor.empty() && (isWord(divisor[0]) || divisor[0] == '(');
      if (isOperand && (closesMore(divisor) ||
                        (llvm::isDigit(divisor[0]) && behind >= where)))
        return line.begin() + begin;
    }
    if (behind == text.end())
      break;
    at = tokenAt(behind, text.end()).end();
  }
  return nullptr;
}

/// Dimensions as others write them.
static std::optional<Hint> describeExtent(StringRef before, StringRef token,
                                          const char *where,
                                          StringRef expected) {
  if (before.ends_with("...") && expected == "',' or ']'" && !token.empty() &&
      isWord(token.front()))
    return Hint{where, "'...' stands behind the name of a list; write '" +
                           token.str() + "...'"};
  if (expected != "a dimension name or an integer")
    return std::nullopt;
  if (token == "?" || token == ":")
    return Hint{where, "each dimension has a name; write one, as in '[n]'"};
  if (token == "*")
    return Hint{where, "a list of dimensions has '...' behind its name, as in "
                       "'[d...]'"};
  return std::nullopt;
}

/// `opp` and `Def` before a name, at the beginning of a line.
static std::string describeItem(StringRef before, StringRef token,
                                StringRef behind) {
  StringRef next = behind.ltrim(" \t");
  bool isFirst = before.empty() || before.ends_with("\n");
  if (!isFirst || isReserved(token) || !llvm::all_of(token, isWord) ||
      next.empty() || next.size() == behind.size() ||
      (!isWord(next.front()) && !next.starts_with("\"")))
    return "";
  for (StringRef word : {"op", "def", "combiner", "import"})
    if (StringRef(token.lower()).edit_distance(word) <= 1)
      return ("'" + token + "' begins no definition; did you mean '" + word +
              "'?")
          .str();
  return "";
}

std::optional<Hint> tofu::syntax::findHint(StringRef text, const char *where,
                                           StringRef expected) {
  StringRef before(text.begin(), where - text.begin());
  StringRef token = tokenAt(where, text.end());
  if (std::string message = describeSign(token); !message.empty())
    return Hint{where, message};
  if (std::string message = describeItem(
          before, token, StringRef(token.end(), text.end() - token.end()));
      !message.empty())
    return Hint{where, message};
  if (std::optional<Hint> hint =
          describeExtent(before.rtrim(), token, where, expected))
    return hint;
  // The grammar has read the beginning of some: `*` of `**`, `if` as a name.
  for (const char *begin : {where - 1, where})
    if (begin >= text.begin())
      if (StringRef message =
              describeMark(StringRef(begin, text.end() - begin), expected);
          !message.empty() &&
          (begin == where || tokenAt(begin, text.end()).end() == where))
        return Hint{begin, message.str()};
  if (StringRef message = describeWord(token, expected); !message.empty())
    return Hint{where, message.str()};
  StringRef word = takeWord(before);
  if (StringRef message = describeWord(word, expected); !message.empty())
    return Hint{word.begin(), message.str()};
  before = StringRef(text.begin(), where - text.begin());
  if (std::optional<Hint> hint = describeHabit(text, where, expected))
    return hint;
  if (token == "=")
    if (StringRef message = describeEquals(before, expected); !message.empty())
      return Hint{where, message.str()};
  if (expected.contains("']'") || expected.contains("')'"))
    if (const char *comment = findDivision(text, where))
      return Hint{comment, "'//' begins a comment; write 'floordiv' to divide"};
  return std::nullopt;
}

/// `2` or `2 + b[i]`, as stands behind a divisor alone.
static bool isDivisor(StringRef comment) {
  StringRef rest = comment.trim();
  StringRef number =
      rest.take_while([](char c) { return llvm::isDigit(c) || c == '.'; });
  rest = rest.drop_front(number.size()).ltrim();
  return !number.empty() &&
         (rest.empty() || StringRef("+-*").contains(rest[0]));
}

/// Whether a `//` stands behind something in its line.
static bool hasCommentBehind(StringRef text) {
  for (size_t at = 0; (at = text.find("//", at)) != StringRef::npos;) {
    StringRef before = text.take_front(at).rtrim(" \t");
    if (!before.empty() && !StringRef("\r\n/").contains(before.back()))
      return true;
    at = std::min(text.find('\n', at), text.size());
  }
  return false;
}

std::vector<const char *> tofu::syntax::findDivisions(StringRef text) {
  std::vector<const char *> found;
  if (!hasCommentBehind(text))
    return found;
  bool isInValue = false;
  for (const char *at = text.begin(); at != text.end();) {
    const char *behind = skipTrivia(at, text.end());
    StringRef line = StringRef(at, behind - at).split('\n').first;
    StringRef comment = line.ltrim(" \t");
    bool isBehind = at != text.begin() &&
                    (isWord(at[-1]) || at[-1] == ']' || at[-1] == ')');
    if (isInValue && isBehind && comment.consume_front("//") &&
        isDivisor(comment))
      found.push_back(comment.begin() - 2);
    StringRef token = tokenAt(behind, text.end());
    if (token == "op" || token == "import")
      isInValue = false;
    isInValue |= token == "lambda" || token == "let" || token == "def" ||
                 token == "combiner";
    at = token.end();
    if (token.empty())
      break;
  }
  return found;
}

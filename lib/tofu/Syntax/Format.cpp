//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// In two steps: every token learns where it stands (indentation, blank before
// it, how well a line breaks before it), by its surroundings but not by its
// line; then lines are written. That a token's indentation does not depend on
// how the lines before it came about makes the text stable.
//
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Format.h"
#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <limits>

using namespace tofu::syntax;
using llvm::StringRef;

namespace {
constexpr int noBreak = std::numeric_limits<int>::max();
/// Deeper brackets do not indent further.
constexpr unsigned maxIndent = 40;

/// A token, and what its surroundings make of it.
struct Placed : Token {
  bool startsItem = false;  // a definition
  bool startsLine = false;  // a `let` of tensors, or what follows the last one
  bool isTopLevel = false;  // a comment between definitions
  bool isUnary = false;     // a minus
  bool isSliceMark = false; // `:` in square brackets
  bool isTight = false;     // `*` without blanks
  unsigned indent = 0;      // as the first token of a line
  int breakLevel = noBreak; // the least is the best place to break a line
};

/// How loosely an operator binds, or 0: the classes of break levels.
int classOf(const Token &token) {
  if (token.kind != Token::Word && token.kind != Token::Mark)
    return 0;
  return llvm::StringSwitch<int>(token.text)
      .Case("let", 2)
      .Case("or", 4)
      .Case("and", 5)
      .Cases({"==", "!=", "<", "<=", ">", ">="}, 6)
      .Cases({"+", "-"}, 7)
      .Cases({"*", "/", "floordiv", "mod"}, 8)
      .Cases({"where", "else"}, 9)
      .Default(0);
}

bool isOpen(const Token &token) { return token.is("(") || token.is("["); }
bool isClose(const Token &token) { return token.is(")") || token.is("]"); }

/// Ends a value, so that a minus behind it has a left side.
bool endsValue(const Token &token) {
  if (token.kind == Token::Word)
    return !isReserved(token.text) || token.is("inf") || token.is("nan");
  return token.kind == Token::Number || token.kind == Token::String ||
         isClose(token);
}

//===----------------------------------------------------------------------===//
// Surroundings
//===----------------------------------------------------------------------===//

/// Walks over the tokens once, comments left out.
class Surroundings {
public:
  explicit Surroundings(std::vector<Placed> &tokens) : tokens(tokens) {
    brackets.emplace_back();
  }

  void run() {
    for (size_t i = 0; i != tokens.size(); ++i)
      if (tokens[i].kind != Token::Comment)
        visit(i);
    // A comment stands as what follows it.
    const Placed *next = nullptr;
    for (Placed &token : llvm::reverse(tokens)) {
      if (token.kind != Token::Comment) {
        next = &token;
        continue;
      }
      token.isTopLevel = !next || next->startsItem;
      token.indent = token.isTopLevel ? 0 : next->indent;
    }
  }

private:
  /// Parts of a definition; Other is what is no definition of an operator.
  enum Section { Other, Heading, Result, Let, Lambda, Body, Function };
  struct Bracket {
    bool isSquare = false;
    bool isIndex = false;         // in square ones
    bool hasGuard = false;        // behind `where`
    bool hasOperator = false;     // in this item of the list
    bool hasSum = false;          // likewise
    unsigned indent = 0;          // of what is in it
    unsigned lets = 0;            // of scalars, whose `in` is to come
    std::vector<size_t> products; // `*` of this item
    std::vector<size_t> commas;   // what stands behind them
  };

  size_t depth() const { return brackets.size() - 1; }

  /// `op` and a name, or what a line begins with that is no part of what is
  /// known.
  bool startsItem(size_t i) const {
    const Placed &token = tokens[i];
    if (token.kind != Token::Word)
      return false;
    if (token.is("op"))
      return i + 1 == tokens.size() || tokens[i + 1].kind != Token::String;
    if (token.is("def") || token.is("combiner") || token.is("import"))
      return true;
    // Two values in a row are no expression.
    return depth() == 0 && (section == Body || section == Other) &&
           token.firstColumn && !isReserved(token.text) &&
           (!last || endsValue(*last));
  }

  void endListItem() {
    Bracket &bracket = brackets.back();
    for (size_t product : bracket.products)
      tokens[product].isTight = bracket.isIndex && bracket.hasSum;
    bracket.products.clear();
    bracket.hasSum = bracket.hasOperator = bracket.hasGuard = false;
  }

  unsigned indentOf(const Placed &token, bool isOperator) const {
    unsigned deep = brackets.back().indent;
    switch (section) {
    case Heading:
      return 2 + std::max(deep, 2u);
    case Result:
      if (token.is("->") || (token.is("where") && depth() == 0))
        return 4;
      return 6 + deep + (isMessage(token) ? 2 : 0);
    case Let:
      return 4 + deep;
    case Lambda:
      return token.is("lambda") ? 2 : 4 + deep;
    case Function:
      return 2 + deep;
    default:
      return 4 + deep + (isOperator && !token.is("let") ? 2 : 0);
    }
  }

  /// Of a constraint: what is said where it does not hold.
  bool isMessage(const Placed &token) const {
    return inConstraints && depth() == 0 && token.kind == Token::String;
  }

  int levelOf(int breakClass) const {
    return static_cast<int>(depth() + brackets.back().hasGuard) * 12 +
           breakClass;
  }

  void beginItem(Placed &token) {
    brackets.assign(1, {});
    section = token.is("op")                            ? Heading
              : token.is("def") || token.is("combiner") ? Function
                                                        : Other;
    token.startsItem = true;
    afterBreak = noBreak;
    inConstraints = false;
    last = nullptr;
  }

  void visit(size_t i) {
    Placed &token = tokens[i];
    if (startsItem(i))
      beginItem(token);
    if (isClose(token) && depth() != 0) {
      endListItem();
      brackets.pop_back();
    }
    bool isPart = section == Heading || section == Result || section == Let;
    // Behind the `=` of a `let`, another one is of scalars.
    bool isScalar = section == Let && last && (last->is("=") || last->is("in"));
    bool isLet = (section == Result || section == Let) && depth() == 0 &&
                 token.is("let") && !isScalar;
    bool isTensorBody = startsTensorBody(token);
    token.startsLine = isLet || (section == Let && depth() == 0 &&
                                 (isTensorBody || token.is("lambda")));
    if (isLet)
      section = Let;
    if (isTensorBody)
      section = Body;
    if (isPart && section != Let && depth() == 0 && token.is("->"))
      section = Result;
    if ((isPart || section == Body) && depth() == 0 && token.is("lambda"))
      section = Lambda;

    int breakClass = isFold(i) ? 0 : classOf(token);
    token.isUnary =
        (token.is("-") || token.is("+")) && (!last || !endsValue(*last));
    bool isOperator = breakClass != 0 && !token.isUnary;
    token.indent = token.startsItem        ? 0
                   : isLet || isTensorBody ? 2
                                           : indentOf(token, isOperator);
    // What stands behind a comma, or before an operator.
    token.breakLevel = afterBreak;
    afterBreak = noBreak;
    if (isClose(token) || token.startsItem)
      token.breakLevel = noBreak;
    else if (section == Result &&
             (token.is("->") || (token.is("where") && depth() == 0)))
      token.breakLevel = -2;
    else if (isLet || isTensorBody || (token.is("lambda") && section == Lambda))
      token.breakLevel = -3;
    else if (isOperator)
      token.breakLevel = std::min(token.breakLevel, levelOf(breakClass));
    inConstraints = section == Result &&
                    (inConstraints || (token.is("where") && depth() == 0));
    visitOperator(i);
    visitSeparator(i);
    last = &token;
  }

  /// A body that is no lambda: behind the heading's `=`, another body, or what
  /// the last `let` is equal to, where two values stand in a row.
  bool startsTensorBody(const Placed &token) const {
    if (depth() != 0 || token.kind != Token::Word || isReserved(token.text) ||
        !last)
      return false;
    return (section == Result && last->is("=")) ||
           (section == Body && last->is(",")) ||
           (section == Let && (endsValue(*last) || last->is("...")) &&
            !last->is("in"));
  }

  /// The operator before the `...` of `(e + ...)`.
  bool isFold(size_t i) const {
    return i + 1 != tokens.size() && tokens[i + 1].is("...");
  }

  void visitOperator(size_t i) {
    Placed &token = tokens[i];
    Bracket &bracket = brackets.back();
    if (token.is("*"))
      bracket.products.push_back(i);
    else if ((token.is("+") || token.is("-")) && !token.isUnary)
      bracket.hasSum = true;
    else if (token.is("where"))
      bracket.hasGuard = true;
    else if (token.is("else"))
      bracket.hasGuard = false;
    if (classOf(token) != 0 && !token.isUnary && !token.is("let"))
      bracket.hasOperator = true;
    if (token.is("let") && token.breakLevel != -3)
      ++bracket.lets;
    if (token.is("in") && bracket.lets != 0) {
      --bracket.lets;
      afterBreak = levelOf(2);
    }
    if (isOpen(token)) {
      Bracket inner;
      inner.isSquare = token.is("[");
      inner.isIndex = bracket.isIndex || inner.isSquare;
      inner.indent = bracket.indent + (bracket.hasOperator ? 4 : 2);
      inner.indent = std::min(inner.indent, maxIndent);
      brackets.push_back(std::move(inner));
    }
  }

  void visitSeparator(size_t i) {
    Placed &token = tokens[i];
    Bracket &bracket = brackets.back();
    if (token.is(",")) {
      endListItem();
      // A message stands beside its constraint.
      bool isConstraint = inConstraints && depth() == 0;
      afterBreak = isConstraint ? -1 : levelOf(3);
      if (!isConstraint)
        bracket.commas.push_back(i + 1);
    } else if (token.is(";")) {
      endListItem();
      afterBreak = levelOf(1);
    } else if (token.is("=") && (section == Body || bracket.lets != 0)) {
      afterBreak = levelOf(10); // of what `in` follows
    } else if (token.is("=") && (section == Function || section == Let)) {
      endListItem();
      afterBreak = depth() == 0 ? -1 : levelOf(10);
    } else if (token.is(":")) {
      endListItem();
      token.isSliceMark = bracket.isSquare;
      if (bracket.isSquare || section == Heading)
        return;
      if (section == Lambda && depth() == 0) {
        section = Body;
        afterBreak = -1;
        return;
      }
      // Rather here than among the indices of a reduction.
      for (size_t comma : bracket.commas)
        if (comma < tokens.size() && tokens[comma].breakLevel != noBreak)
          tokens[comma].breakLevel = levelOf(11);
      bracket.commas.clear();
      afterBreak = levelOf(1);
    }
  }

  std::vector<Placed> &tokens;
  std::vector<Bracket> brackets;
  Section section = Other;
  int afterBreak = noBreak;
  bool inConstraints = false; // behind the `where` of a heading
  const Placed *last = nullptr;
};

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

/// Whether a blank stands between two tokens of a line.
bool hasBlank(const Placed &left, const Placed &right) {
  bool areApart = left.text.end() != right.text.begin();
  if (right.kind == Token::Comment)
    return true;
  if (left.is(",") || left.is(";"))
    return !isClose(right) && !right.is(",") && !right.is(";");
  if (isOpen(left) || isClose(right) || right.is(",") || right.is(";") ||
      right.is(":") || left.isUnary || left.isTight || right.isTight)
    return false;
  if (left.is(":"))
    return !left.isSliceMark;
  if (isOpen(right)) {
    if (left.kind == Token::Word)
      return (isReserved(left.text) || left.is("from")) && !left.is("sum") &&
             !left.is("prod") && !left.is("max") && !left.is("min");
    if (left.kind == Token::String)
      return false;
  }
  if (right.is(".") || left.is("."))
    return false;
  auto isSpaced = [](const Placed &token) {
    return classOf(token) != 0 || token.is("->") || token.is("=") ||
           token.is("|");
  };
  // A list, `d...`, or the one without a name, `lambda ...`.
  if (right.is("...") || left.is("..."))
    return isSpaced(left) || isSpaced(right) ||
           (left.is("...") ? right.kind == Token::Word
                           : left.kind == Token::Word && isReserved(left.text));
  if (isSpaced(left) || isSpaced(right))
    return true;
  auto isGlued = [](const Placed &token) {
    return token.kind == Token::Mark && !isOpen(token) && !isClose(token);
  };
  if (isGlued(left) || isGlued(right) || (isClose(left) && isOpen(right)))
    return areApart; // nothing is known of them
  return true;
}

class Lines {
public:
  explicit Lines(llvm::ArrayRef<Placed> tokens) : tokens(tokens) {}

  std::string run() {
    size_t begin = 0; // of the line
    for (size_t i = 1; i <= tokens.size(); ++i) {
      if (i != tokens.size() && !endsLine(i))
        continue;
      writeBroken(begin, i);
      begin = i;
    }
    return std::move(text);
  }

private:
  /// Whether a line ends before token `i`, however long it is.
  bool endsLine(size_t i) const {
    const Placed &before = tokens[i - 1], &token = tokens[i];
    if (before.kind == Token::Comment || token.startsItem || token.startsLine)
      return true;
    if (token.newlines == 0)
      return false;
    return token.kind == Token::Comment || token.breakLevel != noBreak;
  }

  void writeBroken(size_t begin, size_t end) {
    if (begin == end)
      return;
    // An empty line between definitions stays.
    const Placed &first = tokens[begin];
    if (begin != 0 && first.newlines > 1 &&
        (first.startsItem || first.isTopLevel))
      text += '\n';
    while (begin != end) {
      size_t next = findBreak(begin, end);
      write(begin, next);
      begin = next;
    }
  }

  /// Where the line from `begin` is broken: `end`, if it need not be.
  size_t findBreak(size_t begin, size_t end) const {
    size_t columns = tokens[begin].indent + tokens[begin].text.size();
    size_t best = end;
    for (size_t i = begin + 1; i != end; ++i) {
      const Placed &token = tokens[i];
      if (token.kind == Token::Comment)
        break;
      // What stands before `i` fits, or nothing can be made to.
      if (token.breakLevel != noBreak &&
          (best == end || token.breakLevel <= tokens[best].breakLevel))
        best = i;
      columns += hasBlank(tokens[i - 1], token) + token.text.size();
      if (columns > maxColumns && best != end)
        return best;
    }
    return columns > maxColumns ? best : end;
  }

  void write(size_t begin, size_t end) {
    text.append(tokens[begin].indent, ' ');
    text += tokens[begin].text;
    for (size_t i = begin + 1; i != end; ++i) {
      if (hasBlank(tokens[i - 1], tokens[i]))
        text += ' ';
      text += tokens[i].text;
    }
    text += '\n';
  }

  llvm::ArrayRef<Placed> tokens;
  std::string text;
};
} // namespace

std::optional<std::string> tofu::syntax::format(StringRef text, Report report) {
  if (!parse(text, report))
    return std::nullopt;
  std::vector<Placed> tokens;
  for (const Token &token : tokenize(text)) {
    Placed placed;
    static_cast<Token &>(placed) = token;
    tokens.push_back(placed);
  }
  Surroundings(tokens).run();
  return Lines(tokens).run();
}

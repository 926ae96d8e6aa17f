//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "OutlineBuilder.h"

#include "tofu/Syntax/Functions.h"
#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;
using tofu::syntax::Token;

namespace tofu::tools {

/// Builds an outline in one walk over its tokens.
class OutlineBuilder {
public:
  explicit OutlineBuilder(Outline &outline)
      : outline(outline), tokens(outline.tokens) {
    findColons();
    findDefinitions();
    for (DefinitionOutline &definition : outline.definitions) {
      at = definition.begin;
      visitHeading(definition);
      visitBody(definition);
      closeScopes(0);
    }
    resolveAttributes();
  }

private:
  using Names = llvm::StringMap<unsigned>; // to symbols

  bool isWord(size_t i) const {
    return i < tokens.size() && tokens[i].kind == Token::Word;
  }
  bool isName(size_t i) const {
    return isWord(i) && !syntax::isReserved(tokens[i].text);
  }
  bool isString(size_t i) const {
    return i < tokens.size() && tokens[i].kind == Token::String;
  }
  bool is(size_t i, StringRef text) const {
    return i < tokens.size() && tokens[i].is(text);
  }
  static bool isOpen(const Token &token) {
    return token.is("(") || token.is("[");
  }
  static bool isClose(const Token &token) {
    return token.is(")") || token.is("]");
  }
  /// What a value may end with, so that a name behind it begins another one.
  bool endsValue(size_t i) const {
    return isName(i) || isString(i) || tokens[i].kind == Token::Number ||
           isClose(tokens[i]) || is(i, "...") || is(i, "true") ||
           is(i, "false") || is(i, "inf") || is(i, "nan");
  }
  StringRef span(size_t first, size_t last) const { // both included
    return {tokens[first].text.begin(),
            static_cast<size_t>(tokens[last].text.end() -
                                tokens[first].text.begin())};
  }

  //===--------------------------------------------------------------------===//
  // What is found ahead
  //===--------------------------------------------------------------------===//

  bool startsDefinition(size_t i) const {
    return Outline::startsDefinition(tokens[i]) && !isString(i + 1);
  }

  /// The first `:` right inside of each open parenthesis, of a reduction, and
  /// where it is closed.
  void findColons() {
    colons.assign(tokens.size(), 0);
    closes.assign(tokens.size(), tokens.size());
    llvm::SmallVector<size_t, 16> open;
    for (size_t i = 0; i != tokens.size(); ++i) {
      if (startsDefinition(i))
        open.clear();
      else if (isOpen(tokens[i]))
        open.push_back(i);
      else if (isClose(tokens[i]) && !open.empty())
        closes[open.pop_back_val()] = i;
      else if (tokens[i].is(":") && !open.empty() &&
               tokens[open.back()].is("(") && colons[open.back()] == 0)
        colons[open.back()] = i;
    }
  }

  void findDefinitions() {
    for (size_t i = 0; i != tokens.size(); ++i) {
      if (!startsDefinition(i))
        continue;
      if (!outline.definitions.empty())
        outline.definitions.back().end = i;
      DefinitionOutline definition;
      definition.kind = is(i, "op")    ? Symbol::Operator
                        : is(i, "def") ? Symbol::Function
                                       : Symbol::Combiner;
      definition.begin = i;
      definition.end = tokens.size();
      if (isName(i + 1)) {
        definition.name = tokens[i + 1].text;
        unsigned number = outline.definitions.size();
        outline.uses[i + 1] = outline.symbols.size();
        globals[definition.kind].try_emplace(definition.name,
                                             outline.symbols.size());
        outline.symbols.push_back(
            {definition.kind, definition.name, number, 0, tokens.size(), ""});
      }
      outline.definitions.push_back(definition);
    }
    for (DefinitionOutline &definition : outline.definitions)
      definition.text = span(definition.begin, definition.end - 1);
  }

  //===--------------------------------------------------------------------===//
  // Names
  //===--------------------------------------------------------------------===//

  unsigned declare(Symbol::Kind kind, size_t i, size_t end) {
    unsigned symbol = outline.symbols.size();
    unsigned definition = current - outline.definitions.data();
    outline.symbols.push_back({kind, tokens[i].text, definition, i, end, ""});
    outline.uses[i] = symbol;
    // `d...`, a list.
    if (is(i + 1, "..."))
      outline.symbols.back().detail = tokens[i + 1].text;
    return symbol;
  }

  /// `name` stands for this until the scopes from here on are closed.
  void bind(StringRef name, unsigned symbol) {
    auto [entry, isNew] = locals.try_emplace(name, symbol);
    bound.push_back({symbol, isNew ? Outline::none : entry->second});
    entry->second = symbol;
  }

  void closeScopes(size_t count) {
    while (bound.size() > count) {
      auto [symbol, hidden] = bound.pop_back_val();
      Symbol &closed = outline.symbols[symbol];
      closed.end = at;
      if (hidden == Outline::none)
        locals.erase(closed.name);
      else
        locals[closed.name] = hidden;
    }
  }

  bool referTo(size_t i, const Names &names) {
    auto found = names.find(tokens[i].text);
    if (found != names.end())
      outline.uses[i] = found->second;
    return found != names.end();
  }

  /// Where tensors stand, operators are applied; elsewhere functions are called
  /// and combiners fold.
  void refer(size_t i, bool isTensor = false) {
    if ((!isName(i) && !isString(i)) || outline.uses[i] != Outline::none ||
        referTo(i, locals) || isString(i))
      return;
    bool isCall = is(i + 1, "(");
    if (isCall && colons[i + 1] != 0 && referTo(i, globals[Symbol::Combiner]))
      return;
    if (isTensor && isCall && referTo(i, globals[Symbol::Operator]))
      return;
    if (!referTo(i, globals[Symbol::Function]) && isCall)
      referTo(i, globals[Symbol::Operator]);
  }

  //===--------------------------------------------------------------------===//
  // A heading: up to `=`
  //===--------------------------------------------------------------------===//

  void visitHeading(DefinitionOutline &definition) {
    current = &definition;
    size_t end = definition.end, last = at;
    at += isName(at + 1) ? 2 : 1;
    auto isOver = [&] {
      return at >= end || is(at, "lambda") || is(at, "let");
    };
    size_t begin = at;
    while (!isOver() && !is(at, "(") && !is(at, "->") && !is(at, "="))
      ++at;
    // `for gradient of f by x, y` stands before the parameters.
    if (size_t behind = at;
        is(begin, "for") && is(begin + 1, "gradient") && is(begin + 2, "of")) {
      at = begin + 1;
      visitGradient(behind);
    }
    if (!isOver() && is(at, "(")) {
      if (definition.kind == Symbol::Operator)
        visitParameters(end);
      else
        visitArguments(end);
    }
    last = std::max(at, definition.begin + 1) - 1;
    for (; !isOver() && !is(at, "="); ++at) {
      if (is(at, "of"))
        visitElement(end);
      else
        refer(at);
      last = at;
    }
    definition.heading = span(definition.begin, last);
  }

  /// The names of what a function or a side of a combiner takes.
  void visitArguments(size_t end) {
    for (++at; at < end && !is(at, ")") && !is(at, "="); ++at)
      if (isName(at))
        bind(tokens[at].text, declare(Symbol::Argument, at, end));
    at += at < end && is(at, ")");
  }

  /// From `of` to the type behind it, which may be a name of its own.
  void visitElement(size_t end) {
    if (at + 1 >= end || !isWord(at + 1) || is(at + 1, "lambda"))
      return;
    ++at;
    StringRef name = tokens[at].text;
    bool isKnown = syntax::findElementType(name) || name == "int" ||
                   name == "float" || name == "bool" || name == "ints" ||
                   name == "floats";
    if (isKnown || !isName(at) || referTo(at, locals))
      return;
    bind(name, declare(Symbol::Type, at, end));
  }

  void visitParameters(size_t end) {
    bool areAttributes = false, isItemStart = true;
    unsigned depth = 0, symbol = 0;
    size_t item = 0; // the name of the parameter or attribute
    auto endItem = [&] {
      if (item != 0 && at - 1 > item)
        outline.symbols[symbol].detail = span(item + 1, at - 1);
      item = 0;
    };
    for (; at < end && !is(at, "->") && !is(at, "lambda"); ++at) {
      if (isOpen(tokens[at])) {
        if (depth++ == 0)
          isItemStart = true;
        continue;
      }
      if (isClose(tokens[at])) {
        if (--depth != 0)
          continue;
        endItem();
        ++at;
        return;
      }
      if (depth == 1 && (is(at, ",") || is(at, ";"))) {
        endItem();
        areAttributes |= is(at, ";");
        isItemStart = true;
        continue;
      }
      if (is(at, "of")) {
        visitElement(end);
        continue;
      }
      if (isName(at))
        visitParameterName(depth, areAttributes, isItemStart, symbol, item,
                           end);
      else if (isString(at) && !referTo(at, locals))
        bind(tokens[at].text, declare(Symbol::Word, at, end));
      isItemStart = false;
    }
    endItem();
  }

  void visitParameterName(unsigned depth, bool areAttributes, bool isItemStart,
                          unsigned &symbol, size_t &item, size_t end) {
    StringRef name = tokens[at].text;
    auto found = locals.find(name);
    bool isKnown = found != locals.end();
    if (depth == 1 && isItemStart) {
      item = at;
      symbol = declare(areAttributes ? Symbol::Attribute : Symbol::Parameter,
                       at, end);
      if (!isKnown)
        bind(name, symbol);
    } else if (isKnown) {
      outline.uses[at] = found->second;
    } else if (!areAttributes) {
      bind(name, declare(Symbol::Dimension, at, end));
    }
  }

  //===--------------------------------------------------------------------===//
  // A body: lets, lambdas and tensors; reductions and `let` in expressions
  // declare names up to the end of their bracket
  //===--------------------------------------------------------------------===//

  struct Bracket {
    size_t scopes; // that there were before it
    bool isBehindSemicolon = false;
    size_t callee = 0; // the name of the operator that is applied, or 0
  };

  void visitBody(const DefinitionOutline &definition) {
    size_t end = definition.end;
    isTensor = definition.kind == Symbol::Operator;
    isBehindLets = definition.kind != Symbol::Operator;
    own = bound.size();
    open.clear();
    if (at < end && is(at, "="))
      ++at;
    if (definition.kind == Symbol::Operator && is(at, "gradient") &&
        is(at + 1, "of")) {
      visitGradient(end);
      return;
    }
    size_t begin = at;
    for (; at < end; ++at) {
      if (open.empty() && definition.kind == Symbol::Operator &&
          visitStep(begin, end))
        continue;
      visitToken(end);
    }
  }

  /// `gradient of f by x, y`.
  void visitGradient(size_t end) {
    size_t of = at + 2;
    if (of < end && isName(of))
      referTo(of, globals[Symbol::Operator]);
    for (at = of + 1; at < end; ++at)
      if (isName(at) && !is(at, "by"))
        given.push_back({at, of});
  }

  /// Whether a `let`, a lambda or another body begins; its indices are read.
  bool visitStep(size_t begin, size_t end) {
    bool isFirst = at == begin;
    if (is(at, "let") && !isBehindLets &&
        (isFirst || !(is(at - 1, "=") || is(at - 1, "in")))) {
      beginStep();
      visitLet(end);
      return true;
    }
    if (is(at, "lambda")) {
      beginStep();
      isBehindLets = true;
      isTensor = false;
      size_t colon = at + 1;
      while (colon < end && !is(colon, ":") && !is(colon, "lambda"))
        ++colon;
      bindIndices(at, colon, end);
      at = std::max(std::min(colon, end) - 1, at);
      return true;
    }
    bool isBody = isName(at) && (isFirst || endsValue(at - 1) ||
                                 (isBehindLets && is(at - 1, ",")));
    if (isBody) {
      beginStep();
      isBehindLets = isTensor = true;
    }
    return false;
  }

  void beginStep() { closeScopes(own); }

  /// `let name`, `let (a, b)`, with `[indices]` if it is a lambda, up to before
  /// the `=`.
  void visitLet(size_t end) {
    size_t i = at + 1;
    bool areSeveral = is(i, "(");
    unsigned symbol = Outline::none; // the last
    for (i += areSeveral; i < end; ++i) {
      if (isName(i))
        bind(tokens[i].text, symbol = declare(Symbol::Tensor, i, end));
      else if (!is(i, ","))
        break;
      if (!areSeveral) {
        ++i;
        break;
      }
    }
    own = bound.size();
    i += areSeveral && is(i, ")");
    isTensor = !is(i, "[");
    if (i < end && is(i, "[")) {
      size_t close = std::min(closes[i], end);
      if (!areSeveral && symbol != Outline::none && close < end)
        outline.symbols[symbol].detail = span(i, close);
      bindIndices(i, close, end);
      i = close;
    }
    at = std::max(std::min(i, end) - 1, at);
  }

  /// The names of indices behind `i`, before `last`, and what stands after
  /// `in`.
  void bindIndices(size_t i, size_t last, size_t end) {
    size_t first = i;
    for (last = std::min(last, end); i < last; ++i) {
      if (i != first && isOpen(tokens[i])) {
        i = std::min(closes[i], last);
        continue;
      }
      if ((i == first || is(i, ",")) && i + 1 < last && isName(i + 1)) {
        bind(tokens[i + 1].text, declare(Symbol::Index, i + 1, end));
        ++i;
      } else if (is(i, "in")) {
        // Up to the next comma that no bracket contains.
        for (++i; i < last && !is(i, ",") && !is(i, "where"); ++i) {
          size_t close = isOpen(tokens[i]) ? std::min(closes[i], last) : i;
          for (; i < close; ++i)
            refer(i);
          if (i < last)
            refer(i);
        }
        --i;
        if (i + 1 < last && is(i + 1, "where"))
          return;
      } else if (is(i, "where")) {
        return;
      }
    }
  }

  void visitToken(size_t end) {
    const Token &token = tokens[at];
    if (isOpen(token)) {
      Bracket bracket{bound.size()};
      if (isName(at - 1) && token.is("("))
        bracket.callee = at - 1;
      open.push_back(bracket);
      if (token.is("(") && colons[at] != 0 && isWord(at - 1))
        bindIndices(at, colons[at], end);
    } else if (isClose(token) && !open.empty()) {
      closeScopes(open.pop_back_val().scopes);
    } else if (token.is(";") && !open.empty()) {
      open.back().isBehindSemicolon = true;
    } else if (token.is("let") && isName(at + 1)) {
      bind(tokens[at + 1].text, declare(Symbol::Value, at + 1, end));
    } else if (at > 0 && is(at - 1, "opaque")) {
      // The name of a C function.
    } else if (is(at + 1, "=") && !open.empty() &&
               open.back().isBehindSemicolon) {
      // The name of an attribute that is given.
      if (isName(at) && open.back().callee != 0)
        given.push_back({at, open.back().callee});
    } else if (isString(at) && at > 1 && is(at - 1, "=") && !open.empty() &&
               open.back().callee != 0) {
      given.push_back({at, open.back().callee});
    } else {
      bool isAttribute = !open.empty() && open.back().isBehindSemicolon;
      refer(at, isTensor && !isAttribute);
    }
  }

  /// What is given behind `;` is of the operator that is applied, and what a
  /// gradient is by of the one that it is of.
  void resolveAttributes() {
    for (auto [token, callee] : given) {
      bool isGradient = is(callee - 2, "gradient");
      const Symbol *symbol = outline.getSymbol(callee);
      if (!symbol || symbol->kind != Symbol::Operator)
        continue;
      for (const Symbol &each :
           outline.getLocals(outline.definitions[symbol->definition]))
        if ((isGradient ? each.kind == Symbol::Parameter
                        : each.kind == Symbol::Attribute ||
                              each.kind == Symbol::Word) &&
            each.name == tokens[token].text)
          outline.uses[token] = &each - outline.symbols.data();
    }
  }

  Outline &outline;
  const std::vector<Token> &tokens;
  std::vector<size_t> colons, closes; // of open brackets
  Names globals[Symbol::Combiner + 1], locals;
  /// What was bound, innermost last, and what it hides.
  llvm::SmallVector<std::pair<unsigned, unsigned>> bound;
  const DefinitionOutline *current = nullptr;
  size_t at = 0;

  // Of a body.
  llvm::SmallVector<Bracket, 16> open;
  size_t own = 0;            // what is bound outside of its lambdas
  bool isTensor = false;     // no element of one is written
  bool isBehindLets = false; // among the bodies
  /// Tokens behind `;`, and the name of what is applied.
  std::vector<std::pair<size_t, size_t>> given;
};

void buildOutline(Outline &outline) { OutlineBuilder{outline}; }

} // namespace tofu::tools

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Outline.h"

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
      definition.body = at;
      visitBody(definition);
      closeScopes(0);
    }
  }

private:
  using Names = llvm::StringMap<unsigned>; // to symbols

  bool isWord(size_t i) const {
    return i < tokens.size() && tokens[i].kind == Token::Word;
  }
  bool isName(size_t i) const {
    return isWord(i) && !syntax::isReserved(tokens[i].text);
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
  StringRef span(size_t first, size_t last) const { // both included
    return {tokens[first].text.begin(),
            static_cast<size_t>(tokens[last].text.end() -
                                tokens[first].text.begin())};
  }

  //===--------------------------------------------------------------------===//
  // What is found ahead
  //===--------------------------------------------------------------------===//

  bool startsDefinition(size_t i) const {
    return is(i, "op") &&
           (i + 1 == tokens.size() || tokens[i + 1].kind != Token::String);
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
      definition.begin = i;
      definition.end = tokens.size();
      if (isName(i + 1)) {
        definition.name = tokens[i + 1].text;
        unsigned number = outline.definitions.size();
        outline.uses[i + 1] = outline.symbols.size();
        globals.try_emplace(definition.name, outline.symbols.size());
        outline.symbols.push_back(
            {Symbol::Operator, definition.name, number, 0, tokens.size(), ""});
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
    unsigned definition = 0;
    if (!outline.definitions.empty())
      definition = current - outline.definitions.data();
    outline.symbols.push_back({kind, tokens[i].text, definition, i, end, ""});
    outline.uses[i] = symbol;
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

  void refer(size_t i) {
    if (!isName(i) || outline.uses[i] != Outline::none)
      return;
    if (auto found = locals.find(tokens[i].text); found != locals.end())
      return void(outline.uses[i] = found->second);
    if (auto found = globals.find(tokens[i].text);
        found != globals.end() && is(i + 1, "("))
      outline.uses[i] = found->second;
  }

  //===--------------------------------------------------------------------===//
  // A heading: `op name(parameters; attributes) -> [extents] = lambda indices:`
  //===--------------------------------------------------------------------===//

  void visitHeading(DefinitionOutline &definition) {
    current = &definition;
    size_t end = definition.end, last = at;
    at += isName(at + 1) ? 2 : 1;
    while (at < end && !is(at, "(") && !is(at, "->") && !is(at, "lambda"))
      ++at;
    if (at < end && is(at, "("))
      visitParameters(end);
    bool isHeading = true;
    for (; at < end && !is(at, "lambda"); ++at) {
      if (is(at, "of")) {
        skipElement(end);
        if (isHeading)
          last = at;
        continue;
      }
      isHeading &= !is(at, "=");
      if (isHeading)
        last = at;
      refer(at);
    }
    definition.heading =
        span(definition.begin, std::max(last, definition.begin));
    if (at >= end)
      return void(at = end);
    for (++at; at < end && !is(at, ":"); ++at)
      if (isName(at))
        bind(tokens[at].text, declare(Symbol::Index, at, end));
    at = std::min(at + 1, end);
  }

  /// From `of` to the type behind it, which may be a name.
  void skipElement(size_t end) {
    if (at + 1 < end && isWord(at + 1) && !is(at + 1, "lambda"))
      ++at;
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
        skipElement(end);
        continue;
      }
      if (isName(at))
        visitParameterName(depth, areAttributes, isItemStart, symbol, item,
                           end);
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
  // A body: reductions and `let` declare names up to the end of their bracket
  //===--------------------------------------------------------------------===//

  void visitBody(const DefinitionOutline &definition) {
    size_t end = definition.end;
    // For each open bracket: the scopes and the symbols there were before it.
    struct Bracket {
      size_t scopes;
      bool isBehindSemicolon;
    };
    llvm::SmallVector<Bracket, 16> open;
    for (; at < end; ++at) {
      const Token &token = tokens[at];
      if (isOpen(token)) {
        open.push_back({bound.size(), false});
        if (token.is("(") && colons[at] != 0 && isWord(at - 1))
          visitIndices(colons[at], end);
      } else if (isClose(token) && !open.empty()) {
        closeScopes(open.pop_back_val().scopes);
      } else if (token.is(";") && !open.empty()) {
        open.back().isBehindSemicolon = true;
      } else if (token.is("let") && isName(at + 1)) {
        bind(tokens[at + 1].text, declare(Symbol::Value, at + 1, end));
      } else if (token.is("lambda")) {
        for (size_t i = at + 1; i < end && !is(i, ":") && !is(i, "lambda"); ++i)
          if (isName(i))
            bind(tokens[i].text, declare(Symbol::Index, i, end));
      } else if (at > 0 && is(at - 1, "opaque")) {
        // The name of a C function.
      } else if (is(at + 1, "=") && !open.empty() &&
                 open.back().isBehindSemicolon) {
        // The name of an attribute that is given.
      } else {
        refer(at);
      }
    }
  }

  /// The indices of a reduction that opens here, before its colon.
  void visitIndices(size_t colon, size_t end) {
    for (size_t i = at; i < colon && !is(i, "where"); ++i) {
      bool isItemStart = i == at || is(i, ",");
      if (isItemStart && isName(i + 1))
        bind(tokens[i + 1].text, declare(Symbol::Index, i + 1, end));
      if (i != at && isOpen(tokens[i]))
        i = closes[i];
    }
  }

  Outline &outline;
  const std::vector<Token> &tokens;
  std::vector<size_t> colons, closes; // of open brackets
  Names globals, locals;
  /// What was bound, innermost last, and what it hides.
  llvm::SmallVector<std::pair<unsigned, unsigned>> bound;
  const DefinitionOutline *current = nullptr;
  size_t at = 0;
};

/// The text of `///` lines, without the slashes.
static std::string joinDoc(llvm::ArrayRef<Token> lines) {
  std::string doc;
  for (const Token &token : lines) {
    StringRef line = token.text.drop_front(3);
    line.consume_front(" ");
    doc += (doc.empty() ? "" : "\n") + line.str();
  }
  return doc;
}

Outline::Outline(StringRef text) : text(text) {
  std::vector<Token> all = syntax::tokenize(text);
  std::vector<std::string> docs; // before each `op`
  llvm::SmallVector<Token, 4> doc;
  for (const Token &token : all) {
    if (token.kind == Token::Comment) {
      if (!token.isDoc() || token.newlines > 1)
        doc.clear();
      if (token.isDoc())
        doc.push_back(token);
      comments.push_back(token.text);
      continue;
    }
    if (token.is("op"))
      docs.push_back(token.newlines == 1 ? joinDoc(doc) : "");
    doc.clear();
    tokens.push_back(token);
  }
  uses.assign(tokens.size(), none);
  OutlineBuilder(*this);
  // Each definition takes the comment of its own `op`.
  size_t next = 0, definition = 0;
  for (size_t i = 0; i != tokens.size(); ++i) {
    if (!tokens[i].is("op"))
      continue;
    if (definition != definitions.size() && definitions[definition].begin == i)
      definitions[definition++].doc = docs[next];
    ++next;
  }
}

llvm::ArrayRef<Symbol>
Outline::getLocals(const DefinitionOutline &definition) const {
  auto isBefore = [](unsigned number) {
    return [number](const Symbol &each) {
      return each.kind == Symbol::Operator || each.definition < number;
    };
  };
  unsigned number = &definition - definitions.data();
  auto first = llvm::partition_point(symbols, isBefore(number));
  auto last = llvm::partition_point(symbols, isBefore(number + 1));
  return llvm::ArrayRef(symbols).slice(first - symbols.begin(), last - first);
}

std::vector<size_t> Outline::getUses(const Symbol &symbol) const {
  std::vector<size_t> found;
  unsigned number = &symbol - symbols.data();
  for (size_t i = 0; i != uses.size(); ++i)
    if (uses[i] == number)
      found.push_back(i);
  return found;
}

size_t Outline::countBefore(size_t offset) const {
  const char *at = text.data() + offset;
  return llvm::partition_point(
             tokens, [&](const Token &each) { return each.text.data() < at; }) -
         tokens.begin();
}

const Token *Outline::findToken(size_t offset) const {
  const char *at = text.data() + offset;
  size_t next = countBefore(offset);
  const Token *before = next == 0 ? nullptr : &tokens[next - 1];
  if (before && before->text.end() < at)
    before = nullptr;
  if (before && (before->text.end() > at || before->kind != Token::Mark))
    return before;
  if (next != tokens.size() && tokens[next].text.data() == at)
    return &tokens[next];
  return before;
}

bool Outline::isInComment(size_t offset) const {
  const char *at = text.data() + offset;
  auto next = llvm::partition_point(
      comments, [&](StringRef each) { return each.data() < at; });
  if (next == comments.begin())
    return false;
  StringRef comment = *std::prev(next);
  return !StringRef(comment.end(), std::max(at, comment.end()) - comment.end())
              .contains('\n');
}

const DefinitionOutline *Outline::findDefinition(size_t offset) const {
  size_t token = countBefore(offset);
  auto next =
      llvm::partition_point(definitions, [&](const DefinitionOutline &each) {
        return each.begin < token;
      });
  return next == definitions.begin() ? nullptr : &*std::prev(next);
}

} // namespace tofu::tools
